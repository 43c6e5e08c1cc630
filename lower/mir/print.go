package mir

import (
	"fmt"
	"strings"

	"statepoint/lower/amd64"
)

var pseudoNames = [...]string{
	0: "copy", Ret - Copy: "ret", Call - Copy: "call", Statepoint - Copy: "statepoint", StackMap - Copy: "stackmap",
	PatchPoint - Copy: "patchpoint", SDivRem - Copy: "sdivrem", UDivRem - Copy: "udivrem", TailCall - Copy: "tailcall",
	Unwind - Copy: "unwind", SetZero - Copy: "setzero", DynAlloca - Copy: "dynalloca", StackSave - Copy: "stacksave",
	StackRestore - Copy: "stackrestore", Trap - Copy: "trap", Entry - Copy: "entry",
	AtomicLoop - Copy: "atomicloop", FrameAddress - Copy: "frameaddress", Push80 - Copy: "push80", Asm - Copy: "asm",
}

// String names the operation.
func (op Op) String() string {
	if op >= Copy && int(op-Copy) < len(pseudoNames) {
		return pseudoNames[op-Copy]
	}
	return fmt.Sprintf("op%d", uint16(op))
}

// String is the function as text, for a person who debugs the code generator: one instruction a line, definitions with "=", registers that are
// already known behind a colon.
func (f *Func) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", f.Name)
	for i := range f.Blocks {
		blk := &f.Blocks[i]
		fmt.Fprintf(&b, "b%d: preds %v succs %v depth %d\n", i, f.Preds(blk), f.Succs(blk), blk.Depth)
		for k := blk.Phi0; k < blk.PhiEnd; k++ {
			fmt.Fprintf(&b, "      v%d = phi", f.Phis[k].Dst)
			for p := range blk.PredEnd - blk.Pred0 {
				fmt.Fprintf(&b, " %s", f.operand(&f.Sources[f.Phis[k].Src0+p]))
			}
			b.WriteByte('\n')
		}
		for k := blk.First; k < blk.End; k++ {
			in := &f.Insts[k]
			name := in.Op.String()
			if in.Op < Copy {
				m := amd64.Inst{Op: amd64.Op(in.Op), W: in.W, Cond: in.Cond}
				name = fmt.Sprintf("%v", m.Op)
			}
			fmt.Fprintf(&b, "%5d %s.%d", k, name, in.W)
			for _, o := range f.Ops(in) {
				fmt.Fprintf(&b, " %s", f.operand(&o))
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

var roleMarks = [...]string{Use: "", UseRM: "?", Def: "=", Tied: "~", FixedUse: "!", FixedDef: "=!", SlotUse: "@", StackUse: "^"}

func (f *Func) operand(o *Operand) string {
	reg := func(v VReg, r amd64.Reg) string {
		if r != amd64.NoReg {
			return fmt.Sprintf("v%d:%s", v, r)
		}
		return fmt.Sprintf("v%d", v)
	}
	s := roleMarks[o.Role]
	switch o.Kind {
	case KindReg:
		s += reg(o.Reg, o.Phys)
		if o.Role == SlotUse && o.Index != o.Reg {
			s += fmt.Sprintf("→v%d", o.Index)
		}
		if o.Copied() && o.PhysIndex != amd64.NoReg {
			s += "←" + o.PhysIndex.String()
		}
	case KindMem:
		s += fmt.Sprintf("[%s+%s*%d+s%d%+d]", reg(o.Reg, o.Phys), reg(o.Index, o.PhysIndex), o.Scale, o.Sym, o.Val)
	case KindFrame:
		s += fmt.Sprintf("[frame%d+%s*%d%+d]", o.Sym, reg(o.Index, o.PhysIndex), o.Scale, o.Val)
	case KindImm:
		s += fmt.Sprintf("$%d", o.Val)
	case KindSym, KindSymAddr:
		s += fmt.Sprintf("sym%d%+d", o.Sym, o.Val)
	case KindBlock:
		s += fmt.Sprintf("b%d", o.Val)
	case KindFrameAddr:
		s += fmt.Sprintf("&frame%d%+d", o.Sym, o.Val)
	default:
		s += fmt.Sprintf("kind%d(%d)", o.Kind, o.Val)
	}
	return s
}
