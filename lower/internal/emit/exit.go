package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap/rootmap"
)

// exits emits the exits of the function.
type exits struct {
	*job
	out    *writer
	places *places
	unwind *unwinding
	guard  *guardian
	safe   *safePoints

	last exit
	all  []amd64.Label // of all exits
}

// exit is the most recently emitted exit of the function.
type exit struct {
	label   amd64.Label
	scratch amd64.Reg
	bytes   int // its position: see amd64.Assembler.Size
	growth  int
	size    int // its size in bytes, 0 if there is none
}

// shortJump is a distance that a 2-byte jump always reaches backward.
const shortJump = 120

// share jumps back to the last exit, if it is near and sufficiently longer than a jump. Otherwise
// the instructions in the writer's buf and a return become a new exit.
func (x *exits) share(scratch amd64.Reg) bool {
	bytes, growth := x.out.asm.Size()
	if l := &x.last; l.size >= 6 && l.scratch == scratch &&
		bytes-l.bytes+growth-l.growth <= shortJump {
		x.out.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(l.label)))
		return true
	}
	x.last = exit{label: x.out.asm.NewLabel(), scratch: scratch, bytes: bytes, growth: growth,
		size: 1}
	if x.f.Pop != 0 {
		x.last.size = 3
	}
	x.out.bind(x.last.label)
	x.all = append(x.all, x.last.label)
	for i := range x.out.buf {
		switch in := &x.out.buf[i]; {
		case in.Op == amd64.POP && in.Args[0].Reg < amd64.R8:
			x.last.size++
		case in.Op == amd64.POP:
			x.last.size += 2
		default:
			x.last.size += 4
		}
	}
	return false
}

// leave emits the final instruction: a return, or the jump of a tail call.
func (x *exits) leave(in *mir.Inst) {
	if in.Op == mir.TailCall {
		target := &x.f.Ops(in)[0]
		if target.Kind == mir.KindReg { // in a register that the epilogue does not change
			x.out.emit(amd64.Ins(amd64.JMP, amd64.W64, amd64.R(target.Phys)))
			return
		}
		x.out.emit(amd64.Ins(amd64.JMP, amd64.W0, x.places.operand(target)))
		return
	}
	if x.f.Pop != 0 {
		x.out.emit(amd64.Ins(amd64.RET, amd64.W0, amd64.I(x.f.Pop)))
		return
	}
	x.out.emit(amd64.Ins(amd64.RET, amd64.W0))
}

// epilogue removes the frame before a return or tail call. A frame of one word is popped into a
// register that is neither result nor argument. There is none yet in early blocks.
func (x *exits) epilogue(in *mir.Inst, last, early bool) {
	if early {
		x.leave(in)
		return
	}
	x.guard.check(in)
	x.safe.leaving = true
	defer func() { x.safe.leaving = false }()
	scratch := amd64.NoReg
	if in.Op == mir.Ret {
		scratch = x.f.Conv.Scratch(x.f.Results)
	}
	moved := int64(0)
	if in.Op == mir.TailCall {
		moved = int64(in.Aux)
	}
	x.out.buf = x.frame.Leave(x.out.buf[:0], scratch, moved)
	if in.Op == mir.Ret && x.share(scratch) {
		return
	}
	x.safe.note(rootmap.Return, false)
	cfa := int32(8 + x.frame.Size + x.unwind.counted)
	for i := range x.out.buf {
		x.out.emit(x.out.buf[i])
		if x.frame.Found {
			if i == len(x.out.buf)-1 {
				// the return address is in a copy until a tail call's arguments overwrite it
				plain := frameOp{plain: true, cfa: 8}
				if in.Op == mir.Ret {
					plain.cfa += int32(x.unwind.counted)
				}
				x.unwind.note(plain)
			}
			continue
		}
		if x.out.buf[i].Op == amd64.MOVUPS {
			continue
		}
		// 8 if the return address has moved: it is at the stack pointer
		cfa = max(8, cfa+lowered(&x.out.buf[i]))
		x.unwind.note(frameOp{cfa: cfa})
	}
	x.leave(in)
	if len(x.out.buf) > 0 && (!last || x.f.Guard > 0) {
		x.unwind.note(frameOp{cfa: int32(8 + x.frame.Size + x.unwind.counted), resume: true})
	}
}
