package prepare

import (
	"strings"

	"statepoint/core/ir"
)

// findTaken finds the functions whose address is used for more than a call.
func (f *flow) findTaken() {
	seen := map[*ir.Func]bool{}
	take := func(v ir.Value) {
		if fn, ok := v.(*ir.Func); ok && !seen[fn] {
			seen[fn] = true
			f.taken[fn.FuncType] = append(f.taken[fn.FuncType], fn)
		}
	}
	for _, g := range f.m.Globals {
		eachConstant(g.Init, take)
	}
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for i := range in.NumOps() {
					if !isCallee(in, i) {
						eachConstant(in.Operand(i), take)
					}
				}
			}
		}
	}
}

// eachConstant visits a constant and its parts.
func eachConstant(v ir.Value, visit func(ir.Value)) {
	switch c := v.(type) {
	case *ir.Func:
		visit(c)
	case *ir.Const:
		for _, e := range c.Elems {
			eachConstant(e, visit)
		}
	}
}

// mostWrappers bounds the depth of wrappers that are recognized as returning new memory.
const mostWrappers = 8

// findMakers finds the functions that return new memory and do nothing else with it.
func (f *flow) findMakers() {
	more := true
	for range mostWrappers {
		if !more {
			break
		}
		more = false
		for _, fn := range f.m.Funcs {
			if !f.makers[fn] && !fn.IsDeclaration() && isPlain(fn.FuncType.Result()) &&
				f.makes(fn) {
				f.makers[fn] = true
				more = true
			}
		}
	}
}

// makes reports whether a function only returns memory from allocators, and null.
func (f *flow) makes(fn *ir.Func) bool {
	found := false
	var fromAllocator func(v ir.Value, depth int) bool
	fromAllocator = func(v ir.Value, depth int) bool {
		if c, ok := v.(*ir.Const); ok {
			return c.Kind == ir.ConstNull
		}
		in, ok := v.(*ir.Instr)
		if !ok || depth > 4 || !f.isUntouched(in) {
			return false
		}
		switch {
		case in.Op.IsCall():
			found = true
			callee := in.CalledFunc()
			return callee != nil && (f.allocators.of(callee) == allocates || f.makers[callee])
		case in.Op == ir.Phi:
			for i := range in.NumOps() {
				if !fromAllocator(in.Operand(i), depth+1) {
					return false
				}
			}
			return true
		case in.Op == ir.Select:
			return fromAllocator(in.Operand(1), depth+1) && fromAllocator(in.Operand(2), depth+1)
		}
		return false
	}
	for _, b := range fn.Blocks {
		if last := b.Last(); last.Op == ir.Ret {
			if !fromAllocator(last.Operand(0), 0) {
				return false
			}
		}
	}
	return found
}

// isUntouched reports whether new memory is only compared, cleared and returned.
func (f *flow) isUntouched(in *ir.Instr) bool {
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		switch user := u.User; {
		case user == nil:
			return false
		case user.Op == ir.ICmp, user.Op == ir.Ret, user.Op == ir.Phi, user.Op == ir.Select:
		case user.Op.IsCall() && user.CalledFunc() != nil &&
			strings.HasPrefix(user.CalledFunc().Name(), "llvm.memset."):
		default:
			return false
		}
	}
	return true
}

// call follows pointers through a call.
func (f *flow) call(fn *ir.Func, in *ir.Instr) {
	callee := in.CalledFunc()
	if callee != nil && callee.IsIntrinsic() {
		f.intrinsic(in, callee)
		return
	}
	for i := range in.Call.Bundles {
		for _, u := range in.BundleOperands(i) {
			f.keepAll(f.of(u.Value), &Reason{Why: ByForm, At: in, Name: "an operand bundle"})
		}
	}
	switch {
	case callee == nil:
		f.indirect(in)
	case f.allocators.of(callee) != notAllocation:
		f.allocator(in, callee)
	case callee.IsDeclaration() && isOfLibrary(callee.Name()):
		f.library(in, callee)
	case callee.FuncType != in.Call.FuncType:
		f.outsideCall(in, callee.Name())
	case callee.IsDeclaration():
		f.external(in, callee)
	default:
		f.direct(in, callee)
	}
}

