package run

import (
	"errors"

	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// Frame is a frame of the stopped program.
type Frame struct {
	// PC is where the function continues; CFA is the address above its return address.
	PC, CFA uint64
	// SP is its stack pointer.
	SP uint64
	// Function is its name, "" if unknown. Outside is set for a function of the runtime.
	Function string
	Outside  bool
	// Offset is PC's distance from the start of the function.
	Offset uint64
	// Record is the number, in its section, of the stack map's record of PC as a return address,
	// -1 if there is none. Holds are the record's locations that can be read, and the words of the
	// stack objects that it lists, as derived pointers with the locations of their objects.
	Record int
	Holds  []Held
}

// Held is a location of a record with its current value.
type Held struct {
	// Location is its number in the record.
	Location int
	Role     stackmap.Role
	// Register is set if the value is in a register; else it is at Address.
	Register bool
	Address  uint64
	Value    uint64
}

// stack reads the frames of threads, with the values of their records.
type stack struct {
	machine  *machine.Machine
	image    *machine.Image
	object   *object.Object
	unwinder *machine.Unwinder
	roots    *roots
}

// of returns the frames of a thread.
func (s *stack) of(thread int) ([]Frame, error) {
	frames, err := s.unwinder.FramesOf(s.machine.ThreadCPU(thread))
	out := make([]Frame, len(frames))
	for i := range frames {
		f := &frames[i]
		a := &out[i]
		*a = Frame{PC: f.PC, CFA: f.CFA, SP: f.SP(), Record: -1}
		if a.Function, a.Outside = s.machine.ExternalAt(f.PC); a.Outside {
			continue
		}
		at := f.PC
		if i > 0 {
			at-- // the call, which may be the function's last instruction
		}
		if n, off, ok := s.image.Symbol(at); ok {
			a.Function, a.Offset = s.object.Symbols[n].Name, off+f.PC-at
		}
		if e := s.roots.entry(f.PC); e != nil {
			a.Record = recordOf(e)
			a.Holds = s.held(f, e)
		}
	}
	return out, err
}

// recordOf is the number of an entry's record in its map.
func recordOf(e *stackmap.Entry) int {
	for i := range e.Map.Records {
		if &e.Map.Records[i] == e.Record {
			return i
		}
	}
	return -1
}

// held reads the locations of a record.
func (s *stack) held(f *machine.Frame, e *stackmap.Entry) []Held {
	var out []Held
	r := e.Record
	r.Roles(func(n int, role stackmap.Role, _ int) {
		l := &r.Locations[n]
		h := Held{Location: n, Role: role}
		register := int(l.DwarfReg)
		switch {
		case register >= len(f.Regs):
			return
		case l.Kind == stackmap.Indirect:
			h.Address = f.Regs[register] + uint64(int64(l.Offset))
		case l.Kind == stackmap.Direct:
			h.Address = f.Regs[register] + uint64(int64(l.Offset))
		case l.Kind == stackmap.Register:
			h.Address, h.Value = f.Saved[register], f.Regs[register]
			h.Register = h.Address == 0
		default:
			return
		}
		if !h.Register {
			var err error
			if h.Value, err = s.machine.Mem.Load64(h.Address); err != nil {
				return
			}
		}
		out = append(out, h)
	})
	for _, w := range s.roots.words(e) {
		h := Held{Location: r.ObjectOf(w), Role: stackmap.RoleDerived,
			Address: f.Regs[w.DwarfReg] + uint64(int64(w.Offset))}
		var err error
		if h.Value, err = s.machine.Mem.Load64(h.Address); err == nil {
			out = append(out, h)
		}
	}
	return out
}

// Safepoints returns a number that grows when the program reaches a safepoint, and when it leaves
// one: in the same step, unless it has to wait for other threads; and when the collector's own
// thread begins something else.
func (p *Program) Safepoints() uint64 {
	return p.safepoints.state.reached + p.safepoints.state.served + p.worker.state.turns
}

// SectionBytes reads bytes of a section from memory, and reports whether they are mapped.
func (p *Program) SectionBytes(name string, off uint64, b []byte) bool {
	for i, s := range p.object.Sections {
		base := p.Image.Base(object.Sec(i))
		if s != nil && s.Name == name && base != 0 && off+uint64(len(b)) <= s.Len() {
			return p.Machine.Mem.ReadAt(base+off, b) == nil
		}
	}
	return false
}

// Explain says what an error of the machine means for the program, which is stopped where it
// happened.
func (p *Program) Explain(err error) error {
	var exit *ErrExit
	if errors.As(err, &exit) {
		return exit
	}
	return p.faults.explain(err)
}
