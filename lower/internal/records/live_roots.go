package records

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/roots"
	"statepoint/core/provenance"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap/rootmap"
)

// LiveRoots are the roots that are live at the safe points of a function.
type LiveRoots struct {
	Strategies *gc.Registry
	// Unoptimized is Options.Unoptimized.
	Unoptimized bool

	// sets are sets of root numbers, without duplicates.
	sets [][]int32
	// at, by instruction, and atEnd, by block, are one more than the index of a set.
	at, atEnd map[provenance.ID]int32
}

// Find finds the roots that are live at the safe points of a function, in the form in which it will
// be selected. It returns, by the id of an instruction, one more than the index of the set of roots
// live there, nil if the function has no safe points.
func (l *LiveRoots) Find(f *ir.Func) map[provenance.ID]int32 {
	l.sets, l.at, l.atEnd = nil, nil, nil
	strategy := l.Strategies.Of(f)
	if SafePoints(strategy) == 0 {
		return nil
	}
	l.at, l.atEnd = map[provenance.ID]int32{}, map[provenance.ID]int32{}
	declared := gc.RootsOf(f)
	points := roots.SafePoints(f, strategy, true)
	for i := range points {
		p := &points[i]
		set := make([]int32, len(p.Live))
		for k, r := range p.Live {
			set[k] = int32(r.Number)
			if l.Unoptimized {
				set[k] = int32(len(declared)-1) - set[k]
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
	return l.at
}

// setAt is one more than the index of the set of roots that are live at a point, 0 for all roots,
// as at a call that is not in the module, such as a library division.
func (l *LiveRoots) setAt(f *mir.Func, p *emit.SafePoint) int32 {
	switch {
	case l == nil || l.at == nil || p.Inst < 0:
		return 0
	case p.Kind == rootmap.PreCall || p.Kind == rootmap.PostCall:
		if in := &f.Insts[p.Inst]; in.Op == mir.Call {
			return in.Aux
		}
		return 0
	}
	return l.atEnd[f.Blocks[p.Block].IR]
}
