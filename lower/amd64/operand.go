package amd64

// Sym is a symbol an instruction refers to, numbered by the builder of the
// code. NoSym is none.
type Sym int32

// NoSym is the absence of a symbol.
const NoSym Sym = 0

// Label is a place in the function being assembled.
type Label int32

// Kind says what an Operand is.
type Kind uint8

const (
	KindNone  Kind = iota // no operand
	KindReg               // a register: Reg
	KindMem               // memory at Seg:[Reg + Index*Scale + Val + Sym]
	KindImm               // an immediate: Val + Sym
	KindSym               // the target of a branch or call: Sym + Val
	KindLabel             // the target of a branch: the label in Sym
	KindRel               // the target of a branch: Val bytes after the instruction's end
)

// Seg is a segment override of a memory operand.
type Seg uint8

// The segments. FS and GS hold thread-local storage; CS appears in long nops.
const (
	NoSeg Seg = iota
	FS
	GS
	CS
)

// Mod is the linker's table through which a symbol is reached (System V psABI, "Relocation";
// written after an @ in AT&T and Intel syntax).
type Mod uint8

// The modifiers of a symbol reference.
const (
	ModNone     Mod = iota
	ModPLT          // sym@PLT
	ModGOTPCREL     // sym@GOTPCREL
	ModTPOFF        // sym@TPOFF
	ModGOTTPOFF     // sym@GOTTPOFF
	ModDTPOFF       // sym@DTPOFF
	ModTLSGD        // sym@TLSGD
	ModTLSLD        // sym@TLSLD
)

// Operand is one operand of an instruction: a value without pointers. Build it
// with R, I, M, MX, MRIP, MAbs, S, L, Rel or ISym.
type Operand struct {
	Kind  Kind
	Reg   Reg   // KindReg: the register; KindMem: the base, NoReg for none
	Index Reg   // KindMem: NoReg for none
	Scale uint8 // KindMem: 1, 2, 4 or 8 when there is an index
	Seg   Seg   // KindMem
	// Narrow is set on a KindMem whose registers are 32 bits wide, which wraps at 4 GB.
	Narrow bool
	Mod    Mod   // how Sym is reached
	Sym    Sym   // KindMem, KindImm, KindSym; the label of KindLabel
	Val    int64 // the immediate, the displacement in bytes, or what is added to Sym
}

// R is a register operand.
func R(r Reg) Operand { return Operand{Kind: KindReg, Reg: r} }

// I is an immediate operand.
func I(v int64) Operand { return Operand{Kind: KindImm, Val: v} }

// ISym is the address of a symbol plus addend as an immediate.
func ISym(s Sym, addend int64) Operand { return Operand{Kind: KindImm, Sym: s, Val: addend} }

// M is the memory at base + disp.
func M(base Reg, disp int32) Operand { return Operand{Kind: KindMem, Reg: base, Val: int64(disp)} }

// M32 is the memory at the lower 32 bits of base + disp.
func M32(base Reg, disp int32) Operand {
	return Operand{Kind: KindMem, Reg: base, Val: int64(disp), Narrow: true}
}

// MX is the memory at base + index*scale + disp; base may be NoReg.
func MX(base, index Reg, scale uint8, disp int32) Operand {
	return Operand{Kind: KindMem, Reg: base, Index: index, Scale: scale, Val: int64(disp)}
}

// MRIP is the memory at a symbol plus disp, addressed relative to RIP.
func MRIP(s Sym, mod Mod, disp int32) Operand {
	return Operand{Kind: KindMem, Reg: RIP, Sym: s, Mod: mod, Val: int64(disp)}
}

// MAbs is the memory at a sign-extended 32-bit absolute address.
func MAbs(addr int32) Operand { return Operand{Kind: KindMem, Val: int64(addr)} }

// S is a symbol as the target of a call or branch.
func S(s Sym, mod Mod) Operand { return Operand{Kind: KindSym, Sym: s, Mod: mod} }

// L is a label as the target of a branch.
func L(l Label) Operand { return Operand{Kind: KindLabel, Sym: Sym(l)} }

// Rel is a branch target disp bytes after the end of the instruction.
func Rel(disp int32) Operand { return Operand{Kind: KindRel, Val: int64(disp)} }

// addressWidth is the width of a KindMem operand's registers.
func (o *Operand) addressWidth() Width {
	if o.Narrow {
		return W32
	}
	return W64
}

// Label returns the label of a KindLabel operand.
func (o Operand) Label() Label { return Label(o.Sym) }

// Prefix is a set of prefixes of an instruction.
type Prefix uint8

// The prefixes.
const (
	Lock  Prefix = 1 << iota // LOCK: the read-modify-write of memory is atomic
	Rep                      // REP or REPE
	Repne                    // REPNE
)

// Inst is one instruction. Operands are in the manual's order, destination first; unused ones are
// zero.
type Inst struct {
	Op     Op
	W      Width  // ignored by operations that have one width only
	Cond   Cond   // of JCC, SETCC and CMOVCC
	Prefix Prefix // LOCK and the REP family
	Args   [3]Operand
}

// Ins builds an instruction from up to three operands.
func Ins(op Op, w Width, args ...Operand) Inst {
	in := Inst{Op: op, W: w}
	copy(in.Args[:], args)
	return in
}

// InsCC builds an instruction that depends on a condition.
func InsCC(op Op, w Width, c Cond, args ...Operand) Inst {
	in := Inst{Op: op, W: w, Cond: c}
	copy(in.Args[:], args)
	return in
}

// NArgs returns the number of operands.
func (in *Inst) NArgs() int {
	n := 0
	for n < 3 && in.Args[n].Kind != KindNone {
		n++
	}
	return n
}
