package emit

import (
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// place is one end of a move: a register, a word of the stack, or the source of a constant.
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

// transfer is one move of a parallel group.
type transfer struct {
	dst, src place
	size     uint8 // bytes of the destination that are used
	srcSize  uint8 // bytes of the source; missing ones are zeros
	vreg     mir.VReg
	value    provenance.ID
	also     []Held // with detail only
	done     bool
}

// mover emits moves.
type mover struct {
	*job
	out    *writer
	places *places

	// readers counts, by register, the remaining moves of a group that read it, and stackReads, by
	// offset, those that read a word of the frame.
	readers    [amd64.NumRegs]int
	stackReads map[int64]int
}

// parallel emits a group of moves so that every source is read before it is written. Moves wait
// until no other move reads what they overwrite; what then remains are cycles, each of which is
// broken by saving one value.
func (mv *mover) parallel(group []transfer, keepFlags bool, free amd64.Reg) {
	switch len(group) {
	case 0:
		return
	case 1:
		if !samePlace(&group[0].dst, &group[0].src) {
			mv.transfer(&group[0], keepFlags, free)
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
			mv.readers[t.src.reg]++
		case atStack:
			stackSources = true
			mv.stackReaders(t, 1)
		}
	}
	for {
		left, progress := false, false
		for i := range group {
			t := &group[i]
			if t.done || t.src.kind == aSource {
				continue
			}
			if mv.wanted(t, stackSources) {
				left = true
				continue
			}
			mv.transfer(t, keepFlags, free)
			mv.forget(t)
			t.done = true
			progress = true
		}
		if !left {
			break
		}
		if !progress {
			mv.openCycle(group)
		}
	}
	// Constants go last: they read nothing, and their destinations may be sources until then.
	for i := range group {
		if t := &group[i]; !t.done {
			mv.transfer(t, keepFlags, free)
		}
	}
	if stackSources {
		clear(mv.stackReads)
	}
}

// wanted reports whether a remaining move still reads the place that t overwrites.
func (mv *mover) wanted(t *transfer, stackSources bool) bool {
	if t.dst.kind == inReg {
		n := mv.readers[t.dst.reg]
		if t.src.kind == inReg && t.src.reg == t.dst.reg {
			n--
		}
		return n > 0
	}
	return stackSources && (mv.stackReads[t.dst.off] > 0 || t.size == 16 &&
		mv.stackReads[t.dst.off+8] > 0)
}

// stackReaders counts a source on the stack, by words.
func (mv *mover) stackReaders(t *transfer, d int) {
	if mv.stackReads == nil {
		mv.stackReads = map[int64]int{}
	}
	mv.stackReads[t.src.off] += d
	if t.srcSize == 16 {
		mv.stackReads[t.src.off+8] += d
	}
}

// forget removes a move's source from the counts.
func (mv *mover) forget(t *transfer) {
	switch t.src.kind {
	case inReg:
		mv.readers[t.src.reg]--
	case atStack:
		mv.stackReaders(t, -1)
	}
}

// openCycle breaks a cycle, when every remaining move waits for another: it exchanges two general
// registers, or else saves one source in XMM15.
func (mv *mover) openCycle(group []transfer) {
	for i := range group {
		t := &group[i]
		if t.done || t.src.kind == aSource {
			continue
		}
		if t.src.kind == inReg && t.dst.kind == inReg && t.src.reg.IsGPR() && t.dst.reg.IsGPR() {
			mv.exchange(group, t)
			return
		}
	}
	for i := range group {
		t := &group[i]
		if t.done || t.src.kind == aSource {
			continue
		}
		aside := place{kind: inReg, reg: amd64.XMM15}
		mv.transfer(&transfer{dst: aside, src: t.src, size: t.srcSize, srcSize: t.srcSize,
			vreg: t.vreg, value: t.value, also: t.also}, true, amd64.NoReg)
		mv.forget(t)
		t.src = aside
		mv.readers[amd64.XMM15]++
		return
	}
}

// exchange performs t by exchanging its registers; another move of the destination's old value then
// finds it in the source.
func (mv *mover) exchange(group []transfer, t *transfer) {
	a, b := t.dst.reg, t.src.reg
	mv.out.value, mv.out.also = t.value, t.also
	mv.out.emit(amd64.Ins(amd64.XCHG, amd64.W64, amd64.R(a), amd64.R(b)))
	mv.readers[b]--
	t.done = true
	for i := range group {
		u := &group[i]
		if u.done || u.src.kind != inReg {
			continue
		}
		switch u.src.reg {
		case a:
			u.src.reg = b
			mv.readers[a]--
			mv.readers[b]++
		case b:
			u.src.reg = a
			mv.readers[b]--
			mv.readers[a]++
		}
		if samePlace(&u.dst, &u.src) {
			u.done = true
			mv.readers[u.src.reg]--
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

// transfer emits one move. free is an unused general register, or NoReg.
func (mv *mover) transfer(t *transfer, keepFlags bool, free amd64.Reg) {
	mv.out.value, mv.out.also = t.value, t.also
	w := amd64.Width(t.size) * 8
	narrow := min(w, amd64.Width(t.srcSize)*8)
	switch {
	case t.src.kind == aSource:
		mv.constant(t, keepFlags)
	case t.dst.kind == inReg && t.src.kind == inReg:
		mv.out.emit(moveRegs(t.dst.reg, t.src.reg, narrow))
	case t.dst.kind == inReg:
		mv.out.note = NoteReload
		mv.out.emit(loadReg(t.dst.reg, mv.places.stack(t.src.off), narrow))
	case t.src.kind == inReg:
		mv.out.note = NoteSpill
		mv.out.emit(storeReg(mv.places.stack(t.dst.off), t.src.reg, w))
	default:
		r := free
		if r == amd64.NoReg || w == amd64.W128 {
			r = amd64.XMM14
		}
		mv.out.note = NoteReload
		mv.out.emit(loadReg(r, mv.places.stack(t.src.off), narrow))
		mv.out.note = NoteSpill
		mv.out.emit(storeReg(mv.places.stack(t.dst.off), r, w))
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
