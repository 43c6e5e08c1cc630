package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// Inline assembly (LangRef, "Inline Assembler Expressions"): every operand gets its place here,
// registers by name, the template is filled in and read, and what is left for the register
// allocator is an instruction with operands and results in fixed registers and a list of what it
// destroys.

// asmPlace is where an operand of inline assembly is.
type asmPlace uint8

const (
	asmInRegister asmPlace = iota
	asmImmediate
	asmInMemory
)

// asmOperand is an operand as the template counts them.
type asmOperand struct {
	asmConstraint
	place asmPlace
	reg   amd64.Reg
	// likes is the register that an input is in already, if nothing has moved it, NoReg if that is
	// not known.
	likes amd64.Reg
	// addressed is set where reg holds the address of an operand in memory.
	addressed bool
	// value is the argument, nil for an output that is part of the result; part is then the number
	// of its part.
	value ir.Value
	part  int
	p     build.Part // of the value, or of what is at its address
	// text is how the template sees it.
	shown asmtext.Operand
	src   mir.Operand // what goes into reg
	hasIn bool
}

// refuseAsm reports what cannot be done in the inline assembly of a call.
func (s inlineAsm) refuseAsm(what string) {
	s.Report(s.At, "inline assembly: "+what)
}

// inlineAsm selects a call of inline assembly. Assembly without side effects is selected all the
// same, even if nobody needs what it gives.
func (s inlineAsm) inlineAsm(in *ir.Instr, asm *ir.InlineAsm) {
	switch {
	case asm.Intel:
		s.Fail("inline assembly in Intel syntax, `inteldialect`,")
		return
	case asm.Unwind:
		s.Fail("inline assembly that may `unwind`")
		return
	}
	list, problem := readAsmConstraints(asm.Constraints)
	if problem != "" {
		s.Fail(problem + " of inline assembly")
		return
	}
	a := asmRegisters{kept: s.keptFromAsm()}
	if !s.asmOperands(in, list, &a) {
		return
	}
	if problem := a.choose(); problem != "" {
		s.Fail(problem)
		return
	}
	var ops []mir.Operand
	before, after := s.asmMoves(&a)
	for i := range a.operands {
		o := &a.operands[i]
		if o.hasIn && o.src.Kind != mir.KindNone {
			ops = append(ops, o.src.In(o.reg))
		}
	}
	shown := make([]asmtext.Operand, len(a.operands))
	for i := range a.operands {
		shown[i] = a.operands[i].see()
	}
	s.asms++
	text, err := asmtext.Expand(asm.Template, shown, s.asms)
	if err != nil {
		s.refuseAsm(err.Error())
		return
	}
	prog, err := asmtext.Parse(text, func(name string) amd64.Sym {
		return s.Symbols.Named(s.Module, name)
	})
	if err != nil {
		s.refuseAsm(err.Error())
		return
	}
	prog.Items = append(append(before, prog.Items...), after...)
	for i := range prog.Items {
		s.Out.HasCalls = s.Out.HasCalls || prog.Items[i].Inst.Op == amd64.CALL
	}
	s.Out.HasCalls = s.Out.HasCalls || asm.AlignStack
	clobbers := a.clobbers
	results, stores := s.asmResults(in, &a, &clobbers)
	ops = append(ops, results...)
	if (a.clobbers | a.given | a.read).has(amd64.RBP) {
		s.changesRBP = in
		s.givesRBP = s.givesRBP || a.given.has(amd64.RBP)
	}
	if len(prog.Items) == 0 && len(ops) == 0 && clobbers == 0 {
		return // a barrier for the optimiser
	}
	s.Out.Asms = append(s.Out.Asms, mir.AsmText{Program: prog, Clobbers: uint64(clobbers)})
	s.Emit(mir.Asm, amd64.W64, ops...).Aux = int32(len(s.Out.Asms) - 1)
	for _, store := range stores {
		store()
	}
}

// asmOperands finds the operands of a call, and what each of them can be.
func (s inlineAsm) asmOperands(in *ir.Instr, list []asmConstraint, a *asmRegisters) bool {
	arg, result, flat := 0, 0, 0
	outputs := 0
	for i := range list {
		if list[i].output && !list[i].indirect {
			outputs++
		}
	}
	for i := range list {
		c := &list[i]
		if c.clobbers {
			if !c.ignored {
				a.clobbers |= c.regs
			}
			continue
		}
		o := asmOperand{asmConstraint: *c}
		t := in.Type()
		switch {
		case c.output && !c.indirect:
			if outputs > 1 {
				t = t.Fields[result]
			}
			o.part = flat
			result++
			flat += s.CountParts(t)
		default:
			o.value = in.Arg(arg)
			t = o.value.Type()
			if c.indirect {
				if t = asmElement(in, arg); t == nil {
					s.Fail("an indirect operand of inline assembly without a type")
					return false
				}
			}
			arg++
		}
		if !s.asmPlace(&o, t) {
			return false
		}
		a.operands = append(a.operands, o)
	}
	return true
}

