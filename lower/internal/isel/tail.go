package isel

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// isTailCall reports whether a call must be a tail call: one marked musttail, or one marked tail
// under a convention that guarantees it (LangRef, "call"). In functions with a table of roots
// others are tail calls too, as in LLVM.
func (s *tailCalls) isTailCall(in *ir.Instr) bool {
	if in.Op != ir.Call || s.walk.calls(in) != callsOrdinary {
		return false
	}
	if _, asm := in.Callee().(*ir.InlineAsm); asm {
		return false
	}
	if in.Has(ir.MustTail) {
		return true
	}
	if s.calling.tabled && s.isSibling(in) {
		return true
	}
	c, next := abi.Of(in.Call.CC), in.Next()
	if c == nil || !c.TailCalls || !in.Has(ir.Tail) || in.Call.CC != s.Func.CC || next == nil ||
		next.Op != ir.Ret || len(in.Call.Bundles) > 0 {
		return false
	}
	return next.NumOps() == 0 && in.Type().IsVoid() || next.NumOps() == 1 &&
		next.Operand(0) == ir.Value(in)
}

// tailCall selects such a call: it puts the arguments in place, those on the stack over the
// function's own, removes the frame and jumps.
func (s *tailCalls) tailCall(in *ir.Instr) {
	conv := s.conv.convention(in.Call.CC)
	if conv == nil {
		return
	}
	if in.Call.FuncType.Variadic && !conv.Variadic {
		s.Fail("a variadic call of the convention `" + in.Call.CC.String() + "`")
		return
	}
	if in.Call.FuncType.Variadic && s.Func.FuncType.Variadic {
		s.Fail("a tail call that passes variable arguments on")
		return
	}
	if conv != s.Out.Conv {
		s.Fail("a tail call of the convention `" + in.Call.CC.String() + "` from a function of `" +
			s.Func.CC.String() + "`")
		return
	}
	if conv.KeepsMore() != 0 { // including argument registers
		s.Fail("a tail call from a function of the convention `" + s.Func.CC.String() + "`")
		return
	}
	incoming := s.conv.incomingPlaces()
	outgoing := s.conv.outgoingStack(in)
	moved := conv.Popped(outgoing) - conv.Popped(incoming.Stack())
	switch {
	case !conv.Pops && outgoing > incoming.Stack():
		s.Fail(
			"a tail call with more stack arguments than its caller, of the " +
				"convention `" + in.Call.CC.String() + "`,")
		return
	case conv.Popped(outgoing) > maxPop:
		s.Fail("a tail call with more than 65,528 bytes of arguments on the stack")
		return
	}
	places := conv.Arguments()
	ops := append(s.ops[:0], mir.Operand{})
	if r, hidden := s.conv.hiddenResult(in.Type(), conv, &places); hidden {
		if s.ends.resultAt == 0 {
			s.ends.resultAt = s.Temp(mir.GPR, 8)
		}
		ops = append(ops, mir.R(s.ends.resultAt).In(r))
	}
	shift := int32(moved / 8)
	if moved != 0 {
		ops = append(ops, mir.Operand{Kind: mir.KindIncoming, Val: -1}.OnStack(-1-shift, 8))
	}
	for i := range in.Args() {
		v, attrs := in.Arg(i), in.Call.ParamAttrs(i)
		if name := refusedAttr(attrs, conv); name != "" {
			s.Fail(source.An("`"+name+"`") + " argument of a tail call")
			return
		}
		if t, by := byValType(v, attrs); by {
			size := int64(s.Env.Layout.Size(t))
			off := places.ByValue(size, s.conv.byValAlign(t, attrs))
			if ops = s.tailByValue(ops, v, size, int32(off/8)-shift); ops == nil {
				return
			}
			continue
		}
		if r := specialRegister(attrs, conv, &places); r != amd64.NoReg {
			var ok bool
			if ops, ok = s.tailSpecial(ops, v, attrs, r); !ok {
				return
			}
			continue
		}
		ps := s.conv.abiParts(make([]abiPart, 0, 4), v.Type())
		beginPair(&places, v.Type())
		for k := range ps {
			p := &ps[k]
			at := places.Next(p.ABIClass(), int64(p.Size))
			switch {
			case at.Kind == abi.Nowhere:
				s.Fail("an argument of `" + in.Call.CC.String() + "` beyond its registers")
				return
			case build.IsUndef(v) || p.how == padding:
			case at.Kind == abi.InReg:
				ops = append(ops, build.Narrowed(s.conv.passed(v, p, attrs), &p.Part).In(at.Reg))
			default:
				ops = append(ops, s.conv.passed(v, p, attrs).OnStack(int32(at.Off/8)-shift, p.Size))
			}
		}
		places.EndPair()
	}
	if in.Call.FuncType.Variadic {
		ops = append(ops, mir.I(int64(places.Taken(abi.Float))).In(amd64.RAX))
	}
	target := s.calling.target(in.Callee())
	if target.Kind != mir.KindSym {
		if target.Kind != mir.KindReg {
			r := s.Temp(mir.GPR, 8)
			s.X86(amd64.MOV, amd64.W64, mir.D(r), target)
			target = mir.R(r)
		}
		at := amd64.R11
		if places.Used().Has(at) {
			at = amd64.RBX // which is not callee-saved in a convention that passes arguments there
		}
		target = mir.R(target.Reg).In(at)
	}
	ops[0] = target
	s.ops = ops
	m := s.Emit(mir.TailCall, amd64.W64, ops...)
	m.Flags |= mir.IsTerm
	m.Aux = int32(moved)
}

