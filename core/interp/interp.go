package interp

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
)

// Options configure a run. The zero value is a closed world with the defaults below.
type Options struct {
	// Steps limits the instructions executed, Memory the bytes mapped, Depth the frames active at
	// once. Zero means 100 million, 256 MiB and 10,000.
	Steps, Memory uint64
	Depth         int
	// Space is the memory; nil is a new Space. In a Space, the memory of globals and allocas is
	// mapped as needed; in any other Memory, everything that AddressOf and Alloca return must
	// already be mapped.
	Space Memory
	// AddressOf gives the address of a global variable or function; ok false, or no AddressOf,
	// leaves it to the interpreter. It may be called once for each.
	AddressOf func(v ir.Named) (addr uint64, ok bool)
	// Keep leaves the memory of globals as it is instead of writing their initialisers to it.
	Keep bool
	// Alloca gives the address of size bytes for an alloca; ok false leaves it to the interpreter.
	Alloca func(f *Frame, in *ir.Instr, size, align uint64) (addr uint64, ok bool)
	// Externals are the functions that the module declares, by name.
	Externals map[string]External
	// External implements all other declared functions; if it is nil, calling one is a fault.
	External External
	// Collector reports where objects moved, for gc.relocate; nil means that nothing moves.
	Collector Collector
	// Freeze chooses the value of a freeze of undef or poison; nil is zero. The result is
	// Arbitrary.
	Freeze func(f *Frame, in *ir.Instr) (Value, bool)

	// OnEnter is called when a function has its arguments, OnLeave when it is left, by returning or
	// unwinding.
	OnEnter, OnLeave func(f *Frame)
	// OnBlock is called at the beginning of each block, when its phis have their values.
	OnBlock func(f *Frame)
	// Before is called before each instruction except phis, After when it has its value; for a
	// terminator or a call, After is called when control is back in the frame.
	Before, After func(f *Frame, in *ir.Instr)
}

// External is a function outside the module. If its error is an *Unwind it throws; any other error
// stops the run.
type External func(c *Call) (Value, error)

// Call is the call to an External.
type Call struct {
	Run *Interp
	// Func is the declared function, At the call, nil if the host made it.
	Func *ir.Func
	At   *ir.Instr
	// Type is the type of the call, Args are its arguments.
	Type *ir.Type
	Args []Value
}

// Return makes v a scalar of the call's type, an integer or a pointer.
func (c *Call) Return(v uint64) Value {
	t := c.Type.Result()
	if t.IsVoid() {
		return Value{Type: t}
	}
	return Value{Type: t, Bits: v}
}

// Collector reports what moved.
type Collector interface {
	// Epoch counts the collections so far.
	Epoch() int
	// Moved returns the address, after to collections, of the object that was at base after from
	// collections. An address that is not an object's is returned unchanged.
	Moved(base uint64, from, to int) (uint64, error)
}

// Interp is a module in memory, ready to run.
type Interp struct {
	Module *ir.Module
	// Steps counts the instructions executed.
	Steps uint64
	// Guessed is set when a branch, an address or a call depended on an Arbitrary value: another
	// correct run may then take another path.
	Guessed bool

	opt       Options
	ctx       context.Context
	layout    *datalayout.Layout
	memory    Memory
	own       *Space // memory, when it is a Space
	shadow    shadow
	addresses map[ir.Named]uint64
	at        map[uint64]ir.Named // the global or function that begins at an address
	blocks    map[*ir.Block]uint64
	next      uint64 // the first free address for globals
	stack     uint64 // the first free address for allocas
	funcs     map[*ir.Func]*function
	consts    map[*ir.Const]Value
	aliases   int    // that are being resolved
	exception Unwind // the last one that reached a landing pad
	top       *Frame
	depth     int
	frames    int // entered so far
}

// The interpreter itself chooses addresses from Private up to PrivateEnd. Options.AddressOf and
// Options.Alloca should use others.
const (
	Private    uint64 = 0x7E0000000000
	PrivateEnd uint64 = 0x7F0000000000

	codeBase   = Private + 0x10000000
	globalBase = Private + 0x100000000
	stackBase  = Private + 0x8000000000
)