// asmElement is the type of what an argument points to.
func asmElement(in *ir.Instr, arg int) *ir.Type {
	if e, ok := in.Call.ParamAttrs(arg).Get("elementtype"); ok && e.Type != nil {
		return e.Type
	}
	return in.Arg(arg).Type().Elem
}

// asmPlace decides whether an operand of type t is a register, an immediate or memory, and prepares
// what goes into its register.
func (s inlineAsm) asmPlace(o *asmOperand, t *ir.Type) bool {
	switch {
	case o.indirect && o.memory && !o.address:
		o.place = asmInMemory
		s.asmMemory(o, o.value)
		return true
	case o.indirect && !o.output || o.indirect && o.regs == 0:
		s.Fail("the constraint `" + o.text + "` of inline assembly")
		return false
	}
	if !o.output {
		if shown, ok := s.asmImmediate(&o.asmConstraint, o.value); ok {
			o.place, o.shown = asmImmediate, shown
			return true
		}
	}
	ps := append([]build.Part(nil), s.Parts(t)...)
	if len(ps) != 1 || ps[0].OnX87() {
		s.Fail("a value of type `" + t.String() + "` as an operand of inline assembly")
		return false
	}
	o.p = ps[0]
	if o.regs != 0 && o.regs&asmXMMs != 0 && o.regs&asmGPRs != 0 { // anything: what it is in anyway
		o.regs &= asmXMMs
		if o.p.Class == mir.GPR {
			o.regs = asmGPRs
		}
	}
	switch {
	case o.regs != 0 || o.tied > 0:
		o.place = asmInRegister
		if !o.output {
			o.likes = s.arrivesIn(o.value)
		}
		return true
	case o.memory && o.output:
		s.Fail("the constraint `" + o.text + "` of inline assembly for a result")
		return false
	case o.address:
		o.place = asmInMemory
		s.asmMemory(o, o.value)
		return true
	case o.memory: // the value is put into memory first
		o.place = asmInMemory
		n := s.conv.resultObject(t)
		s.conv.storeWhole(mir.Frame(n, 0), s.Source(o.value, 0), o.p)
		o.shown = asmtext.Operand{Kind: asmtext.OperandFrame, Object: n}
		return true
	}
	s.Report(s.At,
		"invalid operand for the constraint `"+o.text+"` of inline assembly: it is no constant "+
			"that it allows")
	return false
}

// asmMemory makes an operand the memory at an address: a place in the frame or beside a symbol as
// it is, else by the address in a register.
func (s inlineAsm) asmMemory(o *asmOperand, pointer ir.Value) {
	at := s.mem.segment(s.mem.address(pointer, 0), pointer)
	o.shown = asmtext.Operand{Kind: asmtext.OperandMemory, Val: at.Val, Seg: at.Seg}
	switch {
	case at.Kind == mir.KindFrame && at.Index == 0:
		o.shown = asmtext.Operand{Kind: asmtext.OperandFrame, Object: at.Object(), Val: at.Val}
		return
	case at.Kind == mir.KindMem && at.Reg == 0 && at.Index == 0 && at.Mod == amd64.ModNone &&
		(at.Sym == amd64.NoSym || at.Seg == amd64.NoSeg):
		o.shown.Sym = at.Sym
		return
	case at.Kind == mir.KindMem && at.Index == 0 && at.Sym == amd64.NoSym:
		o.src = mir.R(at.Reg)
		if at.Val == 0 {
			o.likes = s.arrivesIn(pointer)
		}
	default:
		o.likes = amd64.NoReg
		// the whole address, without the segment of a thread-local variable
		o.src = mir.R(s.Reg(pointer))
		plain := s.mem.segment(mir.Operand{}, pointer)
		o.shown.Val, o.shown.Seg = 0, plain.Seg
	}
	o.addressed, o.hasIn, o.regs, o.named = true, true, asmGPRs, false
}

// asmMoves prepares what goes into registers. XMM14 and XMM15, with which copies are made, are
// filled and emptied by the assembly itself.
func (s inlineAsm) asmMoves(a *asmRegisters) (before, after []asmtext.Item) {
	for i := range a.operands {
		o := &a.operands[i]
		if o.place != asmInRegister {
			continue
		}
		if real := o.reg; real == amd64.XMM14 || real == amd64.XMM15 {
			o.shown.Reg = real
			if o.tied > 0 && !o.output {
				o.reg = a.operands[o.tied-1].reg
			} else if o.reg = firstFree(asmXMMs &^ (a.given | a.read | a.clobbers)); o.reg ==
				amd64.NoReg {
				s.Fail(tooFew)
				return
			}
			move := amd64.Ins(amd64.MOVAPS, amd64.W0, amd64.R(real), amd64.R(o.reg))
			if o.output {
				a.given |= setOf(o.reg)
				move.Args[0], move.Args[1] = move.Args[1], move.Args[0]
				after = append(after, asmtext.Item{Inst: move})
			} else {
				a.read |= setOf(o.reg)
				before = append(before, asmtext.Item{Inst: move})
			}
		}
		switch {
		case o.flag:
			after = append(after,
				asmtext.Item{Inst: amd64.InsCC(amd64.SETCC, amd64.W8, o.cond, amd64.R(o.reg))},
				asmtext.Item{Inst: amd64.Ins(amd64.MOVZXB, amd64.W32, amd64.R(o.reg),
					amd64.R(o.reg))})
		case !o.output:
			o.hasIn = true
			o.src = s.asmInput(o)
		}
	}
	return before, after
}

