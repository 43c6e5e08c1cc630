package intrinsics

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
)

// addReductionRules adds the rules of intrinsics that reduce a vector's elements to one, or compare
// all of them.
func addReductionRules(rules map[string]intrinsicRule) {
	rules["vector.partial.reduce.fadd"] = inPartial
	rules["experimental.vector.match"] = inMatch
	for name := range strings.FieldsSeq("add mul and or xor smax smin umax umin") {
		rules["vector.reduce."+name] = inIntegerReduction
	}
	for name := range strings.FieldsSeq("fadd fmul fmax fmin fmaximum fminimum") {
		rules["vector.reduce."+name] = inFloatReduction
	}
}

func inIntegerReduction(v *Checks, in *ir.Instr) string {
	if t := v.argType(in, 0); !t.IsVector() || !t.Elem.IsInteger() {
		return fmt.Sprintf("it needs a vector of integers, not %s", t)
	}
	return ""
}

func inFloatReduction(v *Checks, in *ir.Instr) string {
	if t := v.argType(in, in.Call.NumArgs-1); !t.IsVector() || !t.Elem.IsFloat() {
		return fmt.Sprintf("it needs a vector of floating-point numbers, not %s", t)
	}
	return ""
}

func inMatch(v *Checks, in *ir.Instr) string {
	x, y := v.argType(in, 0), v.argType(in, 1)
	switch {
	case !x.IsVector() || !x.Elem.IsInteger():
		return fmt.Sprintf("the first argument must be a vector of integers, not %s", x)
	case !y.IsVector() || y.Scalable:
		return fmt.Sprintf("the second argument must be a vector of known length, not %s", y)
	case x.Elem != y.Elem:
		return fmt.Sprintf("both vectors must have the same element type, not %s and "+
			"%s", x.Elem, y.Elem)
	}
	return ""
}
