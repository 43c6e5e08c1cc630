package emit

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// place is one end of a move: a register, a word of the stack, or where a constant comes from.
type place struct {
	kind placeKind
	reg  amd64.Reg
	off  int64        // atStack: bytes from RSP
	from *mir.Operand // aSource
}

type placeKind uint8

const (
	inReg placeKind = iota
	atStack
	aSource
)

// transfer is one move of a group that happens at once.
type transfer struct {
	dst, src place
	size     uint8 // bytes of the destination that count
	srcSize  uint8 // bytes the source has; what is missing is zeros
	vreg     mir.VReg
	value    ir.ID
	also     []Held // with detail only
	done     bool
}

// parallel emits a group of moves so that every source is read before it is written. Moves wait
// until no other move reads what they overwrite; what then remains are cycles, each of which is
// opened by putting one value aside.
func (e *Emitter) parallel(group []transfer, keepFlags bool, free amd64.Reg) {
	switch len(group) {
	case 0:
		return
	case 1:
		if !samePlace(&group[0].dst, &group[0].src) {
			e.transfer(&group[0], keepFlags, free)
		}
		return
	}
	stackSources := false
	for i := range group {
		t := &group[i]
		if t.done = samePlace(&t.dst, &t.src); t.done {
			continue
		}
		switch t.src.kind {
		case inReg:
			e.readers[t.src.reg]++
		case atStack:
			stackSources = true
			e.stackReaders(t, 1)
		}
	}
	for {
		left, progress := false, false
		for i := range group {
			t := &group[i]
			if t.done || t.src.kind == aSource {
				continue
			}
			if e.wanted(t, stackSources) {
				left = true
				continue
			}
			e.transfer(t, keepFlags, free)
			e.forget(t)
			t.done = true
			progress = true
		}
		if !left {
			break
		}
		if !progress {
			e.openCycle(group)
		}
	}
	// Constants go last: they read nothing, and the registers they go to may be sources until then.
	for i := range group {
		if t := &group[i]; !t.done {
			e.transfer(t, keepFlags, free)
		}
	}
	if stackSources {
		clear(e.stackReads)
	}
}

// wanted reports whether some move that is left still reads what t overwrites.
func (e *Emitter) wanted(t *transfer, stackSources bool) bool {
	if t.dst.kind == inReg {
		n := e.readers[t.dst.reg]
		if t.src.kind == inReg && t.src.reg == t.dst.reg {
			n--
		}
		return n > 0
	}
	return stackSources && (e.stackReads[t.dst.off] > 0 || t.size == 16 &&
		e.stackReads[t.dst.off+8] > 0)
}

// stackReaders counts a source on the stack, by words.
func (e *Emitter) stackReaders(t *transfer, d int) {
	if e.stackReads == nil {
		e.stackReads = map[int64]int{}
	}
	e.stackReads[t.src.off] += d
	if t.srcSize == 16 {
		e.stackReads[t.src.off+8] += d
	}
}

// forget takes a move's source out of the counts.
func (e *Emitter) forget(t *transfer) {
	switch t.src.kind {
	case inReg:
		e.readers[t.src.reg]--
	case atStack:
		e.stackReaders(t, -1)
	}
}

// openCycle handles what is left when every move waits for another: two general registers are
// exchanged; otherwise one source is put aside in XMM15.
func (e *Emitter) openCycle(group []transfer) {
	for i := range group {
		t := &group[i]
		if t.done || t.src.kind == aSource {
			continue
		}
		if t.src.kind == inReg && t.dst.kind == inReg && t.src.reg.IsGPR() && t.dst.reg.IsGPR() {
			e.exchange(group, t)
			return
		}
	}
	for i := range group {
		t := &group[i]
		if t.done || t.src.kind == aSource {
			continue
		}
		aside := place{kind: inReg, reg: amd64.XMM15}
		e.transfer(&transfer{dst: aside, src: t.src, size: t.srcSize, srcSize: t.srcSize,
			vreg: t.vreg, value: t.value, also: t.also}, true, amd64.NoReg)
		e.forget(t)
		t.src = aside
		e.readers[amd64.XMM15]++
		return
	}
}

