package gen

import (
	"fmt"
	"slices"
	"strings"
)

// spillWord is a word of a stack object: its address from the object's, and the object's number.
type spillWord struct {
	object  int
	address string // "" for the start, else the rest of a getelementptr
}

// spillObjects are the stack objects that functions spill to. Types determine which words of the
// first hold references, stores those of the next two, metadata those of the last.
var spillObjects = []struct {
	typ   string
	words []string
}{
	{"ptr addrspace(1)", []string{""}},
	{"{ i64, ptr addrspace(1), i32, { ptr addrspace(1), i64 } }", []string{
		"{ i64, ptr addrspace(1), i32, { ptr addrspace(1), i64 } }, ptr %s, i32 0, i32 1",
		"{ i64, ptr addrspace(1), i32, { ptr addrspace(1), i64 } }, ptr %s, i32 0, i32 3, i32 0"}},
	{"[3 x ptr addrspace(1)]", []string{"", "[3 x ptr addrspace(1)], ptr %s, i64 0, i64 1",
		"ptr addrspace(1), ptr %s, i64 2"}},
	{"[40 x i8]", []string{"i8, ptr %s, i64 8", "i8, ptr %s, i64 32"}},
	{"i64", []string{""}},
	{"i64, i32 4, align 8, !statepoint.words !{i64 0, i64 24}", []string{"", "i64, ptr %s, i64 3"}},
}

// Spill makes the statepoints of a rewritten module relocate some references through memory: each
// is stored to a word of a stack object before the call, the statepoint lists the object, and the
// reference is loaded after the call. Objects serve several statepoints, which sometimes list other
// objects, so words are listed before anything is stored in them, and with contents from an earlier
// statepoint.
func Spill(text string, seed uint64) string {
	r := random(seed)
	functions := strings.Split(text, "\ndefine ")
	for i := 1; i < len(functions); i++ {
		functions[i] = spillFunction(functions[i], &r)
	}
	return strings.Join(functions, "\ndefine ")
}

func spillFunction(text string, r *random) string {
	lines := strings.Split(text, "\n")
	points := listings(lines)
	byToken := map[string]*listing{}
	for _, p := range points {
		for _, t := range p.tokens {
			byToken[t] = p
		}
	}
	objects := r.between(1, len(spillObjects))
	var words []spillWord
	for i := range objects {
		for _, w := range spillObjects[i].words {
			words = append(words, spillWord{i, w})
		}
	}
	free := map[*listing][]spillWord{}
	for _, p := range points {
		free[p] = slices.Clone(words)
		for i := range free[p] {
			k := r.below(len(words))
			free[p][i], free[p][k] = free[p][k], free[p][i]
		}
	}
	at := map[*listing]map[string]spillWord{} // of the references that are spilled
	listed := map[*listing]map[int]bool{}
	used := false
	for i, line := range lines {
		m := relocateOf.FindStringSubmatch(line)
		if m == nil || byToken[m[3]] == nil || m[4] != m[5] || !strings.Contains(m[1],
			"ptr addrspace(1) @llvm.experimental.gc.relocate.p1(") {
			continue
		}
		p := byToken[m[3]]
		if at[p] == nil {
			at[p], listed[p] = map[string]spillWord{}, map[int]bool{}
		}
		w, ok := at[p][m[5]]
		if !ok {
			if len(free[p]) == 0 || r.chance(3) {
				continue
			}
			w, free[p] = free[p][0], free[p][1:]
			at[p][m[5]], listed[p][w.object], used = w, true, true
			pointer, lines := w.pointer(fmt.Sprintf("%%spill.to.%d", i))
			p.before = append(append(p.before, lines...),
				"  store "+p.live[atoi(m[5])]+", ptr "+pointer)
		}
		pointer, before := w.pointer(fmt.Sprintf("%%spill.from.%d", i))
		lines[i] = strings.Join(append(before,
			"  "+m[2]+" = load ptr addrspace(1), ptr "+pointer), "\n")
	}
	if !used {
		return text
	}
	for _, p := range points {
		for i := range objects {
			if listed[p][i] || r.chance(4) {
				p.live = append(p.live, fmt.Sprintf("ptr %%spill.%d", i))
			}
		}
		lines[p.line] = liveBundle.ReplaceAllLiteralString(lines[p.line],
			"\"gc-live\"("+strings.Join(p.live, ", ")+") ]")
		lines[p.line] = strings.Join(append(p.before, lines[p.line]), "\n")
	}
	start := 1
	for strings.HasSuffix(lines[start], ":") || strings.Contains(lines[start], ": ") {
		start++
	}
	var allocas []string
	for i := range objects {
		allocas = append(allocas, fmt.Sprintf("  %%spill.%d = alloca %s", i, spillObjects[i].typ))
	}
	return strings.Join(slices.Insert(lines, start, allocas...), "\n")
}

// pointer is the address of a word, and the lines that compute it under a name.
func (w spillWord) pointer(name string) (pointer string, lines []string) {
	object := fmt.Sprintf("%%spill.%d", w.object)
	if w.address == "" {
		return object, nil
	}
	return name, []string{"  " + name + " = getelementptr " + fmt.Sprintf(w.address, object)}
}
