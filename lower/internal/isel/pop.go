package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/target"
)

// Functions that pop their arguments off the stack: their calls and their entry.

// maxPop bounds the size of the arguments that such a function pops: RET has 16 bits for it.
const maxPop = 1<<16 - 8

// callRoom allocates space for the arguments of a call whose callee pops them, less the 8 bytes
// that are in the frame; false if that is refused.
func (s *callSequences) callRoom(c *callSite, conv *abi.Convention) bool {
	if c.noTarget { // the code that is patched in may do anything
		s.Fail("a call of the convention `" + c.cc.String() + "` with patch bytes")
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

// copiedReturn is the copy of the return address in a function that pops more than 8 bytes. It
// overwrites an argument, which is moved first. Below it is a copy of the caller's RBP, if RBP
// points to the frame.
type copiedReturn struct {
	any  bool
	word int32 // of the return address; -1 is where the call pushed it
	size int64 // of the copies in bytes
	move []func()
}

// within reports whether a range of the arguments overlaps the copies.
func (c *copiedReturn) within(off, size int64) bool {
	end := 8 * int64(c.word+1)
	return c.any && off < end && end-c.size < off+size
}

func (c *copiedReturn) then(f func()) { c.move = append(c.move, f) }

// popFrame lays out the frame of a function that pops its arguments; false if that is refused.
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
	c.word = -1
	if pop > 8 && s.Out.HasCalls {
		s.Out.Copied = pop - 8
		c.any, c.word, c.size = true, int32(pop-16)/8, 8
	}
	pointer := s.Out.Dynamic || s.pointed()
	if s.Out.Copied == 0 && s.Out.Hole == 0 {
		s.Out.Reserved = conv.Reserved | s.pointer
		if pointer {
			s.Out.Reserved |= abi.SetOf(amd64.RBP)
		}
		return c, true
	}
	if pointer {
		c.any, c.size = true, 16
	}
	return c, true
}

// pointed reports whether RBP points to the frame, as selection or an attribute requires.
func (s *functionEnds) pointed() bool {
	if !s.Out.Conv.Keeps.Has(amd64.RBP) {
		return false
	}
	switch s.asked {
	case target.FramePointerAll:
		return true
	case target.FramePointerNonLeaf:
		return s.Out.HasCalls || s.Out.FramePointer
	}
	return s.Out.FramePointer
}

// findHole finds how much room the arguments of tail calls need below the return address. A
// function with such room, or with a copy of its return address, saves no registers, because
// readers of the map expect them right below the return address at the top of the frame.
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

// copyReturn copies the return address, after the argument in its place has been moved.
func (s *functionEnds) copyReturn(c *copiedReturn) {
	if !c.any {
		return
	}
	for _, move := range c.move {
		move()
	}
	s.Emit(mir.CopyReturn, amd64.W64).Aux = c.word
}
