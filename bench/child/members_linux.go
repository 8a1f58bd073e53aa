package child

import (
	"bytes"
	"os"
	"strconv"
	"strings"
)

// member is a process as /proc has it.
type member struct {
	pid, session int
	resident     int64 // bytes
}

// members lists the processes of a session, zombies aside.
func members(session int) (pids []int) {
	for _, m := range processes(session) {
		pids = append(pids, m.pid)
	}
	return pids
}

// resident is the memory, in bytes, of the processes of a session. What they share counts for each.
func resident(session int) (sum int64) {
	for _, m := range processes(session) {
		sum += m.resident
	}
	return sum
}

func processes(session int) (all []member) {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	for _, name := range names {
		if name[0] < '1' || name[0] > '9' {
			continue
		}
		stat, err := os.ReadFile("/proc/" + name + "/stat")
		if err != nil {
			continue
		}
		if m, ok := parseStat(stat); ok && m.session == session {
			all = append(all, m)
		}
	}
	return all
}

// parseStat reads a line of /proc/PID/stat (proc(5)): the name of the program, in parentheses, may hold anything.
func parseStat(line []byte) (m member, ok bool) {
	end := bytes.LastIndexByte(line, ')')
	if end < 0 {
		return m, false
	}
	pid, _, _ := strings.Cut(string(line), " ")
	f := strings.Fields(string(line[end+1:])) // from the third field, the state
	if len(f) < 22 || f[0] == "Z" || f[0] == "X" {
		return m, false
	}
	var errs [3]error
	var pages int64
	m.pid, errs[0] = strconv.Atoi(pid)
	m.session, errs[1] = strconv.Atoi(f[6-3])
	pages, errs[2] = strconv.ParseInt(f[24-3], 10, 64)
	m.resident = pages * int64(os.Getpagesize())
	return m, errs == [3]error{}
}
