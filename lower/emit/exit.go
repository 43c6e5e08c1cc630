package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// exit is the way out of the function that was emitted last.
type exit struct {
	label   amd64.Label
	scratch amd64.Reg
	bytes   int // where it begins: see amd64.Assembler.Size
	items   int
	size    int // how many bytes it has, 0 if there is none
}

// shortJump is how far a jump of two bytes surely reaches backwards, and growth what a branch in
// between may take beyond them.
const (
	shortJump = 120
	growth    = 4
)

// shareExit jumps back to the last way out, if that is near and longer than a jump by so much that
// it is worth it. Otherwise the instructions of e.buf and a return will be another one.
func (e *Emitter) shareExit(scratch amd64.Reg) bool {
	bytes, items := e.asm.Size()
	if x := &e.exit; x.size >= 6 && x.scratch == scratch &&
		bytes-x.bytes+growth*(items-x.items) <= shortJump {
		e.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(x.label)))
		return true
	}
	e.exit = exit{label: e.asm.NewLabel(), scratch: scratch, bytes: bytes, items: items, size: 1}
	if e.f.Pop != 0 {
		e.exit.size = 3
	}
	e.asm.Bind(e.exit.label)
	e.label()
	e.exits = append(e.exits, e.exit.label)
	for i := range e.buf {
		switch in := &e.buf[i]; {
		case in.Op == amd64.POP && in.Args[0].Reg < amd64.R8:
			e.exit.size++
		case in.Op == amd64.POP:
			e.exit.size += 2
		default:
			e.exit.size += 4
		}
	}
	return false
}

// asmReturn emits what leaves the function: a return, or the jump of a tail call.
func (e *Emitter) asmReturn(in *mir.Inst) {
	if in.Op == mir.TailCall {
		target := &e.f.Ops(in)[0]
		if target.Kind == mir.KindReg { // fixed to a register that the epilogue leaves alone
			e.emit(amd64.Ins(amd64.JMP, amd64.W64, amd64.R(target.Phys)))
			return
		}
		e.emit(amd64.Ins(amd64.JMP, amd64.W0, e.operand(target)))
		return
	}
	if e.f.Pop != 0 {
		e.emit(amd64.Ins(amd64.RET, amd64.W0, amd64.I(e.f.Pop)))
		return
	}
	e.emit(amd64.Ins(amd64.RET, amd64.W0))
}
