package roots

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// SafePoints are the safe points that a strategy requires in a function, in the order of the text;
// the one before a call precedes the one after it. With live set each has the roots whose values
// may still be read; otherwise it has all roots of the function, as in LLVM.
func SafePoints(f *ir.Func, s gc.Strategy, live bool) []gc.Point {
	points := pointsOf(f, gc.Needs(s))
	roots := gc.RootsOf(f)
	if !live {
		for i := range points {
			points[i].Live = roots
		}
		return points
	}
	at := make(map[*ir.Instr][]int, len(points))
	for i := range points {
		at[points[i].At] = append(at[points[i].At], i)
	}
	analysis.EachLiveSlot(f, slotsOf(roots), func(in *ir.Instr, isLive func(int) bool) {
		for _, i := range at[in] {
			for n, r := range roots {
				if isLive(n) {
					points[i].Live = append(points[i].Live, r)
				}
			}
		}
	})
	return points
}

// pointsOf are the safe points of the given kinds in a function, without roots.
func pointsOf(f *ir.Func, kinds gc.PointKinds) (points []gc.Point) {
	if kinds == 0 || f.IsDeclaration() {
		return nil
	}
	back := map[*ir.Instr]bool{}
	if kinds.Has(gc.Loop) {
		back = backBranches(f)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if mayCollect(in) {
				if kinds.Has(gc.PreCall) {
					points = append(points, gc.Point{Kind: gc.PreCall, At: in})
				}
				if kinds.Has(gc.PostCall) && !in.Has(ir.MustTail) {
					points = append(points, gc.Point{Kind: gc.PostCall, At: in})
				}
			}
			if kinds.Has(gc.Return) && in.Op == ir.Ret {
				points = append(points, gc.Point{Kind: gc.Return, At: in})
			}
			if back[in] {
				points = append(points, gc.Point{Kind: gc.Loop, At: in})
			}
		}
	}
	return points
}

// backBranches are the branches to a block that dominates them.
func backBranches(f *ir.Func) map[*ir.Instr]bool {
	c := analysis.NewCFG(f)
	d := analysis.NewDominators(c)
	back := map[*ir.Instr]bool{}
	for i, b := range c.Blocks {
		for _, s := range c.Succs[i] {
			if c.Reachable(int32(i)) && d.Dominates(s, int32(i)) {
				back[b.Terminator()] = true
			}
		}
	}
	return back
}

// mayCollect reports whether an instruction is a call that may run the collector: any but those of
// intrinsics, inline assembly and functions marked as leaves.
func mayCollect(in *ir.Instr) bool {
	if in.Op != ir.Call && in.Op != ir.Invoke || edit.HasFnAttr(in, "gc-leaf-function") {
		return false
	}
	if _, isAsm := in.Callee().(*ir.InlineAsm); isAsm {
		return false
	}
	callee := in.CalledFunc()
	return callee == nil || !callee.IsIntrinsic()
}
