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
func (s *callSequences) callRoom(c *callSite, conv *abi.Convention) bool {
	if c.noTarget { // what is patched in may be anything
		s.Fail("a call of the convention `" + c.cc.String() + "` that is patched in")
		return false
	}
	places := s.conv.placesOf(conv, c.typ.Result(), len(c.args),
		func(i int) (ir.Value, *ir.AttrSet) { return c.args[i].Value, c.attrs(i) })
	pop := conv.Popped(places.Stack())
	if pop > maxPop {
		s.Fail("a call of the convention `" + c.cc.String() +
			"` with more than 65,528 bytes of arguments on the stack")
		return false
	}
	s.Out.OutArgs = max(s.Out.OutArgs, 8)
	if pop > 8 {
		s.Emit(mir.CallRoom, amd64.W64).Aux = int32(pop - 8)
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
func (s *functionEnds) popFrame() (c copiedReturn, ok bool) {
	conv := s.Out.Conv
	if !conv.Pops {
		return c, true
	}
	incoming := s.conv.incomingPlaces()
	pop := conv.Popped(incoming.Stack())
	if pop > maxPop {
		s.FailAt(nil,
			"a function of the convention `"+s.Func.CC.String()+"` with more than 65,528 bytes of "+
				"arguments on the stack")
		return c, false
	}
	s.Out.Pop = pop
	if pop > 8 && s.Out.HasCalls {
		s.Out.Copied = pop - 8
		c.word = int32(pop-16) / 8
	}
	if s.Out.Copied == 0 && s.Out.Hole == 0 {
		s.Out.Reserved = conv.Reserved | s.pointer
		return c, true
	}
	if s.Out.Dynamic {
		s.FailAt(nil,
			"a frame of variable size in a function of the convention `"+s.Func.CC.String()+
				"` whose frame moves, or that takes more than 8 bytes off the stack,")
		return c, false
	}
	return c, true
}

// findHole finds how much room the arguments of tail calls need below the return address. A
// function with such room, or with a copy of its return address, saves no registers: it would do so
// where no reader looks for them, which is right below the return address that its frame is counted
// from.
func (s *functionEnds) findHole() {
	incoming := s.conv.incomingPlaces()
	pop := s.Out.Conv.Popped(incoming.Stack())
	for _, b := range s.Func.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && s.tails.isTailCall(in) {
				s.Out.Hole = max(s.Out.Hole, s.Out.Conv.Popped(s.conv.outgoingStack(in))-pop)
			}
		}
	}
	if s.Out.Hole > 0 || pop > 8 {
		s.Out.Reserved |= abi.C.Keeps
	}
}

// copyReturn copies the return address, once the argument in its place is elsewhere.
func (s *functionEnds) copyReturn(c *copiedReturn) {
	if c.word == 0 {
		return
	}
	for _, move := range c.move {
		move()
	}
	s.Emit(mir.CopyReturn, amd64.W64).Aux = c.word
}
