package rewrite

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// makeExplicit inserts the statepoint of record i, its result and its relocates next to the call
// that it will replace.
func (r *rewriter) makeExplicit(i int) error {
	call, rec := r.points[i], &r.records[i]
	rec.call = call.ID()
	given := gc.IsStatepoint(call)
	var target callTarget
	var token *ir.Instr
	if given {
		token = r.complete(call, rec.live)
	} else {
		r.warnOfLostTail(call)
		target = r.targetOf(call, rec)
		fn := r.decls.StatepointFor(r.targetPointer(&target))
		asked := gc.ReadDirectives(call, gc.DefaultID)
		if asked.PatchBytes > math.MaxInt32 {
			return &pass.Unsupported{Span: call.Span, Message: fmt.Sprintf("%s: a statepoint "+
				"has at most %d", source.Count(asked.PatchBytes, "patch byte"), math.MaxInt32)}
		}
		token = r.newStatepoint(fn, call, &target, asked, rec.live)
		token.CopyDebugLoc(call)
	}
	token.InsertBefore(call)
	rec.token = token
	r.why.Figures.Statepoints++
	var normal edit.Place
	if call.Op == ir.Call {
		normal.Next = call.Next()
		if target.deoptimize || !given && r.tokenName != tokenNameThen &&
			r.f.Lookup("safepoint_token") != nil {
			r.f.SetName(token, "safepoint_token")
		}
	} else {
		if !given && r.tokenName != tokenNameThen {
			r.f.SetName(token, r.tokenName)
		}
		unwind := call.UnwindDest()
		rec.unwind = unwind.FirstNonPhi()
		unwindToken, err := r.unwindToken(rec, call)
		if err != nil {
			return err
		}
		if unwindToken != nil {
			pad := edit.Before(unwindToken.Next())
			rec.unwindRelocates = r.newRelocates(rec, unwindToken, pad, call)
		}
		normal = edit.AtStartOf(call.NormalDest())
	}
	if !target.deoptimize && !given {
		r.f.SetName(token, r.tokenName)
		if !call.Type().IsVoid() && ir.FirstUse(call) != nil {
			r.newResult(call, token, normal)
		}
	}
	rec.relocates = r.newRelocates(rec, token, normal, normal.Next)
	return nil
}

// callTarget is the function that a statepoint calls.
type callTarget struct {
	callee ir.Value
	typ    *ir.Type
	args   []ir.Value
	// deoptimize is set for llvm.experimental.deoptimize, which does not return.
	deoptimize bool
	// rearranged is set if the arguments differ from the call's, so its parameter attributes do not
	// apply.
	rearranged bool
}

// targetOf finds the function to call: the callee, or for an intrinsic that becomes a call of a
// runtime function, that function.
func (r *rewriter) targetOf(call *ir.Instr, rec *record) callTarget {
	t := callTarget{callee: call.Callee(), typ: call.Call.FuncType}
	for _, u := range call.Args() {
		t.args = append(t.args, u.Value)
	}
	switch {
	case call.IsIntrinsic("llvm.experimental.deoptimize"):
		t.deoptimize = true
		r.retarget(&t, "__llvm_deoptimize")
	case call.IsIntrinsic("llvm.memcpy.element.unordered.atomic"):
		r.retargetCopy(&t, call, "__llvm_memcpy_element_unordered_atomic_safepoint_")
	case call.IsIntrinsic("llvm.memmove.element.unordered.atomic"):
		r.retargetCopy(&t, call, "__llvm_memmove_element_unordered_atomic_safepoint_")
	}
	return t
}

// retarget makes t call a runtime function with its arguments and no result.
func (r *rewriter) retarget(t *callTarget, name string) {
	params := make([]*ir.Type, len(t.args))
	for i, a := range t.args {
		params[i] = a.Type()
	}
	t.typ = r.m.Types.Func(r.m.Types.Void, params, false)
	f := r.m.Declare(name, t.typ, nil)
	t.callee = f
	if !r.m.Dialect.Opaque() && f.FuncType != t.typ {
		c := ir.NewConst(r.m.PointerTo(t.typ, 0), ir.ConstExpr, f)
		c.Op = ir.BitCast
		t.callee = c
	}
}

