package run_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/run"
)

// kind is a type of objects in a random program: the kind of each word.
type kind struct {
	words  []bool // is a reference
	target []int  // the kind that a reference refers to
	maker  int    // how it is allocated
}

// graph writes a program whose objects come from undefined allocators, and computes what it
// returns.
type graph struct {
	*rand.Rand
	b     strings.Builder
	kinds []kind
	// For each object its kind and its words: numbers, or object numbers plus 1.
	of    []int
	words [][]int
	held  []string // the values that hold the objects
	n     int
}

func (g *graph) name() string { g.n++; return fmt.Sprintf("%%v%d", g.n) }

// makers are ways to make an object of a given size.
var makers = []string{
	"call ptr addrspace(1) @plain(i64 %d)",
	"call ptr addrspace(1) @pooled(ptr null, i64 %d, i32 3)",
	"call ptr addrspace(1) @passed_on(i32 1, i64 %d)",
	"call ptr addrspace(1) @from_raw(i64 %d)",
}

const graphStart = `declare ptr addrspace(1) @plain(i64)
declare ptr addrspace(1) @pooled(ptr, i64, i32)
declare ptr @raw(i64)
declare void @poll()
define ptr addrspace(1) @passed_on(i32 %tag, i64 %bytes) gc "statepoint-example" {
  %o = call ptr addrspace(1) @plain(i64 %bytes)
  ret ptr addrspace(1) %o
}
define ptr addrspace(1) @from_raw(i64 %bytes) gc "statepoint-example" {
  %p = call ptr @raw(i64 %bytes)
  %o = addrspacecast ptr %p to ptr addrspace(1)
  ret ptr addrspace(1) %o
}
define i64 @main() gc "statepoint-example" {
`

// field writes the address of a word of an object.
func (g *graph) field(object, word int) string {
	at := g.name()
	fmt.Fprintf(&g.b, "  %s = getelementptr i8, ptr addrspace(1) %s, i64 %d\n", at, g.held[object],
		8*word)
	return at
}

func (g *graph) put(object, word, value int) {
	k := &g.kinds[g.of[object]]
	g.words[object][word] = value
	if at := g.field(object, word); k.words[word] {
		to := "null"
		if value > 0 {
			to = g.held[value-1]
		}
		fmt.Fprintf(&g.b, "  store ptr addrspace(1) %s, ptr addrspace(1) %s\n", to, at)
	} else {
		fmt.Fprintf(&g.b, "  store i64 %d, ptr addrspace(1) %s\n", value, at)
	}
}

// some is the number of an object of a kind plus 1, 0 if there is none.
func (g *graph) some(kind int) int {
	for range 8 {
		if o := g.IntN(len(g.of)); g.of[o] == kind {
			return o + 1
		}
	}
	return 0
}

func (g *graph) make() {
	k := g.IntN(len(g.kinds))
	o, v := len(g.of), g.name()
	g.of = append(g.of, k)
	g.words = append(g.words, make([]int, len(g.kinds[k].words)))
	g.held = append(g.held, v)
	fmt.Fprintf(&g.b, "  %s = "+makers[g.kinds[k].maker]+"\n", v, 8*len(g.kinds[k].words))
	for w, reference := range g.kinds[k].words {
		switch {
		case !reference:
			g.put(o, w, 1+g.IntN(1000))
		default:
			g.put(o, w, g.some(g.kinds[k].target[w]))
		}
	}
}

func (g *graph) program() (text string, result int) {
	for range 2 + g.IntN(4) {
		k := kind{maker: g.IntN(len(makers))}
		for range 1 + g.IntN(5) {
			k.words = append(k.words, g.IntN(2) == 0)
			k.target = append(k.target, 0)
		}
		g.kinds = append(g.kinds, k)
	}
	for i := range g.kinds {
		for w := range g.kinds[i].target {
			g.kinds[i].target[w] = g.IntN(len(g.kinds))
		}
	}
	g.b.WriteString(graphStart)
	g.make()
	sum := "0"
	for range 60 {
		o := g.IntN(len(g.of))
		k := &g.kinds[g.of[o]]
		w := g.IntN(len(k.words))
		switch g.IntN(6) {
		case 0, 1:
			g.make()
		case 2:
			g.b.WriteString("  call void @poll()\n")
		case 3:
			if k.words[w] {
				g.put(o, w, g.some(k.target[w]))
			} else {
				g.put(o, w, 1+g.IntN(1000))
			}
		default: // follow references to the end, and add the number there
			for k.words[w] && g.words[o][w] > 0 {
				v := g.name()
				at := g.field(o, w)
				fmt.Fprintf(&g.b, "  %s = load ptr addrspace(1), ptr addrspace(1) %s\n", v, at)
				o = g.words[o][w] - 1
				g.held[o] = v // its previous holder need not stay live
				k = &g.kinds[g.of[o]]
				if w = g.IntN(len(k.words)); g.IntN(3) == 0 {
					break
				}
			}
			if !k.words[w] {
				v, at, next := g.name(), g.field(o, w), g.name()
				fmt.Fprintf(&g.b, "  %s = load i64, ptr addrspace(1) %s\n  %s = add i64 %s, %s\n",
					v, at, next, sum, v)
				sum, result = next, result+g.words[o][w]
			}
		}
	}
	fmt.Fprintf(&g.b, "  ret i64 %s\n}\n", sum)
	return g.b.String(), result
}

// Random programs with undefined allocators return the expected result under every collector: no
// object is lost, moved wrongly or misinterpreted.
func TestRandomUnknownAllocators(t *testing.T) {
	for i := range short.Share(*programs, 8) {
		seed := *firstSeed + uint64(i)
		g := &graph{Rand: rand.New(rand.NewPCG(seed, 31))}
		text, want := g.program()
		result, surface := compile(t, text, "rewrite-statepoints-for-gc", lower.Options{})
		for _, collector := range run.Collectors() {
			p, err := run.Load(result.Object, run.Options{Collector: collector, Surface: surface,
				Code: &result.Module, Stubs: true, HeapBytes: 1 << 15,
				Stress: run.Stress{Every: 1}})
			if err == nil {
				err = p.Call(t.Context(), "main", nil)
			}
			if got := p.Result("main"); err != nil || got != fmt.Sprint(want) {
				t.Fatalf("seed %d, %s: %s, %v; want %d\n%s\n%s", seed, collector, got, err, want,
					supplied(p, run.SuppliedObjects), text)
			}
		}
	}
}
