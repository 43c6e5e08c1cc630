package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// DeoptValue is one value of a frame's deopt state: what an interpreter needs to resume where the
// frame is stopped. The compiler and the interpreter agree on the order of values, which determines
// the variable of each.
type DeoptValue struct {
	// Slot is its recorded location, Place where that is in the program.
	Slot  *Slot
	Place stackmap.Place
	// Words is the value in 64-bit words; a smaller value is in the low bytes. It is nil if the
	// value is lost, and then Lost says why.
	Words []uint64
	Lost  error
	// Undef is set for an undef value.
	Undef bool
}

// DeoptState reads the frame's deopt values as they are now, while the frame is visited. A value in
// a register that a callee saved at an unknown location is lost. That is not an error, since
// collectors do not need it.
func (f *Frame) DeoptState() []DeoptValue {
	values := make([]DeoptValue, len(f.Deopt))
	for i := range values {
		v := &values[i]
		v.Slot = &f.Deopt[i]
		if v.Place, v.Lost = f.Place(v.Slot); v.Lost != nil {
			continue
		}
		as := &v.Slot.As
		v.Undef = as.IsConstant() && as.Value == stackmap.UndefConstant
		size := int(as.Size)
		if as.IsConstant() {
			size = 8
		}
		for n := 0; n < max(1, (size+7)/8) && v.Lost == nil; n++ {
			var w uint64
			if w, v.Lost = f.Load(v.Place, n); v.Lost == nil {
				v.Words = append(v.Words, w)
			}
		}
		if v.Lost != nil {
			v.Words = nil
		} else if size < 8 {
			v.Words[0] &= 1<<(8*size) - 1
		}
	}
	return values
}

// String is the location with its value: "[rsp+8] = 0x2a", "undef", "rbx, lost".
func (v *DeoptValue) String() string {
	switch {
	case v.Undef:
		return "undef"
	case v.Lost != nil:
		return v.Slot.String() + ", lost"
	}
	s := ""
	for i := len(v.Words) - 1; i >= 0; i-- {
		if s == "" {
			s = fmt.Sprintf("0x%x", v.Words[i])
		} else {
			s += fmt.Sprintf("%016x", v.Words[i])
		}
	}
	if v.Place.Kind == stackmap.Constant {
		return s
	}
	return v.Slot.String() + " = " + s
}
