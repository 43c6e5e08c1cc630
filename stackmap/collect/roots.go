package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// Stopped is a program stopped for a collection, with its references outside the heap.
type Stopped struct {
	// Threads are the threads that have frames, each at a safepoint.
	Threads []Thread
	// Source finds the references in their frames.
	Source Source
	// Globals are the addresses of words that hold references, each listed once.
	Globals []uint64
}

// Thread is a thread stopped in a call at a safepoint.
type Thread struct {
	// Number identifies the thread.
	Number int
	// ReturnAddress is where the call returns to, SP the stack pointer after the return.
	ReturnAddress, SP uint64
	// Registers are the register values at the call; nil if unknown.
	Registers stackmap.Registers
	// Bottom is the return address, described by no table, that ends the walk. If it is 0, the
	// first return address that no table describes ends it.
	Bottom uint64
}

// Source finds the references in the frames of a stopped thread. There are two: Walk unwinds the
// stack by return addresses, using maps; ShadowStack follows the list that the program maintains.
type Source interface {
	// Frames visits the frames of a thread, innermost first.
	Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error
}

// Frame is one frame of a function, with its source's description.
type Frame struct {
	// Thread is the thread's number, Depth the frame's in it: 0 is the innermost.
	Thread, Depth int
	// ReturnAddress is where the frame resumes, SP its stack pointer then. A shadow stack frame has
	// no ReturnAddress, and its entry's address as SP.
	ReturnAddress, SP uint64
	// Description comes from the source.
	*Description

	thread *Thread
	m      stackmap.Memory
	at     *stackmap.Frame // while the frame is visited; nil in frames of the shadow stack
}

// Description describes all frames that are stopped at one code position.
type Description struct {
	// Source is the name of what describes the frame: "stack map".
	Source string
	// Function is the function's name, "" if the source does not record it.
	Function string
	// Strategy is the function's collection strategy.
	Strategy Strategy
	// Record is the description's index in its section, and Where its path.
	Record int
	Where  string
	// Read are the bytes that give the frame's size and the locations of its references; each Pair
	// also has its own.
	Read []Bytes
	// Pairs are the references.
	Pairs []Pair
	// Deopt are the values that an interpreter would need to resume here.
	Deopt []Slot
	// Entry is the record of a stack map, nil from other sources.
	Entry *stackmap.Entry
	// Shape has the data to unwind the frame.
	Shape stackmap.Shape
}

// Strategy is what a collector must know about a function's collection strategy.
type Strategy struct {
	// Name is its name, "" if the source does not know it.
	Name string
	// Fixed is set if the function expects its objects to stay in place. Its references may be
	// interior pointers without a base.
	Fixed bool
	// Interior is set if the function lists interior pointers as bases: the collector must find the
	// objects that they point into.
	Interior bool
}

// Bytes are bytes that a source read.
type Bytes struct {
	// Section is the name of their section, or "" for memory, where Off is an address.
	Section  string
	Off, Len uint64
}

// Pair is a derived pointer and its base. Most pointers are their own base.
type Pair struct {
	Base, Derived Slot
	// Number is the derived pointer's in its description: a record's location, a table's bit or
	// pair, a list's root.
	Number int
	// Words is 1, or how many pointers a vector has.
	Words int
}

// Slot is the location of a value, and the bytes that describe it.
type Slot struct {
	// As is the location as described; it has no Kind if the location is an address.
	As stackmap.Location
	// Addr is the address.
	Addr uint64
	// Read are the bytes that describe it.
	Read Bytes
}

// String writes the location as the description does: "[rsp+16]", "rbx"; "[0x7ff0]" for an address.
func (s *Slot) String() string {
	if s.As.Kind != 0 {
		return s.As.String()
	}
	return fmt.Sprintf("[0x%x]", s.Addr)
}

// Place resolves a slot's location in the program, while the frame is visited. It fails for a
// register that a callee has saved at an unknown location.
func (f *Frame) Place(s *Slot) (stackmap.Place, error) {
	if s.As.Kind == 0 {
		return stackmap.Place{Kind: stackmap.Indirect, Addr: s.Addr}, nil
	}
	if f.at == nil {
		return stackmap.Place{}, f.errorf(s, "the frame is no longer being visited")
	}
	p, err := f.at.Place(s.As)
	if err != nil {
		return p, f.errorf(s, "%w", err)
	}
	return p, nil
}

// Load reads word n of a place in the frame: 0, or more for a vector.
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
	return fmt.Errorf("%s: "+format, append([]any{at}, args...)...)
}
