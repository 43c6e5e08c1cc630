package mir

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/asmtext"
	"statepoint/stackmap/rootmap"
)

// Op is an operation: one of amd64's, or one of the pseudo-operations below, which become several
// machine instructions or none.
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
	// TailCall leaves the frame and jumps to operand 0. Aux is the number of bytes by which the
	// return address moves down.
	TailCall
	// Unwind is the landing of an exception: it defines RAX and RDX and is no code.
	Unwind
	// SetZero defines a register as zero, and changes the flags.
	SetZero
	// DynAlloca allocates its Use operand's number of bytes on the stack and defines the address.
	DynAlloca
	// StackSave and StackRestore read and write RSP.
	StackSave
	StackRestore
	// Trap ends a block that control does not leave. Aux is 1 if the call before does not return.
	Trap
	// Entry defines the arguments passed in registers; it is no code.
	Entry
	// AtomicLoop changes memory in a loop around CMPXCHG: the new value is its Def, the old one is
	// in RAX; Aux is the Loop.
	AtomicLoop
	// FrameAddress defines the address of the frame: the value of RBP in a function that uses it as
	// frame pointer.
	FrameAddress
	// ReturnPlace defines the address of the return address.
	ReturnPlace
	// Push80 pushes its first operand, an XMM register with an x86_fp80 or the slot of one, on the
	// x87 stack; a register is pushed through the second operand, which is memory.
	Push80
	// CallRoom lowers RSP by Aux bytes, for stack arguments of the next call that pops them.
	CallRoom
	// CopyReturn copies the return address to word Aux of the stack arguments, to which the frame
	// is then relative, and RBP to the word below, if RBP points to the frame and the return
	// address is not right above the pushed RBP. Without Copied, word -1 is the return address
	// itself.
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
	LoopIncWrap // to the next number; from the operand and above to 0
	LoopDecWrap // to the previous number; from 0 and from above the operand to it
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
	// ClobbersRDX, ClobbersRAX and ClobbersRCX name registers that an instruction clobbers besides
	// its results.
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
	// Pops is set on a call whose callee pops its arguments.
	Pops bool
	// Twice is set on a call that may return a second time, such as setjmp.
	Twice bool
	// Last is set on a library call that may be a tail call, replacing the return right after it.
	Last bool
	// Func.FromIDs[From:From+FromN] are the ids of what the instruction implements.
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
	// Depth is the number of loops around the block.
	Depth int32
	// Split is set on blocks inserted to split an edge.
	Split bool
	// Cold is set on rarely executed blocks: they end in a trap, or only the unwinder reaches them.
	Cold bool
	// Label is the number by which branches named the block during selection.
	Label int32
	// Pad is set on blocks the unwinder enters.
	Pad bool
	// Early is set on blocks that run before the frame is made, if Func.Late is not 0.
	Early bool
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
	// Size is the number of its bytes that are used: 4, 8 or 16.
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
	// Incoming is one more than the word of the incoming stack arguments at which the object is, 0
	// for an object in the frame itself.
	Incoming int32
}

// DeoptKind is the kind of a recorded operand.
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

// Listed is a pointer listed by a point that was found to be equal to another value, which the
// record names.
type Listed struct {
	Point     int32
	Value, As provenance.ID
}

// Point is the contents of the record of a statepoint, stack map or patchpoint.
type Point struct {
	ID         uint64
	PatchBytes uint32
	CC         uint32
	Flags      uint64
	// Plain is set for stack maps and patchpoints, which record operands without a heading.
	Plain bool
	// Rec is the index of its first location in Func.Recorded: Deopt of them, then GC (concatenated
	// pairs), then Allocas.
	Rec                int32
	Deopt, GC, Allocas int32
	// Value is the id of the call.
	Value provenance.ID
	// Old36 is set for statepoints of the first dialect, whose records have no convention and
	// flags in a map of version 1.
	Old36 bool
}

// LandingPad describes the landing pad of an Unwind instruction: Clauses of Func.Clauses.
type LandingPad struct {
	Value            provenance.ID
	Cleanup          bool
	Clause0, Clauses int32
}

