package frame

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// Layout is the frame of one function. Offsets are bytes from RSP after the prologue.
type Layout struct {
	// Size is the size of the frame in bytes: pushed registers and everything by which RSP is
	// lowered, without the return address. It is the stack size in a stack map.
	Size int64
	// Adjust is the number of bytes by which RSP is lowered after the pushes, and Hole before them.
	Adjust, Hole int64
	// Saved are the pushed registers, in order.
	Saved []amd64.Reg
	// Slots and Objects are the offsets of the allocator's slots and of the frame objects.
	Slots, Objects []int64
	// OutArgs is the number of bytes at the bottom for the stack arguments of calls.
	OutArgs int64
	// SavedXMM are the saved vector registers, sixteen bytes each, starting at XMMAt.
	SavedXMM []amd64.Reg
	XMMAt    int64
	// Dynamic is set when RSP moves inside the function: RBP is then the frame pointer, and the
	// first register pushed.
	Dynamic bool
	// Pointer is set when RBP points to the caller's saved RBP: in Dynamic frames, and in others on
	// request.
	Pointer bool
	// Copied is the distance from the return address up to its copy, to which the frame is
	// relative.
	Copied int64
	// Pair is set when the return address or its copy is not right above the pushed RBP. RBP then
	// points to the word below the return address or its copy, and that word gets a copy of the
	// caller's RBP: a walk along RBP finds both there, as in any frame with a frame pointer.
	Pair bool
	// Found is set when unwinding finds the frame from RBP: not if inline assembly changes RBP
	// temporarily, or the return address moves.
	Found bool
	// FromPointer is set when objects and slots are addressed from RBP: in Dynamic frames, and in
	// those with roots, as LLVM does.
	FromPointer bool
	// Aligned is the register from which objects aligned to more than the stack are addressed: RSP,
	// or RBX if RSP moves; NoReg if there are none. They are below everything else, at multiples of
	// AlignTo bytes: RSP is lowered by another Below bytes, then rounded down to AlignTo.
	Aligned        amd64.Reg
	AlignTo, Below int64
	// Late is the block that makes the frame, 0 for the function's start.
	Late int32
	// Red is the number of bytes of the frame below RSP, in the red zone: offsets of slots and
	// objects may then be negative, and nothing may be pushed after the prologue.
	Red int64
}

// redZone is the number of bytes below RSP that signal handlers do not touch (psABI, 3.2.2).
const redZone = 128

// realigned is added to the offsets of objects addressed from Aligned; it is larger than any frame.
const realigned = 1 << 40

// At is the address of an offset: a register and a displacement.
func (l *Layout) At(off int64) (r amd64.Reg, disp int64) {
	if l.Realigned(off) {
		return l.Aligned, off - realigned
	}
	r, delta := l.Base()
	return r, off + delta
}

// Realigned reports whether an offset is relative to Aligned.
func (l *Layout) Realigned(off int64) bool { return off > realigned/2 }

// Offset is the offset of an address, false if it is not in the frame; pushed is the distance of
// RSP below its position after the prologue.
func (l *Layout) Offset(r amd64.Reg, disp, pushed int64) (off int64, ok bool) {
	base, delta := l.Base()
	switch {
	case r == l.Aligned && r != base && r != amd64.NoReg:
		if r == amd64.RSP {
			disp -= pushed
		}
		return disp + realigned, disp >= l.OutArgs
	case r == base:
		if r == amd64.RSP {
			delta += pushed
		}
		return disp - delta, true
	}
	return 0, false
}

// Base is the register from which the frame is addressed, and the displacement to add to an offset.
func (l *Layout) Base() (r amd64.Reg, delta int64) {
	if l.FromPointer {
		return l.AtPointer()
	}
	return amd64.RSP, 0
}

// AtPointer is Base for addressing from RBP, where RBP points to the caller's saved RBP.
func (l *Layout) AtPointer() (r amd64.Reg, delta int64) { return amd64.RBP, 8 - l.Size - l.Copied }

// pushOrder is the order in which registers are saved, as in LLVM.
var pushOrder = [...]amd64.Reg{amd64.RBP, amd64.R15, amd64.R14, amd64.R13, amd64.R12, amd64.RBX}

// MaxAlign is the largest alignment of a frame object, in bytes, that needs no realigned frame.
const MaxAlign = 16

