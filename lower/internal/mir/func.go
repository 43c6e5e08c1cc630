package mir

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/asmtext"
	"statepoint/stackmap/rootmap"
)

// Op is an operation: one of amd64's, or one of the pseudo-operations below, which stand for
// several machine instructions or for none.
type Op uint16

// The pseudo-operations. Their numbers begin above amd64's.
const (
	// Copy defines a register from a Tied operand.
	Copy Op = 0x4000 + iota
	// Ret returns; its FixedUse operands are the results.
	Ret
	// Call calls operand 0; FixedUse operands are arguments and FixedDef operands results. Aux is
	// one more than the number of the set of roots that are live there, 0 for all.
	Call
	// Statepoint is Call with a record: Inst.Aux is its number in Func.Statepoints.
	Statepoint
	// StackMap and PatchPoint are the intrinsics of those names; Aux as for Statepoint.
	StackMap
	PatchPoint
	// SDivRem and UDivRem divide RDX:RAX, which they set up from RAX, by their Use operand.
	SDivRem
	UDivRem
	// TailCall leaves the frame and jumps to operand 0. Aux is by how many bytes the return address
	// moves down.
	TailCall
	// Unwind is the landing of an exception: it defines RAX and RDX and is no code.
	Unwind
	// SetZero defines a register as zero without reading one.
	SetZero
	// DynAlloca takes its Use operand's bytes off the stack and defines the address.
	DynAlloca
	// StackSave and StackRestore read and write RSP.
	StackSave
	StackRestore
	// Trap ends a block that never ends.
	Trap
	// Entry defines the arguments that come in registers; it is no code.
	Entry
	// AtomicLoop changes memory by a loop around CMPXCHG: the new value is its Def, the old one in
	// RAX; Aux is the Loop.
	AtomicLoop
	// FrameAddress defines the address of the frame: the value of RBP in a function that uses it as
	// frame pointer.
	FrameAddress
	// ReturnPlace defines the address of the return address.
	ReturnPlace
	// Push80 pushes its first operand, an XMM register with an x86_fp80 or the slot of one, on the
	// x87 stack; a register by way of the second, which is memory.
	Push80
	// CallRoom lowers RSP by Aux bytes, for stack arguments of the next call that pops them.
	CallRoom
	// CopyReturn copies the return address to word Aux of the stack arguments, from which the frame
	// is counted afterwards, and RBP to the word below, if it points to the frame and the return
	// address does not lie right above where RBP is pushed. Without Copied, word -1 is the return
	// address itself.
	CopyReturn
	// Asm is inline assembly: Aux is its number in Func.Asms. FixedUse operands are its inputs and
	// FixedDef operands its outputs.
	Asm
)

// Loop is the operation of an AtomicLoop.
type Loop int32

// The operations: of atomicrmw, by its names.
const (
	LoopAnd Loop = iota
	LoopOr
	LoopXor
	LoopNand
	LoopMax
	LoopMin
	LoopUMax
	LoopUMin
	LoopSubCond
	LoopSubSat
	LoopIncWrap // to the next number, from the operand on to 0
	LoopDecWrap // to the number before; from 0, and from beyond the operand, to the operand
	LoopFAdd
	LoopFSub
)

// InstFlags qualify an instruction.
type InstFlags uint8

const (
	// ReadsFlags is set on instructions that read the flags set by the preceding instruction:
	// anything inserted between must preserve the flags.
	ReadsFlags InstFlags = 1 << iota
	// IsCall is set on instructions that clobber the caller-saved registers.
	IsCall
	// IsTerm is set on branches and returns.
	IsTerm
	// ClobbersRDX, ClobbersRAX, ClobbersRCX name registers an instruction destroys besides its
	// results.
	ClobbersRDX
	ClobbersRAX
	ClobbersRCX
	// ClobbersR11 is set on instructions that clobber R11 and no other register.
	ClobbersR11
	// Cold is set on rarely executed calls.
	Cold
)

// Inst is one instruction; its operands are Func.Operands[Ops:Ops+N].
type Inst struct {
	Op     Op
	W      amd64.Width
	Cond   amd64.Cond
	Prefix amd64.Prefix
	Flags  InstFlags
	Ops    uint32
	N      uint32
	// Invoke is set on a call from which the unwinder may go to the block's second successor.
	Invoke bool
	// Pops is set on a call whose callee takes its arguments off the stack.
	Pops bool
	// Twice is set on a call that may return a second time, such as setjmp.
	Twice bool
	// Last is set on a call of a library that may be made instead of the return right after it.
	Last bool
	// Func.FromIDs[From:From+FromN] are the ids of what the instruction carries out.
	From, FromN uint32
	Aux         int32
}

