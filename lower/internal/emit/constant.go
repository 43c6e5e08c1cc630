package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// constant emits the move of a constant or address.
func (mv *mover) constant(t *transfer, keepFlags bool) {
	o := t.src.from
	w := amd64.Width(t.size) * 8
	if t.dst.kind == inReg {
		mv.materialise(t.dst.reg, o, w, keepFlags)
		return
	}
	m := mv.places.stack(t.dst.off)
	if o.Kind == mir.KindImm && w == amd64.W128 {
		mv.out.emit(amd64.Ins(amd64.XORPS, amd64.W0, amd64.R(amd64.XMM14), amd64.R(amd64.XMM14)))
		mv.out.note = NoteSpill
		mv.out.emit(storeReg(m, amd64.XMM14, w))
		return
	}
	if o.Kind == mir.KindImm && o.Sym == amd64.NoSym {
		mv.out.note = NoteSpill
		switch {
		case o.Val == int64(int32(o.Val)):
			mv.out.emit(amd64.Ins(amd64.MOV, w, m, amd64.I(o.Val)))
		case w == amd64.W32:
			mv.out.emit(amd64.Ins(amd64.MOV, w, m, amd64.I(int64(int32(o.Val)))))
		default:
			mv.out.emit(amd64.Ins(amd64.MOV, amd64.W32, m, amd64.I(int64(int32(o.Val)))))
			m.Val += 4
			mv.out.note = NoteSpill
			mv.out.emit(amd64.Ins(amd64.MOV, amd64.W32, m, amd64.I(o.Val>>32)))
		}
		return
	}
	if o.IsMem() {
		r := amd64.XMM14
		mv.out.emit(loadReg(r, mv.places.memory(o), w))
		mv.out.note = NoteSpill
		mv.out.emit(storeReg(m, r, w))
		return
	}
	// An address: through a register that is saved and restored, since none is known to be free.
	if mv.frame.Red > 0 {
		mv.addressInRedZone(t, m)
		return
	}
	value, also := mv.out.value, mv.out.also
	mv.out.value, mv.out.also = 0, nil
	mv.out.emit(amd64.Ins(amd64.PUSH, amd64.W64, amd64.R(amd64.RAX)))
	mv.out.value, mv.out.also = value, also
	src := *o
	if !mv.frame.FromPointer {
		mv.out.pushed = 8
		m.Val += 8
	}
	if src.Kind == mir.KindFrameAddr && mv.places.object(&src).Reg == amd64.RSP {
		src.Val += 8
	}
	mv.materialise(amd64.RAX, &src, amd64.W64, true)
	mv.out.note = NoteSpill
	mv.out.emit(amd64.Ins(amd64.MOV, amd64.W64, m, amd64.R(amd64.RAX)))
	mv.out.pushed, mv.out.value, mv.out.also = 0, 0, nil
	mv.out.emit(amd64.Ins(amd64.POP, amd64.W64, amd64.R(amd64.RAX)))
}

// addressInRedZone is constant where pushing is not possible.
func (mv *mover) addressInRedZone(t *transfer, m amd64.Operand) {
	rax, kept := amd64.R(amd64.RAX), amd64.R(amd64.XMM14)
	value, also := mv.out.value, mv.out.also
	mv.out.value, mv.out.also = 0, nil
	mv.out.emit(amd64.Ins(amd64.MOVQ, amd64.W0, kept, rax))
	mv.out.value, mv.out.also = value, also
	mv.materialise(amd64.RAX, t.src.from, amd64.W64, true)
	mv.out.note = NoteSpill
	mv.out.emit(amd64.Ins(amd64.MOV, amd64.W64, m, rax))
	mv.out.value, mv.out.also = 0, nil
	mv.out.emit(amd64.Ins(amd64.MOVQ, amd64.W0, rax, kept))
}

// materialise puts a constant or address into a register.
func (mv *mover) materialise(r amd64.Reg, o *mir.Operand, w amd64.Width, keepFlags bool) {
	switch o.Kind {
	case mir.KindImm:
		switch {
		case r.IsXMM():
			mv.out.emit(amd64.Ins(amd64.XORPS, amd64.W0, amd64.R(r), amd64.R(r)))
		case o.Val == 0 && !keepFlags:
			mv.out.emit(amd64.Ins(amd64.XOR, amd64.W32, amd64.R(r), amd64.R(r)))
		case w == amd64.W32 || o.Val == int64(uint32(o.Val)):
			mv.out.emit(amd64.Ins(amd64.MOV, amd64.W32, amd64.R(r), amd64.I(int64(int32(o.Val)))))
		default:
			mv.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), amd64.I(o.Val)))
		}
	case mir.KindSymAddr:
		mv.symbolAddress(r, o)
	case mir.KindFrameAddr:
		mv.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r), mv.places.object(o)))
	default:
		mv.out.emit(loadReg(r, mv.places.memory(o), w))
	}
}

// symbolAddress loads the address of a symbol plus an offset: relative to RIP, or from the global
// offset table.
func (mv *mover) symbolAddress(r amd64.Reg, o *mir.Operand) {
	if mv.needsGOT(mv.symbols.Get(o.Sym).Value) {
		mv.out.emit(amd64.Ins(amd64.MOV, amd64.W64, amd64.R(r), amd64.MRIP(o.Sym, amd64.ModGOTPCREL,
			0)))
		if o.Val != 0 {
			mv.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r), amd64.M(r, int32(o.Val))))
		}
		return
	}
	mv.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(r),
		amd64.MRIP(o.Sym, amd64.ModNone, int32(o.Val))))
}