// direct is a call to a function of the module by its own type.
func (f *flow) direct(in *ir.Instr, callee *ir.Func) {
	f.arguments(in, callee)
	is, result := f.of(in), f.resultOf(callee)
	for i := range is {
		if f.makers[callee] {
			f.joinSpaces(is[i].space, result[i].space)
			continue
		}
		f.unify(is[i], result[i])
	}
}

// arguments are those of a call to a function by its own type.
func (f *flow) arguments(in *ir.Instr, callee *ir.Func) {
	for i := range in.Call.NumArgs {
		if i >= len(callee.Args) {
			f.keepAll(f.of(in.Arg(i)), &Reason{Why: Variadic, At: in})
			continue
		}
		f.meet(in, 1+i, f.of(callee.Args[i]))
		f.start(in, 1+i, "it is passed to @"+callee.Name())
	}
}

// indirect is a call through a pointer: of any function of its type whose address is used.
func (f *flow) indirect(in *ir.Instr) {
	if _, isAsm := in.Callee().(*ir.InlineAsm); isAsm {
		f.outsideCall(in, "inline assembly")
		return
	}
	all := f.taken[in.Call.FuncType]
	if len(all) == 0 {
		if !f.closed { // no function of the program has this type, so the call is never reached
			f.outsideCall(in, "a function pointer")
		}
		return
	}
	for _, callee := range all {
		if callee.IsDeclaration() {
			f.outsideCall(in, callee.Name())
			continue
		}
		f.arguments(in, callee)
		is, result := f.of(in), f.resultOf(callee)
		for i := range is {
			f.unify(is[i], result[i])
		}
	}
}

// outsideCall is a call to unknown code.
func (f *flow) outsideCall(in *ir.Instr, name string) {
	for i := range in.Call.NumArgs {
		f.leave(in, i, name)
	}
	f.lose(f.of(in), &Reason{Why: FromOutside, At: in, Name: name})
}

// leave says that an argument goes to unknown code.
func (f *flow) leave(in *ir.Instr, arg int, name string) {
	f.keepAll(f.of(in.Arg(arg)), &Reason{Why: ToOutside, At: in, Name: name})
	f.calledBack(in.Arg(arg), name)
}

// calledBack says that unknown code may call a function.
func (f *flow) calledBack(v ir.Value, name string) {
	fn, ok := v.(*ir.Func)
	if !ok {
		return
	}
	for _, a := range fn.Args {
		f.lose(f.of(a), &Reason{Why: FromOutside, At: fn, Name: name})
	}
	f.keepAll(f.resultOf(fn), &Reason{Why: ToOutside, At: fn, Name: name})
}

// allocator is a call that allocates or frees.
func (f *flow) allocator(in *ir.Instr, callee *ir.Func) {
	does := f.allocators.of(callee)
	if callee.FuncType != in.Call.FuncType {
		f.outsideCall(in, callee.Name())
		return
	}
	for i := range in.Call.NumArgs {
		if !isPlain(in.Arg(i).Type()) {
			continue
		}
		switch {
		case does == frees:
			f.of(in.Arg(i)) // the call goes, or stays as it is
		case does == reallocates && len(f.of(in)) == 1:
			f.meet(in, 1+i, f.of(in))
			f.start(in, 1+i, "@"+callee.Name()+" moves it")
		default:
			f.leave(in, i, callee.Name())
		}
	}
	for _, p := range f.of(in) {
		s := p.space.find()
		s.sites = append(s.sites, in)
	}
}

// library is a call to the C library.
func (f *flow) library(in *ir.Instr, callee *ir.Func) {
	name := callee.Name()
	switch {
	case borrowing.Has(name):
	case pointsInto(in) != nil:
		f.meet(in, 1, f.of(in))
		if strings.Contains(name, "mem") && returning.Has(name) && !strings.Contains(name, "set") {
			f.copy(in, in.Arg(0), in.Arg(1), in.Arg(2))
		}
	case name == "qsort" && in.Call.NumArgs == 4:
		f.sorted(in)
		return
	default:
		f.outsideCall(in, name)
	}
}

// sorted is a call to qsort, whose function gets pointers into the array.
func (f *flow) sorted(in *ir.Instr) {
	order, ok := in.Arg(3).(*ir.Func)
	if !ok || len(order.Args) != 2 || order.IsDeclaration() {
		f.outsideCall(in, "qsort")
		return
	}
	base := f.of(in.Arg(0))[0]
	f.keep(base, &Reason{Why: ToOutside, At: in, Name: "qsort"})
	for _, a := range order.Args {
		f.unify(f.of(a)[0], base)
	}
	size := int64(0)
	if c, ok := ir.AsInt(in.Arg(2)); ok {
		size = c.Int64()
	}
	f.repeat(base.to.find(), 0, max(size, 1))
	f.settle()
}