// Block is a basic block: Func.Insts[First:End], phis Func.Phis[Phi0:PhiEnd].
type Block struct {
	First, End   int32
	Phi0, PhiEnd int32
	// Succs and Preds are ranges of Func.Edges.
	Succ0, SuccEnd int32
	Pred0, PredEnd int32
	// IR is the id of the block this one came from, 0 for one made to split an edge.
	IR provenance.ID
	// Depth is how many loops the block is in.
	Depth int32
	// Split is set on blocks inserted to split an edge.
	Split bool
	// Cold is set on rarely executed blocks: they end in a trap, or only the unwinder reaches them.
	Cold bool
	// Label is the number by which branches named the block during selection.
	Label int32
	// Pad is set on blocks the unwinder enters.
	Pad bool
}

// Phi joins values at the start of a block: one source for each predecessor, Func.Sources[Src0 + i]
// for predecessor i. A source is a register, an immediate or an address.
type Phi struct {
	Dst  VReg
	Src0 int32
}

// VRegInfo describes a virtual register.
type VRegInfo struct {
	Class Class
	// Size is how many bytes of it count: 4, 8 or 16.
	Size uint8
	// GC is set on pointers a collector may move.
	GC bool
	// Incoming is one more than the number of the incoming stack argument that holds it from the
	// start, 0 for none.
	Incoming int32
	// Value is the IR value that it holds, 0 for a temporary.
	Value provenance.ID
}

// Object is a frame object, such as an alloca.
type Object struct {
	Size  uint64
	Align uint64
	Value provenance.ID
	// Incoming is one more than the word of the incoming stack arguments at which the object lies,
	// 0 for one in the frame itself.
	Incoming int32
}

// DeoptKind says what a recorded operand is.
type DeoptKind uint8

const (
	RecordConst  DeoptKind = iota // the constant Val
	RecordSlot                    // the SlotUse operand Operand of the instruction
	RecordFrame                   // the address of frame object Val
	RecordReg                     // the value of operand Operand in a register
	RecordObject                  // the content of frame object Val
)

// Recorded is one location of a record before frame and registers are known.
type Recorded struct {
	Kind DeoptKind
	// Size is in bytes.
	Size uint16
	// Operand counts from the instruction's first operand.
	Operand int32
	Val     int64
	// Value is the IR value recorded, 0 for a bare constant.
	Value provenance.ID
}

// Listed is a pointer that a point lists and that turned out to be another value: its record names
// that one.
type Listed struct {
	Point     int32
	Value, As provenance.ID
}

// Point is what a statepoint, stack map or patchpoint records.
type Point struct {
	ID         uint64
	PatchBytes uint32
	CC         uint32
	Flags      uint64
	// Plain is set for stack maps and patchpoints, which record operands without a heading.
	Plain bool
	// Rec is where its locations begin in Func.Recorded: Deopt of them, then GC (pairs laid end to
	// end), then Allocas.
	Rec                int32
	Deopt, GC, Allocas int32
	// Value is the id of the call.
	Value provenance.ID
	// Old36 is set for statepoints of the first dialect, whose records have no convention and
	// flags in a map of version 1.
	Old36 bool
}

// LandingPad is what an Unwind instruction lands from: Clauses of Func.Clauses.
type LandingPad struct {
	Value            provenance.ID
	Cleanup          bool
	Clause0, Clauses int32
}

// Clause is a clause of a landing pad: a catch of one type info, or a filter of several. NoSym is
// the type info of everything.
type Clause struct {
	Filter bool
	Types  []amd64.Sym
}

// AsmText is the text of inline assembly with the operands put in, and what it destroys.
type AsmText struct {
	Program *asmtext.Program
	// Clobbers are the registers it changes besides its results, bit 1<<Reg.
	Clobbers uint64
}

// Table is a jump table: the jump whose Aux is its number plus one has the blocks as operands, in
// order.
type Table struct{ Sym amd64.Sym }

