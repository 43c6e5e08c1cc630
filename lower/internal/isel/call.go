package isel

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// callSite is a call of any kind: an ordinary one or that of a statepoint.
type callSite struct {
	in     *ir.Instr
	callee ir.Value
	typ    *ir.Type
	cc     ir.CallConv
	args   []ir.Use
	attrs  func(i int) *ir.AttrSet
	// value is the IR value that the result defines.
	value ir.Value
	// noTarget is set if nops replace the call.
	noTarget bool
	// symbol names a runtime function to call instead of callee, "" if none.
	symbol string
}

// emitCall selects a call and returns its instruction, or nil if it refused the call.
func (s *callSequences) emitCall(c *callSite, op mir.Op) *mir.Inst {
	conv := s.conv.convention(c.cc)
	if conv == nil {
		return nil
	}
	switch {
	case c.typ.Variadic && !conv.Variadic:
		s.Fail("a variadic call of the convention `" + c.cc.String() + "`")
		return nil
	case op == mir.PatchPoint && abi.SetOf(conv.Args[abi.Int]...).Has(amd64.R11):
		// which has the target
		s.Fail("a patch point of the convention `" + c.cc.String() + "`")
		return nil
	}
	s.Out.HasCalls = true
	ret, demoted := c.typ.Result(), -1
	if conv.Pops && !s.callRoom(c, conv) {
		return nil
	}
	if !s.alignArguments(c, conv) {
		return nil
	}
	places := conv.Arguments()
	var errorCell ir.Value
	ops := append(s.ops[:0], mir.Operand{}) // the callee, filled in below
	if r, hidden := s.conv.hiddenResult(ret, conv, &places); hidden {
		demoted = s.conv.resultObject(ret)
		ops = append(ops, mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(demoted)}.In(r))
	}
	for i := range c.args {
		v := c.args[i].Value
		attrs := c.attrs(i)
		if refused := refusedAttr(attrs, conv); refused != "" {
			s.Fail(source.An("`"+refused+"`") + " argument of the convention `" + c.cc.String() +
				"`")
			return nil
		}
		if r := specialRegister(attrs, conv, &places); r != amd64.NoReg {
			if attrs.Has("swifterror") {
				errorCell = v
				continue
			}
			ops = append(ops, s.Source(v, 0).In(r))
			continue
		}
		if t, by := byValType(v, attrs); by {
			s.byValue(v, t, &places, s.conv.byValAlign(t, attrs))
			continue
		}
		ps := s.conv.abiParts(make([]abiPart, 0, 4), v.Type())
		beginPair(&places, v.Type())
		for k := range ps {
			p := &ps[k]
			at := places.Next(p.ABIClass(), int64(p.Size))
			switch {
			case at.Kind == abi.Nowhere:
				s.Fail("an argument of `" + c.cc.String() + "` beyond its registers")
				return nil
			case build.IsExtended(v.Type()) && s.x87.PopTo(mir.Operand{Kind: mir.KindFrame,
				Sym: mir.OutArgs, Val: at.Off}, v):
				continue
			}
			if build.IsUndef(v) || p.how == padding {
				continue
			}
			src := s.conv.passed(v, p, attrs)
			if at.Kind == abi.InReg {
				ops = append(ops, build.Narrowed(src, &p.Part).In(at.Reg))
				continue
			}
			s.stackArg(at.Off, src, p.Part)
		}
		places.EndPair()
	}
	if c.typ.Variadic {
		ops = append(ops, mir.I(int64(places.Taken(abi.Float))).In(amd64.RAX))
	}
	if !conv.Pops {
		s.takeStack(&places)
	}
	switch {
	case c.noTarget:
	case c.symbol != "":
		ops[0] = s.LibraryTarget(c.symbol)
	default:
		less := conv.KeepsLess() | c.destroysMore() | conv.Lost(places.Used())
		ops[0] = s.inRegister(s.target(c.callee), less)
		if s.tabled && op == mir.Call {
			ops[0] = s.targetInRAX(ops[0], c, places.Used())
		}
	}
	results := conv.ResultPlaces()
	switch {
	case demoted >= 0:
		if s.Needed(c.value) {
			s.after = append(s.after, afterCall{result: ret, value: c.value, object: demoted})
		}
	case !ret.IsVoid():
		ps := s.conv.abiParts(make([]abiPart, 0, 4), ret)
		take := func(i int, d mir.VReg) {
			switch at := results.Next(ps[i].ABIClass()); {
			case at.Kind == abi.OnX87: // and must be popped from it
				s.after = append(s.after, afterCall{popped: ps[i].Bits, to: d})
			case d != 0:
				ops = append(ops, mir.Out(d, at.Reg))
			}
		}
		if s.Needed(c.value) {
			for _, code := range s.conv.receive(c.value, ret, ps, take) {
				s.after = append(s.after, afterCall{code: code})
			}
		} else {
			for i := range ps {
				take(i, 0)
			}
		}
	}
	if errorCell != nil { // the variable is in its register while the callee runs
		r := conv.Specials[abi.SwiftError]
		ops = append(ops, mir.R(s.loadError(errorCell)).In(r))
		found := s.Temp(mir.GPR, 8)
		ops = append(ops, mir.Out(found, r))
		s.after = append(s.after, afterCall{memory: s.mem.address(errorCell, 0),
			src: mir.R(found)})
	}
	lost := conv.Lost(places.Used()|results.Used()) & abi.C.Keeps
	ops = s.destroyed(conv.KeepsLess()|c.destroysMore()|lost, c.in, ops)
	s.ops = ops
	in := s.Emit(op, amd64.W64, ops...)
	if op == mir.Call {
		in.Aux = s.Env.LiveRoots[c.in.ID()]
	}
	in.Flags |= mir.IsCall
	in.Twice, in.Pops = c.returnsTwice(), conv.Pops
	return in
}