// external is a call by its own type of a function that another module defines.
func (f *flow) external(in *ir.Instr, callee *ir.Func) {
	f.outside[callee] = true
	f.arguments(in, callee)
	for i := range min(in.Call.NumArgs, len(callee.Args)) {
		f.calledBack(in.Arg(i), callee.Name())
	}
	for i, p := range f.of(in) {
		f.unify(p, f.resultOf(callee)[i])
	}
	f.lose(f.of(in), &Reason{Why: FromOutside, At: in, Name: callee.Name()})
}

// intrinsic follows pointers through an intrinsic.
func (f *flow) intrinsic(in *ir.Instr, callee *ir.Func) {
	name := callee.Name()
	is := func(prefix string) bool { return strings.HasPrefix(name, prefix) }
	switch {
	case is("llvm.memcpy.p"), is("llvm.memmove.p"), is("llvm.memcpy.inline."):
		f.copy(in, in.Arg(0), in.Arg(1), in.Arg(2))
	case is("llvm.memset.p"), is("llvm.memset.inline."):
		if !isZero(in.Arg(1)) {
			f.fill(in, in.Arg(0), in.Arg(2))
		}
	case is("llvm.lifetime."), is("llvm.dbg."), is("llvm.assume"), is("llvm.prefetch."),
		is("llvm.invariant."), is("llvm.donothing"), is("llvm.va_end"), is("llvm.var.annotation"):
	case is("llvm.va_start"):
		to := f.of(in.Arg(0))[0]
		for _, off := range []int64{8, 16} {
			f.lose([]*pointer{f.held(to.to, place{off: off})}, &Reason{Why: Variadic, At: in})
		}
	case is("llvm.va_copy"):
		f.copy(in, in.Arg(0), in.Arg(1), nil)
	default:
		for i := range in.Call.NumArgs {
			f.lose(f.of(in.Arg(i)), &Reason{Why: ByForm, At: in, Name: "@" + name})
		}
		f.lose(f.of(in), &Reason{Why: FromOutside, At: in, Name: name})
	}
}

// fill stores data in memory.
func (f *flow) fill(in *ir.Instr, to, size ir.Value) {
	n := int64(1)
	if c, ok := ir.AsInt(size); ok {
		n = c.Int64()
	}
	if at, ok := f.places.at(to); ok && n > 0 {
		f.data(f.of(to)[0].to, at, n, &Reason{Why: AsData, At: in, Name: "bytes"})
	}
}

// copy copies memory: the contents of both are alike.
func (f *flow) copy(in *ir.Instr, to, from, size ir.Value) {
	if !isPlain(to.Type()) || !isPlain(from.Type()) {
		f.refuse(in)
		return
	}
	if g, ok := ir.StripCasts(from).(*ir.Global); ok && !g.Content.Holds(isPlain) && size != nil {
		f.fill(in, to, size)
		return
	}
	a, b := f.of(to)[0].to.find(), f.of(from)[0].to.find()
	p, _ := f.places.at(to)
	q, _ := f.places.at(from)
	if p.stride == 0 && q.stride == 0 && (p.off-q.off)%wordBytes == 0 && p != q {
		if n, ok := ir.AsInt(size); ok && n.Int64() <= mostData*wordBytes {
			f.copyWords(a, b, p.off, q.off, n.Int64())
			return
		}
	}
	if p != q {
		f.repeat(a, min(p.off, q.off), gcd(gcd(p.stride, q.stride), max(p.off-q.off, q.off-p.off)))
	} else if p.stride != 0 {
		f.repeat(a, p.off, p.stride)
	}
	f.joinContents(a, b)
	f.settle()
}

// copyWords joins the words of two places: what one of them holds, the other may hold.
func (f *flow) copyWords(a, b *contents, to, from, size int64) {
	for last := to + size - 1; to&^(wordBytes-1) <= last; to, from = to+wordBytes,
		from+wordBytes {
		f.joinWords(f.word(a, place{off: to}), f.word(b, place{off: from}))
		f.settle()
	}
}