// Func is a function in machine form.
type Func struct {
	Name     string
	Insts    []Inst
	Operands []Operand
	Blocks   []Block
	Edges    []int32
	Phis     []Phi
	Sources  []Operand
	VRegs    []VRegInfo // VRegs[0] is unused
	Objects  []Object
	Points   []Point
	Recorded []Recorded
	Listed   []Listed
	FromIDs  []provenance.ID
	Tables   []Table
	Pads     []LandingPad
	Clauses  []Clause
	Asms     []AsmText
	// TypeInfos are the type infos that landing pads catch; the selector value of each is its index
	// plus one. NoSym is the one of everything.
	TypeInfos []amd64.Sym
	// OutArgs is how many bytes of stack the calls' arguments need.
	OutArgs uint32
	// HasCalls is set when the function makes calls.
	HasCalls bool
	// Naked is set on functions without a frame, prologue and epilogue, whose inline assembly
	// provides them.
	Naked bool
	// FramePointer is set when RBP points to where the caller's RBP is saved, below the return
	// address.
	FramePointer bool
	// Probe says how the stack is touched as it grows.
	Probe Probe
	// Guard is one more than the frame object of the stack protector's guard, 0 if there is none;
	// GuardFailed is what is called if it was overwritten.
	Guard       int32
	GuardFailed amd64.Sym
	// EntryNops is the number of bytes of nops at the function's entry, and EntryCall the symbol it
	// calls first, NoSym for none.
	EntryNops int
	EntryCall amd64.Sym
	// StackCheck has the function first check that the stack has room for its frame.
	StackCheck StackCheck
	// Dynamic is set when the frame's size is not constant.
	Dynamic bool
	// Realigned is the register that objects aligned to more than the stack are addressed from, RSP
	// or RBX; NoReg if there are none. The frame is then Dynamic.
	Realigned amd64.Reg
	// Incoming is how many 8-byte words of arguments come on the stack.
	Incoming int32
	// Pop is how many bytes of arguments the function takes off the stack as it returns.
	Pop int64
	// Hole is how many bytes below the return address are left free for the arguments of tail
	// calls.
	Hole int64
	// Copied is how far above the return address CopyReturn puts its copy, in bytes.
	Copied int64
	// Conv is the function's convention.
	Conv *abi.Convention
	// Results are the registers that results are returned in.
	Results abi.Set
	// Reserved are the registers that the allocator must not assign.
	Reserved abi.Set
	// Rooted is set where llvm.gcroot names frame objects, which a table tells of: the objects then
	// lie in the frame as LLVM has them.
	Rooted bool
	// InOrder is set where they lie in their order, from the top of the frame down, not by how
	// often they are used.
	InOrder bool
	// RedZone is set where a frame without calls may lie below the stack pointer.
	RedZone bool
	// SafePoints are the kinds of safe points that the computed map of roots has.
	SafePoints rootmap.Kinds
}

// Probe says that the stack is touched at every Step bytes as it grows, 0 for not at all, and by a
// call of Call if that is not NoSym.
type Probe struct {
	Step int64
	Call amd64.Sym
}

// UnrollsProbes reports whether the probes of a frame, however large, are code without a loop,
// which would need R11: an argument may come in that register.
func (f *Func) UnrollsProbes() bool { return slices.Contains(f.Conv.Args[abi.Int], amd64.R11) }

// StackCheck is how a function of Erlang's convention makes sure that the stack, which grows on
// demand, is large enough (X86FrameLowering.cpp, adjustForHiPEPrologue): where its frame and More
// bytes are beyond Given, which every function may use, it compares the stack pointer with the
// limit that lies Limit bytes from RBP, and calls Grow until there is room.
type StackCheck struct {
	Given, More, Limit int64
	Grow               amd64.Sym
}

// Reset empties the function and keeps its memory.
func (f *Func) Reset(name string) {
	*f = Func{
		Name: name, Conv: abi.C, Insts: f.Insts[:0], Operands: f.Operands[:0], Blocks: f.Blocks[:0], Edges: f.Edges[:0], Phis: f.Phis[:0],
		Sources: f.Sources[:0], VRegs: append(f.VRegs[:0], VRegInfo{}), Objects: f.Objects[:0], Points: f.Points[:0],
		Recorded: f.Recorded[:0], Listed: f.Listed[:0], FromIDs: f.FromIDs[:0], Pads: f.Pads[:0], Asms: f.Asms[:0], Clauses: f.Clauses[:0], Tables: f.Tables[:0], TypeInfos: f.TypeInfos[:0],
	}
}

// TypeIndex is the selector value of a type info, from 1 on.
func (f *Func) TypeIndex(t amd64.Sym) int64 {
	for i, o := range f.TypeInfos {
		if o == t {
			return int64(i + 1)
		}
	}
	f.TypeInfos = append(f.TypeInfos, t)
	return int64(len(f.TypeInfos))
}

// NewVReg makes a virtual register.
func (f *Func) NewVReg(info VRegInfo) VReg {
	f.VRegs = append(f.VRegs, info)
	return VReg(len(f.VRegs) - 1)
}

// Ops are the operands of an instruction; the slice is the function's own.
func (f *Func) Ops(in *Inst) []Operand { return f.Operands[in.Ops : in.Ops+in.N] }

// Succs are the successors of a block.
func (f *Func) Succs(b *Block) []int32 { return f.Edges[b.Succ0:b.SuccEnd] }

// Preds are the predecessors of a block, in the order of its phis' sources.
func (f *Func) Preds(b *Block) []int32 { return f.Edges[b.Pred0:b.PredEnd] }

// Carried are the ids of what an instruction carries out.
func (f *Func) Carried(in *Inst) []provenance.ID { return f.FromIDs[in.From : in.From+in.FromN] }