// New lays a module out in memory and writes the initialisers of its globals. The module must have
// been verified; it is not changed, and must not be while it is run.
func New(m *ir.Module, opt Options) (*Interp, error) {
	if opt.Steps == 0 {
		opt.Steps = 100_000_000
	}
	if opt.Memory == 0 {
		opt.Memory = 256 << 20
	}
	if opt.Depth == 0 {
		opt.Depth = 10_000
	}
	layout, err := datalayout.Parse(dataLayout(m))
	if err != nil {
		return nil, err
	}
	i := &Interp{
		Module: m, opt: opt, ctx: context.Background(), layout: layout, memory: opt.Space, shadow: shadow{marks{}, marks{}},
		addresses: map[ir.Named]uint64{}, at: map[uint64]ir.Named{}, blocks: map[*ir.Block]uint64{},
		next: globalBase, stack: stackBase, funcs: map[*ir.Func]*function{}, consts: map[*ir.Const]Value{},
	}
	if layout.BigEndian {
		return nil, unsupported("a data layout that is big-endian")
	}
	if i.own, _ = opt.Space.(*Space); i.memory == nil {
		i.own = NewSpace(opt.Memory)
		i.memory = i.own
	}
	if err := i.globals(); err != nil {
		return nil, i.located(err, nil)
	}
	return i, nil
}

// dataLayout is the module's, or that of x86-64.
func dataLayout(m *ir.Module) string {
	if m.DataLayout != "" {
		return m.DataLayout
	}
	return "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
}

// Layout is the data layout that the run follows.
func (m *Interp) Layout() *datalayout.Layout { return m.layout }

// Memory is the memory of the run.
func (m *Interp) Memory() Memory { return m.memory }

// Top is the innermost frame, nil when nothing runs.
func (m *Interp) Top() *Frame { return m.top }

// MarkDefined says that the host wrote size bytes at addr, which are no longer undef.
func (m *Interp) MarkDefined(addr, size uint64) { m.shadow.mark(addr, size, Defined) }

// Run calls a function of the module and returns its result. The error is a *Fault.
func (m *Interp) Run(ctx context.Context, f *ir.Func, args ...Value) (Value, error) {
	if ctx == nil {
		ctx = context.Background()
	}
	old := m.ctx
	m.ctx = ctx
	defer func() { m.ctx = old }()
	v, err := m.call(f, nil, f.FuncType, args)
	if u, ok := err.(*Unwind); ok {
		return v, m.located(&Fault{Kind: Uncaught, Text: u.Error()}, nil)
	}
	if err != nil {
		return v, m.located(err, nil)
	}
	return v, nil
}

// RunName is Run for a function by name, with integer and pointer arguments; further parameters are
// zero.
func (m *Interp) RunName(ctx context.Context, name string, args ...uint64) (Value, error) {
	f := m.Module.Func(name)
	if f == nil || f.IsDeclaration() {
		return Value{}, unsupported("the module defines no function @%s", name)
	}
	vals := make([]Value, len(f.Args))
	for i, a := range f.Args {
		vals[i] = Zero(a.Type())
		if i < len(args) && !wide(a.Type()) && elements(a.Type()) < 0 {
			vals[i].Bits = args[i] & mask(uint32(m.layout.SizeInBits(a.Type())))
		}
	}
	return m.Run(ctx, f, vals...)
}

// Frame is one activation of a function.
type Frame struct {
	// Run is the run that the frame is part of.
	Run    *Interp
	Func   *ir.Func
	Caller *Frame
	// Depth is 0 for the function that the host called.
	Depth int
	// Number counts the run's activations from 0, in the order in which they begin.
	Number int
	// Block is the block being executed, Pred the one before it, At the instruction.
	Block, Pred *ir.Block
	At          *ir.Instr
	// Varargs are the arguments beyond the parameters.
	Varargs []Value
	// Roots are the addresses of the frame's llvm.gcroots so far.
	Roots []uint64
	// User is for the host's use.
	User any

	info   *function
	vals   []Value
	set    []bool
	memory uint64 // Interp.stack when it began
	sent   *Token // the statepoint whose exception brought control to a landing pad
}

// Value returns the value of an instruction or argument of the frame's function, false before it
// has one. Constants always have one.
func (f *Frame) Value(v ir.Value) (Value, bool) {
	switch v := v.(type) {
	case *ir.Instr, *ir.Arg:
		k, ok := f.info.slot[v.ID()]
		if !ok || !f.set[k] {
			return Value{}, false
		}
		return f.vals[k], true
	}
	x, err := f.Run.constant(v)
	return x, err == nil
}

// function is the data that a run keeps per function.
type function struct {
	slot map[provenance.ID]int32 // of arguments and instructions with a result, in Frame.vals
}

func (m *Interp) function(f *ir.Func) *function {
	if fn := m.funcs[f]; fn != nil {
		return fn
	}
	fn := &function{slot: map[provenance.ID]int32{}}
	for _, a := range f.Args {
		fn.slot[a.ID()] = int32(len(fn.slot))
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Type().IsVoid() {
				fn.slot[in.ID()] = int32(len(fn.slot))
			}
		}
	}
	m.funcs[f] = fn
	return fn
}

func (f *Frame) define(id provenance.ID, v Value) {
	k, ok := f.info.slot[id]
	if ok {
		f.vals[k], f.set[k] = v, true
	}
}