// retargetCopy passes bases and offsets instead of derived pointers: the objects may move while
// they are copied.
func (r *rewriter) retargetCopy(t *callTarget, call *ir.Instr, name string) {
	t.rearranged = true
	size, _ := ir.AsInt(call.Arg(3))
	dest, destOffset := r.baseAndOffset(call.Arg(0), call)
	source, sourceOffset := r.baseAndOffset(call.Arg(1), call)
	t.args = []ir.Value{dest, destOffset, source, sourceOffset, call.Arg(2)}
	if size != nil {
		name += strconv.FormatUint(size.Bits, 10)
	}
	r.retarget(t, name)
}

func (r *rewriter) baseAndOffset(derived ir.Value, before *ir.Instr) (base, offset ir.Value) {
	t := r.m.Types.Int(uint32(r.pointerBits(derived.Type())))
	if ir.IsConstant(derived) {
		base = ir.Null(derived.Type())
	} else if base = r.baseOf[derived]; base == nil {
		base = derived
	}
	convert := func(v ir.Value) ir.Value {
		if ir.IsConstant(v) {
			return constantAddress(t, v)
		}
		c := r.m.NewInstr(ir.PtrToInt, t, v)
		c.SetFrom(before.ID())
		c.CopyDebugLoc(before)
		c.InsertBefore(before)
		return c
	}
	baseInt := convert(base)
	derivedInt := convert(derived)
	if ir.IsConstant(derivedInt) { // its base is null
		return base, derivedInt
	}
	sub := r.m.NewInstr(ir.Sub, t, derivedInt, baseInt)
	sub.SetFrom(before.ID())
	sub.CopyDebugLoc(before)
	sub.InsertBefore(before)
	return base, sub
}

// constantAddress returns a constant pointer as an integer.
func constantAddress(t *ir.Type, v ir.Value) ir.Value {
	c, ok := v.(*ir.Const)
	switch {
	case !ok:
	case c.Kind == ir.ConstNull:
		return ir.IntConst(t, 0)
	case c.Kind == ir.ConstUndef:
		return ir.Undef(t)
	case c.Kind == ir.ConstPoison:
		return ir.Poison(t)
	}
	address := ir.NewConst(t, ir.ConstExpr, v)
	address.Op = ir.PtrToInt
	return address
}

// targetPointer is the type of the statepoint's target operand.
func (r *rewriter) targetPointer(t *callTarget) *ir.Type {
	if r.m.Dialect.Opaque() {
		return t.callee.Type()
	}
	return r.m.Types.Pointer(t.typ, t.callee.Type().AddrSpace)
}

// newStatepoint creates the statepoint of a call, without inserting it.
func (r *rewriter) newStatepoint(fn *ir.Func, call *ir.Instr, t *callTarget, d gc.Directives,
	live []ir.Value) *ir.Instr {
	ts := r.m.Types
	transition, hasTransition := call.FindBundle("gc-transition")
	deopt, hasDeopt := call.FindBundle("deopt")
	ops := append(r.ops[:0], fn, ir.IntConst(ts.I64, d.ID),
		ir.IntConst(ts.I32, uint64(d.PatchBytes)), t.callee,
		ir.IntConst(ts.I32, uint64(len(t.args))), ir.IntConst(ts.I32, d.Flags))
	ops = append(ops, t.args...)
	zero := ir.IntConst(ts.I32, 0)
	ops = append(ops, zero, zero)
	info := &ir.CallInfo{FuncType: fn.FuncType, CC: call.Call.CC, NumArgs: len(ops) - 1}
	bundle := func(tag string, uses []ir.Use) {
		for i := range uses {
			ops = append(ops, uses[i].Value)
		}
		info.Bundles = append(info.Bundles, ir.Bundle{Tag: tag, NumArgs: len(uses)})
	}
	if hasDeopt {
		bundle("deopt", deopt)
	}
	if hasTransition {
		bundle("gc-transition", transition)
	}
	objects := r.listed(call)
	if n := len(live) + len(objects); n > 0 {
		ops = append(append(ops, live...), objects...)
		info.Bundles = append(info.Bundles, ir.Bundle{Tag: gc.LiveBundle, NumArgs: n})
	}
	if call.Op == ir.Invoke {
		ops = append(ops, call.NormalDest(), call.UnwindDest())
	}
	in := r.m.NewInstr(call.Op, ts.Token, ops...)
	r.ops = ops
	in.Call = info
	in.Flags = call.Flags & (ir.Tail | ir.MustTail | ir.NoTail)
	in.SetFrom(call.ID())
	in.Span = call.Span // the statepoint itself is checked elsewhere
	r.statepointAttrs(info, call, t)
	return in
}

