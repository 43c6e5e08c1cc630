package stackmap

import (
	"fmt"

	"statepoint/core/source"
)

// Memory is the memory of the program whose frames are walked. An address that is not mapped is an
// error.
type Memory interface {
	ReadU64(addr uint64) (uint64, error)
	WriteU64(addr, value uint64) error
}

// Registers are the program's registers at the safepoint, by DWARF number. ok is false for
// a register whose value is not known there.
type Registers interface {
	Register(dwarf uint16) (value uint64, ok bool)
	SetRegister(dwarf uint16, value uint64) (ok bool)
}

// trackedRegisters is the number of registers that a frame tracks: the general registers and the
// return address column.
const trackedRegisters = 17

// Frame is the frame of a function that has records, stopped at a safepoint.
type Frame struct {
	// Depth counts frames from the innermost one, which is 0.
	Depth int
	// ReturnAddress is the return address of the call at the safepoint.
	ReturnAddress uint64
	// SP is the stack pointer after the return: the value of rsp in the record's locations.
	SP uint64
	// Entry is the record of that return address.
	Entry *Entry

	memory    Memory
	registers Registers
	// saved is the location of each register's value in this frame while callees run.
	saved [trackedRegisters]savedRegister
}

// savedRegister is the location of a register's value.
type savedRegister struct {
	where savedWhere
	addr  uint64
}

type savedWhere uint8

const (
	unknown  savedWhere = iota // unknown: no table has the location where the callee saved it
	live                       // still in the register
	inMemory                   // at addr, where a callee saved it
)

// Place is where the value of a location is in a running program.
type Place struct {
	// Kind is Indirect for memory at Addr, Register for a register that still holds its value, and
	// Constant for a value that is not stored: a constant, or the address of a Direct location.
	Kind Kind
	// Addr is the address of memory.
	Addr uint64
	// Register is the DWARF number of a register.
	Register uint16
	// Value is the constant or address of a Constant.
	Value uint64
}

// Place resolves a location. It fails if the location needs a register whose value in this frame is
// unknown.
func (f *Frame) Place(l Location) (Place, error) {
	switch l.Kind {
	case Constant, ConstIndex:
		return Place{Kind: Constant, Value: uint64(l.Value)}, nil
	case Direct, Indirect:
		base, err := f.register(l.DwarfReg)
		if err != nil {
			return Place{}, err
		}
		addr := base + uint64(int64(l.Offset))
		if l.Kind == Direct {
			return Place{Kind: Constant, Value: addr}, nil
		}
		return Place{Kind: Indirect, Addr: addr}, nil
	case Register:
		if l.DwarfReg < trackedRegisters {
			switch s := f.saved[l.DwarfReg]; s.where {
			case live:
				return Place{Kind: Register, Register: l.DwarfReg}, nil
			case inMemory:
				return Place{Kind: Indirect, Addr: s.addr}, nil
			}
		}
		return Place{}, f.errorf("where %s was saved is not known", RegisterName(l.DwarfReg))
	}
	return Place{}, f.errorf("no location kind %d", l.Kind)
}

// Load reads 64-bit word number word at a place: 0, or more for a vector of pointers in memory.
func (f *Frame) Load(p Place, word int) (uint64, error) {
	switch p.Kind {
	case Indirect:
		return f.memory.ReadU64(p.Addr + 8*uint64(word))
	case Register:
		if v, ok := f.registers.Register(p.Register); ok && word == 0 {
			return v, nil
		}
		return 0, f.errorf("%s cannot be read", RegisterName(p.Register))
	}
	return p.Value, nil
}

// Store writes a word at a place. Writing to a Constant is an error.
func (f *Frame) Store(p Place, word int, v uint64) error {
	switch p.Kind {
	case Indirect:
		return f.memory.WriteU64(p.Addr+8*uint64(word), v)
	case Register:
		if word == 0 && f.registers.SetRegister(p.Register, v) {
			return nil
		}
		return f.errorf("%s cannot be written", RegisterName(p.Register))
	}
	return f.errorf("a constant cannot be written")
}

// register returns a register's value in this frame.
func (f *Frame) register(dwarf uint16) (uint64, error) {
	if dwarf == RSP {
		return f.SP, nil
	}
	if dwarf < trackedRegisters {
		switch s := f.saved[dwarf]; s.where {
		case live:
			if v, ok := f.registers.Register(dwarf); ok {
				return v, nil
			}
		case inMemory:
			return f.memory.ReadU64(s.addr)
		}
	}
	return 0, f.errorf("the value of %s is not known", RegisterName(dwarf))
}

func (f *Frame) errorf(format string, args ...any) error {
	return fmt.Errorf("stackmap: frame %d, return address 0x%x: %s", f.Depth, f.ReturnAddress,
		fmt.Sprintf(format, args...))
}

