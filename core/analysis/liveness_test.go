package analysis_test

import (
	"math/rand/v2"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// TestLivenessByDefinition compares the live sets of random functions with the definition: a value
// is live after a point if some path from there reaches a use before a definition.
func TestLivenessByDefinition(t *testing.T) {
	const seed = 5
	rng := rand.New(rand.NewPCG(seed, 0))
	for round := range 400 {
		f, points := randomUses(rng)
		c := analysis.NewCFG(f)
		isRef := func(t *ir.Type) bool { return t.IsPointer() && t.AddrSpace == 1 }
		live := analysis.Live(&analysis.LivenessQuery{CFG: c, IsRef: isRef, Points: points,
			AfterOnly: true})
		for i, p := range points {
			got := map[ir.Value]bool{}
			for _, v := range live.At[i] {
				if got[live.Values[v]] {
					t.Fatalf("seed %d, round %d: point %d lists a value twice", seed, round, i)
				}
				got[live.Values[v]] = true
			}
			for _, v := range values(f) {
				if want := reachesUse(p, v); want != got[v] && isRef(v.Type()) {
					t.Fatalf("seed %d, round %d: point %d, value %v: live %v, want %v\n%s", seed,
						round, i, printer.Value(v), got[v], want, printer.Func(f))
				}
			}
		}
	}
}

func values(f *ir.Func) []ir.Value {
	var vs []ir.Value
	for _, a := range f.Args {
		vs = append(vs, a)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			vs = append(vs, in)
		}
	}
	return vs
}

// randomUses fills a random graph with calls that use and define arbitrary pointers; definitions
// need not dominate uses.
func randomUses(rng *rand.Rand) (*ir.Func, []*ir.Instr) {
	f := graph(randomGraph(rng))
	m := f.Module()
	ref := m.Types.OpaquePointer(1)
	pool := []ir.Value{f.AddArg(ref, nil), f.AddArg(ref, nil)}
	callee := m.NewFunc("g", m.Types.Func(ref, []*ir.Type{ref}, false), m.PointerTo(m.Types.I8, 0))
	var points []*ir.Instr
	for _, b := range f.Blocks {
		if ps := b.Preds(); len(ps) > 0 && rng.IntN(2) == 0 && b != f.Entry() {
			phi := m.NewInstr(ir.Phi, ref)
			seen := map[*ir.Block]ir.Value{}
			for _, p := range ps {
				if seen[p] == nil {
					seen[p] = pool[rng.IntN(len(pool))]
				}
				phi.AddIncoming(seen[p], p)
			}
			b.InsertBefore(phi, b.First())
			pool = append(pool, phi)
		}
		for range rng.IntN(4) {
			call := m.NewInstr(ir.Call, ref, callee, pool[rng.IntN(len(pool))])
			call.Call = &ir.CallInfo{FuncType: callee.FuncType, NumArgs: 1}
			b.InsertBefore(call, b.Last())
			pool = append(pool, call)
			if rng.IntN(2) == 0 {
				points = append(points, call)
			}
		}
	}
	return f, points
}

// reachesUse walks forward from an instruction until it finds a use of v, or its definition.
func reachesUse(from *ir.Instr, v ir.Value) bool {
	if ir.Value(from) == v {
		return false
	}
	seen := map[*ir.Block]bool{}
	var walk func(in *ir.Instr) bool
	walk = func(in *ir.Instr) bool {
		for ; in != nil; in = in.Next() {
			if in.Op != ir.Phi {
				for i := range in.NumOps() {
					if in.Operand(i) == v {
						return true
					}
				}
			}
			if ir.Value(in) == v {
				return false
			}
			if !in.IsTerminator() {
				continue
			}
			for _, s := range in.Parent().Succs() {
				for phi := s.First(); phi != nil && phi.Op == ir.Phi; phi = phi.Next() {
					if phi.Operand(phi.IncomingIndex(in.Parent())) == v {
						return true
					}
				}
			}
			for _, s := range in.Parent().Succs() {
				if !seen[s] {
					seen[s] = true
					if walk(s.First()) {
						return true
					}
				}
			}
		}
		return false
	}
	return walk(from.Next())
}
