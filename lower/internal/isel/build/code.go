package build

import (
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Env is the state that the functions of one module share.
type Env struct {
	Module  *ir.Module
	Layout  *datalayout.Layout
	Symbols *mir.Symbols
	// Diags collects errors about what cannot be lowered.
	Diags *source.List
	// PIC is set if code must be position-independent: symbols that another module may define are
	// reached through the linker's tables.
	PIC bool
	// MachO is set if the object is Mach-O, where variables of other modules are reached through
	// the global offset table, and jump tables stand in the code section.
	MachO bool
	// CPU and Features are the processor and features of functions without the attributes
	// "target-cpu" and "target-features", spelled as in these.
	CPU, Features string
	// Work counts the emitted code and enforces its limit; nil for no limit.
	Work *source.Meter
	// Over is the construct that exceeded the limit of Work, if it is not the function as a whole.
	Over Overrun
	// LiveRoots maps the id of an instruction that is a safe point to one more than the index of
	// the set of roots live there; it is nil if all roots are live everywhere. Calls carry the
	// index.
	LiveRoots map[provenance.ID]int32
	// Unoptimized is set at -O0, where LLVM uses FastISel.
	Unoptimized bool

	// parts caches the parts of types.
	parts map[*ir.Type][]Part
}

// Overrun is a construct that needs more code than allowed: its position and its name.
type Overrun struct {
	Span source.Span
	What string
}

// Code is the machine code of one function under construction. It appends instructions to the code
// of the IR instruction being selected, creates registers and frame objects for it, and reports
// what cannot be lowered.
type Code struct {
	Env  *Env
	Func *ir.Func
	Out  *mir.Func
	// At is the instruction being selected.
	At *ir.Instr
	// Buf is the code of the current instruction, in forward order.
	Buf []mir.Inst
	// Failed counts the errors.
	Failed int

	scratch int // one more than the frame object of ScratchObject, 0 for none
	one     [1]Part
}

// Begin begins a function.
func (c *Code) Begin(f *ir.Func, out *mir.Func) {
	c.Func, c.Out, c.At = f, out, nil
	c.Failed, c.scratch = 0, 0
}

// Pool is the symbol of a constant in memory.
func (c *Code) Pool(bits uint64, size int) amd64.Sym {
	return c.Env.Symbols.Constant(bits, size)
}

// Op2 returns a new register with a op b, or with op a if b is missing.
func (c *Code) Op2(op amd64.Op, w amd64.Width, a mir.VReg, b ...mir.Operand) mir.VReg {
	d := c.Temp(mir.GPR, uint8(w/8))
	c.X86(op, w, append([]mir.Operand{mir.D(d), mir.R(a).As(mir.Tied)}, b...)...)
	return d
}

// Mask is a constant as an operand of AND and similar instructions.
func (c *Code) Mask(n uint64, w amd64.Width) mir.Operand {
	if w == amd64.W32 {
		return mir.I(int64(int32(uint32(n))))
	}
	if Fits32(int64(n)) {
		return mir.I(int64(n))
	}
	return mir.R(c.Load(mir.I(int64(n)), mir.GPR, 8))
}

// Emit appends an instruction to the code of the current IR instruction.
func (c *Code) Emit(op mir.Op, w amd64.Width, ops ...mir.Operand) *mir.Inst {
	at := uint32(len(c.Out.Operands))
	c.Out.Operands = append(c.Out.Operands, ops...)
	c.Buf = append(c.Buf, mir.Inst{Op: op, W: w, Ops: at, N: uint32(len(ops))})
	return &c.Buf[len(c.Buf)-1]
}

// X86 is Emit for an instruction of the processor. Operands that no form of it accepts in that
// position are put into registers.
func (c *Code) X86(op amd64.Op, w amd64.Width, ops ...mir.Operand) *mir.Inst {
	c.encodable(op, w, ops)
	return c.Emit(mir.Op(op), w, ops...)
}

// Temp creates a new register.
func (c *Code) Temp(class mir.Class, size uint8) mir.VReg {
	return c.Out.NewVReg(mir.VRegInfo{Class: class, Size: size})
}

// Load copies a source into a new register.
func (c *Code) Load(o mir.Operand, class mir.Class, size uint8) mir.VReg {
	r := c.Temp(class, size)
	c.Emit(mir.Copy, amd64.Width(size)*8, mir.D(r), o.As(mir.Tied))
	return r
}

// Pool128 is a constant of 16 bytes in memory.
func (c *Code) Pool128(low, high uint64) mir.Operand {
	return mir.Operand{Kind: mir.KindMem, Sym: c.Env.Symbols.Constant128(low, high), Scale: 16}
}

// ScratchObject is memory of the frame for use within one instruction.
func (c *Code) ScratchObject(size uint64) int {
	if c.scratch == 0 {
		c.Out.Objects = append(c.Out.Objects, mir.Object{Align: 16})
		c.scratch = len(c.Out.Objects)
	}
	o := &c.Out.Objects[c.scratch-1]
	o.Size = max(o.Size, (size+15)&^15)
	return c.scratch - 1
}

// NopWork is the cost of a number of bytes of nops, in instructions and operands.
func NopWork(bytes uint64) int {
	const longest, each = 15, 4 // the bytes of a nop, and its instruction and operands
	return int(each * ((bytes + longest - 1) / longest))
}