// returnsTwice reports whether a call may return a second time, as setjmp does.
func (c *callSite) returnsTwice() bool {
	if c.in.Call.Attrs.Has("returns_twice") {
		return true
	}
	f, ok := c.callee.(*ir.Func)
	return ok && f.Attrs.Has("returns_twice")
}

// loadError loads a swifterror variable, which is in memory between calls.
func (s *callSequences) loadError(cell ir.Value) mir.VReg {
	r := s.Temp(mir.GPR, 8)
	s.X86(amd64.MOV, amd64.W64, mir.D(r), s.mem.address(cell, 0))
	return r
}

// stackArg stores an argument in its stack slot.
func (s *callSequences) stackArg(off int64, src mir.Operand, p build.Part) {
	o := mir.Operand{Kind: mir.KindFrame, Sym: mir.OutArgs, Val: off}
	if src.Kind == mir.KindNone {
		return
	}
	s.conv.storeWhole(o, src, p)
}

// maxStackArgs bounds the arguments on the stack, in bytes: their offsets from the frame must fit
// 31 bits.
const maxStackArgs = 1 << 30

// takeStack allocates space for a call's stack arguments.
func (s *callSequences) takeStack(places *abi.Args) {
	if places.Stack() > maxStackArgs {
		s.Fail("a call with more than 1 GB of arguments on the stack")
		return
	}
	s.Out.OutArgs = max(s.Out.OutArgs, uint32(places.Stack()))
}

// inRegister loads a callee in memory into a register if the registers of its address, which must
// be callee-saved, would cost more than the load. less is the set of registers that this call does
// not preserve.
func (s *callSequences) inRegister(o mir.Operand, less abi.Set) mir.Operand {
	if !o.IsMem() || o.Reg == 0 && o.Index == 0 {
		return o
	}
	const enough = 3 // two for the address, one if the allocator needs a register otherwise
	kept := abi.C.Keeps &^ (less | s.Out.Reserved | abi.SetOf(amd64.RBP))
	if !s.tabled && len(kept.Registers()) >= enough {
		return o
	}
	r := s.Temp(mir.GPR, 8)
	s.X86(amd64.MOV, amd64.W64, mir.D(r), o)
	return mir.RM(r)
}

// targetInRAX puts a callee pointer that has no other use in RAX, so the frame saves no register
// for it: frames described by tables match LLVM's.
func (s *callSequences) targetInRAX(o mir.Operand, c *callSite, used abi.Set) mir.Operand {
	if o.Kind != mir.KindReg || c.typ.Variadic || used.Has(amd64.RAX) || ir.NumUses(c.callee) > 1 {
		return o
	}
	switch v := c.callee.(type) {
	case *ir.Arg:
		if c.in.Parent() != s.Func.Entry() {
			return o
		}
	case *ir.Instr:
		if v.Parent() != c.in.Parent() {
			return o
		}
	default:
		return o
	}
	return mir.R(o.Reg).In(amd64.RAX)
}

// target returns the operand of a call for its callee.
func (s *callSequences) target(v ir.Value) mir.Operand {
	r, _ := s.Resolve(v, 0)
	if sym, off, ok := s.walk.AddressOf(r); ok && sym != nil && off == 0 {
		o := mir.Operand{Kind: mir.KindSym, Sym: s.Env.Symbols.Of(sym)}
		if s.walk.NeedsGOT(sym) {
			o.Mod = amd64.ModPLT
		}
		return o
	}
	if o, folded := s.mem.fold(v, amd64.W64, 64); folded {
		return o
	}
	o := s.Source(v, 0)
	if o.Kind != mir.KindReg {
		o = mir.R(s.Load(o, mir.GPR, 8))
	}
	return o.As(mir.UseRM)
}

// afterCall is an action after a call, usually a copy.
type afterCall struct {
	to  mir.VReg
	src mir.Operand
	// code emits an action other than a copy; it is nil for a copy.
	code func()
	// popped is the width in bits of a result on the x87 stack, 0 for other copies.
	popped uint32
	// memory is the address to store src to if to is unset.
	memory mir.Operand
	// result is the type of a call's result that the callee stored to a frame object, nil for other
	// copies.
	result *ir.Type
	value  ir.Value
	object int
}

// finish emits the actions after the most recently selected call.
func (s *callSequences) finish() {
	for _, c := range s.after {
		switch {
		case c.result != nil:
			s.loadResult(c.value, c.result, c.object)
		case c.code != nil:
			c.code()
		case c.popped != 0:
			s.x87.PopResult(c.to, c.popped)
		case c.to == 0:
			s.X86(amd64.MOV, amd64.W64, c.memory, c.src)
		default:
			s.Emit(mir.Copy, amd64.W64, mir.D(c.to), c.src.As(mir.Tied))
		}
	}
	s.after = s.after[:0]
}

// loadResult loads a call's result from the memory to which the callee stored it.
func (s *callSequences) loadResult(v ir.Value, t *ir.Type, object int) {
	for i, p := range append([]build.Part(nil), s.Parts(t)...) {
		s.mem.LoadPart(s.VReg(v, i), mir.Frame(object, int64(p.Off)), p)
	}
}
