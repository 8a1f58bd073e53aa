"use strict";
(() => {
	const data = JSON.parse(document.getElementById("data").textContent);
	const $ = id => document.getElementById(id);
	const svgNS = "http://www.w3.org/2000/svg";
	const solved = new Set(["right", "open"]);
	const least = 0.001; // seconds: shorter times are not measured
	const wordsOf = c => c.replaceAll("_", " ");

	// element makes an element with attributes and children, which are elements or texts: text is never taken for markup.
	const element = (name, attributes, ...children) => {
		const e = document.createElement(name);
		for (const [k, v] of Object.entries(attributes || {})) e.setAttribute(k, v);
		e.append(...children);
		return e;
	};
	const shape = (parent, name, attributes, text) => {
		const e = document.createElementNS(svgNS, name);
		for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
		if (text !== undefined) e.textContent = text;
		parent.append(e);
		return e;
	};
	const colour = i => `var(--c${i % 8})`;

	// Schemes: the system's, until the button says otherwise.
	const scheme = () => document.documentElement.dataset.scheme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
	const nameScheme = () => { $("scheme").textContent = scheme() === "dark" ? "light" : "dark"; };
	$("scheme").hidden = false;
	$("scheme").addEventListener("click", () => {
		document.documentElement.dataset.scheme = scheme() === "dark" ? "light" : "dark";
		nameScheme();
	});
	nameScheme();

	// The table of results.
	const columns = [
		{ name: "task", key: r => r.t, text: true },
		{ name: "property", key: r => r.p, text: true },
		{ name: "configuration", key: r => data.configs[r.c], text: true },
		{ name: "expected", key: r => r.e },
		{ name: "class", key: r => data.classes.indexOf(r.k), show: r => wordsOf(r.k), style: r => "class " + r.k },
		{ name: "verdict", key: r => r.v },
		{ name: "answer", key: r => r.a },
		{ name: "score", key: r => r.s },
		{ name: "CPU s", key: r => r.u, show: r => r.u.toFixed(2) },
		{ name: "wall s", key: r => r.w, show: r => r.w.toFixed(2) },
		{ name: "MB", key: r => r.m, show: r => Math.round(r.m / 1e6) },
		{ name: "executions", key: r => r.x },
		{ name: "detail", key: r => r.d, text: true },
	];
	const state = { column: 0, up: true, limit: 200 };

	const order = (a, b) => typeof a === "number" ? a - b : a < b ? -1 : a > b ? 1 : 0;

	// wanted says which tasks the filter of names lets through.
	const wanted = text => {
		const m = /^\/(.*)\/$/.exec(text);
		if (!m) return name => name.toLowerCase().includes(text.toLowerCase());
		try {
			const re = new RegExp(m[1]);
			return name => re.test(name);
		} catch {
			return () => true; // an expression that is not finished yet
		}
	};

	const filtered = () => {
		const match = wanted($("text").value), config = $("config").value, kind = $("class").value, property = $("property").value;
		return data.rows.filter(r => match(r.t) && (config === "" || r.c === +config) && (kind === "" || r.k === kind) && (property === "" || r.p === property.slice(1)));
	};

	const drawTable = () => {
		const rows = filtered(), key = columns[state.column].key;
		rows.sort((a, b) => (state.up ? 1 : -1) * order(key(a), key(b)) || order(a.t, b.t) || a.c - b.c);
		$("shown").textContent = `${rows.length} of ${data.rows.length}`;
		$("more").hidden = rows.length <= state.limit;
		$("results").tBodies[0].replaceChildren(...rows.slice(0, state.limit).map(r =>
			element("tr", {}, ...columns.map(c => element("td", { class: (c.text ? "text " : "") + (c.style ? c.style(r) : "") }, String(c.show ? c.show(r) : c.key(r)))))));
		[...$("results").tHead.rows[0].cells].forEach((cell, i) => cell.setAttribute("aria-sort", i !== state.column ? "none" : state.up ? "ascending" : "descending"));
	};

	const sortBy = i => {
		state.up = state.column === i ? !state.up : true;
		state.column = i;
		drawTable();
	};

	// Plots.
	const frame = { left: 52, right: 14, top: 12, bottom: 40, width: 560, height: 380 };
	const inner = { x0: frame.left, x1: frame.width - frame.right, y0: frame.height - frame.bottom, y1: frame.top };
	const clamp = t => Math.max(t, least);
	const powers = (lo, hi) => {
		const all = [];
		for (let e = Math.floor(Math.log10(lo)); e <= Math.ceil(Math.log10(hi)); e++) all.push(10 ** e);
		return all;
	};
	const logScale = (ticks, from, to) => {
		const a = Math.log10(ticks[0]), b = Math.log10(ticks[ticks.length - 1]);
		return t => from + (to - from) * (Math.log10(t) - a) / ((b - a) || 1);
	};
	const label = t => t >= 1 ? String(t) : t.toPrecision(1);
	const axes = (svg, xTicks, x, yTicks, y, xName, yName) => {
		for (const [t, text] of xTicks) {
			shape(svg, "line", { class: "grid", x1: x(t), x2: x(t), y1: inner.y0, y2: inner.y1 });
			shape(svg, "text", { x: x(t), y: inner.y0 + 15, "text-anchor": "middle" }, text);
		}
		for (const [t, text] of yTicks) {
			shape(svg, "line", { class: "grid", x1: inner.x0, x2: inner.x1, y1: y(t), y2: y(t) });
			shape(svg, "text", { x: inner.x0 - 6, y: y(t) + 4, "text-anchor": "end" }, text);
		}
		shape(svg, "text", { x: (inner.x0 + inner.x1) / 2, y: frame.height - 6, "text-anchor": "middle" }, xName);
		shape(svg, "text", { x: 12, y: (inner.y0 + inner.y1) / 2, "text-anchor": "middle", transform: `rotate(-90 12 ${(inner.y0 + inner.y1) / 2})` }, yName);
	};
	const secondTicks = ts => ts.map(t => [t, label(t)]);

	const drawQuantile = () => {
		const svg = $("quantile");
		svg.replaceChildren();
		const curves = data.configs.map((_, c) => data.rows.filter(r => r.c === c && solved.has(r.k)).map(r => clamp(r.u)).sort((a, b) => a - b));
		const most = Math.max(1, ...curves.map(c => c.length));
		const ticks = powers(least, Math.max(data.timeout || 0, 1, ...curves.map(c => c[c.length - 1] || 0)));
		const step = Math.max(1, 10 ** Math.floor(Math.log10(most))), unit = most / step > 5 ? step : most / step > 2 ? Math.max(step / 2, 1) : Math.max(step / 5, 1);
		const xTicks = [];
		for (let t = 0; t <= most; t += unit) xTicks.push([Math.round(t), String(Math.round(t))]);
		const x = n => inner.x0 + (inner.x1 - inner.x0) * n / most, y = logScale(ticks, inner.y0, inner.y1);
		axes(svg, xTicks, x, secondTicks(ticks), y, "tasks decided, the fastest first", "CPU time in s");
		curves.forEach((times, c) => {
			const points = times.map((t, i) => `${x(i + 1).toFixed(1)},${y(t).toFixed(1)}`);
			shape(svg, "polyline", { class: "curve", points: points.join(" "), stroke: colour(c) });
			shape(svg, "line", { x1: inner.x0 + 10, x2: inner.x0 + 30, y1: inner.y1 + 12 + 16 * c, y2: inner.y1 + 12 + 16 * c, stroke: colour(c), "stroke-width": 3 });
			shape(svg, "text", { x: inner.x0 + 36, y: inner.y1 + 16 + 16 * c }, `${data.configs[c]}: ${times.length}`);
		});
	};

	const drawScatter = () => {
		const svg = $("scatter"), a = +$("scatterx").value, b = +$("scattery").value;
		svg.replaceChildren();
		const by = new Map(data.rows.filter(r => r.c === a).map(r => [r.t, r]));
		const pairs = data.rows.filter(r => r.c === b && by.has(r.t)).map(r => [by.get(r.t), r]);
		const ticks = powers(least, Math.max(data.timeout || 0, 1, ...pairs.flatMap(p => [p[0].u, p[1].u])));
		// Who does not decide stands on a line behind the last tick.
		const x = logScale(ticks, inner.x0, inner.x1 - 16), y = logScale(ticks, inner.y0, inner.y1 + 16);
		axes(svg, secondTicks(ticks), x, secondTicks(ticks), y, data.configs[a] + ": CPU time in s", data.configs[b] + ": CPU time in s");
		shape(svg, "line", { class: "diagonal", x1: inner.x0, y1: inner.y0, x2: inner.x1 - 16, y2: inner.y1 + 16 });
		shape(svg, "line", { class: "axis", x1: inner.x1 - 6, x2: inner.x1 - 6, y1: inner.y0, y2: inner.y1 });
		shape(svg, "line", { class: "axis", x1: inner.x0, x2: inner.x1, y1: inner.y1 + 6, y2: inner.y1 + 6 });
		for (const [p, q] of pairs) {
			const px = solved.has(p.k) ? x(clamp(p.u)) : inner.x1 - 6, py = solved.has(q.k) ? y(clamp(q.u)) : inner.y1 + 6;
			const wrong = [p, q].some(r => ["missed", "alarm", "miscount"].includes(r.k));
			const dot = shape(svg, "circle", { cx: px, cy: py, r: 3.2, fill: wrong ? "var(--bad)" : colour(0) });
			dot.addEventListener("pointerenter", e => tell(e, `${p.t}\n${data.configs[a]}: ${wordsOf(p.k)}, ${p.u.toFixed(2)} s\n${data.configs[b]}: ${wordsOf(q.k)}, ${q.u.toFixed(2)} s`));
			dot.addEventListener("pointerleave", () => { $("tip").hidden = true; });
		}
		shape(svg, "text", { x: inner.x1, y: inner.y0 - 6, "text-anchor": "end" }, `${pairs.length} tasks; outer lines: not decided`);
	};

	const tell = (e, text) => {
		const tip = $("tip");
		tip.replaceChildren(...text.split("\n").map(line => element("div", {}, line)));
		tip.hidden = false;
		tip.style.left = Math.min(e.clientX + 12, innerWidth - tip.offsetWidth - 8) + "px";
		tip.style.top = Math.min(e.clientY + 12, innerHeight - tip.offsetHeight - 8) + "px";
	};

	// Controls.
	const fill = (id, options) => $(id).replaceChildren(...options.map(([value, text]) => element("option", { value }, text)));
	const configs = data.configs.map((name, i) => [String(i), name]);
	fill("config", [["", "all"], ...configs]);
	fill("class", [["", "all"], ...data.classes.map(c => [c, wordsOf(c)])]);
	fill("property", [["", "all"], ...[...new Set(data.rows.map(r => r.p))].sort().map(p => ["=" + p, p || "default checks"])]);
	fill("scatterx", configs);
	fill("scattery", configs);
	// The first configuration against the next one that was run on some of the same tasks.
	const first = new Set(data.rows.filter(r => r.c === 0).map(r => r.t));
	const partner = data.rows.find(r => r.c > 0 && first.has(r.t));
	if (partner) $("scattery").value = String(partner.c);
	else $("scatterfigure").hidden = true;
	for (const [i, c] of columns.entries()) {
		const cell = element("th", { class: "sort" + (c.text ? " text" : ""), scope: "col", tabindex: "0" }, c.name);
		cell.addEventListener("click", () => sortBy(i));
		cell.addEventListener("keydown", e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); sortBy(i); } });
		$("results").tHead.rows[0].append(cell);
	}
	for (const id of ["text", "config", "class", "property"]) $(id).addEventListener("input", () => { state.limit = 200; drawTable(); });
	$("filters").addEventListener("submit", e => e.preventDefault());
	$("more").addEventListener("click", () => { state.limit += 1000; drawTable(); });
	for (const id of ["scatterx", "scattery"]) $(id).addEventListener("input", drawScatter);
	$("plots").hidden = $("list").hidden = false;
	drawQuantile();
	drawScatter();
	drawTable();
})();
