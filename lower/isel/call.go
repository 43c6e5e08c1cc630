package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Registers of the System V calling convention (psABI 3.2.3, "Parameter Passing").
var (
	argGPR = [...]amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9}
	retGPR = [...]amd64.Reg{amd64.RAX, amd64.RDX, amd64.RCX}
)

const (
	numArgXMM = 8
	numRetXMM = 4
	numRetX87 = 2
)

// callSite is a call of any kind: an ordinary one, or the one in a statepoint.
type callSite struct {
	in     *ir.Instr
	callee ir.Value
	typ    *ir.Type
	cc     ir.CallConv
	args   []ir.Use
	attrs  func(i int) *ir.AttrSet
	// value is what the result is the value of.
	value ir.Value
	// noTarget is set when nops stand in the place of the call.
	noTarget bool
	// symbol is the name of a function of the runtime that is called in the place of callee, "" for none.
	symbol string
}

// The other conventions whose arguments go where the System V convention has them: the code of a caller may take all of them for that, since what they
// promise on top is that fewer registers are destroyed.
const (
	ccSwift     ir.CallConv = 16
	ccSwiftTail ir.CallConv = 20
	ccSysV      ir.CallConv = 78
	// The first three mean something where pointers have 32 bits only.
	ccStdCall  ir.CallConv = 64
	ccFastCall ir.CallConv = 65
	ccThisCall ir.CallConv = 70
	ccGraal    ir.CallConv = 107
)

// ccPreserveNone has its own registers for arguments and keeps hardly any others.
const ccPreserveNone ir.CallConv = 21

// ccWebKitJS was a convention of WebKit's compiler until LLVM 17.
const ccWebKitJS ir.CallConv = 12

// checkConvention refuses the calling conventions whose registers are not System V's.
func (s *selector) checkConvention(cc ir.CallConv) bool {
	switch cc {
	case ir.CCGHC, ccWebKitJS, ccPreserveNone, ccStdCall, ccFastCall, ccThisCall, ccGraal:
		return true
	case ir.CCC, ir.CCFast, ir.CCCold, ir.CCTail, ir.CCPreserveMost, ir.CCPreserveAll, ir.CCAnyReg, ccSwift, ccSwiftTail, ccSysV:
		return true
	}
	s.fail("the calling convention `" + cc.String() + "`")
	return false
}

// argPlaces hands out the places of arguments.
type argPlaces struct {
	gpr, xmm int
	x87      int   // results
	stack    int64 // bytes
	cc       ir.CallConv
}

// nextArg is the place of an argument part: a register, or an offset on the stack.
func (a *argPlaces) next(p part) (r amd64.Reg, off int64, inReg bool) {
	switch a.cc {
	case ir.CCGHC:
		return a.nextGHC(p)
	case ccWebKitJS:
		return a.nextWebKit(p)
	}
	if p.onStack() {
		off = (a.stack + 15) &^ 15
		a.stack = off + 16
		return 0, off, false
	}
	if p.class == mir.XMM {
		if a.xmm < numArgXMM {
			a.xmm++
			return amd64.XMM0 + amd64.Reg(a.xmm-1), 0, true
		}
	} else if regs := a.argRegs(); a.gpr < len(regs) {
		a.gpr++
		return regs[a.gpr-1], 0, true
	}
	if p.size == 16 {
		a.stack = (a.stack + 15) &^ 15
	}
	off = a.stack
	a.stack += max(8, int64(p.size))
	return 0, off, false
}

// begin comes before the parts of an argument: an i128 is in two registers or, aligned to its size, on the stack (psABI 3.2.3). One that is part of something else, or of
// another width, is not held together by LLVM. What it returns is for end, which comes behind the parts: a register that was left is there for the arguments that
// follow.
func (a *argPlaces) begin(t *ir.Type) int {
	if !t.IsInt(128) || a.cc == ir.CCGHC || a.cc == ccWebKitJS || a.gpr+2 <= len(a.argRegs()) {
		return -1
	}
	held := a.gpr
	a.gpr = len(a.argRegs())
	a.stack = (a.stack + 15) &^ 15
	return held
}