// statepointAttrs sets the attributes of a call that still hold: not those about memory, since a
// safepoint may move every object, and not that it returns an argument, since a statepoint returns
// a token.
func (r *rewriter) statepointAttrs(info *ir.CallInfo, call *ir.Instr, t *callTarget) {
	if given := call.Call.Attrs; given != r.givenAttrs { // most calls have the same group
		r.givenAttrs, r.keptAttrs = given, given.Without(func(a ir.Attr) bool {
			if a.Quoted {
				return gc.IsConsumed(a)
			}
			return falseAfterSafepoint[a.Name]
		})
	}
	info.Attrs = r.keptAttrs
	if !r.m.Dialect.Opaque() {
		return
	}
	args := call.Call.Params
	if t.rearranged {
		args = nil
	}
	for i, p := range args {
		if p.Has("returned") {
			args = slices.Clone(args)
			args[i] = p.Without(func(a ir.Attr) bool { return a.Name == "returned" })
			break // no call has two
		}
	}
	if t.typ != r.targetType {
		r.targetType = t.typ
		r.targetAttrs = ir.NewAttrSet(ir.Attr{Name: "elementtype", Type: t.typ})
	}
	info.Params = gc.Params(gc.Bundled, r.targetAttrs, args)
}

// newResult creates the gc.result that replaces a call's value. It is given the call's name while
// the call still has it, so the name gets a number.
func (r *rewriter) newResult(call, token *ir.Instr, at edit.Place) {
	fn := r.decls.ResultOf(call.Type())
	in := r.m.NewInstr(ir.Call, call.Type(), fn, token)
	in.Call = &ir.CallInfo{FuncType: fn.FuncType, NumArgs: 1, Ret: call.Call.Ret}
	in.SetFrom(call.ID())
	in.CopyDebugLoc(at.Next)
	at.Put(in)
	if call.Name() != "" {
		r.f.SetName(in, call.Name())
	}
	call.SetNum(0)
	r.results = append(r.results, replacement{call, in})
	r.why.Figures.Results++
}

// newRelocates creates the relocates of a record on one edge. token is the statepoint or its
// landing pad. They have the source position of debug: on the normal edge, as in LLVM, that of the
// instruction after them, on the unwind edge that of the invoke.
func (r *rewriter) newRelocates(rec *record, token *ir.Instr, at edit.Place,
	debug *ir.Instr) []*ir.Instr {
	if len(rec.live) == 0 || !r.strategy.Relocates() {
		return nil
	}
	numbers := r.numbers[:0]
	for i, v := range rec.live {
		n := r.pointerNumber(v)
		r.pointers[n].at = int32(i)
		numbers = append(numbers, n)
	}
	r.numbers = numbers
	relocates := make([]*ir.Instr, len(rec.live))
	var fn *ir.Func
	var info *ir.CallInfo
	var t *ir.Type
	for i, v := range rec.live {
		if v.Type() != t {
			t = v.Type()
			fn, info = r.decls.RelocateOf(t)
		}
		base := int32(i)
		if of := r.pointers[numbers[i]].base; of != nil {
			base = r.pointers[r.pointerNumber(of)].at
			if int(base) >= len(rec.live) || rec.live[base] != of {
				panic("the base of a live pointer is not live")
			}
		}
		in := r.m.NewInstr(ir.Call, fn.FuncType.Result(), fn, token, r.index(base),
			r.index(int32(i)))
		in.Call = info
		in.SetFrom(v.ID())
		in.CopyDebugLoc(debug)
		at.Put(in)
		if name := v.(ir.Named).Name(); name != "" {
			r.f.SetNameIn(&r.pointers[numbers[i]].relocated, in, name, ".relocated")
		}
		relocates[i] = in
	}
	r.why.Figures.Relocates += len(relocates)
	return relocates
}

