package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// A recorded value of several parts, or a vector, is stored to a frame object before the call and
// recorded as one location of its size; each of its relocates loads from that object.

// wideKey identifies such a value at a statepoint.
type wideKey struct {
	call  *ir.Instr
	value ir.Value
}

// isWide reports whether a gc value is recorded in a separate frame object.
func isWide(t *ir.Type) bool { return t.Kind == ir.VectorKind && t.Len > 1 }

// maxRecordSize is the largest size of a location, in bytes.
const maxRecordSize = 1<<16 - 1

// wideObject is the frame object of a value at a statepoint. Values that are recorded but not
// relocated share objects across statepoints.
func (s *recording) wideObject(call *ir.Instr, v ir.Value, shared bool) int {
	k := wideKey{call, v}
	if n, ok := s.wides[k]; ok {
		return n
	}
	size := s.Env.Layout.StoreSize(v.Type())
	o := mir.Object{Size: max(size, 8), Align: min(16, max(8, size&-size)), Value: v.ID()}
	n := len(s.Out.Objects)
	if shared {
		o.Value = 0
		for _, c := range s.sharedWides {
			if s.Out.Objects[c.object].Size == o.Size && c.call != call {
				n = c.object
			}
		}
		for i := range s.sharedWides {
			if c := &s.sharedWides[i]; c.object == n {
				c.call = call
			}
		}
	}
	if n == len(s.Out.Objects) {
		s.Out.Objects = append(s.Out.Objects, o)
		if shared {
			s.sharedWides = append(s.sharedWides, sharedWide{n, call})
		}
	}
	if s.wides == nil {
		s.wides = map[wideKey]int{}
	}
	s.wides[k] = n
	return n
}

// sharedWide is a frame object for recorded values, and the statepoint that used it last.
type sharedWide struct {
	object int
	call   *ir.Instr
}

// wide is the location of such a value, which is stored once even if it is recorded several times.
func (r *recorder) wide(v ir.Value, shared bool) mir.Recorded {
	s := r.s
	size := s.Env.Layout.StoreSize(v.Type())
	if size > maxRecordSize {
		s.Fail("a recorded value of type `" + v.Type().String() + "`")
		return mir.Recorded{}
	}
	object := s.wideObject(r.call, v, shared)
	known := false
	for _, w := range r.stored {
		known = known || w.object == object && w.value == v
	}
	if !known {
		r.stored = append(r.stored, storedWide{v, object})
	}
	return mir.Recorded{Kind: mir.RecordObject, Size: uint16(size), Val: int64(object),
		Value: v.ID()}
}

// storedWide is a value and the object it is stored to.
type storedWide struct {
	value  ir.Value
	object int
}

// relocateWide adds the pair of a relocated vector.
func (r *recorder) relocateWide(rel *gc.Relocate) {
	for _, p := range r.s.pairs {
		if p.derived == rel.Derived {
			return
		}
	}
	r.s.pairs = append(r.s.pairs, pair{derived: rel.Derived, base: rel.Base})
}

// storeWides emits the stores of recorded values before the call.
func (r *recorder) storeWides() {
	s := r.s
	if len(r.stored) == 0 {
		return
	}
	tail := append([]mir.Inst(nil), s.Buf[r.inst:]...)
	s.Buf = s.Buf[:r.inst]
	for _, w := range r.stored {
		for i, p := range append([]build.Part(nil), s.Parts(w.value.Type())...) {
			s.mem.StorePart(mir.Frame(w.object, int64(p.Off)), w.value, i, p)
		}
	}
	r.inst = len(s.Buf)
	s.Buf = append(s.Buf, tail...)
}

// loadRelocated selects a relocation of such a value.
func (s *relocations) loadRelocated(in *ir.Instr, rel *gc.Relocate) {
	object := s.rec.wideObject(rel.Statepoint, rel.Derived, false)
	for i, p := range append([]build.Part(nil), s.Parts(in.Type())...) {
		s.mem.LoadPart(s.VReg(in, i), mir.Frame(object, int64(p.Off)), p)
	}
}
