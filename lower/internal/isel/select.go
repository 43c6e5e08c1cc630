package isel

import (
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/target"
)

// Context is the state that the functions of one module share.
type Context struct {
	build.Env
	// GCRegisters is how many gc pointers of a statepoint may be in callee-saved registers instead
	// of slots.
	GCRegisters int
	// KeepIDs is set to record the instructions that each machine instruction implements.
	KeepIDs bool
	// DeoptRegisters is set if deopt operands may be in registers at every statepoint, as with
	// "deopt-lowering"="live-in".
	DeoptRegisters bool
	// Strategies finds collection strategies by name; nil has LLVM's own.
	Strategies *gc.Registry
	// Given is the last id of the module that the caller compiles. Instructions with later ids were
	// created since; their code is attributed to the instructions they come from.
	Given provenance.ID

	sel selector

	blockAddresses blockNumbers
	// Depends is set if the code of the function selected last may depend on functions before it:
	// it has the address of a block.
	Depends bool
	// FramePointers knows which functions have a frame pointer.
	FramePointers *target.FramePointers
}

// NewContext prepares to select the functions of a module. Without a data layout, the module has
// x86-64's.
func NewContext(m *ir.Module, syms *mir.Symbols, diags *source.List) *Context {
	spec := m.DataLayout
	if spec == "" {
		spec = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	}
	layout, err := datalayout.Parse(spec)
	if err != nil {
		diags.Add(source.Diagnostic{Severity: source.Warning, Code: codeLayout,
			Message: err.Error()})
	}
	c := &Context{Env: build.Env{Module: m, Layout: layout, Symbols: syms, Diags: diags},
		FramePointers: target.NewFramePointers(m)}
	c.sel.code.Env = &c.Env
	c.sel.kinds = make([]calledKind, m.IDs.Last()+1)
	c.sel.join(&c.sel)
	return c
}

// Select lowers f to machine form in out, whose memory it reuses. If it cannot lower something, it
// reports a diagnostic and returns false; out must then not be used.
func (c *Context) Select(f *ir.Func, out *mir.Func) bool {
	s := &c.sel
	s.Context = c
	s.code.Begin(f, out)
	var strategy gc.Strategy
	if f.GC != "" {
		st, err := c.Strategies.Lookup(f.GC)
		if err != nil {
			c.Diags.Add(source.Diagnostic{Severity: source.Error, Code: codeUnknownGC,
				Span: f.StrategySpan(), Message: err.Error(), Notes: gc.NotesOnUnknown(f.GC),
				Aborts: true})
			return false
		}
		strategy = st
	}
	out.Reset(f.Name())
	out.Naked = f.Attrs.Has("naked")
	s.dropped, s.Depends = false, false
	s.beginFunction(strategy)
	if !s.ends.functionConvention() {
		return false
	}
	s.ends.pointer, s.ends.asked = 0, s.FramePointers.Of(f)
	if s.ends.asked != target.FramePointerNone && out.Conv.Keeps.Has(amd64.RBP) && !out.Naked {
		s.ends.pointer = abi.SetOf(amd64.RBP)
	}
	out.Reserved |= s.ends.pointer
	s.body.reset()
	s.ordering.order()
	s.findAllocas()
	s.same.findCanonicals()
	for i := len(s.blocks) - 1; i >= 0; i-- {
		if !s.block(s.blocks[i], i) {
			return false
		}
	}
	if s.asm.ChangesRBP != nil && (out.Dynamic || out.Reserved.Has(amd64.RBP) && s.asm.GivesRBP) {
		s.FailAt(s.asm.ChangesRBP,
			"inline assembly that changes `rbp` in a function that needs it as its frame pointer")
	}
	if in := s.calling.losesRBP; in != nil && (out.Dynamic || out.Reserved.Has(amd64.RBP)) {
		s.FailAt(in, "a call that destroys `rbp` in a function that needs it as its frame pointer")
	}
	if out.Naked && len(out.Objects) > 0 {
		s.FailAt(nil, "memory in the frame of a `naked` function")
	}
	if s.Failed > 0 {
		return false
	}
	s.finishing = true
	s.shape.finish()
	return s.Failed == 0
}

