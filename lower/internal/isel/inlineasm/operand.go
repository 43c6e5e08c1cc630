package inlineasm

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// place is the kind of location of an operand.
type place uint8

const (
	inRegister place = iota
	immediate
	inMemory
)

// operand is an operand, in the template's numbering.
type operand struct {
	constraint
	place place
	reg   amd64.Reg
	// likes is the register that an input is already in, NoReg if that is not known.
	likes amd64.Reg
	// addressed is set if reg holds the address of an operand in memory.
	addressed bool
	// value is the argument, nil for an output that is part of the result; part is then the index
	// of that part.
	value ir.Value
	part  int
	p     build.Part // of the value, or of the memory at its address
	at    int        // the index of p among the value's parts
	// rest is the second half of an i128 in registers, which the template does not see.
	rest *operand
	// shown is the operand as the template prints it.
	shown asmtext.Operand
	src   mir.Operand // the input to copy into reg
	hasIn bool
}

// see returns the operand as the template prints it.
func (o *operand) see() asmtext.Operand {
	switch {
	case o.place == inRegister:
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

// operands finds the operands of a call, and the locations that each of them may have.
func (u *Unit) operands(in *ir.Instr, list []constraint, a *registers) bool {
	arg, result, flat := 0, 0, 0
	outputs := 0
	a.operands = make([]operand, 0, len(list))
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
		o := operand{constraint: *c}
		t := in.Type()
		switch {
		case c.output && !c.indirect:
			if outputs > 1 {
				t = t.Fields[result]
			}
			o.part = flat
			result++
			flat += u.CountParts(t)
		default:
			o.value = in.Arg(arg)
			t = o.value.Type()
			if c.indirect {
				if t = elementOf(in, arg); t == nil {
					u.Fail("an indirect operand of inline assembly without a type")
					return false
				}
			}
			arg++
		}
		if !u.place(&o, t) {
			return false
		}
		a.operands = append(a.operands, o)
	}
	a.seen = len(a.operands)
	return u.halves(a)
}

// halves adds the second halves of operands after all other operands. An operand tied to an output
// has the registers of the output's halves.
func (u *Unit) halves(a *registers) bool {
	number := map[int]int{} // by one more than its operand's index, one more than the half's
	for i := range a.seen {
		o := &a.operands[i]
		if o.rest == nil && o.tied == 0 {
			continue
		}
		if o.tied > 0 && (o.rest == nil) != (number[o.tied] == 0) {
			u.Fail("the constraint `" + o.text + "` of an operand of another size")
			return false
		}
		if o.rest == nil {
			continue
		}
		o.rest.tied = number[o.tied]
		a.operands = append(a.operands, *o.rest)
		number[i+1] = len(a.operands)
	}
	return true
}

// elementOf is the type of what an argument points to.
func elementOf(in *ir.Instr, arg int) *ir.Type {
	if e, ok := in.Call.ParamAttrs(arg).Get("elementtype"); ok && e.Type != nil {
		return e.Type
	}
	return in.Arg(arg).Type().Elem
}

// place decides whether an operand of type t is a register, an immediate or memory, and prepares
// what goes into its register.
func (u *Unit) place(o *operand, t *ir.Type) bool {
	switch {
	case o.indirect && o.memory && !o.address:
		o.place = inMemory
		u.memory(o, o.value)
		return true
	case o.indirect && !o.output || o.indirect && o.regs == 0:
		u.Fail("the constraint `" + o.text + "` of inline assembly")
		return false
	}
	if !o.output {
		if shown, ok := u.immediate(&o.constraint, o.value); ok {
			o.place, o.shown = immediate, shown
			return true
		}
	}
	ps := append([]build.Part(nil), u.Parts(t)...)
	wide := t.IsInt(128) && !o.indirect && (o.regs&xmms == 0 || o.regs&gprs != 0)
	if len(ps) != 1 && !wide || ps[0].OnX87() {
		u.Fail("a value of type `" + t.String() + "` as an operand of inline assembly")
		return false
	}
	o.p = ps[0]
	if o.regs != 0 && o.regs&xmms != 0 && o.regs&gprs != 0 { // anything: its present location
		o.regs &= xmms
		if o.p.Class == mir.GPR {
			o.regs = gprs
		}
	}
	switch {
	case wide && o.regs != 0 && o.named && !o.pair:
		u.Fail("a value of type `" + t.String() + "` in one register of inline assembly")
		return false
	case o.regs != 0 || o.tied > 0:
		o.place = inRegister
		if wide {
			rest := *o
			rest.p, rest.at, rest.part = ps[1], 1, o.part+1
			if o.pair {
				rest.regs = setOf(amd64.RDX)
			}
			o.rest = &rest
			return true
		}
		if !o.output {
			o.likes = u.Selection.ArrivesIn(o.value)
		}
		return true
	case o.memory && o.output:
		u.Fail("the constraint `" + o.text + "` of inline assembly for a result")
		return false
	case o.address:
		o.place = inMemory
		u.memory(o, o.value)
		return true
	case o.memory: // the value is stored to memory first
		o.place = inMemory
		n := u.Selection.StoreInFrame(o.value, ps)
		o.shown = asmtext.Operand{Kind: asmtext.OperandFrame, Object: n}
		return true
	}
	u.Report(u.At,
		"invalid operand for the constraint `"+o.text+"` of inline assembly: it is not a constant "+
			"that it allows")
	return false
}

// memory makes an operand the memory at an address: a frame slot or an offset from a symbol
// directly, else through a register with the address.
func (u *Unit) memory(o *operand, pointer ir.Value) {
	at := u.Memory(pointer)
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
			o.likes = u.Selection.ArrivesIn(pointer)
		}
	default:
		o.likes = amd64.NoReg
		// the whole address, without the segment of a thread-local variable
		o.src = mir.R(u.Reg(pointer))
		plain := u.Segment(mir.Operand{}, pointer)
		o.shown.Val, o.shown.Seg = 0, plain.Seg
	}
	o.addressed, o.hasIn, o.regs, o.named = true, true, gprs, false
}