// exchange does t by exchanging its registers; who else wanted its destination's old value now
// finds it in its source.
func (e *Emitter) exchange(group []transfer, t *transfer) {
	a, b := t.dst.reg, t.src.reg
	e.value, e.also = t.value, t.also
	e.emit(amd64.Ins(amd64.XCHG, amd64.W64, amd64.R(a), amd64.R(b)))
	e.readers[b]--
	t.done = true
	for i := range group {
		u := &group[i]
		if u.done || u.src.kind != inReg {
			continue
		}
		switch u.src.reg {
		case a:
			u.src.reg = b
			e.readers[a]--
			e.readers[b]++
		case b:
			u.src.reg = a
			e.readers[b]--
			e.readers[a]++
		}
		if samePlace(&u.dst, &u.src) {
			u.done = true
			e.readers[u.src.reg]--
		}
	}
}

func samePlace(a, b *place) bool {
	switch {
	case a.kind != b.kind:
		return false
	case a.kind == inReg:
		return a.reg == b.reg
	case a.kind == atStack:
		return a.off == b.off
	}
	return false
}

// transfer emits one move. free is a general register that holds nothing, or NoReg.
func (e *Emitter) transfer(t *transfer, keepFlags bool, free amd64.Reg) {
	e.value, e.also = t.value, t.also
	w := amd64.Width(t.size) * 8
	narrow := min(w, amd64.Width(t.srcSize)*8)
	switch {
	case t.src.kind == aSource:
		e.constant(t, keepFlags)
	case t.dst.kind == inReg && t.src.kind == inReg:
		e.emit(moveRegs(t.dst.reg, t.src.reg, narrow))
	case t.dst.kind == inReg:
		e.note = NoteReload
		e.emit(loadReg(t.dst.reg, e.stack(t.src.off), narrow))
	case t.src.kind == inReg:
		e.note = NoteSpill
		e.emit(storeReg(e.stack(t.dst.off), t.src.reg, w))
	default:
		r := free
		if r == amd64.NoReg || w == amd64.W128 {
			r = amd64.XMM14
		}
		e.note = NoteReload
		e.emit(loadReg(r, e.stack(t.src.off), narrow))
		e.note = NoteSpill
		e.emit(storeReg(e.stack(t.dst.off), r, w))
	}
}

func moveRegs(d, s amd64.Reg, w amd64.Width) amd64.Inst {
	switch {
	case d.IsGPR() && s.IsGPR():
		return amd64.Ins(amd64.MOV, w, amd64.R(d), amd64.R(s))
	case d.IsXMM() && s.IsXMM():
		return amd64.Ins(amd64.MOVAPS, amd64.W0, amd64.R(d), amd64.R(s))
	}
	return amd64.Ins(amd64.MOVQ, amd64.W0, amd64.R(d), amd64.R(s))
}

func loadReg(d amd64.Reg, m amd64.Operand, w amd64.Width) amd64.Inst {
	if d.IsGPR() {
		return amd64.Ins(amd64.MOV, w, amd64.R(d), m)
	}
	return amd64.Ins(sseMove(w), amd64.W0, amd64.R(d), m)
}

func storeReg(m amd64.Operand, s amd64.Reg, w amd64.Width) amd64.Inst {
	if s.IsGPR() {
		return amd64.Ins(amd64.MOV, w, m, amd64.R(s))
	}
	return amd64.Ins(sseMove(w), amd64.W0, m, amd64.R(s))
}

func sseMove(w amd64.Width) amd64.Op {
	switch w {
	case amd64.W32:
		return amd64.MOVSS
	case amd64.W64:
		return amd64.MOVSD
	}
	return amd64.MOVUPS
}