// SavedRegister returns where a frame keeps its caller's value of a register: the offset in bytes
// from the canonical frame address, which is the stack pointer before the call instruction. It is
// negative: -16 is the word below the return address. ok is false if the function does not save the
// register.
type SavedRegister func(fn *Function, dwarf uint16) (offset int64, ok bool)

// Walker finds the frames of a stopped program, innermost first.
type Walker struct {
	// Index knows the return addresses.
	Index *Index
	// Memory holds the stack.
	Memory Memory
	// Registers are the registers at the innermost safepoint, for locations in registers; they may
	// be nil.
	Registers Registers
	// Saved returns where functions save registers, which the stack map does not record. Without
	// Saved only rsp is known in callers, and rbp as far as FramePointer or dynamic frames
	// determine it.
	Saved SavedRegister
	// FramePointer is set if every function keeps a frame pointer (-frame-pointer=all): its
	// caller's rbp is saved right below the return address.
	FramePointer bool
	// MaxFrames bounds the walk; 0 means 1<<20.
	MaxFrames int
}

// Walk visits the frames from the one that resumes at returnAddress with stack pointer sp,
// innermost first, up to the first return address without a record, which it returns: it belongs to
// the frame that called into code with stack maps. visit may change the contents of the record's
// locations. An error from visit ends the walk.
//
// A frame of StackSize bytes is between sp and its own return address, so its caller continues at
// sp + StackSize + 8 (System V ABI, AMD64 supplement, "The Stack Frame"). A frame without fixed
// size has a frame pointer: its return address is at rbp + 8. (LLVM may push a call's arguments,
// which its map does not record; code to be walked must be compiled with -no-x86-call-frame-opt, or
// by a compiler that reserves space for them in the frame.)
func (w *Walker) Walk(returnAddress, sp uint64, visit func(*Frame) error) (outer uint64,
	err error) {
	f := NewFrame(w.Memory, w.Registers, returnAddress, sp)
	limit := w.MaxFrames
	if limit <= 0 {
		limit = 1 << 20
	}
	for {
		f.Entry = w.Index.Lookup(f.ReturnAddress)
		if f.Entry == nil {
			return f.ReturnAddress, nil
		}
		if f.Depth >= limit {
			return 0, f.errorf("more than %d frames; raise MaxFrames if they are real", limit)
		}
		if err := visit(f); err != nil {
			return 0, err
		}
		if err := f.Leave(w.shape(f.Entry.Function)); err != nil {
			return 0, err
		}
	}
}

func (w *Walker) shape(fn *Function) Shape {
	s := Shape{Size: fn.StackSize, FramePointer: w.FramePointer}
	if w.Saved != nil {
		s.Saved = func(dwarf uint16) (int64, bool) { return w.Saved(fn, dwarf) }
	}
	return s
}

// Shape is the information needed to unwind a frame to its caller's.
type Shape struct {
	// Size is the number of bytes between the stack pointer and the return address, or
	// DynamicStackSize for a frame whose return address is at rbp + 8.
	Size uint64
	// FramePointer is set if the caller's rbp is saved right below the return address.
	FramePointer bool
	// Saved returns where the frame keeps its caller's registers, as SavedRegister does; if it is
	// nil, only rsp is known in the caller.
	Saved func(dwarf uint16) (offset int64, ok bool)
}

// NewFrame returns the innermost frame of a stopped program, which resumes at returnAddress with
// stack pointer sp. Registers may be nil.
func NewFrame(m Memory, r Registers, returnAddress, sp uint64) *Frame {
	f := &Frame{ReturnAddress: returnAddress, SP: sp, memory: m, registers: r}
	if r != nil {
		for i := range f.saved {
			f.saved[i].where = live
		}
	}
	return f
}

// Leave turns a frame into its caller's, without setting its Entry.
func (f *Frame) Leave(s Shape) error {
	var cfa uint64
	fixed := s.Size != DynamicStackSize
	if fixed {
		cfa = f.SP + s.Size + 8
	} else {
		rbp, err := f.register(RBP)
		if err != nil {
			return err
		}
		cfa = rbp + 16
	}
	if cfa <= f.SP {
		return f.errorf("a frame of %s does not lead up the stack", source.Count(s.Size, "byte"))
	}
	ra, err := f.memory.ReadU64(cfa - 8)
	if err != nil {
		return fmt.Errorf(
			"stackmap: frame %d, return address 0x%x: reading its own return address: %w", f.Depth,
			f.ReturnAddress, err)
	}
	for reg := range uint16(trackedRegisters) {
		switch {
		case reg == RBP && (s.FramePointer || !fixed):
			f.saved[reg] = savedRegister{where: inMemory, addr: cfa - 16}
		case s.Saved == nil:
			f.saved[reg] = savedRegister{}
		default:
			if off, ok := s.Saved(reg); ok {
				f.saved[reg] = savedRegister{where: inMemory, addr: cfa + uint64(off)}
			}
		}
	}
	f.Depth++
	f.ReturnAddress, f.SP, f.Entry = ra, cfa, nil
	return nil
}