// Reset lays out the frame of f with the allocation res, and reuses the layout's memory.
func (l *Layout) Reset(f *mir.Func, res *regalloc.Result) {
	l.Saved = l.Saved[:0]
	l.Dynamic, l.Pointer = f.Dynamic, f.Dynamic || f.FramePointer
	l.Copied, l.Pair = f.Copied, l.Pointer && (f.Hole != 0 || f.Copied != 0)
	l.Found = l.Dynamic || l.Pointer && f.Pop == 0 && f.Copied == 0 && !changesPointer(f)
	l.FromPointer = l.Found && (l.Dynamic || f.Rooted)
	l.Aligned, l.AlignTo, l.Below, l.Red, l.Late = f.Realigned, 0, 0, 0, late(f, res)
	if f.Naked {
		l.Size, l.Adjust, l.Hole, l.OutArgs, l.SavedXMM = 0, 0, 0, 0, l.SavedXMM[:0]
		l.Slots, l.Objects = resize(l.Slots, len(res.Slots)), resize(l.Objects, len(f.Objects))
		return
	}
	for _, r := range pushOrder {
		if res.Used&(1<<r) != 0 && f.Conv.Keeps.Has(r) && !f.Results.Has(r) || r == amd64.RBP &&
			l.Pointer || r == amd64.RBX && l.Aligned == r {
			l.Saved = append(l.Saved, r)
		}
	}
	l.keep(f, res)
	at := int64(f.OutArgs+7) &^ 7
	if f.Dynamic {
		at = (at + 15) &^ 15
	}
	l.OutArgs = at
	l.Slots = resize(l.Slots, len(res.Slots))
	aligned := false
	for _, size := range [...]uint8{8, 16, 4} {
		for i := range res.Slots {
			if s := &res.Slots[i]; s.Size == size && s.Incoming == 0 {
				at = (at + int64(size) - 1) &^ (int64(size) - 1)
				l.Slots[i] = at
				at += int64(size)
				aligned = aligned || size == 16
			}
		}
	}
	low := at
	at, big := l.objects(f, at)
	aligned = aligned || big
	if len(l.SavedXMM) > 0 {
		at = (at + 15) &^ 15
		l.XMMAt = at
		at += int64(16 * len(l.SavedXMM))
	}
	at = (at + 7) &^ 7
	pushed := int64(8 * len(l.Saved))
	step := int64(8)
	if f.HasCalls || aligned || f.Dynamic {
		step = 16
		at += (8 + pushed + at) % 16
	}
	if f.Rooted && len(l.SavedXMM) == 0 {
		at = l.fromAbove(f, low, at, step)
	}
	at = l.lower(f, at)
	l.Adjust, l.Size, l.Hole = at, at+pushed+f.Hole, f.Hole
	if pushed == 0 { // one instruction makes both
		l.Adjust, l.Hole = at+f.Hole, 0
	}
	for i := range res.Slots {
		if s := &res.Slots[i]; s.Incoming != 0 {
			l.Slots[i] = l.Incoming(s.Incoming - 1)
		}
	}
	for i := range f.Objects {
		if o := &f.Objects[i]; o.Incoming != 0 {
			l.Objects[i] = l.Incoming(o.Incoming - 1)
		}
	}
}

// lower moves the part below the saved registers into the red zone, as far as it fits, if the
// function needs that and makes no calls. It returns the number of bytes by which RSP is still
// lowered.
func (l *Layout) lower(f *mir.Func, at int64) int64 {
	if !f.RedZone || f.HasCalls || f.Dynamic || f.Hole != 0 || f.Probe.Step != 0 ||
		len(l.SavedXMM) > 0 || slices.ContainsFunc(f.Asms, pushes) {
		return at
	}
	l.Red = min(at, redZone)
	for i := range l.Slots {
		l.Slots[i] -= l.Red
	}
	for i := range l.Objects {
		l.Objects[i] -= l.Red
	}
	return at - l.Red
}

// pushes reports whether inline assembly moves RSP.
func pushes(a mir.AsmText) bool {
	for i := range a.Program.Items {
		in := &a.Program.Items[i].Inst
		switch in.Op {
		case amd64.PUSH, amd64.POP, amd64.PUSHF, amd64.POPF, amd64.CALL:
			return true
		}
		if in.Args[0].Kind == amd64.KindReg && in.Args[0].Reg == amd64.RSP {
			return true
		}
	}
	return false
}

