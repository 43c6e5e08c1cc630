package spills

import (
	"statepoint/core/analysis"
	"statepoint/core/analysis/regions"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Analyze finds the words of stack objects that the statepoints of a function list; nil if they
// list none.
func Analyze(f *ir.Func, layout *datalayout.Layout, s gc.Strategy) *regions.Result {
	if s == nil || !s.UsesStatepoints() || !Lists(f) {
		return nil
	}
	q := Query(f, layout, s)
	q.IsSafepoint = gc.IsStatepoint
	return regions.Analyze(q)
}

// Told are the statepoints that list stack objects, and of each it is known which words hold
// references; res is the result of Analyze.
func Told(f *ir.Func, res *regions.Result) (all []*ir.Instr) {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			objects, known := 0, true
			list := listed(in)
			for i := range list {
				if object := regions.ObjectOf(list[i].Value); object != nil {
					objects++
					known = known && res.Knows(object)
				}
			}
			if objects > 0 && known {
				all = append(all, in)
			}
		}
	}
	return all
}

// maxAlign is the alignment of the stack in bytes. Objects aligned to more have no fixed offset in
// their frame.
const maxAlign = 16

// Query returns the query of package regions for a function with a strategy. The caller says which
// calls are safepoints; statepoints list their operands.
func Query(f *ir.Func, layout *datalayout.Layout, s gc.Strategy) *regions.Query {
	q := &regions.Query{CFG: analysis.NewCFG(f), Layout: layout, IsRef: s.IsReference,
		MaxAlign: maxAlign, Listed: listed, Call: passing}
	if !gc.FindsStarts(s) {
		q.Derived = func(v ir.Value) bool { return isDerived(v, map[ir.Value]bool{}) }
	}
	return q
}

// Lists reports whether a statepoint of a function lists a stack object.
func Lists(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Alloca && listedSomewhere(in, 0) {
				return true
			}
		}
	}
	return false
}

// listedSomewhere reports whether a statepoint lists a pointer to a stack object.
func listedSomewhere(v *ir.Instr, depth int) bool {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
		case in.Op.IsCall() && gc.IsStatepoint(in):
			list := listed(in)
			for i := range list {
				if &list[i] == u {
					return true
				}
			}
		case depth < 100 && (in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast):
			if listedSomewhere(in, depth+1) {
				return true
			}
		}
	}
	return false
}

// listed are the gc operands of a statepoint, nil for another call.
func listed(in *ir.Instr) []ir.Use {
	if !gc.IsStatepoint(in) {
		return nil
	}
	s, err := gc.View(in)
	if err != nil {
		return nil
	}
	return s.Live
}

// passing returns the call that an instruction makes.
func passing(in *ir.Instr) ([]ir.Use, func(int) *ir.AttrSet) {
	if !gc.IsStatepoint(in) {
		return in.Args(), in.Call.ParamAttrs
	}
	s, err := gc.View(in)
	if err != nil {
		return nil, in.Call.ParamAttrs
	}
	return s.CallArgs, s.ArgAttrs
}

// isDerived reports whether a reference may point into an object instead of to its start.
func isDerived(v ir.Value, seen map[ir.Value]bool) bool {
	in, ok := v.(*ir.Instr)
	if !ok || seen[v] {
		return false
	}
	seen[v] = true
	first, last := 0, in.NumOps()
	switch in.Op {
	case ir.GetElementPtr:
		for i := 1; i < in.NumOps(); i++ {
			if n, known := analysis.ConstantIndex(in.Operand(i)); !known || n != 0 {
				return true
			}
		}
		last = 1
	case ir.BitCast, ir.AddrSpaceCast, ir.Freeze:
		if !in.Operand(0).Type().Scalar().IsPointer() {
			return false
		}
	case ir.ExtractElement, ir.ExtractValue:
		last = 1
	case ir.Select:
		first = 1
	case ir.InsertElement, ir.InsertValue, ir.ShuffleVector:
		last = 2
	case ir.Phi:
	case ir.Call:
		if r, err := gc.ViewRelocate(in); err == nil {
			return r.Base != r.Derived && isDerived(r.Derived, seen)
		}
		return false
	default:
		return false
	}
	for i := first; i < last; i++ {
		if isDerived(in.Operand(i), seen) {
			return true
		}
	}
	return false
}