// livePointer is a pointer that some safepoint of the function lists, with its base, nil if that is
// the pointer itself, and its index in the list of the current safepoint.
type livePointer struct {
	value, base ir.Value
	at          int32
	// relocated are the names of its relocates.
	relocated ir.NameSeries
}

// pointerNumber returns the number of a live pointer, assigned at the first call. It is stored in
// the value's Num; if that is overwritten, the value gets a new number.
func (r *rewriter) pointerNumber(v ir.Value) int32 {
	if n := valueNum(v); n >= 0 && int(n) < len(r.pointers) && r.pointers[n].value == v {
		return n
	}
	n := int32(len(r.pointers))
	base := r.baseOf[v]
	switch base {
	case nil:
		panic("a live pointer has no base")
	case v:
		base = nil
	}
	r.pointers = append(r.pointers, livePointer{value: v, base: base})
	setValueNum(v, n)
	return n
}

// index is an i32 constant.
func (r *rewriter) index(i int32) ir.Value {
	for int(i) >= len(r.indices) {
		r.indices = append(r.indices, ir.IntConst(r.m.Types.I32, uint64(len(r.indices))))
	}
	return r.indices[i]
}

func setValueNum(v ir.Value, n int32) {
	switch v := v.(type) {
	case *ir.Instr:
		v.SetNum(n)
	case *ir.Arg:
		v.SetNum(n)
	}
}

func valueNum(v ir.Value) int32 {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Num()
	case *ir.Arg:
		return v.Num()
	}
	return 0
}

// replacement is a call that has become a statepoint, and the gc.result that replaces its value.
type replacement struct{ call, result *ir.Instr }

// replaceCalls replaces the calls' values by the results and deletes the calls. It does so last,
// because a call may be in the live sets of others.
func (r *rewriter) replaceCalls() {
	next := 0
	var renamed map[ir.Value]ir.Value
	if r.hasRecords {
		renamed = make(map[ir.Value]ir.Value, len(r.results))
	}
	for i, call := range r.points {
		if next < len(r.results) && r.results[next].call == call {
			result := r.results[next].result
			next++
			ir.ReplaceAllUses(call, result)
			if r.hasRecords {
				renamed[call] = result
			}
		} else if call.IsIntrinsic("llvm.experimental.deoptimize") {
			r.neverReturn(call)
		}
		r.points[i] = nil
		if ir.FirstUse(call) != nil {
			// it does not return, so this has no effect
			ir.ReplaceAllUses(call, edit.NoValue(r.m, call.Type()))
		}
		call.Erase()
	}
	r.results = r.results[:0]
	edit.ReplaceInRecords(r.f, renamed)
}

// neverReturn replaces the return after a deoptimize call by unreachable.
func (r *rewriter) neverReturn(call *ir.Instr) {
	t := call.Parent().Terminator()
	if t == nil || t.Op != ir.Ret {
		return
	}
	end := r.m.NewInstr(ir.Unreachable, r.m.Types.Void)
	end.SetFrom(t.ID())
	end.InsertBefore(t)
	t.Erase()
}