// selector selects one function. It walks blocks and instructions backwards, so on reaching an
// instruction it knows whether its value is needed in a register: users that do not need one have
// already folded it.
type selector struct {
	*Context
	build.Builder
	body

	// kinds is, by id of a function, what sort of function it is.
	kinds []calledKind
	// carried is, by id, the value of carrying when the id was last added to from.
	carried  []uint32
	carrying uint32
	dropped  bool             // ids beyond the limit were dropped
	own      [1]provenance.ID // what origin returns
	subjects
}

// beginFunction resets each part for a new function.
func (s *selector) beginFunction(strategy gc.Strategy) {
	s.x87.Begin()
	s.asm.Begin()
	s.phis.begin()
	s.callParts.begin()
	s.pointParts.begin(strategy)
	s.calling.tabled = gc.TabulatesRoots(strategy)
	s.rec.registers, s.rec.deoptRegisters = s.GCRegisters, s.DeoptRegisters
}

// begin begins the code of an instruction, nil for code that belongs to none.
func (s *selector) begin(in *ir.Instr) {
	s.carrying++
	s.from = s.from[:0]
	if in != nil {
		s.from = append(s.from, s.origin(in)...)
	}
}

// block selects the instructions of a block. It reports whether there may be more code.
func (s *selector) block(b *ir.Block, index int) bool {
	s.block_ = b
	s.phis.phiSources(b)
	for in := b.Last(); in != nil; in = in.Prev() {
		if in.Op == ir.Phi {
			if !s.spendPhis(in) {
				return false
			}
			break
		}
		if in.Op == ir.Switch && !s.spendSwitch(in) {
			return false
		}
		if s.hasNoCode(in) {
			continue
		}
		before, points := s.size(), len(s.Out.Points)
		s.At = in
		s.begin(in)
		s.inst(in)
		if len(s.rec.early) > 0 {
			clear(s.rec.early)
		}
		s.flush()
		s.phis.phiCode()
		if !s.Work.Spend(s.size()-before) || !s.spendPatches(in, points) {
			return false
		}
	}
	if index == 0 {
		s.At = nil
		s.begin(nil)
		s.ends.entry()
		s.flush()
	}
	s.closeBlock(int32(index))
	return true
}

// size is the amount of code so far: the number of instructions and operands.
func (s *selector) size() int { return len(s.rev) + len(s.Out.Operands) }

// spendPatches charges the patch bytes of the points added since there were n, because their nops
// are emitted with the code.
func (s *selector) spendPatches(in *ir.Instr, points int) bool {
	for i := points; i < len(s.Out.Points); i++ {
		n := s.Out.Points[i].PatchBytes
		if n > 0 && !s.Work.Spend(build.NopWork(uint64(n))) {
			s.Over = build.Overrun{Span: in.Span, What: strconv.FormatUint(uint64(n), 10) +
				" patch bytes"}
			return false
		}
	}
	return true
}

// spendSwitch reports whether the limit allows the code of a switch on an integer of several
// registers, which can be long.
func (s *selector) spendSwitch(in *ir.Instr) bool {
	parts, n := s.CountParts(in.Operand(0).Type()), 0
	if parts == 1 || s.Work == nil {
		return true
	}
	for i := 2; i < in.NumOps(); i += 2 {
		n += s.wide.CaseSize(in.Operand(i), parts)
	}
	if !s.Work.Spend(n) {
		return false
	}
	s.Work.Allow(n) // it is charged again when it is emitted
	return true
}

// spendPhis charges the code for the phis of a block; last is the last of them.
func (s *selector) spendPhis(last *ir.Instr) bool {
	n := 0
	for in := last; in != nil; in = in.Prev() {
		if ir.FirstUse(in) != nil {
			n += s.CountParts(in.Type()) * (1 + in.NumOps())
		}
	}
	return s.Work.Spend(n)
}

// Codes of the code generator's messages. They are stable: the wording of a message may change, its
// code does not.
const (
	// CodeUnsupported is for an instruction, type or intrinsic that cannot be lowered.
	CodeUnsupported = build.CodeUnsupported

	CodeUnsupportedGlobal = "SP0502" // a global that cannot be emitted
	CodeStatepoint        = "SP0503" // a statepoint whose operands cannot be read
	CodeLimit             = "SP0504" // more instructions, bytes or stack than allowed
	CodeRecord            = "SP0505" // more locations than fit a record's count
	codeLayout            = "SP0119" // a data layout that cannot be read, as irparse has it
	codeUnknownGC         = "SP0301" // a strategy that does not exist, as verify.Module has it
)
