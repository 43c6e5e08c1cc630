package inlineasm

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// moves prepares the inputs in registers. XMM14 and XMM15, which the emitter uses for copies, are
// loaded and stored by the assembly itself.
func (u *Unit) moves(a *registers) (before, after []asmtext.Item) {
	for i := range a.operands {
		o := &a.operands[i]
		if o.place != inRegister {
			continue
		}
		if real := o.reg; real == amd64.XMM14 || real == amd64.XMM15 {
			o.shown.Reg = real
			if o.tied > 0 && !o.output {
				o.reg = a.operands[o.tied-1].reg
			} else if o.reg = firstFree(xmms &^ (a.given | a.read | a.clobbers)); o.reg ==
				amd64.NoReg {
				u.Fail(tooFew)
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
			o.src = u.input(o)
		}
	}
	return before, after
}

// input is an argument as a source to copy into its register, which may be of the other class.
func (u *Unit) input(o *operand) mir.Operand {
	switch {
	case build.IsUndef(o.value):
		return mir.Operand{}
	case o.reg.IsXMM() && o.p.Class == mir.GPR:
		d := u.Temp(mir.XMM, o.p.Size)
		u.FromBits(d, u.Reg(o.value), o.p)
		return mir.R(d)
	case o.reg.IsGPR() && o.p.Class == mir.XMM:
		if o.p.Size == 16 {
			u.Fail("a vector in the general register of the constraint `" + o.text +
				"` of inline assembly")
			return mir.Operand{}
		}
		return mir.R(u.BitsOf(u.Source(o.value, 0), o.p))
	}
	return build.Narrowed(u.Source(o.value, o.at), &o.p)
}

// results are the definitions of the assembly's results, and the actions after it. An unused result
// is only a clobber.
func (u *Unit) results(in *ir.Instr, a *registers, clobbers *regSet) (ops []mir.Operand,
	after []func()) {
	for i := range a.operands {
		o := &a.operands[i]
		if !o.output || o.place != inRegister {
			continue
		}
		if o.value == nil && !u.Needed(in) {
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
			u.Fail("a vector in the general register of the constraint `" + o.text +
				"` of inline assembly")
			continue
		}
		if o.value == nil && class == o.p.Class {
			ops = append(ops, mir.Out(u.VReg(in, o.part), o.reg))
			continue
		}
		r := u.Temp(class, o.p.Size)
		ops = append(ops, mir.Out(r, o.reg))
		after = append(after, func() { u.given(in, o, r) })
	}
	return ops, after
}

// given moves a result from its register to its destination: a register of the other class, or
// memory.
func (u *Unit) given(in *ir.Instr, o *operand, r mir.VReg) {
	if o.value == nil {
		d := u.VReg(in, o.part)
		if o.p.Class == mir.XMM {
			u.FromBits(d, r, o.p)
			return
		}
		op := amd64.MOVQ
		if o.p.Size == 4 {
			op = amd64.MOVD
		}
		u.X86(op, amd64.W0, mir.D(d), mir.R(r))
		return
	}
	if o.p.Class == mir.XMM && o.reg.IsXMM() {
		u.storeInto(o.value, mir.R(r), o.p)
		return
	}
	if o.reg.IsXMM() {
		d := u.Temp(mir.GPR, o.p.Size)
		op := amd64.MOVQ
		if o.p.Size == 4 {
			op = amd64.MOVD
		}
		u.X86(op, amd64.W0, mir.D(d), mir.R(r))
		r = d
	}
	p := o.p
	p.Class, p.Lane = mir.GPR, 0
	u.storeInto(o.value, mir.R(r), p)
}

// storeInto stores a register at an address.
func (u *Unit) storeInto(pointer ir.Value, src mir.Operand, p build.Part) {
	at := u.Memory(pointer)
	if p.Class == mir.XMM {
		u.Selection.StoreXMM(at, src, p)
		return
	}
	w, ok := build.MemoryWidth(p.Bits)
	if !ok {
		u.StoreOdd(at, src, p.Bits)
		return
	}
	u.StoreInt(at, src, w)
}
