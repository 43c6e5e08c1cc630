package layouts

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// calls finds the call sites of functions, and the parameters that no call in the module passes.
func (f *flow) calls() {
	address := func(v ir.Value) {
		if fn, ok := v.(*ir.Func); ok {
			f.taken[fn.FuncType] = append(f.taken[fn.FuncType], fn)
		}
	}
	taken := map[*ir.Func]bool{}
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				callee := f.callee(in)
				if callee != nil && callee != fn {
					f.called[callee] = true
				}
				for i := range in.NumOps() {
					v := in.Operand(i)
					if g, ok := v.(*ir.Func); ok && g != callee && !taken[g] {
						taken[g] = true
						address(g)
					}
				}
			}
		}
	}
	for _, g := range f.m.Globals { // tables of functions
		constants(g.Init, func(v ir.Value) {
			if fn, ok := v.(*ir.Func); ok && !taken[fn] {
				taken[fn] = true
				address(fn)
			}
		})
	}
	for _, fn := range f.m.Funcs {
		if fn.IsDeclaration() || f.called[fn] || taken[fn] {
			continue
		}
		for _, a := range fn.Args {
			if holding(a.Type()) {
				f.define(a, f.unknown())
			}
		}
	}
}

// constants visits a constant and its operands.
func constants(v ir.Value, visit func(ir.Value)) {
	if v == nil {
		return
	}
	visit(v)
	if c, ok := v.(*ir.Const); ok {
		for _, e := range c.Elems {
			constants(e, visit)
		}
	}
}

// callee returns the function that an instruction calls, also through a statepoint; nil if none.
func (f *flow) callee(in *ir.Instr) *ir.Func {
	if !in.Op.IsCall() {
		return nil
	}
	if gc.IsStatepoint(in) {
		if s, err := gc.View(in); err == nil {
			fn, _ := s.Target.(*ir.Func)
			return fn
		}
		return nil
	}
	return in.CalledFunc()
}

// call follows pointers into a call and out of it.
func (f *flow) call(in *ir.Instr) {
	target, args, result := in.Callee(), in.Args(), ir.Value(in)
	t := in.Call.FuncType
	if gc.IsStatepoint(in) {
		s, err := gc.View(in)
		if err != nil {
			return
		}
		target, args, t = s.Target, s.CallArgs, s.TargetType
		r := gc.ResultOf(in)
		if r == nil {
			result = nil
		} else {
			result = r
		}
	}
	give := func(s set) {
		if result != nil && holding(result.Type()) {
			f.define(result, s)
		}
	}
	fn, direct := target.(*ir.Func)
	switch {
	case gc.IsRelocate(in):
		if r, err := gc.ViewRelocate(in); err == nil {
			give(f.pointsTo(r.Derived))
		}
	case gc.IsResult(in): // of its statepoint
	case direct && fn.IsIntrinsic():
		f.intrinsic(fn, args, give)
	case direct && fn.IsDeclaration():
		f.outside(in, fn, args, give)
	case direct:
		f.inside(fn, args, give)
	default:
		some := f.taken[t]
		for _, fn := range some {
			if !fn.IsDeclaration() {
				f.inside(fn, args, give)
			}
		}
		if len(some) == 0 {
			for i := range args {
				f.escape(f.pointsTo(args[i].Value))
			}
			give(f.unknown())
		}
	}
}

// inside follows pointers into a function of the module.
func (f *flow) inside(fn *ir.Func, args []ir.Use, give func(set)) {
	for i := range args {
		if i >= len(fn.Args) {
			f.escape(f.pointsTo(args[i].Value))
		} else if holding(args[i].Value.Type()) {
			f.define(fn.Args[i], f.pointsTo(args[i].Value))
		}
	}
	var out set
	for _, e := range f.results[fn] {
		out = append(out, entry{f.asked(e.origin, fn, args), e.place})
	}
	give(out)
}

// asked specializes an origin to a call to a function, which may pass on the requested number of
// bytes.
func (f *flow) asked(n int, fn *ir.Func, args []ir.Use) int {
	o := f.origins[n]
	if o.param == nil || o.param.Index >= len(args) || o.param.Index >= len(fn.Args) ||
		fn.Args[o.param.Index] != o.param {
		return n
	}
	given := f.linear(args[o.param.Index].Value)
	to := origin{kind: made, of: o.of, asked: -1}
	if given.known {
		to.param = given.param
		to.times, to.plus = given.times*o.times, given.plus*o.times+o.plus
		if given.param == nil {
			to.asked, to.times, to.plus = to.plus, 0, 0
		}
	}
	m := f.number(to)
	if f.collected[n] {
		f.collected[m] = true
	}
	return m
}

// linear returns an integer as a number, or as a parameter times a number plus another number.
type linear struct {
	known       bool
	param       *ir.Arg
	times, plus int64
}

func (f *flow) linear(v ir.Value) linear { return linearOf(v, 0) }

