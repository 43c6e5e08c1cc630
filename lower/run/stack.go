package run

import (
	"encoding/binary"
	"errors"

	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
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

// Frames returns the current frames of the current thread, innermost first. An error comes with the
// frames that were found before it.
func (p *Program) Frames() ([]Frame, error) {
	return p.FramesOf(p.Machine.Current())
}

// FramesOf are the frames of a thread.
func (p *Program) FramesOf(thread int) ([]Frame, error) {
	frames, err := p.unwinder.FramesOf(p.Machine.ThreadCPU(thread))
	out := make([]Frame, len(frames))
	for i := range frames {
		f := &frames[i]
		a := &out[i]
		*a = Frame{PC: f.PC, CFA: f.CFA, SP: f.SP(), Record: -1}
		if a.Function, a.Outside = p.Machine.ExternalAt(f.PC); a.Outside {
			continue
		}
		at := f.PC
		if i > 0 {
			at-- // the call, which may be the function's last instruction
		}
		if n, off, ok := p.Image.Symbol(at); ok {
			a.Function, a.Offset = p.object.Symbols[n].Name, off+f.PC-at
		}
		if e := p.roots.entry(f.PC); e != nil {
			a.Record = recordOf(e)
			a.Holds = p.held(f, e)
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
func (p *Program) held(f *machine.Frame, e *stackmap.Entry) []Held {
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
			if h.Value, err = p.Machine.Mem.Load64(h.Address); err != nil {
				return
			}
		}
		out = append(out, h)
	})
	for _, w := range p.roots.words(e) {
		h := Held{Location: r.ObjectOf(w), Role: stackmap.RoleDerived,
			Address: f.Regs[w.DwarfReg] + uint64(int64(w.Offset))}
		var err error
		if h.Value, err = p.Machine.Mem.Load64(h.Address); err == nil {
			out = append(out, h)
		}
	}
	return out
}

// Safepoints returns a number that grows when the program reaches a safepoint, and when it leaves
// one: in the same step, unless it has to wait for other threads; and when the collector's own
// thread begins something else.
func (p *Program) Safepoints() uint64 {
	return p.state.safepoints + p.state.served + p.state.worker.turns
}

// Spaces are the parts of the heap.
func (p *Program) Spaces() []collect.Space { return p.heap.collector.Spaces() }

// errEnough ends a visit to objects.
var errEnough = errors.New("enough")

// Objects visits the objects of the heap in address order until visit returns false, and passes it
// their current references.
func (p *Program) Objects(visit func(object, size uint64, references []uint64) bool) error {
	var references []uint64
	err := p.heap.collector.Objects(func(object, size uint64) error {
		references = references[:0]
		if err := p.heap.layout.Trace(p.heap.config.Memory, object, func(at uint64) error {
			v, err := p.Machine.Mem.Load64(at)
			if err == nil && p.heap.refers(object, at, v) {
				references = append(references, v)
			}
			return err
		}); err != nil {
			return err
		}
		if !visit(object, size, references) {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

// refers reports whether a word of an object that may be a reference currently is one.
func (h *heap) refers(object, at, value uint64) bool {
	doubtful, err := h.layout.Doubts(h.config.Memory, object, at)
	return err == nil && (!doubtful || h.collector.IsObject(value))
}

// Plain is the first word of an object that is known to be data; ok is false if there is none.
func (p *Program) Plain(object uint64) (word uint64, ok bool) {
	_, data, ok := p.parts(object)
	if !ok || len(data) < 8 {
		return 0, false
	}
	shape, _, err := p.heap.layout.ShapeOf(p.heap.config.Memory, object)
	if shape != nil && err == nil {
		for i, w := range shape.Words {
			if w == collect.ContentData {
				word, err = p.Machine.Mem.Load64(object + 8*uint64(i))
				return word, err == nil
			}
		}
	}
	return binary.LittleEndian.Uint64(data), true
}

// parts are an object's references and its plain data: the words after its header, or all words if
// it has none.
func (p *Program) parts(object uint64) (references []uint64, data []byte, ok bool) {
	if !p.heap.collector.IsObject(object) {
		return nil, nil, false
	}
	l, m := p.heap.layout, p.heap.config.Memory
	shape, size, err := l.ShapeOf(m, object)
	from := uint64(0)
	if shape == nil && err == nil {
		size, err = l.Size(m, object)
		from = 8
	}
	if err != nil || size < from || size > p.heap.config.Size {
		return nil, nil, false
	}
	held := map[uint64]bool{}
	err = l.Trace(m, object, func(at uint64) error {
		v, err := p.Machine.Mem.Load64(at)
		if err == nil && p.heap.refers(object, at, v) {
			held[at-object] = true
			references = append(references, v)
		}
		return err
	})
	for off := from; err == nil && off+8 <= size; off += 8 {
		if !held[off] {
			var word [8]byte
			err = p.Machine.Mem.ReadAt(object+off, word[:])
			if off == 0 && word == [8]byte{} && shape.At(0) != collect.ContentData {
				continue // space for a header that is not written
			}
			data = append(data, word[:]...)
		}
	}
	return references, data, err == nil
}

// ObjectAround finds the object that an address lies in, and reports whether there is one.
func (p *Program) ObjectAround(addr uint64) (object uint64, ok bool) {
	if !p.heap.inside(addr) {
		return 0, false
	}
	return p.heap.collector.ObjectAt(addr)
}

// InHeap reports whether an address lies in the collector's memory.
func (p *Program) InHeap(addr uint64) bool { return p.heap.inside(addr) }

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

// Poisoned reports whether a word derives from the pattern that a collection leaves in freed
// memory.
func (p *Program) Poisoned(word uint64) bool { return p.heap.poison(word) }

// Explain says what an error of the machine means for the program, which is stopped where it
// happened.
func (p *Program) Explain(err error) error {
	var exit *ErrExit
	if errors.As(err, &exit) {
		return exit
	}
	return p.explain(err)
}

// events receive what collections do: those of the caller, or the trace.
func (o *Options) events(p *Program) *collect.Events {
	if o.Events != nil {
		return o.Events
	}
	return o.Trace.events(p)
}