func (a *argPlaces) end(held int) {
	if held >= 0 {
		a.gpr = held
	}
}

// extension is how many bits of an argument or result the convention defines, when its attributes say that.
func extension(a *ir.AttrSet) (signed, any bool) {
	switch {
	case a.Has("signext"):
		return true, true
	case a.Has("zeroext"):
		return false, true
	}
	return false, false
}

// abiSource is part i of a value as it is passed: extended to 32 bits if the attributes ask for it.
func (s *selector) abiSource(v ir.Value, i int, p part, attrs *ir.AttrSet) mir.Operand {
	if p.class == mir.GPR && p.typ != nil && p.typ.Kind == ir.IntegerKind && p.bits < 32 {
		if signed, any := extension(attrs); any {
			if w, _ := s.resolve(v, i); w.Type() == p.typ {
				return s.extended(w, signed, 32)
			}
			return s.extended(v, signed, 32)
		}
	}
	return s.source(v, i)
}

// emitCall selects a call and returns the instruction, nil if it was refused.
func (s *selector) emitCall(c *callSite, op mir.Op) *mir.Inst {
	if !s.checkConvention(c.cc) {
		return nil
	}
	if c.cc == ccPreserveNone && (c.typ.Variadic || op == mir.PatchPoint) { // both need a register that is one for arguments
		s.fail("a variadic call or a patch point of the convention `preserve_nonecc`")
		return nil
	}
	s.out.HasCalls = true
	places := argPlaces{cc: c.cc}
	var errorCell ir.Value
	ops := append(s.callOps[:0], mir.Operand{}) // the callee, filled in below
	ret, demoted := c.typ.Result(), -1
	if s.inMemory(ret) {
		demoted = s.resultObject(ret)
		places.gpr++
		ops = append(ops, mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(demoted)}.In(places.argRegs()[0]))
	}
	for i := range c.args {
		v := c.args[i].Value
		attrs := c.attrs(i)
		if refused := refusedAttr(attrs); refused != "" {
			s.fail("a `" + refused + "` argument")
			return nil
		}
		if r, special := specialRegister(attrs, c.cc); special {
			if attrs.Has("swifterror") {
				errorCell = v
				continue
			}
			ops = append(ops, s.source(v, 0).In(r))
			continue
		}
		if t, by := byValType(v, attrs); by {
			if byValAlign(attrs) > maxStaticAlign {
				s.fail("a `byval` argument aligned to more than 16 bytes")
				return nil
			}
			s.byValue(v, t, &places, byValAlign(attrs))
			continue
		}
		ps := append(make([]part, 0, 4), s.parts(v.Type())...)
		held := places.begin(v.Type())
		for k, p := range ps {
			if isExtended(v.Type()) && c.cc != ir.CCGHC {
				_, off, _ := places.next(p)
				if s.popTo(mir.Operand{Kind: mir.KindFrame, Sym: OutArgs, Val: off}, v) {
					continue
				}
				places.stack = off
			}
			src := s.abiSource(v, k, p, attrs)
			if isUndef(v) {
				src = mir.Operand{}
			}
			r, off, inReg := places.next(p)
			if !inReg && c.cc == ir.CCGHC {
				s.fail("an argument of `ghccc` beyond its registers")
				return nil
			}
			if inReg {
				if src.Kind != mir.KindNone {
					ops = append(ops, narrowed(src, p).In(r))
				}
				continue
			}
			s.stackArg(off, src, p)
		}
		places.end(held)
	}
	if c.typ.Variadic {
		ops = append(ops, mir.I(int64(places.xmm)).In(amd64.RAX))
	}
	s.takeStack(&places)
	switch {
	case c.noTarget:
	case c.symbol != "":
		ops[0] = s.libraryTarget(c.symbol)
	default:
		ops[0] = s.target(c.callee)
	}
	var results argPlaces
	switch {
	case demoted >= 0:
		if s.needed(c.value) {
			s.copies = append(s.copies, copySource{result: ret, value: c.value, object: demoted})
		}
	case !ret.IsVoid():
		for k, p := range append(make([]part, 0, 4), s.parts(ret)...) {
			r, ok := results.result(p)
			if !ok {
				s.fail("a result of type `" + ret.String() + "`, which does not fit the registers for results")
				return nil
			}
			d := mir.VReg(0)
			if s.needed(c.value) {
				d = s.vreg(c.value, k)
			}
			switch {
			case p.onStack(): // and has to be taken off it
				s.copies = append(s.copies, copySource{popped: true, to: d})
			case d != 0:
				ops = append(ops, mir.Out(d, r))
			}
		}
	}
	if keepsLess(c.cc) {
		ops = s.destroyKept(c.cc, ops)
	}
	if errorCell != nil { // the variable is in its register while the callee runs
		ops = append(ops, mir.R(s.loadError(errorCell)).In(amd64.R12))
		found := s.temp(mir.GPR, 8)
		ops = append(ops, mir.Out(found, amd64.R12))
		s.copies = append(s.copies, copySource{memory: s.address(errorCell, 0), src: mir.R(found)})
	}
	s.callOps = ops
	in := s.emit(op, amd64.W64, ops...)
	in.Flags |= mir.IsCall
	in.Twice = c.returnsTwice()
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

