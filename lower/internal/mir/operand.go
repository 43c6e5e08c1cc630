package mir

import "statepoint/lower/amd64"

// VReg is a virtual register. The zero value is none.
type VReg uint32

// Class is the class of machine register that a virtual register needs.
type Class uint8

// The classes.
const (
	GPR Class = iota
	XMM
)

// Kind is the kind of an Operand.
type Kind uint8

const (
	KindNone Kind = iota
	KindReg       // the virtual register Reg
	// memory at Reg + Index*Scale + Val + Sym; without Reg and with Sym it is relative to RIP
	KindMem
	KindFrame // memory at frame object Obj + Index*Scale + Val
	// the number Val, or with Sym the address of a symbol as an absolute immediate
	KindImm
	KindSym       // a symbol as a call's target
	KindBlock     // the block Val as a branch's target
	KindSymAddr   // the address Sym + Val, in a copy
	KindFrameAddr // the address of frame object Obj + Val, in a copy
	KindTable     // the address of jump table Val, in an lea
	// word Val of the incoming stack arguments, in a copy; the return address is word -1
	KindIncoming
)

// Role is how an instruction uses an operand; the package comment describes the roles.
type Role uint8

const (
	Use Role = iota
	UseRM
	Def
	Tied
	FixedUse
	FixedDef
	SlotUse
	StackUse
)

// Operand is one operand of an instruction. Before register allocation Phys and PhysIndex are zero
// except in fixed operands; the allocator sets them.
type Operand struct {
	Kind  Kind
	Role  Role
	Scale uint8     // of Index: 1, 2, 4 or 8; for a StackUse how many bytes it has
	Mod   amd64.Mod // of Sym
	// Reg's register; NoReg for a UseRM, Tied, FixedUse or SlotUse that is found in its slot
	Phys amd64.Reg
	// PhysIndex is Index's register. For a Tied operand or a FixedUse it is the register from which
	// its value is copied, NoReg if it is not in one.
	PhysIndex amd64.Reg
	Seg       amd64.Seg
	// Flags of a SlotUse.
	Flags OperandFlags
	Reg   VReg
	// Index is the index of an address; for a SlotUse the virtual register whose slot records the
	// value.
	Index VReg
	Sym   amd64.Sym // KindFrame, KindFrameAddr: the frame object
	// Word is the destination of a StackUse, in words from the first stack argument of the
	// function.
	Word int32
	Val  int64
}

// OperandFlags qualify an operand.
type OperandFlags uint8

const (
	// Clobbered is set on a SlotUse that a collector may overwrite.
	Clobbered OperandFlags = 1 << iota
	// Derived, BasePtr and DeoptValue are the reasons for recording a SlotUse.
	Derived
	BasePtr
	DeoptValue
	// Explicit is set on a FixedUse that is also an operand of the machine instruction: a shift
	// count in CL.
	Explicit
)

// OutArgs is the frame object for the outgoing arguments of calls, at the bottom of the frame.
const OutArgs amd64.Sym = -1

// R is a use of a register.
func R(v VReg) Operand { return Operand{Kind: KindReg, Reg: v} }

// RM is a use of a register that may be read from memory.
func RM(v VReg) Operand { return Operand{Kind: KindReg, Role: UseRM, Reg: v} }

// D is a definition.
func D(v VReg) Operand { return Operand{Kind: KindReg, Role: Def, Reg: v} }

// I is an immediate.
func I(v int64) Operand { return Operand{Kind: KindImm, Val: v} }

// M is memory at a register and displacement.
func M(base VReg, disp int64) Operand { return Operand{Kind: KindMem, Reg: base, Val: disp} }

// Frame is memory in a frame object.
func Frame(object int, disp int64) Operand {
	return Operand{Kind: KindFrame, Sym: amd64.Sym(object), Val: disp}
}

// To is a branch's target.
func To(block int32) Operand { return Operand{Kind: KindBlock, Val: int64(block)} }

// As returns the operand in another role.
func (o Operand) As(r Role) Operand { o.Role = r; return o }

// In returns a register operand fixed to r.
func (o Operand) In(r amd64.Reg) Operand { o.Role, o.Phys = FixedUse, r; return o }

// Out is a definition that appears in r.
func Out(v VReg, r amd64.Reg) Operand {
	return Operand{Kind: KindReg, Role: FixedDef, Reg: v, Phys: r}
}

// OnStack returns an operand of size bytes that goes to a word of the incoming stack arguments.
func (o Operand) OnStack(word int32, size uint8) Operand {
	o.Role, o.Word, o.Scale = StackUse, word, size
	return o
}

// IsMem reports whether the operand is an address in memory.
func (o *Operand) IsMem() bool { return o.Kind == KindMem || o.Kind == KindFrame }

// Object is the frame object of a KindFrame or KindFrameAddr operand.
func (o *Operand) Object() int { return int(o.Sym) }

// Copied reports whether a copy before the instruction puts the operand in its location.
func (o *Operand) Copied() bool {
	return o.Role == Tied || o.Role == FixedUse || o.Role == SlotUse || o.Role == StackUse
}
