package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// graph creates a function whose blocks branch according to succs; a block without successors
// returns.
func graph(succs [][]int) *ir.Func {
	m := ir.NewModule("test")
	ft := m.Types.Func(m.Types.Void, []*ir.Type{m.Types.I1}, false)
	f := m.NewFunc("f", ft, m.PointerTo(ft, 0))
	c := f.AddArg(m.Types.I1, nil)
	for i := range succs {
		f.NewBlock(fmt.Sprint("b", i))
	}
	for i, ss := range succs {
		switch len(ss) {
		case 0:
			f.Blocks[i].Append(m.NewInstr(ir.Ret, m.Types.Void))
		case 1:
			f.Blocks[i].Append(m.NewInstr(ir.Br, m.Types.Void, f.Blocks[ss[0]]))
		default:
			f.Blocks[i].Append(m.NewInstr(ir.Br, m.Types.Void, c, f.Blocks[ss[0]], f.Blocks[ss[1]]))
		}
	}
	return f
}

// reach are the blocks that are reachable from the entry without passing a given one.
func reach(succs [][]int, without int) []bool {
	seen := make([]bool, len(succs))
	var visit func(int)
	visit = func(i int) {
		if i == without || seen[i] {
			return
		}
		seen[i] = true
		for _, s := range succs[i] {
			visit(s)
		}
	}
	visit(0)
	return seen
}

func randomGraph(rng *rand.Rand) [][]int {
	succs := make([][]int, 1+rng.IntN(14))
	for i := range succs {
		for range rng.IntN(3) {
			succs[i] = append(succs[i], rng.IntN(len(succs)))
		}
		if i == 0 && len(succs) > 1 && len(succs[0]) == 0 {
			succs[0] = []int{1}
		}
	}
	return succs
}

// TestDominatorsByDefinition compares dominators, frontiers and loops of random graphs with their
// definitions.
func TestDominatorsByDefinition(t *testing.T) {
	const seed = 11
	rng := rand.New(rand.NewPCG(seed, 0))
	for range 3000 {
		succs := randomGraph(rng)
		c := analysis.NewCFG(graph(succs))
		d := analysis.NewDominators(c)
		n := len(succs)
		all := reach(succs, -1)
		dominates := make([][]bool, n)
		for a := range n {
			cut := reach(succs, a)
			dominates[a] = make([]bool, n)
			for b := range n {
				dominates[a][b] = a == b || !all[b] || all[a] && !cut[b]
				if got := d.Dominates(int32(a), int32(b)); got != dominates[a][b] {
					t.Fatalf("seed %d, graph %v: Dominates(%d, %d) = %v", seed, succs, a, b, got)
				}
			}
		}
		df := make([]map[int32]bool, n)
		for a := range n {
			df[a] = map[int32]bool{}
			for b := range n {
				for _, s := range succs[b] {
					if all[a] && all[b] && dominates[a][b] && !(dominates[a][s] && a != s) {
						df[a][int32(s)] = true
					}
				}
			}
		}
		checkFrontier(t, seed, succs, df, analysis.NewFrontier(d))
		loops := analysis.NewLoops(c, d)
		headers := map[int32]*analysis.Loop{}
		for _, l := range loops.InnermostFirst() {
			headers[l.Header] = l
		}
		for h := range n {
			isHeader := false
			body := map[int]bool{}
			var back func(int)
			back = func(b int) {
				if body[b] || !all[b] {
					return
				}
				body[b] = true
				for p := range n {
					for _, s := range succs[p] {
						if s == b {
							back(p)
						}
					}
				}
			}
			body[h] = true
			for b := range n {
				for _, s := range succs[b] {
					if s == h && all[b] && dominates[h][b] {
						isHeader = true
						back(b)
					}
				}
			}
			l := headers[int32(h)]
			if isHeader != (l != nil) {
				t.Fatalf("seed %d, graph %v: loop at %d: %v", seed, succs, h, l)
			}
			for b := range n {
				if isHeader && loops.Contains(l, int32(b)) != body[b] {
					t.Fatalf("seed %d, graph %v: loop at %d has %v, block %d must be in: %v", seed,
						succs, h, l.Blocks, b, body[b])
				}
			}
			if isHeader {
				checkExits(t, seed, succs, body, loops, l)
			}
		}
	}
}

// checkExits compares the blocks of a loop and its exiting blocks with their definitions.
func checkExits(t *testing.T, seed int, succs [][]int, body map[int]bool, loops *analysis.Loops,
	l *analysis.Loop) {
	t.Helper()
	if len(l.Blocks) != len(body) {
		t.Fatalf("seed %d, graph %v: loop at %d has %v, it must have %v", seed, succs, l.Header,
			l.Blocks, body)
	}
	var want []int32
	for _, b := range l.Blocks {
		if !body[int(b)] {
			t.Fatalf("seed %d, graph %v: loop at %d has %v, it must have %v", seed, succs, l.Header,
				l.Blocks, body)
		}
		if slices.ContainsFunc(succs[b], func(s int) bool { return !body[s] }) {
			want = append(want, b)
		}
	}
	if got := loops.ExitingBlocks(l); !slices.Equal(got, want) {
		t.Fatalf("seed %d, graph %v: loop at %d is left from %v, not from %v", seed, succs,
			l.Header, want, got)
	}
}

// checkFrontier compares iterated frontiers with those computed from the frontiers of single
// blocks, where all blocks read the variable, and where one does.
func checkFrontier(t *testing.T, seed int, succs [][]int, df []map[int32]bool,
	f *analysis.Frontier) {
	t.Helper()
	n := len(succs)
	every := make([]int32, n)
	for i := range every {
		every[i] = int32(i)
	}
	for trial := range n {
		var defs []int32
		for b := range n {
			if (trial*7+b*5)%3 == 0 || b == trial {
				defs = append(defs, int32(b))
			}
		}
		for _, reads := range [][]int32{every, {int32(n - 1 - trial)}} {
			live := liveInto(succs, defs, reads)
			want := map[int32]bool{}
			for work := slices.Clone(defs); len(work) > 0; {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				for s := range df[b] {
					if live[s] && !want[s] {
						want[s] = true
						work = append(work, s)
					}
				}
			}
			got := f.Phis(nil, defs, reads)
			same := len(got) == len(want)
			for _, b := range got {
				same = same && want[b]
			}
			if !same {
				t.Fatalf(
					"seed %d, graph %v: phis of a variable assigned in %v and read in %v are in "+
						"%v, want %v", seed, succs, defs, reads, got, want)
			}
		}
	}
}

// liveInto finds the blocks into which a variable is live.
func liveInto(succs [][]int, defs, reads []int32) map[int32]bool {
	live := map[int32]bool{}
	for _, b := range reads {
		live[b] = true
	}
	for again := true; again; {
		again = false
		for b := range succs {
			for _, s := range succs[b] {
				if live[int32(s)] && !live[int32(b)] && !slices.Contains(defs, int32(b)) {
					live[int32(b)] = true
					again = true
				}
			}
		}
	}
	return live
}
