package ir

// Opcode is an instruction's operation (LangRef, "Instruction Reference").
type Opcode uint8

// The opcodes, terminators first. ShapeProblem checks the operands of each.
const (
	BadOp Opcode = iota
	Ret
	Br
	Switch
	IndirectBr
	Invoke
	CallBr
	Resume
	CatchSwitch
	CatchRet
	CleanupRet
	Unreachable
	lastTerminator

	FNeg
	Add
	FAdd
	Sub
	FSub
	Mul
	FMul
	UDiv
	SDiv
	FDiv
	URem
	SRem
	FRem
	Shl
	LShr
	AShr
	And
	Or
	Xor

	ExtractElement
	InsertElement
	ShuffleVector
	ExtractValue
	InsertValue

	Alloca
	Load
	Store
	Fence
	CmpXchg
	AtomicRMW
	GetElementPtr

	Trunc
	ZExt
	SExt
	FPTrunc
	FPExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
	PtrToInt
	PtrToAddr
	IntToPtr
	BitCast
	AddrSpaceCast

	ICmp
	FCmp
	Phi
	Select
	Freeze
	Call
	VAArg
	LandingPad
	CatchPad
	CleanupPad
	numOpcodes
)

var opcodeNames = [numOpcodes]string{
	BadOp: "<bad>", Ret: "ret", Br: "br", Switch: "switch", IndirectBr: "indirectbr", Invoke: "invoke", CallBr: "callbr",
	Resume: "resume", CatchSwitch: "catchswitch", CatchRet: "catchret", CleanupRet: "cleanupret", Unreachable: "unreachable",
	FNeg: "fneg", Add: "add", FAdd: "fadd", Sub: "sub", FSub: "fsub", Mul: "mul", FMul: "fmul", UDiv: "udiv", SDiv: "sdiv",
	FDiv: "fdiv", URem: "urem", SRem: "srem", FRem: "frem", Shl: "shl", LShr: "lshr", AShr: "ashr", And: "and", Or: "or", Xor: "xor",
	ExtractElement: "extractelement", InsertElement: "insertelement", ShuffleVector: "shufflevector",
	ExtractValue: "extractvalue", InsertValue: "insertvalue", Alloca: "alloca", Load: "load", Store: "store", Fence: "fence",
	CmpXchg: "cmpxchg", AtomicRMW: "atomicrmw", GetElementPtr: "getelementptr", Trunc: "trunc", ZExt: "zext", SExt: "sext",
	FPTrunc: "fptrunc", FPExt: "fpext", FPToUI: "fptoui", FPToSI: "fptosi", UIToFP: "uitofp", SIToFP: "sitofp",
	PtrToInt: "ptrtoint", PtrToAddr: "ptrtoaddr", IntToPtr: "inttoptr", BitCast: "bitcast", AddrSpaceCast: "addrspacecast",
	ICmp: "icmp", FCmp: "fcmp", Phi: "phi", Select: "select", Freeze: "freeze", Call: "call", VAArg: "va_arg",
	LandingPad: "landingpad", CatchPad: "catchpad", CleanupPad: "cleanuppad",
}

// String is the opcode's keyword.
func (op Opcode) String() string { return opcodeNames[op] }

// OpcodeByName returns the opcode of a keyword.
func OpcodeByName(name string) (Opcode, bool) {
	if name == "" {
		return BadOp, false
	}
	for at := opcodeSlot(name); opcodeSlots[at] != BadOp; at++ {
		if op := opcodeSlots[at]; opcodeNames[op] == name {
			return op, true
		}
	}
	return BadOp, false
}

// opcodeSlots is a hash table of opcodes by name, with linear probing: the reader looks up every
// instruction in it, and a map takes several times as long.
var opcodeSlots = func() (slots [256]Opcode) {
	for op := Ret; op < numOpcodes; op++ {
		if name := opcodeNames[op]; name != "" {
			at := opcodeSlot(name)
			for slots[at] != BadOp {
				at++
			}
			slots[at] = op
		}
	}
	return slots
}()

// opcodeSlot is a hash of a name.
func opcodeSlot(name string) uint8 {
	n := len(name)
	return name[0]*5 + name[n/2]*27 + name[n-1]*3 + uint8(n)*11
}

// noResult holds the opcodes whose instructions have type void.
var noResult = [numOpcodes]bool{
	Ret: true, Br: true, Switch: true, IndirectBr: true, Resume: true, CatchRet: true,
	CleanupRet:  true,
	Unreachable: true, Store: true, Fence: true,
}

// GivesNothing reports whether instructions with this opcode always have type void.
func (op Opcode) GivesNothing() bool { return noResult[op] }

// IsTerminator reports whether the instruction ends a block.
func (op Opcode) IsTerminator() bool { return Ret <= op && op < lastTerminator }

// IsBinary reports whether the opcode takes two operands of one type and returns that type.
func (op Opcode) IsBinary() bool { return Add <= op && op <= Xor }

// IsCast reports whether the opcode converts one value to a type.
func (op Opcode) IsCast() bool { return Trunc <= op && op <= AddrSpaceCast }

// IsCall reports whether the opcode is call, invoke or callbr.
func (op Opcode) IsCall() bool { return op == Call || op == Invoke || op == CallBr }

// Flags are the optional keywords of an instruction.
type Flags uint32

// The flags. LangRef defines which instructions may have which.
const (
	NUW Flags = 1 << iota
	NSW
	Exact
	InBounds
	NUSW
	NNeg
	Disjoint
	SameSign
	Fast
	NNaN
	NInf
	NSZ
	ARcp
	Contract
	AFn
	Reassoc
	Volatile
	Atomic // load, store: the word `atomic`
	Weak   // cmpxchg
	InAlloca
	SwiftError
	Tail
	MustTail
	NoTail
	Cleanup         // landingpad
	UnwindsToCaller // catchswitch without an unwind destination
)

// FastMathFlags are the flags of floating-point arithmetic.
const FastMathFlags = Fast | NNaN | NInf | NSZ | ARcp | Contract | AFn | Reassoc

// Pred is the predicate of icmp or fcmp.
type Pred uint8

// The predicates, integer ones first.
const (
	NoPred Pred = iota
	EQ
	NE
	UGT
	UGE
	ULT
	ULE
	SGT
	SGE
	SLT
	SLE
	FFalse
	FOEQ
	FOGT
	FOGE
	FOLT
	FOLE
	FONE
	FORD
	FUNO
	FUEQ
	FUGT
	FUGE
	FULT
	FULE
	FUNE
	FTrue
	numPreds
)

var predNames = [numPreds]string{
	EQ: "eq", NE: "ne", UGT: "ugt", UGE: "uge", ULT: "ult", ULE: "ule", SGT: "sgt", SGE: "sge", SLT: "slt", SLE: "sle",
	FFalse: "false", FOEQ: "oeq", FOGT: "ogt", FOGE: "oge", FOLT: "olt", FOLE: "ole", FONE: "one", FORD: "ord", FUNO: "uno",
	FUEQ: "ueq", FUGT: "ugt", FUGE: "uge", FULT: "ult", FULE: "ule", FUNE: "une", FTrue: "true",
}

// String is the predicate's keyword.
func (p Pred) String() string { return predNames[p] }

// PredByName returns the predicate of a keyword for icmp or fcmp.
func PredByName(name string, float bool) (Pred, bool) {
	first, last := EQ, SLE
	if float {
		first, last = FFalse, FTrue
	}
	for p := first; p <= last; p++ {
		if predNames[p] == name {
			return p, true
		}
	}
	return NoPred, false
}
