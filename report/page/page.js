"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const timeline = document.getElementById("timeline");
  if (!timeline || !data.steps) return;
  const column = new Map(data.threads.map((t, i) => [t.id, i + 1]));
  const shownThreads = new Set(data.threads.map(t => t.id));
  const variable = document.getElementById("variable"), all = document.getElementById("all");
  const detail = document.getElementById("detail"), source = document.getElementById("source");
  let current = data.steps.findLastIndex(s => s.offending), cells = new Map();

  const element = (tag, text, name) => {
    const e = document.createElement(tag);
    if (text !== undefined) e.textContent = text;
    if (name) e.className = name;
    return e;
  };

  // whole keeps the arrow of p->next in one line. What it gets is escaped.
  const whole = e => e.innerHTML = e.innerHTML.replaceAll("-&gt;", '<span class="arrow">-&gt;</span>');

  const visible = s => shownThreads.has(s.thread) && (all.checked || !s.hidden || s.offending) &&
    (!variable.value || s.offending || (s.location || "").includes(variable.value));

  document.querySelectorAll("h1").forEach(whole);

  const place = s => s.file ? s.file + ":" + s.line : "";

  function draw() {
    timeline.replaceChildren();
    cells = new Map();
    timeline.style.gridTemplateColumns = `repeat(${data.threads.length}, minmax(11rem, 1fr))`;
    for (const t of data.threads) {
      const h = element("div", t.name, "head");
      h.style.gridColumn = column.get(t.id);
      timeline.append(h);
    }
    let row = 2, repeats = false;
    data.steps.forEach((s, i) => {
      if (!visible(s)) return;
      if (s.repeats && !repeats) {
        repeats = true;
        const n = element("div", "from here on, for ever:", "note");
        n.style.gridRow = row++;
        timeline.append(n);
      }
      const e = element("div", s.text, "step" + (s.offending ? " offending" : "") + (s.weak ? " weak" : ""));
      whole(e);
      if (s.output) e.append(element("span", "prints: " + s.output, "said"));
      e.style.gridColumn = column.get(s.thread);
      e.style.gridRow = row++;
      e.title = place(s);
      e.addEventListener("click", () => pick(i));
      e.addEventListener("mouseenter", () => show(i));
      e.addEventListener("mouseleave", () => show(current));
      cells.set(i, e);
      timeline.append(e);
    });
    pick(cells.has(current) ? current : [...cells.keys()].pop());
  }

  // where scrolls what is picked into sight, once the page is there.
  let where = () => {};

  function pick(i) {
    if (i === undefined) return;
    current = i;
    for (const [k, e] of cells) e.classList.toggle("current", k === i);
    where(cells.get(i));
    show(i);
  }

  function show(i) {
    const s = data.steps[i];
    for (const [k, e] of cells) e.classList.toggle("related", k !== i && (s.related || []).some(r => r.step === k));
    detail.replaceChildren();
    const add = (name, value) => {
      if (value === undefined || value === "") return;
      const p = element("div");
      p.append(element("b", name + " "), document.createTextNode(value));
      detail.append(p);
    };
    add("step", `${i + 1} of ${data.steps.length}, ${data.threads.find(t => t.id === s.thread).name}`);
    add("does", s.text);
    if (s.weak) add("weak:", "no order of the steps explains this; memory does not behave as the timeline suggests");
    add("at", place(s) + (s.function ? " in " + s.function : ""));
    for (const c of s.calls || []) add("called by", c.function + (c.line ? ` at ${c.file}:${c.line}` : ""));
    for (const r of s.related || []) add(r.how, r.step < 0 ? "the initial value" : `step ${r.step + 1}: ${data.steps[r.step].text}`);
    for (const b of s.background || []) add("", b);
    const lines = data.sources[s.file];
    source.replaceChildren();
    source.hidden = !lines;
    if (!lines) return;
    lines.forEach((text, n) => {
      const e = element("span", undefined, n + 1 === s.line ? "here" : "");
      e.append(element("i", n + 1), document.createTextNode(text));
      source.append(e);
    });
    const here = source.querySelector(".here");
    if (here) source.scrollTop = here.offsetTop - source.offsetTop - source.clientHeight / 2;
  }

  const threads = document.getElementById("threads");
  for (const t of data.threads) {
    const label = element("label"), box = element("input");
    box.type = "checkbox";
    box.checked = true;
    box.addEventListener("change", () => { box.checked ? shownThreads.add(t.id) : shownThreads.delete(t.id); draw(); });
    label.append(box, " " + t.name + " ");
    threads.append(label);
  }
  variable.addEventListener("input", draw);
  all.addEventListener("change", draw);
  document.getElementById("filters").addEventListener("submit", e => e.preventDefault());
  document.addEventListener("keydown", e => {
    if (e.target === variable || (e.key !== "ArrowDown" && e.key !== "ArrowUp")) return;
    const order = [...cells.keys()], k = order.indexOf(current) + (e.key === "ArrowDown" ? 1 : -1);
    if (k >= 0 && k < order.length) pick(order[k]);
    e.preventDefault();
  });
  draw();
  timeline.scrollTop = timeline.scrollHeight;
  where = e => e.scrollIntoView({ block: "nearest", inline: "nearest" });
})();
