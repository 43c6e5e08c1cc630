package gen

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// LooseDeclarations are the declarations that a loosened module needs at its end.
func LooseDeclarations(typed bool) string {
	ref, _, _ := types(typed)
	return fmt.Sprintf(
		"\n@collected = addrspace(1) global i8 5\ndeclare void @same(%[1]s, %[1]s) "+
			"\"gc-leaf-function\"\n", ref)
}

// A listing is a statepoint of a text: its position and its list.
type listing struct {
	line   int
	live   []string // with their types
	before []string // lines to put before it
	tokens []string // its own and its landing pad's
}

var (
	liveBundle = regexp.MustCompile(`"gc-live"\(([^"]*)\) \]`)
	tokenOf    = regexp.MustCompile(
		`^  (%\S+) = (?:call|invoke) .*@llvm\.experimental\.gc\.statepoint`)
	unwindsTo    = regexp.MustCompile(`unwind label (%\S+)`)
	landingToken = regexp.MustCompile(`^  (%\S+) = landingpad token`)
	relocateOf   = regexp.MustCompile(
		`^(  (%\S+) = .*call .*gc\.relocate[^(]*\(token )(%\S+), i32 (\d+), i32 (\d+)\)(.*)$`)
)

// Loosen changes the lists of a rewritten module's statepoints, keeping the module correct: copies
// of pointers and pointers listed twice are relocated instead of each other on either edge, null
// and a global are relocated as well, deopt operands are added, and unused relocates removed. @same
// is called with values that must be equal.
func Loosen(text string, typed bool, seed uint64) string {
	r := random(seed)
	ref, _, _ := types(typed)
	functions := strings.Split(text, "\ndefine ")
	for i := 1; i < len(functions); i++ {
		functions[i] = loosenFunction(functions[i], ref, &r)
	}
	return strings.Join(functions, "\ndefine ") + LooseDeclarations(typed)
}

func loosenFunction(text, ref string, r *random) string {
	lines := strings.Split(text, "\n")
	points := listings(lines)
	byToken := map[string]*listing{}
	for _, p := range points {
		for _, t := range p.tokens {
			byToken[t] = p
		}
	}
	more := map[*listing][][2]int{} // pairs of an operand and a copy of it
	stays := map[*listing][]int{}   // operands that no collector moves
	for n, p := range points {
		for i := range len(p.live) {
			name, ok := strings.CutPrefix(p.live[i], ref+" ")
			if !ok || !r.chance(2) {
				continue
			}
			if r.chance(2) {
				name = fmt.Sprintf("%%loose.%d.%d", n, i)
				p.before = append(p.before, fmt.Sprintf("  %s = freeze %s", name, p.live[i]))
			}
			more[p] = append(more[p], [2]int{i, len(p.live)})
			p.live = append(p.live, ref+" "+name)
		}
		for _, what := range []string{"null", "@collected"} {
			if r.chance(3) {
				stays[p] = append(stays[p], len(p.live))
				p.live = append(p.live, ref+" "+what)
			}
		}
		deopt := ""
		if !strings.Contains(lines[p.line], `"deopt"(`) && r.chance(4) {
			deopt = fmt.Sprintf("\"deopt\"(i64 7, %s), ", pick(r, p.live))
		}
		lines[p.line] = liveBundle.ReplaceAllLiteralString(lines[p.line],
			deopt+"\"gc-live\"("+strings.Join(p.live, ", ")+") ]")
	}
	times := map[string]int{} // how often a name occurs
	for _, line := range lines {
		for _, t := range Tokens(line) {
			times[t]++
		}
	}
	checked := map[string]bool{}
	for i, line := range lines {
		if !strings.Contains(line, "gc.relocate") {
			continue
		}
		m := relocateOf.FindStringSubmatch(line)
		if m == nil || byToken[m[3]] == nil {
			continue
		}
		p := byToken[m[3]]
		if times[m[2]] == 1 && r.chance(2) {
			lines[i] = "  ; not used"
			continue
		}
		base, derived := atoi(m[4]), atoi(m[5])
		for _, c := range more[p] {
			if c[0] == derived && r.chance(2) {
				derived = c[1]
			}
			if c[0] == base && r.chance(2) {
				base = c[1]
			}
		}
		lines[i] = fmt.Sprintf("%s%s, i32 %d, i32 %d)%s", m[1], m[3], base, derived, m[6])
		if checked[m[3]] || !strings.Contains(m[1], "call coldcc "+ref+" ") &&
			!strings.Contains(m[1], "call "+ref+" ") {
			continue
		}
		checked[m[3]] = true
		callee := m[1][strings.Index(m[1], "@"):strings.Index(m[1], "(token ")]
		for _, k := range stays[p] {
			name := fmt.Sprintf("%%stays.%d.%d", i, k)
			lines[i] += fmt.Sprintf(
				"\n  %s = call coldcc %s %s(token %s, i32 %d, i32 %d)\n  call void @same(%s %s, "+
					"%s)",
				name, ref, callee, m[3], k, k, ref, name, p.live[k])
		}
	}
	for _, p := range points {
		lines[p.line] = strings.Join(append(p.before, lines[p.line]), "\n")
	}
	return strings.Join(lines, "\n")
}

// listings finds the statepoints of a function that list anything, and the tokens of their edges.
func listings(lines []string) (list []*listing) {
	pads := map[string]string{} // by label
	label := ""
	for _, line := range lines {
		if l, rest, ok := strings.Cut(line, ":"); ok && line[0] != ' ' &&
			(rest == "" || strings.HasPrefix(rest, " ")) {
			label = "%" + l
		}
		if !strings.Contains(line, "landingpad") {
			continue
		}
		if m := landingToken.FindStringSubmatch(line); m != nil {
			pads[label] = m[1]
		}
	}
	for i, line := range lines {
		if !strings.Contains(line, "gc.statepoint") {
			continue
		}
		m, live := tokenOf.FindStringSubmatch(line), liveBundle.FindStringSubmatch(line)
		if m == nil || live == nil {
			continue
		}
		p := &listing{line: i, live: strings.Split(live[1], ", "), tokens: []string{m[1]}}
		if strings.Contains(line, "= invoke") {
			to := unwindsTo.FindStringSubmatch(line + lines[i+1])
			if pad := pads[to[1]]; pad != "" {
				p.tokens = append(p.tokens, pad)
			}
		}
		list = append(list, p)
	}
	return slices.Clip(list)
}

func atoi(s string) (n int) {
	for _, c := range s {
		n = 10*n + int(c-'0')
	}
	return n
}
