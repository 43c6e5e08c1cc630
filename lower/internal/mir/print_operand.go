package mir

import (
	"fmt"
	"strings"

	"statepoint/lower/amd64"
)

var pseudoNames = [...]string{
	0: "copy", Ret - Copy: "ret", Call - Copy: "call", Statepoint - Copy: "statepoint",
	StackMap - Copy:   "stackmap",
	PatchPoint - Copy: "patchpoint", SDivRem - Copy: "sdivrem", UDivRem - Copy: "udivrem",
	TailCall - Copy: "tailcall",
	Unwind - Copy:   "unwind", SetZero - Copy: "setzero", DynAlloca - Copy: "dynalloca",
	StackSave - Copy:    "stacksave",
	StackRestore - Copy: "stackrestore", Trap - Copy: "trap", Entry - Copy: "entry",
	AtomicLoop - Copy: "atomicloop", FrameAddress - Copy: "frameaddress",
	ReturnPlace - Copy: "returnplace", Push80 - Copy: "push80",
	CallRoom - Copy: "callroom", CopyReturn - Copy: "copyreturn", Asm - Copy: "asm",
}

var loopNames = [...]string{
	LoopAnd: "and", LoopOr: "or", LoopXor: "xor", LoopNand: "nand", LoopMax: "max", LoopMin: "min",
	LoopUMax: "umax", LoopUMin: "umin",
	LoopSubCond: "usub_cond", LoopSubSat: "usub_sat", LoopIncWrap: "uinc_wrap",
	LoopDecWrap: "udec_wrap", LoopFAdd: "fadd", LoopFSub: "fsub",
}

// ownNames are the names of operations that manuals do not distinguish by name, and of the two with
// the names of pseudo-operations.
var ownNames = map[amd64.Op]string{
	amd64.CALL: "callq", amd64.RET: "retq",
	amd64.MOVZXB: "movzxb", amd64.MOVZXW: "movzxw", amd64.MOVSXB: "movsxb", amd64.MOVSXW: "movsxw",
	amd64.FLD32: "fld32", amd64.FLD64: "fld64", amd64.FLD80: "fld80", amd64.FILD32: "fild32",
	amd64.FILD64: "fild64",
	amd64.FSTP32: "fstp32", amd64.FSTP64: "fstp64", amd64.FSTP80: "fstp80",
	amd64.FISTP32: "fistp32", amd64.FISTP64: "fistp64",
	amd64.CRC32B: "crc32b", amd64.CRC32W: "crc32w", amd64.CRC32L: "crc32l", amd64.CRC32Q: "crc32q",
}

// String is the operation's unique name.
func (op Op) String() string {
	if op < Copy {
		if name, ok := ownNames[amd64.Op(op)]; ok {
			return name
		}
		return strings.ToLower(amd64.Op(op).Name())
	}
	if int(op-Copy) < len(pseudoNames) {
		return pseudoNames[op-Copy]
	}
	return fmt.Sprintf("op%d", uint16(op))
}

// register is a virtual register and its assigned one.
func (w *writer) register(v VReg, r amd64.Reg) string {
	if r != amd64.NoReg {
		return fmt.Sprintf("v%d@%s", v, r)
	}
	return fmt.Sprintf("v%d", v)
}

// definition is a virtual register at its definition, with its class.
func (w *writer) definition(v VReg, r amd64.Reg) string {
	info := &w.f.VRegs[v]
	s := fmt.Sprintf("v%d:", v)
	switch {
	case info.GC:
		s += "ref"
	case info.Class == XMM:
		s += fmt.Sprintf("x%d", 8*int(info.Size))
	default:
		s += fmt.Sprintf("g%d", 8*int(info.Size))
	}
	if r != amd64.NoReg {
		s += "@" + r.String()
	}
	return s
}

// Operand is one operand of a function as text.
func (p *Printer) Operand(f *Func, o *Operand) string { return (&writer{p: p, f: f}).operand(o) }

