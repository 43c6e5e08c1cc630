package lower

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/lower/emit"
	"statepoint/lower/mir"
	"statepoint/stackmap/rootmap"
)

// liveRoots are the roots that are live at the safe points of a function, with Options.LiveRoots.
type liveRoots struct {
	// sets are numbers of roots; each is there once.
	sets [][]int32
	// at is by instruction, and atEnd by block, one more than the number of a set.
	at, atEnd map[ir.ID]int32
}

// liveRoots finds the roots that are live at the safe points of a function, if that is asked for.
// The function is as its instructions will be selected.
func (c *Compiler) liveRoots(f *ir.Func) {
	c.live = liveRoots{}
	c.sel.LiveRoots = nil
	if !c.opts.LiveRoots || c.safePoints(f) == 0 {
		return
	}
	l := &c.live
	l.at, l.atEnd = map[ir.ID]int32{}, map[ir.ID]int32{}
	roots := gc.RootsOf(f)
	points := passes.SafePoints(f, c.strategyOf(f), true)
	for i := range points {
		p := &points[i]
		set := make([]int32, len(p.Live))
		for k, r := range p.Live {
			set[k] = int32(r.Number)
			if c.opts.Unoptimized {
				set[k] = int32(len(roots)-1) - set[k]
			}
		}
		slices.Sort(set)
		n := slices.IndexFunc(l.sets, func(s []int32) bool { return slices.Equal(s, set) })
		if n < 0 {
			n = len(l.sets)
			l.sets = append(l.sets, set)
		}
		if p.Kind == gc.PreCall || p.Kind == gc.PostCall {
			l.at[p.At.ID()] = int32(n) + 1
		} else {
			l.atEnd[p.At.Parent().ID()] = int32(n) + 1
		}
	}
	c.sel.LiveRoots = l.at
}

// setAt is one more than the number of the set of roots that are live at a point, 0 for all. What
// calls no function of the module, a division by the library say, has all.
func (l *liveRoots) setAt(f *mir.Func, p *emit.SafePoint) int32 {
	switch {
	case l.at == nil || p.Inst < 0:
		return 0
	case p.Kind == rootmap.PreCall || p.Kind == rootmap.PostCall:
		if in := &f.Insts[p.Inst]; in.Op == mir.Call {
			return in.Aux
		}
		return 0
	}
	return l.atEnd[f.Blocks[p.Block].IR]
}
