package intrinsic

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// memoryCall calls memcpy, memmove or memset, or does the same in place.
func (u *Unit) memoryCall(in *ir.Instr, fn string) {
	if c, ok := ir.AsInt(in.Arg(2)); ok && c.Bits == 0 {
		return
	}
	if u.Selection.CopyInPlace(in, fn) {
		return
	}
	u.callMemory(in, fn, fn == "memset")
}

// callMemory calls a function that fills or copies memory.
func (u *Unit) callMemory(in *ir.Instr, fn string, fills bool) {
	var second mir.Operand
	if fills {
		second = u.Extended(in.Arg(1), false, 32)
	} else {
		second = u.Source(in.Arg(1), 0)
	}
	n := u.Extended(in.Arg(2), false, 64)
	u.CallLibrary(fn, []mir.Operand{u.Source(in.Arg(0), 0).In(amd64.RDI), second.In(amd64.RSI),
		n.In(amd64.RDX)}).Last = in.Has(ir.Tail) && (!u.Env.Unoptimized || fn == "memmove")
}

// elementAtomic selects the intrinsics that copy or fill memory element by element, as calls of one
// runtime function for each element size (LangRef, "Element Wise Atomic Memory Intrinsics").
func (u *Unit) elementAtomic(in *ir.Instr, fn string) {
	size, ok := ir.AsInt(in.Arg(3))
	if !ok {
		u.Refuse(in)
		return
	}
	if n, ok := ir.AsInt(in.Arg(2)); ok && n.Bits == 0 {
		return
	}
	u.callMemory(in, "__llvm_"+fn+"_element_unordered_atomic_"+strconv.FormatUint(size.Bits, 10),
		fn == "memset")
}

// objectSize selects llvm.objectsize: the bytes left of a variable of known size, else the result
// for an unknown size.
func (u *Unit) objectSize(in *ir.Instr) {
	n, known := u.Selection.SizeBehind(in.Arg(0))
	least, _ := ir.AsInt(in.Arg(1))
	switch {
	case known:
		u.answer(in, max(n, 0))
	case least != nil && least.Bits != 0:
		u.answer(in, 0)
	default:
		u.answer(in, -1)
	}
}

// pointerMask selects llvm.ptrmask.
func (u *Unit) pointerMask(in *ir.Instr) {
	u.X86(amd64.AND, amd64.W64, mir.D(u.VReg(in, 0)), u.Source(in.Arg(0), 0).As(mir.Tied),
		mir.R(u.Extend(in.Arg(1), false, 64)))
}

// loadRelative selects llvm.load.relative: the pointer plus the distance stored at an offset.
func (u *Unit) loadRelative(in *ir.Instr) {
	v := in.Arg(1)
	if v.Type().Kind != ir.IntegerKind { // LLVM's verifier lets vectors pass
		u.Refuse(in)
		return
	}
	base, index := u.Reg(in.Arg(0)), mir.VReg(0)
	if v.Type().Bits < 64 {
		index = u.Extend(v, true, 64)
	} else {
		index = u.Reg(v)
	}
	at := mir.Operand{Kind: mir.KindMem, Reg: base, Index: index, Scale: 1}
	d := u.Temp(mir.GPR, 8)
	u.X86(amd64.MOVSXD, amd64.W64, mir.D(d), at)
	u.X86(amd64.ADD, amd64.W64, mir.D(u.VReg(in, 0)), mir.R(d).As(mir.Tied), mir.R(base))
}

// threadPointer selects llvm.thread.pointer, the first word of the thread's own memory.
func (u *Unit) threadPointer(in *ir.Instr) {
	u.X86(amd64.MOV, amd64.W64, mir.D(u.VReg(in, 0)),
		mir.Operand{Kind: mir.KindMem, Seg: amd64.FS})
}
