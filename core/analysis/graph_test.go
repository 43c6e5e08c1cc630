package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// graph makes a function whose blocks branch as succs says; a block without successors returns.
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

// reach are the blocks that can be reached from the entry without going through one of them.
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

// TestDominatorsByDefinition holds dominators, frontiers and loops of random graphs against their definitions.
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
		df := d.Frontiers()
		for a := range n {
			if !all[a] {
				continue
			}
			want := map[int32]bool{}
			for b := range n {
				for _, s := range succs[b] {
					if all[b] && dominates[a][b] && !(dominates[a][s] && a != s) {
						want[int32(s)] = true
					}
				}
			}
			if len(want) != len(df[a]) {
				t.Fatalf("seed %d, graph %v: the frontier of %d is %v, want %v", seed, succs, a, df[a], want)
			}
			for _, b := range df[a] {
				if !want[b] {
					t.Fatalf("seed %d, graph %v: the frontier of %d is %v, want %v", seed, succs, a, df[a], want)
				}
			}
		}
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
					t.Fatalf("seed %d, graph %v: loop at %d has %v, block %d must be in: %v", seed, succs, h, l.Blocks, b, body[b])
				}
			}
		}
	}
}