func linearOf(v ir.Value, depth int) linear {
	const most = 1 << 40
	if depth > 16 {
		return linear{}
	}
	switch v := v.(type) {
	case *ir.Const:
		if c, ok := ir.AsInt(v); ok && v.Type().Bits > 1 {
			return linear{known: true, plus: c.Int64()}
		}
	case *ir.Arg:
		if v.Type().IsInteger() {
			return linear{known: true, param: v, times: 1}
		}
	case *ir.Instr:
		switch v.Op {
		case ir.ZExt, ir.SExt, ir.Trunc, ir.Freeze:
			return linearOf(v.Operand(0), depth+1)
		case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Or, ir.And:
		default:
			return linear{}
		}
		a, b := linearOf(v.Operand(0), depth+1), linearOf(v.Operand(1), depth+1)
		if !a.known || !b.known || a.plus > most || b.plus > most || a.times > most {
			return linear{}
		}
		switch {
		case v.Op == ir.Add && (a.param == nil || b.param == nil):
			if a.param == nil {
				a, b = b, a
			}
			return linear{true, a.param, a.times, a.plus + b.plus}
		case v.Op == ir.Sub && b.param == nil:
			return linear{true, a.param, a.times, a.plus - b.plus}
		case v.Op == ir.Mul && (a.param == nil || b.param == nil):
			if a.param == nil {
				a, b = b, a
			}
			return linear{true, a.param, a.times * b.plus, a.plus * b.plus}
		case v.Op == ir.Shl && b.param == nil && b.plus >= 0 && b.plus < 32:
			return linear{true, a.param, a.times << b.plus, a.plus << b.plus}
		case v.Op == ir.Or && a.param == nil && b.param == nil:
			return linear{known: true, plus: a.plus | b.plus}
		case v.Op == ir.And && a.param == nil && b.param == nil:
			return linear{known: true, plus: a.plus & b.plus}
		}
	}
	return linear{}
}

// outside follows pointers into a function that the module does not define.
func (f *flow) outside(in *ir.Instr, fn *ir.Func, args []ir.Use, give func(set)) {
	switch name := fn.Name(); {
	case name == "rt_alloc" || name == "rt_new":
		give(f.start(origin{kind: runtime, of: in}))
		return
	case name == "memcpy" || name == "memmove":
		if len(args) > 0 {
			give(f.pointsTo(args[0].Value))
		}
		return
	case name == "rt_store":
		if len(args) == 3 {
			f.store(args[1].Value, args[2].Value)
		}
		return
	}
	for i := range args {
		f.escape(f.pointsTo(args[i].Value))
	}
	if !f.rules.Makes(fn) {
		give(f.unknown())
		return
	}
	give(f.start(f.make(in, fn, args)))
}

// make returns the origin of the result of a call to a maker.
func (f *flow) make(in *ir.Instr, fn *ir.Func, args []ir.Use) origin {
	o := origin{kind: made, of: fn, asked: -1}
	size := f.rules.SizeOf(fn)
	var sum linear
	sum.known, sum.plus = !size.IsZero(), int64(size.Times)
	if size.IsZero() {
		o.site = in
	}
	if len(size.Args) == 0 {
		return o
	}
	for _, i := range size.Args {
		if i >= len(args) {
			return o
		}
		a := linearOf(args[i].Value, 0)
		switch {
		case !a.known || !sum.known || a.param != nil && sum.param != nil:
			return o
		case a.param != nil:
			sum = linear{true, a.param, a.times * sum.plus, a.plus * sum.plus}
		default:
			sum.times, sum.plus = sum.times*a.plus, sum.plus*a.plus
		}
	}
	sum.plus += int64(size.Plus)
	if sum.param != nil {
		o.param, o.times, o.plus = sum.param, sum.times, sum.plus
	} else {
		o.asked = sum.plus
	}
	return o
}

// intrinsic follows pointers through one of LLVM's own functions.
func (f *flow) intrinsic(fn *ir.Func, args []ir.Use, give func(set)) {
	name := fn.Name()
	for _, same := range []string{"llvm.launder.", "llvm.strip.", "llvm.ptrmask",
		"llvm.threadlocal.address", "llvm.ptr.annotation", "llvm.ssa.copy", "llvm.expect"} {
		if strings.HasPrefix(name, same) && len(args) > 0 {
			give(f.pointsTo(args[0].Value))
			return
		}
	}
	switch {
	case strings.HasPrefix(name, gc.WriteName) && len(args) == 3:
		f.store(args[2].Value, args[0].Value)
	case strings.HasPrefix(name, gc.ReadName) && len(args) == 2:
		give(f.load(args[1].Value))
	case strings.Contains(name, "get.pointer.base") && len(args) > 0:
		var out set
		for _, e := range f.pointsTo(args[0].Value) {
			out = append(out, entry{e.origin, place{}})
		}
		give(out)
	default:
		give(f.unknown())
	}
}