// changesPointer reports whether inline assembly changes RBP.
func changesPointer(f *mir.Func) bool {
	for i := range f.Asms {
		if f.Asms[i].Clobbers&(1<<amd64.RBP) != 0 {
			return true
		}
	}
	return false
}

// objects lays out the frame objects starting at at, and returns their end and whether they need
// the frame to be aligned to 16 bytes.
func (l *Layout) objects(f *mir.Func, at int64) (end int64, aligned bool) {
	l.Objects = resize(l.Objects, len(f.Objects))
	low := l.OutArgs // of those that are realigned
	for i := range f.Objects {
		o := &f.Objects[i]
		if o.Incoming != 0 {
			continue
		}
		if n := int64(o.Align); n > MaxAlign {
			low = (low + n - 1) &^ (n - 1)
			l.Objects[i] = realigned + low
			low += int64(o.Size)
			l.AlignTo, l.Below = max(l.AlignTo, n), (low+15)&^15
			continue
		}
		align := objectAlign(o)
		at = (at + align - 1) &^ (align - 1)
		l.Objects[i] = at
		at += int64(o.Size)
		aligned = aligned || align == 16
	}
	return at, aligned
}

// objectAlign is the alignment of an object in a frame.
func objectAlign(o *mir.Object) int64 { return int64(max(1, min(o.Align, MaxAlign))) }

// keep adds the modified registers that the function's convention requires it to preserve; a call
// modifies all that it clobbers.
func (l *Layout) keep(f *mir.Func, res *regalloc.Result) {
	l.SavedXMM = l.SavedXMM[:0]
	more := f.Conv.KeepsMore() &^ f.Results
	if more == 0 {
		return
	}
	var changed abi.Set
	if f.HasCalls {
		changed = ^abi.Set(0)
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		for _, o := range f.Ops(in) {
			changed |= 1<<o.Phys | 1<<o.PhysIndex
		}
		if in.Op == mir.Asm {
			changed |= abi.Set(f.Asms[in.Aux].Clobbers)
		}
		if in.Flags&(mir.ClobbersRAX|mir.ClobbersRDX|mir.ClobbersRCX|mir.ClobbersR11) != 0 {
			changed |= abi.SetOf(amd64.RAX, amd64.RDX, amd64.RCX, amd64.R11)
		}
	}
	for i := range res.Moves {
		if m := &res.Moves[i]; m.Dst.Kind == regalloc.LocReg {
			changed |= 1 << m.Dst.Reg
		}
	}
	changed |= 1<<amd64.XMM14 | 1<<amd64.XMM15 // with which moves on the stack are made
	for _, r := range (changed & more).Registers() {
		if r.IsXMM() {
			l.SavedXMM = append(l.SavedXMM, r)
		} else {
			l.Saved = append(l.Saved, r)
		}
	}
}

// Incoming is the offset of the n-th word of stack arguments.
func (l *Layout) Incoming(n int32) int64 { return l.Size + 8 + 8*int64(n) }

// late is the block that makes the frame: the function's start if an early block uses the frame, a
// slot or a register to be saved.
func late(f *mir.Func, res *regalloc.Result) int32 {
	if f.Late == 0 {
		return 0
	}
	saved := func(r amd64.Reg) bool { return res.Used&(1<<r) != 0 && f.Conv.Keeps.Has(r) }
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if !b.Early {
			continue
		}
		for k := b.First; k < b.End; k++ {
			for _, o := range f.Ops(&f.Insts[k]) {
				inSlot := o.Kind == mir.KindReg && o.Phys == amd64.NoReg
				if o.Copied() {
					inSlot = o.Kind == mir.KindReg && o.PhysIndex == amd64.NoReg
				}
				if inSlot || saved(o.Phys) || saved(o.PhysIndex) {
					return 0
				}
			}
		}
		k, _ := slices.BinarySearchFunc(res.Moves, b.First, func(m regalloc.Move, n int32) int {
			return int(m.Inst - n)
		})
		for ; k < len(res.Moves) && res.Moves[k].Inst < b.End; k++ {
			m := &res.Moves[k]
			if m.Dst.Kind == regalloc.LocSlot || m.Src.Kind == regalloc.LocSlot ||
				m.Dst.Kind == regalloc.LocReg && saved(m.Dst.Reg) {
				return 0
			}
		}
	}
	return f.Late
}