// constant emits the move of a constant or address.
func (e *Emitter) constant(t *transfer, keepFlags bool) {
	o := t.src.from
	w := amd64.Width(t.size) * 8
	if t.dst.kind == inReg {
		e.materialise(t.dst.reg, o, w, keepFlags)
		return
	}
	m := e.stack(t.dst.off)
	if o.Kind == mir.KindImm && w == amd64.W128 {
		e.emit(amd64.Ins(amd64.XORPS, amd64.W0, amd64.R(amd64.XMM14), amd64.R(amd64.XMM14)))
		e.note = NoteSpill
		e.emit(storeReg(m, amd64.XMM14, w))
		return
	}
	if o.Kind == mir.KindImm && o.Sym == amd64.NoSym {
		e.note = NoteSpill
		switch {
		case o.Val == int64(int32(o.Val)):
			e.emit(amd64.Ins(amd64.MOV, w, m, amd64.I(o.Val)))
		case w == amd64.W32:
			e.emit(amd64.Ins(amd64.MOV, w, m, amd64.I(int64(int32(o.Val)))))
		default:
			e.emit(amd64.Ins(amd64.MOV, amd64.W32, m, amd64.I(int64(int32(o.Val)))))
			m.Val += 4
			e.note = NoteSpill
			e.emit(amd64.Ins(amd64.MOV, amd64.W32, m, amd64.I(o.Val>>32)))
		}
		return
	}
	if o.IsMem() {
		r := amd64.XMM14
		e.emit(loadReg(r, e.memory(o), w))
		e.note = NoteSpill
		e.emit(storeReg(m, r, w))
		return
	}
	// An address: by way of a register that is put back, since none is known to be free.
	value, also := e.value, e.also
	e.value, e.also = 0, nil
	e.emit(amd64.Ins(amd64.PUSH, amd64.W64, amd64.R(amd64.RAX)))
	e.value, e.also = value, also
	src := *o
	if !e.Frame.Dynamic {
		e.pushed = 8
		if src.Kind == mir.KindFrameAddr {
			src.Val += 8
		}
		m.Val += 8
	}
	e.materialise(amd64.RAX, &src, amd64.W64, true)
	e.note = NoteSpill
	e.emit(amd64.Ins(amd64.MOV, amd64.W64, m, amd64.R(amd64.RAX)))
	e.pushed, e.value, e.also = 0, 0, nil
	e.emit(amd64.Ins(amd64.POP, amd64.W64, amd64.R(amd64.RAX)))
}

// materialise puts a constant or address into a register.
func (e *Emitter) materialise(r amd64.Reg, o *mir.Operand, w amd64.Width, keepFlags bool) {
	switch o.Kind {
	case mir.KindImm:
		switch {
		case r.IsXMM():
			e.emit(amd64.Ins(amd64.XORPS, amd64.W0, amd64.R(r), amd64.R(r)))
		case o.Val == 0 && !keepFlags:
			e.emit(amd64.Ins(amd64.XOR, amd64.W32, amd64.R(r), amd64.R(r)))
		case w == amd64.W32 || o.Val == int64(uint32(o.Val)):
			e.emit(amd64.Ins(amd64.MOV, amd64.W32, amd64.R(r), amd64.I(int64(int32(o.Val)))))
		default:
			e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), amd64.I(o.Val)))
		}
	case mir.KindSymAddr:
		e.symbolAddress(r, o)
	case mir.KindFrameAddr:
		e.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r), e.object(o)))
	default:
		e.emit(loadReg(r, e.memory(o), w))
	}
}

// symbolAddress loads the address of a symbol plus an offset: relative to RIP, or from the global
// offset table.
func (e *Emitter) symbolAddress(r amd64.Reg, o *mir.Operand) {
	if e.NeedsGOT(e.Symbols.Get(o.Sym).Value) {
		e.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), amd64.MRIP(o.Sym, amd64.ModGOTPCREL, 0)))
		if o.Val != 0 {
			e.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r), amd64.M(r, int32(o.Val))))
		}
		return
	}
	e.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r),
		amd64.MRIP(o.Sym, amd64.ModNone, int32(o.Val))))
}
