package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// Stopped is a program that waits while a collector works: where its references are outside of the
// heap.
type Stopped struct {
	// Threads are those that have frames, each at a safepoint.
	Threads []Thread
	// Source finds the references in their frames.
	Source Source
	// Globals are addresses of words that hold references, each named once.
	Globals []uint64
}

// Thread is a thread that waits in a call at a safepoint.
type Thread struct {
	// Number tells threads apart.
	Number int
	// ReturnAddress is where the call returns to, SP the stack pointer as it is then.
	ReturnAddress, SP uint64
	// Registers are what the registers hold at the call; nil if unknown.
	Registers stackmap.Registers
	// Bottom is the return address at which the frames end, which no table describes. 0 ends them
	// at the first return address that no table describes.
	Bottom uint64
}

// Source finds the references in the frames of a stopped thread. There are two: Walk goes from
// return address to return address and asks maps; ShadowStack follows the list that the program
// keeps.
type Source interface {
	// Frames visits the frames of a thread, the innermost one first.
	Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error
}

// Frame is one activation of a function, with what its source says of it.
type Frame struct {
	// Thread is the thread's number, Depth the frame's in it: 0 is the innermost.
	Thread, Depth int
	// ReturnAddress is where the frame continues, SP its stack pointer then. A frame of the shadow
	// stack has no ReturnAddress, and its entry's address as SP.
	ReturnAddress, SP uint64
	// Description is the source's.
	*Description

	thread *Thread
	m      stackmap.Memory
	at     *stackmap.Frame // while the frame is visited; nil in frames of the shadow stack
}

// Description is what a source says of all frames that are stopped at one place.
type Description struct {
	// Source is the name of what describes the frame: "stack map".
	Source string
	// Function is the function's name, "" if the source does not tell.
	Function string
	// Strategy is the function's collection strategy.
	Strategy Strategy
	// Record is the number of the description among its like in its section, and Where its path.
	Record int
	Where  string
	// Read are the bytes that say how large the frame is and where its references are; those of
	// one reference are in its Pair too.
	Read []Bytes
	// Pairs are the references.
	Pairs []Pair
	// Deopt are the values that an interpreter would need to go on here.
	Deopt []Slot
	// Entry is the record of a stack map, nil from other sources.
	Entry *stackmap.Entry
	// Shape says how to leave the frame.
	Shape stackmap.Shape
}

// Strategy is what a collector must know of a function's collection strategy.
type Strategy struct {
	// Name is its name, "" if the source was not told.
	Name string
	// Fixed says that the function expects its objects to stay where they are. Its references may
	// point into objects without a base.
	Fixed bool
}

// Bytes are bytes that a source read.
type Bytes struct {
	// Section is what they lie in: a section's name, or "" for memory, where Off is an address.
	Section  string
	Off, Len uint64
}

// Pair is a pointer and what it points into. Most are their own base.
type Pair struct {
	Base, Derived Slot
	// Number is the derived pointer's in its description: a record's location, a table's bit or
	// pair, a list's root.
	Number int
	// Words is 1, or how many pointers a vector has.
	Words int
}

// Slot is a place that holds a value, and what says so.
type Slot struct {
	// As is how the description names the place; it has no Kind where that is an address.
	As stackmap.Location
	// Addr is the address.
	Addr uint64
	// Read are the bytes that say it.
	Read Bytes
}

// String writes the place as the description does: "[rsp+16]", "rbx"; "[0x7ff0]" for an address.
func (s *Slot) String() string {
	if s.As.Kind != 0 {
		return s.As.String()
	}
	return fmt.Sprintf("[0x%x]", s.Addr)
}

// Place finds where a slot is in the program, while the frame is visited. It fails for a register
// that a callee has saved at an unknown place.
func (f *Frame) Place(s *Slot) (stackmap.Place, error) {
	if s.As.Kind == 0 {
		return stackmap.Place{Kind: stackmap.Indirect, Addr: s.Addr}, nil
	}
	if f.at == nil {
		return stackmap.Place{}, f.errorf(s, "the frame is not visited any more")
	}
	p, err := f.at.Place(s.As)
	if err != nil {
		return p, f.errorf(s, "%w", err)
	}
	return p, nil
}

// Load reads a word of a place of the frame: 0, or more of a vector.
func (f *Frame) Load(p stackmap.Place, word int) (uint64, error) {
	switch p.Kind {
	case stackmap.Indirect:
		return f.m.ReadU64(p.Addr + 8*uint64(word))
	case stackmap.Register:
		if v, ok := f.thread.Registers.Register(p.Register); ok && word == 0 {
			return v, nil
		}
		return 0, fmt.Errorf("%s cannot be read", stackmap.RegisterName(p.Register))
	}
	return p.Value, nil
}

func (f *Frame) store(p stackmap.Place, word int, v uint64) error {
	if p.Kind == stackmap.Indirect {
		return f.m.WriteU64(p.Addr+8*uint64(word), v)
	}
	if word == 0 && f.thread.Registers.SetRegister(p.Register, v) {
		return nil
	}
	return fmt.Errorf("%s cannot be written", stackmap.RegisterName(p.Register))
}

// String names the frame in messages.
func (f *Frame) String() string {
	s := ""
	if f.Thread != 0 {
		s = fmt.Sprintf("thread %d, ", f.Thread)
	}
	s += fmt.Sprintf("frame %d", f.Depth)
	if f.Description != nil && f.Function != "" {
		s += " of " + f.Function
	}
	if f.ReturnAddress != 0 {
		s += fmt.Sprintf(", return address 0x%x", f.ReturnAddress)
	}
	if f.Description != nil && f.Where != "" {
		s += ", " + f.Where
	}
	return s
}

func (f *Frame) errorf(s *Slot, format string, args ...any) error {
	at := f.String()
	if s != nil {
		at += ", " + s.String()
	}
	return fmt.Errorf("collect: %s: "+format, append([]any{at}, args...)...)
}