func resize(s []int64, n int) []int64 {
	if cap(s) < n {
		return make([]int64, n, n+n/4)
	}
	return s[:n]
}

// SavedAt is the offset of the i-th of Saved.
func (l *Layout) SavedAt(i int) int64 { return l.Size - l.Hole - 8*int64(i+1) }

// Enter appends the instructions that set up the frame.
func (l *Layout) Enter(to []amd64.Inst) []amd64.Inst {
	if l.Hole != 0 {
		to = append(to, amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(l.Hole)))
	}
	for _, r := range l.Saved {
		to = append(to, amd64.Ins(amd64.PUSH, amd64.W64, amd64.R(r)))
		if r == amd64.RBP && l.Pointer {
			to = append(to, l.point())
		}
	}
	adjust, below := l.Adjust, l.Below
	if len(l.SavedXMM) == 0 {
		adjust, below = adjust+below, 0
	}
	switch {
	case adjust == 8 && !l.Dynamic:
		to = append(to, amd64.Ins(amd64.PUSH, amd64.W64, amd64.R(amd64.RAX)))
	case adjust == 128:
		to = append(to, amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RSP), amd64.I(-128)))
	case adjust != 0:
		to = append(to, amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(adjust)))
	}
	for i, r := range l.SavedXMM {
		to = append(to, amd64.Ins(amd64.MOVUPS, amd64.W0, l.savedXMM(i), amd64.R(r)))
	}
	if l.Aligned != amd64.NoReg {
		rsp := amd64.R(amd64.RSP)
		if below > 0 {
			to = append(to, amd64.Ins(amd64.SUB, amd64.W64, rsp, amd64.I(below)))
		}
		to = append(to, amd64.Ins(amd64.AND, amd64.W64, rsp, amd64.I(-l.AlignTo)))
		if l.Aligned != amd64.RSP {
			to = append(to, amd64.Ins(amd64.MOV, amd64.W64, amd64.R(l.Aligned), rsp))
		}
	}
	return to
}

// point appends the instructions that point RBP to the frame, after it is pushed.
func (l *Layout) point() amd64.Inst {
	if up := l.Hole + l.Copied; up != 0 {
		return amd64.Ins(amd64.LEA, amd64.W64, amd64.R(amd64.RBP),
			amd64.M(amd64.RSP, int32(up)))
	}
	return amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RBP), amd64.R(amd64.RSP))
}

// savedXMM is the memory in which a vector register is saved.
func (l *Layout) savedXMM(i int) amd64.Operand {
	base, delta := l.Base()
	return amd64.M(base, int32(l.XMMAt+int64(16*i)+delta))
}

// Leave appends the instructions that remove the frame, for a return address that has moved down by
// the given number of bytes. A frame of one word is popped into scratch, an unused register.
func (l *Layout) Leave(to []amd64.Inst, scratch amd64.Reg, moved int64) []amd64.Inst {
	adjust, rest := l.Adjust, l.Hole-moved
	if len(l.Saved) == 0 {
		adjust, rest = adjust+rest, 0
	}
	for i, r := range l.SavedXMM {
		to = append(to, amd64.Ins(amd64.MOVUPS, amd64.W0, amd64.R(r), l.savedXMM(i)))
	}
	switch {
	case l.Dynamic:
		// Regardless of popped arguments, the saved registers are where they were pushed.
		_, delta := l.AtPointer()
		to = append(to, amd64.Ins(amd64.LEA, amd64.W64, amd64.R(amd64.RSP),
			amd64.M(amd64.RBP, int32(l.SavedAt(len(l.Saved)-1)+delta))))
	case adjust == 8 && scratch != amd64.NoReg:
		to = append(to, amd64.Ins(amd64.POP, amd64.W64, amd64.R(scratch)))
	case adjust == 128:
		to = append(to, amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(-128)))
	case adjust != 0:
		to = append(to, amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RSP), amd64.I(adjust)))
	}
	for i := len(l.Saved) - 1; i >= 0; i-- {
		to = append(to, amd64.Ins(amd64.POP, amd64.W64, amd64.R(l.Saved[i])))
	}
	if rest != 0 {
		to = append(to, amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RSP), amd64.I(rest)))
	}
	return to
}