// operand is an operand with its role.
func (w *writer) operand(o *Operand) string {
	s := w.place(o)
	from := ""
	if o.Copied() && o.Kind == KindReg {
		switch {
		case o.PhysIndex != amd64.NoReg:
			from = " from " + o.PhysIndex.String()
		case w.p.Slot != nil:
			from = " from " + w.p.Slot(o.Reg)
		}
	}
	switch o.Role {
	case UseRM:
		if o.Kind == KindReg && o.Phys == amd64.NoReg {
			if w.p.Slot != nil {
				return s + " at " + w.p.Slot(o.Reg)
			}
			return "mem? " + s
		}
	case Tied:
		return "tied " + s + from
	case FixedUse:
		s += " in " + o.Phys.String() + from
		if o.Flags&Explicit != 0 {
			s += " named"
		}
	case SlotUse:
		s = "keep " + s
		if o.Index != o.Reg {
			s += fmt.Sprintf(" as v%d", o.Index)
		}
		if w.p.Slot != nil {
			s += " at " + w.p.Slot(o.Index)
		}
		return s + from + purpose(o.Flags)
	case StackUse:
		return s + from + fmt.Sprintf(" to word %d", o.Word)
	}
	return s
}

// purpose says why a value is recorded.
func purpose(f OperandFlags) string {
	var list []string
	for _, x := range [...]struct {
		bit  OperandFlags
		word string
	}{{BasePtr, "base"}, {Derived, "derived"}, {DeoptValue, "deopt"}, {Clobbered, "moved"}} {
		if f&x.bit != 0 {
			list = append(list, x.word)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return " (" + strings.Join(list, " ") + ")"
}

// place is the text of an operand without its role.
func (w *writer) place(o *Operand) string {
	phys, index := o.Phys, o.PhysIndex
	if o.Copied() { // these say where it goes and where it comes from
		phys, index = amd64.NoReg, amd64.NoReg
	}
	switch o.Kind {
	case KindReg:
		return w.register(o.Reg, phys)
	case KindMem, KindFrame:
		return w.memory(o, phys, index)
	case KindImm:
		if o.Sym != amd64.NoSym {
			return "imm " + w.sum(w.symbol(o.Sym), o.Val)
		}
		return fmt.Sprint(o.Val)
	case KindSym, KindSymAddr:
		s := w.sum(w.symbol(o.Sym), o.Val)
		if o.Mod != amd64.ModNone {
			s += modNames[o.Mod]
		}
		if o.Kind == KindSymAddr {
			return "&" + s
		}
		return s
	case KindBlock:
		return fmt.Sprintf("b%d", o.Val)
	case KindFrameAddr:
		return "&" + w.sum(frameName(o), o.Val)
	case KindTable:
		return fmt.Sprintf("table %d", o.Val)
	case KindIncoming:
		return fmt.Sprintf("incoming word %d", o.Val)
	}
	return fmt.Sprintf("kind %d", o.Kind)
}

var modNames = map[amd64.Mod]string{
	amd64.ModPLT: "@plt", amd64.ModGOTPCREL: "@gotpcrel", amd64.ModGOTTPOFF: "@gottpoff",
	amd64.ModTPOFF:  "@tpoff",
	amd64.ModDTPOFF: "@dtpoff", amd64.ModTLSGD: "@tlsgd", amd64.ModTLSLD: "@tlsld",
}

var segNames = [...]string{amd64.NoSeg: "", amd64.FS: "fs:", amd64.GS: "gs:", amd64.CS: "cs:"}

func frameName(o *Operand) string {
	if o.Sym == OutArgs {
		return "arguments"
	}
	return fmt.Sprintf("frame%d", o.Object())
}

func (w *writer) sum(s string, n int64) string {
	if n == 0 {
		return s
	}
	return fmt.Sprintf("%s%+d", s, n)
}

// memory is an address.
func (w *writer) memory(o *Operand, phys, index amd64.Reg) string {
	var list []string
	if o.Kind == KindFrame {
		list = append(list, frameName(o))
	} else {
		if o.Reg != 0 || phys != amd64.NoReg {
			list = append(list, w.register(o.Reg, phys))
		}
		if o.Sym != amd64.NoSym {
			list = append(list, w.symbol(o.Sym)+modNames[o.Mod])
		}
	}
	if o.Index != 0 || index != amd64.NoReg {
		list = append(list, fmt.Sprintf("%s*%d", w.register(o.Index, index), o.Scale))
	}
	if o.Val != 0 || len(list) == 0 {
		list = append(list, fmt.Sprint(o.Val))
	}
	return segNames[o.Seg] + "[" + strings.Join(list, " + ") + "]"
}