// Clause is a clause of a landing pad: a catch of one type info, or a filter of several. NoSym is
// the type info that matches everything.
type Clause struct {
	Filter bool
	Types  []amd64.Sym
}

// AsmText is the text of inline assembly with its operands substituted, and its clobbers.
type AsmText struct {
	Program *asmtext.Program
	// Clobbers are the registers it changes besides its results, bit 1<<Reg.
	Clobbers uint64
}

// Table is a jump table: the jump whose Aux is its number plus one has the blocks as operands, in
// order.
type Table struct {
	Sym amd64.Sym
	// Indirect is set for the targets of an indirectbr.
	Indirect bool
	// Addresses is set if the entries are addresses of 8 bytes, not distances from the table.
	Addresses bool
}

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
	// plus one. NoSym matches everything.
	TypeInfos []amd64.Sym
	// OutArgs is the number of bytes of stack for the arguments of calls.
	OutArgs uint32
	// Late is the block that makes the frame, if that need not happen at the start; else 0.
	Late int32
	// AtStart is set if the frame must be made at the function's start.
	AtStart bool
	// HasCalls is set when the function makes calls.
	HasCalls bool
	// Naked is set on functions without a frame, prologue and epilogue, whose inline assembly
	// provides them.
	Naked bool
	// FramePointer is set when RBP points to the caller's saved RBP, below the return address.
	FramePointer bool
	// Probe describes the stack probes.
	Probe Probe
	// Guard is one more than the frame object of the stack protector's guard, 0 if there is none;
	// GuardFailed is the function called if it was overwritten.
	Guard       int32
	GuardFailed amd64.Sym
	// EntryNops is the number of bytes of nops at the function's entry, and EntryCall the symbol it
	// calls first, NoSym for none.
	EntryNops int
	EntryCall amd64.Sym
	// StackCheck makes the function first check that the stack has room for its frame.
	StackCheck StackCheck
	// Dynamic is set when the frame's size is not constant.
	Dynamic bool
	// Realigned is the register from which objects aligned to more than the stack are addressed,
	// RSP or RBX; NoReg if there are none. The frame is then Dynamic.
	Realigned amd64.Reg
	// Incoming is the number of 8-byte words of stack arguments.
	Incoming int32
	// Pop is the number of bytes of arguments that the function pops when it returns.
	Pop int64
	// Hole is the number of bytes left free below the return address for the arguments of tail
	// calls.
	Hole int64
	// Copied is the distance in bytes from the return address up to the copy that CopyReturn makes.
	Copied int64
	// Conv is the function's convention.
	Conv *abi.Convention
	// Results are the registers in which results are returned.
	Results abi.Set
	// Reserved are the registers that the allocator must not assign.
	Reserved abi.Set
	// Rooted is set if llvm.gcroot names frame objects that a table describes: the objects then
	// have the same places in the frame as in LLVM.
	Rooted bool
	// InOrder is set if frame objects are in numerical order, from the top of the frame down,
	// instead of by frequency of use.
	InOrder bool
	// RedZone is set if a frame without calls may be below the stack pointer.
	RedZone bool
	// LoopAlign is the alignment in bytes of blocks to which loops jump, 0 for none.
	LoopAlign int64
	// SafePoints are the kinds of safe points that the computed map of roots has.
	SafePoints rootmap.Kinds
}

// Probe says that the stack is touched every Step bytes as it grows (0 means never), by a call of
// Call unless that is NoSym.
type Probe struct {
	Step int64
	Call amd64.Sym
}

// UnrollsProbes reports whether the probes of a frame of any size must be unrolled: a loop would
// need R11, which may hold an argument.
func (f *Func) UnrollsProbes() bool { return slices.Contains(f.Conv.Args[abi.Int], amd64.R11) }

// StackCheck is the check by which a function of Erlang's convention ensures that the stack, which
// grows on demand, is large enough (X86FrameLowering.cpp, adjustForHiPEPrologue): if its frame and
// More bytes exceed Given, which every function may use, it compares the stack pointer with the
// limit at Limit bytes from RBP, and calls Grow until there is room.
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

// Carried are the ids of what an instruction implements.
func (f *Func) Carried(in *Inst) []provenance.ID { return f.FromIDs[in.From : in.From+in.FromN] }
