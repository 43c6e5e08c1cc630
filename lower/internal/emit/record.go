package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap/rootmap"
)

// records emits the calls that have a record in the stack map, and records their positions.
type records struct {
	*job
	out    *writer
	places *places
	safe   *safePoints
	list   []emittedPoint
}

// statepoint emits the call of a statepoint, or the nops instead of it.
func (r *records) statepoint(k int32, in *mir.Inst, ops []mir.Operand) {
	p := &r.f.Points[in.Aux]
	first := r.out.nextSpan()
	if p.PatchBytes > 0 {
		r.out.buf = amd64.PatchNops(r.out.buf[:0], int(p.PatchBytes))
		r.safe.note(rootmap.PreCall, false)
		for i := range r.out.buf {
			r.out.emit(r.out.buf[i])
		}
		r.safe.note(rootmap.PostCall, true)
	} else {
		r.out.emit(amd64.Ins(amd64.CALL, amd64.W64, r.places.operand(&ops[0])))
	}
	r.list = append(r.list, emittedPoint{point: in.Aux, inst: k,
		span: r.out.lastSpan(), first: first})
}

// stackMap adds the record of a stackmap intrinsic and emits its shadow, nops that may be
// overwritten.
func (r *records) stackMap(k int32, in *mir.Inst) {
	p := &r.f.Points[in.Aux]
	at := r.out.lastSpan()
	r.list = append(r.list, emittedPoint{point: in.Aux, inst: k, span: at, first: at})
	r.out.buf = amd64.PatchNops(r.out.buf[:0], int(p.PatchBytes))
	for i := range r.out.buf {
		r.out.emit(r.out.buf[i])
	}
}

// patchPoint emits a patchpoint: a call through R11 if it has a target, and nops up to its number
// of bytes.
func (r *records) patchPoint(k int32, in *mir.Inst, ops []mir.Operand) {
	p := &r.f.Points[in.Aux]
	at := r.out.lastSpan()
	r.list = append(r.list, emittedPoint{point: in.Aux, inst: k, span: at, first: at})
	size := 0
	emit := func(m amd64.Inst) {
		code, _, err := amd64.Append(nil, nil, &m)
		if err == nil {
			size += len(code)
		}
		r.out.emit(m)
	}
	switch o := &ops[0]; o.Kind {
	case mir.KindImm:
		emit(amd64.Ins(amd64.MOVABS, amd64.W64, amd64.R(amd64.R11), amd64.I(o.Val)))
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	case mir.KindSymAddr:
		emit(amd64.Ins(amd64.MOVABS, amd64.W64, amd64.R(amd64.R11), amd64.ISym(o.Sym, o.Val)))
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	case mir.KindReg, mir.KindFrameAddr:
		emit(amd64.Ins(amd64.CALL, amd64.W64, amd64.R(amd64.R11)))
	}
	r.out.buf = amd64.PatchNops(r.out.buf[:0], max(0, int(p.PatchBytes)-size))
	for i := range r.out.buf {
		r.out.emit(r.out.buf[i])
	}
}

// emittedPoint is a statepoint, stack map or patchpoint as it was emitted.
type emittedPoint struct {
	point int32
	inst  int32 // in mir.Func.Insts
	span  int32 // the emitted instruction whose end is the record's offset
	first int32 // the emitted instruction that begins it
}

// Point is a statepoint, stack map or patchpoint in the code.
type Point struct {
	// Point and Inst are its indices in mir.Func's Points and Insts.
	Point, Inst int32
	// Emitted is the index of the instruction at whose end the record is, -1 for the start of the
	// function, and Offset the record's offset, in bytes.
	Emitted int32
	Offset  uint32
}

// at returns the i-th point in the order of the code, once the function is finished.
func (r *records) at(i int) Point {
	p := &r.list[i]
	out := Point{Point: p.point, Inst: p.inst, Emitted: p.span}
	if p.span >= 0 {
		out.Offset = r.out.asm.Spans()[p.span].To
	}
	return out
}
