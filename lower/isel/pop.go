package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Functions that take their arguments off the stack: their calls, and how they begin.

// maxPop bounds the arguments that such a function takes: RET has 16 bits for them.
const maxPop = 1<<16 - 8

// callRoom makes room for the arguments of a call whose callee takes them off the stack, less the 8
// bytes that are in the frame; false if that is refused.
func (s callSequences) callRoom(c *callSite, conv *abi.Convention) bool {
	if c.noTarget { // what is patched in may be anything
		s.fail("a call of the convention `" + c.cc.String() + "` that is patched in")
		return false
	}
	places := s.placesOf(conv, c.typ.Result(), len(c.args), func(i int) (ir.Value, *ir.AttrSet) {
		return c.args[i].Value, c.attrs(i)
	})
	pop := conv.Popped(places.Stack())
	if pop > maxPop {
		s.fail("a call of the convention `" + c.cc.String() +
			"` with more than 65,528 bytes of arguments on the stack")
		return false
	}
	s.out.OutArgs = max(s.out.OutArgs, 8)
	if pop > 8 {
		s.emit(mir.CallRoom, amd64.W64).Aux = int32(pop - 8)
	}
	return true
}

// copiedReturn is the copy of the return address that a function has which takes more than 8 bytes
// off the stack: an argument that lies there moves.
type copiedReturn struct {
	word int32 // 0 for none; no copy is in the first word
	move []func()
}

// within reports whether bytes of arguments are where the copy goes.
func (c *copiedReturn) within(off, size int64) bool {
	at := 8 * int64(c.word)
	return c.word != 0 && off < at+8 && at < off+size
}

func (c *copiedReturn) then(f func()) { c.move = append(c.move, f) }

// popFrame says how the function takes its arguments off the stack; false if that is refused.
func (s callSequences) popFrame() (c copiedReturn, ok bool) {
	conv := s.out.Conv
	if !conv.Pops {
		return c, true
	}
	incoming := s.incomingPlaces()
	pop := conv.Popped(incoming.Stack())
	if pop > maxPop {
		s.failAt(nil,
			"a function of the convention `"+s.f.CC.String()+"` with more than 65,528 bytes of "+
				"arguments on the stack")
		return c, false
	}
	s.out.Pop = pop
	if pop > 8 && s.out.HasCalls {
		s.out.Copied = pop - 8
		c.word = int32(pop-16) / 8
	}
	if s.out.Copied == 0 && s.out.Hole == 0 {
		s.out.Reserved = conv.Reserved
		return c, true
	}
	if s.out.Dynamic {
		s.failAt(nil,
			"a frame of variable size in a function of the convention `"+s.f.CC.String()+"` whose "+
				"frame moves, or that takes more than 8 bytes off the stack,")
		return c, false
	}
	return c, true
}

// findHole finds how much room the arguments of tail calls need below the return address. A
// function with such room, or with a copy of its return address, saves no registers: it would do so
// where nobody looks for them, which is right below the return address that its frame is counted
// from.
func (s callSequences) findHole() {
	incoming := s.incomingPlaces()
	pop := s.out.Conv.Popped(incoming.Stack())
	for _, b := range s.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && s.isTailCall(in) {
				s.out.Hole = max(s.out.Hole, s.out.Conv.Popped(s.outgoingStack(in))-pop)
			}
		}
	}
	if s.out.Hole > 0 || pop > 8 {
		s.out.Reserved |= abi.C.Keeps
	}
}

// outgoingStack is how many bytes of arguments a call of the function's convention has on the
// stack.
func (s callSequences) outgoingStack(in *ir.Instr) int64 {
	places := s.placesOf(s.out.Conv, in.Type(), in.Call.NumArgs,
		func(i int) (ir.Value, *ir.AttrSet) { return in.Arg(i), in.Call.ParamAttrs(i) })
	return places.Stack()
}

// copyReturn copies the return address, once the argument in its place is elsewhere.
func (s callSequences) copyReturn(c *copiedReturn) {
	if c.word == 0 {
		return
	}
	for _, move := range c.move {
		move()
	}
	s.emit(mir.CopyReturn, amd64.W64).Aux = c.word
}

// incomingObject is a frame object at an offset of the arguments on the stack.
func (s callSequences) incomingObject(off int64) int {
	s.out.Objects = append(s.out.Objects, mir.Object{Size: 8, Align: 8, Incoming: int32(off/8) + 1})
	return len(s.out.Objects) - 1
}

// loadWhole loads a part as it is passed on the stack.
func (s callSequences) loadWhole(d mir.VReg, o mir.Operand, p part) {
	switch {
	case p.class == mir.GPR:
		s.x86(amd64.MOV, amd64.Width(p.size)*8, mir.D(d), o)
	case p.size == 16:
		s.x86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
	case p.size == 8:
		s.x86(amd64.MOVSD, amd64.W0, mir.D(d), o)
	default:
		s.x86(amd64.MOVSS, amd64.W0, mir.D(d), o)
	}
}
