package stackmap

import (
	"fmt"

	"statepoint/core/source"
)

// Anomaly is a value that the format can hold and no compiler writes, a sign of damage.
type Anomaly struct {
	// Field is the index of the field in the annotation.
	Field int
	// Reserved is set for reserved fields and padding, where compilers write zeros.
	Reserved bool
	// Problem describes the value, without a full stop.
	Problem string
}

// Anomalies are those of all decoded fields, in the order of the section.
func (a *Annotation) Anomalies() (all []Anomaly) {
	odd := map[[2]int]string{} // by location and kind of field, of the current record
	var in *Map
	var frames []uint64
	for i := range a.Fields {
		f := &a.Fields[i]
		switch {
		case f.Kind == GroupRecord:
			clear(odd)
			if r := a.RecordOf(i); r != nil {
				if m := a.MapOf(i); m != in {
					in, frames = m, m.frames()
				}
				r.Anomalies(frames[f.Index], func(location int, kind FieldKind, problem string) {
					odd[[2]int{location, int(kind)}] = problem
				})
			}
		case f.Kind.zero() && f.Value != 0:
			all = append(all, Anomaly{i, true, notZero(f.Value)})
		case len(odd) > 0:
			at := -1
			if g := a.Enclosing(i, GroupLocation); g >= 0 {
				at = int(a.Fields[g].Index)
			}
			if problem := odd[[2]int{at, int(f.Kind)}]; problem != "" {
				all = append(all, Anomaly{i, false, problem})
			}
		}
	}
	return all
}

// notZero describes the value of a field that is always zero.
func notZero(v uint64) string { return fmt.Sprintf("0x%x instead of 0", v) }

// frames are the sizes of the frames of a map's records, DynamicStackSize where not known.
func (m *Map) frames() []uint64 {
	sizes := make([]uint64, len(m.Records))
	m.Each(func(f, r int) {
		sizes[r] = DynamicStackSize
		if f >= 0 {
			sizes[r] = m.Functions[f].StackSize
		}
	})
	return sizes
}

// Anomalies visits the fields of a statepoint's record whose values no compiler writes: the index
// of their location, -1 for none, and the kind of field. Records of stackmap and patchpoint have
// none. frame is the size of the frame, DynamicStackSize if it is not known.
func (r *Record) Anomalies(frame uint64, visit func(location int, kind FieldKind, problem string)) {
	if _, err := r.Statepoint(); err != nil {
		return
	}
	r.Roles(func(i int, role Role, _ int) {
		l := &r.Locations[i]
		switch {
		case l.IsConstant():
			if l.Size != 8 {
				visit(i, LocationSize, "a constant of "+source.Count(l.Size, "byte"))
			}
			if l.DwarfReg != 0 {
				visit(i, LocationRegister, fmt.Sprintf("a constant in register %d", l.DwarfReg))
			}
		case l.Kind == Register && l.Offset != 0:
			visit(i, LocationOffset, fmt.Sprintf("a register with an offset of %d", l.Offset))
		}
		if (role == RoleBase || role == RoleDerived) && !l.IsConstant() {
			if problem := r.size(i, role, frame); problem != "" {
				visit(i, LocationSize, problem)
			}
		}
	})
	if n := len(r.LiveOuts); n > 0 {
		visit(-1, NumLiveOuts, source.Count(n, "live-out")+" after a statepoint")
	}
}

// size says what is wrong with the size of a reference, "" if nothing is. A multiple of 8 is a
// vector of references: one that fits into the frame, whose bases are as many, or one.
func (r *Record) size(i int, role Role, frame uint64) string {
	l := &r.Locations[i]
	has := "a reference of " + source.Count(l.Size, "byte")
	switch {
	case l.Size == 0 || l.Size%8 != 0:
		return has
	case l.Size == 8:
	case role == RoleBase && !r.Locations[i+1].IsConstant() && r.Locations[i+1].Size != l.Size:
		return has + fmt.Sprintf(", whose derived pointer has %d", r.Locations[i+1].Size)
	case l.Kind == Indirect && frame != DynamicStackSize && uint64(l.Size) > frame:
		return has + fmt.Sprintf(" in a frame of %d", frame)
	}
	return ""
}