// refusedAttr is the attribute of an argument that cannot be passed, "" if there is none.
func refusedAttr(a *ir.AttrSet) string {
	for _, name := range [...]string{"inalloca", "preallocated"} {
		if a.Has(name) {
			return name
		}
	}
	return ""
}

// specialRegister is the register that an argument of a kind of its own has whatever stands before it: the static chain (psABI 3.2.3), and what Swift's conventions
// add (X86CallingConv of LLVM).
func specialRegister(a *ir.AttrSet, cc ir.CallConv) (amd64.Reg, bool) {
	switch {
	case a.Has("nest"):
		return amd64.R10, true
	case a.Has("swiftself"):
		return amd64.R13, true
	case a.Has("swifterror"):
		return amd64.R12, true
	case a.Has("swiftasync"):
		return amd64.R14, true
	}
	return 0, false
}

// loadError is the value of a swifterror variable, which is in memory between calls.
func (s *selector) loadError(cell ir.Value) mir.VReg {
	r := s.temp(mir.GPR, 8)
	s.x86(amd64.MOV, amd64.W64, mir.D(r), s.address(cell, 0))
	return r
}

// isUndef reports whether v has no value worth passing on.
func isUndef(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// narrowed is a constant for a register of which 32 bits count at most, without the sign that would need a longer instruction.
func narrowed(o mir.Operand, p part) mir.Operand {
	if o.Kind == mir.KindImm && o.Sym == amd64.NoSym && p.class == mir.GPR && p.bits <= 32 {
		o.Val = int64(uint32(o.Val))
	}
	return o
}

// stackArg stores an argument where the callee finds it.
func (s *selector) stackArg(off int64, src mir.Operand, p part) {
	o := mir.Operand{Kind: mir.KindFrame, Sym: OutArgs, Val: off}
	if src.Kind == mir.KindNone {
		return
	}
	s.storeWhole(o, src, p)
}

// maxStackArgs bounds the arguments on the stack, in bytes: their offsets from the frame must fit 31 bits.
const maxStackArgs = 1 << 30

// takeStack makes room for the arguments of a call that go on the stack.
func (s *selector) takeStack(places *argPlaces) {
	if places.stack > maxStackArgs {
		s.fail("a call with more than 1 GB of arguments on the stack")
		return
	}
	s.out.OutArgs = max(s.out.OutArgs, uint32(places.stack))
}

// OutArgs is the frame object that stands for the outgoing arguments, which lie at the bottom of the frame.
const OutArgs amd64.Sym = -1

// target is a callee as the operand of a call.
func (s *selector) target(v ir.Value) mir.Operand {
	r, _ := s.resolve(v, 0)
	if sym, off, ok := s.constAddress(r); ok && sym != nil && off == 0 {
		o := mir.Operand{Kind: mir.KindSym, Sym: s.Symbols.Of(sym)}
		if s.NeedsGOT(sym) {
			o.Mod = amd64.ModPLT
		}
		return o
	}
	if o, folded := s.fold(v, amd64.W64, 64); folded {
		return o
	}
	o := s.source(v, 0)
	if o.Kind != mir.KindReg {
		o = mir.R(s.load(o, mir.GPR, 8))
	}
	return o.As(mir.UseRM)
}

// entry defines the arguments that are needed.
func (s *selector) entry() {
	if !s.checkConvention(s.f.CC) {
		return
	}
	if keepsLess(s.f.CC) && s.f.FuncType.Variadic {
		s.fail("a variadic function of the convention `" + s.f.CC.String() + "`")
		return
	}
	if s.f.CC == ccWebKitJS {
		s.fail("a function of the calling convention `webkit_jscc`")
		return
	}
	switch s.f.CC {
	case ir.CCGHC:
		s.out.Keeps = mir.KeepsNone
	case ccPreserveNone:
		s.out.Keeps = mir.KeepsFrame
	case ir.CCPreserveMost:
		s.out.Keeps = mir.KeepsMost
	case ir.CCPreserveAll:
		s.out.Keeps = mir.KeepsAll
	}
	places := argPlaces{cc: s.f.CC}
	var ops []mir.Operand
	if s.inMemory(s.f.FuncType.Result()) {
		places.gpr++
		if s.resultAt != 0 {
			ops = append(ops, mir.Out(s.resultAt, places.argRegs()[0]))
		}
	}
	for _, a := range s.f.Args {
		if refused := refusedAttr(a.Attrs); refused != "" {
			s.fail("a `" + refused + "` parameter")
			return
		}
		if r, special := specialRegister(a.Attrs, s.f.CC); special {
			switch {
			case a.Attrs.Has("swifterror"):
				v := s.temp(mir.GPR, 8)
				ops = append(ops, mir.Out(v, r))
				object := int(-1 - s.regOf[a.ID()])
				s.afterEntry = append(s.afterEntry, func() { s.x86(amd64.MOV, amd64.W64, mir.Frame(object, 0), mir.R(v)) })
			case s.needed(a):
				ops = append(ops, mir.Out(s.vreg(a, 0), r))
			}
			continue
		}
		if t, by := byValType(a, a.Attrs); by {
			off := places.byValue(int64(s.Layout.Size(t)), byValAlign(a.Attrs))
			s.out.Objects[-1-s.regOf[a.ID()]].Incoming = int32(off/8) + 1
			continue
		}
		ps := append([]part(nil), s.parts(a.Type())...)
		held := places.begin(a.Type())
		for k, p := range ps {
			r, off, inReg := places.next(p)
			if !inReg && s.f.CC == ir.CCGHC {
				s.fail("a parameter of `ghccc` beyond its registers")
				return
			}
			if !s.needed(a) {
				continue
			}
			v := s.vreg(a, k)
			if inReg {
				ops = append(ops, mir.Out(v, r))
			} else {
				s.out.VRegs[v].Incoming = int32(off/8) + 1
			}
		}
		places.end(held)
	}
	if places.stack > maxStackArgs {
		s.failAt(nil, "a function with more than 1 GB of arguments on the stack")
		return
	}
	s.out.Incoming = int32(places.stack / 8)
	ops = s.saveRegisters(ops, places)
	if len(ops) > 0 {
		s.emit(mir.Entry, amd64.W64, ops...)
	}
	for _, store := range s.afterEntry {
		store()
	}
}

// byValType is the type of an argument passed by value, if it is: the caller copies it and the callee gets the copy's address.
func byValType(v ir.Value, attrs *ir.AttrSet) (*ir.Type, bool) {
	a, ok := attrs.Get("byval")
	if !ok {
		return nil, false
	}
	if a.Type != nil {
		return a.Type, true
	}
	return v.Type().Elem, v.Type().Elem != nil
}

// byValAlign is the alignment of an argument passed by value, in bytes; 0 if none is written.
func byValAlign(attrs *ir.AttrSet) int64 {
	a, _ := attrs.Get("align")
	return int64(a.Int)
}