// tailSpecial passes an argument of a tail call that has a fixed register.
func (s *tailCalls) tailSpecial(ops []mir.Operand, v ir.Value, attrs *ir.AttrSet,
	r amd64.Reg) ([]mir.Operand, bool) {
	conv := s.Out.Conv
	if attrs.Has("swifterror") { // the callee's error is this function's error
		s.Out.Results |= abi.SetOf(r)
		return append(ops, mir.R(s.calling.loadError(v)).In(r)), true
	}
	if !conv.Keeps.Has(r) {
		return append(ops, s.Source(v, 0).In(r)), true
	}
	// The register has its value from the caller when the frame is removed.
	if a, ok := v.(*ir.Arg); ok {
		for i := range specialAttrs {
			if name := specialAttrs[i].name; attrs.Has(name) && a.Attrs.Has(name) {
				return ops, true
			}
		}
	}
	s.Fail("a tail call of the convention `" + s.Func.CC.String() +
		"` that passes another value in a callee-saved register")
	return nil, false
}

// maxTailByValue bounds an argument passed by value in a tail call, in bytes: each word is an
// operand.
const maxTailByValue = 512

// tailByValue passes the bytes that a byval argument of a tail call points to. It copies them to
// the frame first, because they may be among the function's own stack arguments.
func (s *tailCalls) tailByValue(ops []mir.Operand, v ir.Value, size int64,
	word int32) []mir.Operand {
	if a, ok := v.(*ir.Arg); ok && !s.Out.Conv.Pops && s.body.regOf.at(a.ID()) < 0 &&
		word == s.conv.incomingWord(a) {
		return ops // they are in place
	}
	if size > maxTailByValue {
		s.Fail("a `byval` argument of more than 512 bytes in a tail call")
		return nil
	}
	s.Out.Objects = append(s.Out.Objects, mir.Object{Size: uint64(size+7) &^ 7, Align: 8})
	object := len(s.Out.Objects) - 1
	s.calling.copyBytes(mir.Frame(object, 0), s.mem.address(v, 0), size)
	for at := int64(0); at < size; at += 8 {
		ops = append(ops, mir.Frame(object, at).OnStack(word+int32(at/8), 8))
	}
	return ops
}
