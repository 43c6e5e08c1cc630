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
	for i := range a.Fields {
		f := &a.Fields[i]
		switch {
		case f.Kind == GroupRecord:
			clear(odd)
			if r := a.RecordOf(i); r != nil {
				r.Anomalies(func(location int, kind FieldKind, problem string) {
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

// Anomalies visits the fields of a statepoint's record whose values no compiler writes: the index
// of their location, -1 for none, and the kind of field. Records of stackmap and patchpoint have
// none.
func (r *Record) Anomalies(visit func(location int, kind FieldKind, problem string)) {
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
		if (role == RoleBase || role == RoleDerived) && !l.IsConstant() &&
			(l.Size == 0 || l.Size%8 != 0) {
			visit(i, LocationSize, "a reference of "+source.Count(l.Size, "byte"))
		}
	})
	if n := len(r.LiveOuts); n > 0 {
		visit(-1, NumLiveOuts, source.Count(n, "live-out")+" after a statepoint")
	}
}
