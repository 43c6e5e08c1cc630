package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// DeoptValue is one value of a frame's deopt state: what an interpreter needs to go on where the
// frame is stopped. Which variable it is, is between the compiler and the interpreter: they agree
// on the order.
type DeoptValue struct {
	// Slot says where it is recorded to be, Place where that is in the program.
	Slot  *Slot
	Place stackmap.Place
	// Words is the value, in words of 64 bits, of which a value of fewer bytes takes the lowest;
	// nil if it is lost, and then Lost says why.
	Words []uint64
	Lost  error
	// Undef is set for a value that the program left open.
	Undef bool
}

// DeoptState reads the frame's deopt values as they are now, while the frame is visited. A value in
// a register that a callee saved nobody knows where is lost, and no more than that: collectors do
// not need it.
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

// String is the value with its place: "[rsp+8] = 0x2a", "undef", "rbx, lost".
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