// asmInput is an argument as what is copied into its register, which may be of the other kind.
func (s inlineAsm) asmInput(o *asmOperand) mir.Operand {
	switch {
	case build.IsUndef(o.value):
		return mir.Operand{}
	case o.reg.IsXMM() && o.p.Class == mir.GPR:
		d := s.Temp(mir.XMM, o.p.Size)
		s.FromBits(d, s.Reg(o.value), o.p)
		return mir.R(d)
	case o.reg.IsGPR() && o.p.Class == mir.XMM:
		if o.p.Size == 16 {
			s.Fail("a vector in the general register of the constraint `" + o.text +
				"` of inline assembly")
			return mir.Operand{}
		}
		return mir.R(s.BitsOf(s.Source(o.value, 0), o.p))
	}
	return narrowed(s.Source(o.value, 0), &o.p)
}

// see is the operand as the template sees it.
func (o *asmOperand) see() asmtext.Operand {
	switch {
	case o.place == asmInRegister:
		if o.shown.Reg == amd64.NoReg {
			o.shown.Reg = o.reg
		}
		o.shown.Kind, o.shown.Width = asmtext.OperandRegister, amd64.W64
		switch {
		case o.p.Bits <= 8:
			o.shown.Width = amd64.W8
		case o.p.Bits <= 16:
			o.shown.Width = amd64.W16
		case o.p.Bits <= 32:
			o.shown.Width = amd64.W32
		}
	case o.addressed:
		o.shown.Reg = o.reg
	}
	return o.shown
}

// asmResults are the definitions of what the assembly gives, and what is to be done with them
// behind it. What nobody needs is only destroyed.
func (s inlineAsm) asmResults(in *ir.Instr, a *asmRegisters, clobbers *regSet) (ops []mir.Operand,
	after []func()) {
	for i := range a.operands {
		o := &a.operands[i]
		if !o.output || o.place != asmInRegister {
			continue
		}
		if o.value == nil && !s.Needed(in) {
			*clobbers |= setOf(o.reg)
			continue
		}
		if o.shown.Reg != o.reg {
			*clobbers |= setOf(o.shown.Reg)
		}
		class := mir.GPR
		if o.reg.IsXMM() {
			class = mir.XMM
		}
		if class == mir.GPR && o.p.Size == 16 {
			s.Fail("a vector in the general register of the constraint `" + o.text +
				"` of inline assembly")
			continue
		}
		if o.value == nil && class == o.p.Class {
			ops = append(ops, mir.Out(s.VReg(in, o.part), o.reg))
			continue
		}
		r := s.Temp(class, o.p.Size)
		ops = append(ops, mir.Out(r, o.reg))
		after = append(after, func() { s.asmGiven(in, o, r) })
	}
	return ops, after
}

// asmGiven brings a result from the register it came in to where it belongs: into a register of the
// other kind, or to memory.
func (s inlineAsm) asmGiven(in *ir.Instr, o *asmOperand, r mir.VReg) {
	if o.value == nil {
		d := s.VReg(in, o.part)
		if o.p.Class == mir.XMM {
			s.FromBits(d, r, o.p)
			return
		}
		op := amd64.MOVQ
		if o.p.Size == 4 {
			op = amd64.MOVD
		}
		s.X86(op, amd64.W0, mir.D(d), mir.R(r))
		return
	}
	if o.p.Class == mir.XMM && o.reg.IsXMM() {
		s.storeInto(o.value, mir.R(r), o.p)
		return
	}
	if o.reg.IsXMM() {
		d := s.Temp(mir.GPR, o.p.Size)
		op := amd64.MOVQ
		if o.p.Size == 4 {
			op = amd64.MOVD
		}
		s.X86(op, amd64.W0, mir.D(d), mir.R(r))
		r = d
	}
	p := o.p
	p.Class, p.Lane = mir.GPR, 0
	s.storeInto(o.value, mir.R(r), p)
}

// storeInto stores a register at an address.
func (s inlineAsm) storeInto(pointer ir.Value, src mir.Operand, p build.Part) {
	at := s.mem.segment(s.mem.address(pointer, 0), pointer)
	if p.Class == mir.XMM {
		s.fp.floatStoreSource(at, src, p)
		return
	}
	w, ok := build.MemoryWidth(p.Bits)
	if !ok {
		s.StoreOdd(at, src, p.Bits)
		return
	}
	s.StoreInt(at, src, w)
}
