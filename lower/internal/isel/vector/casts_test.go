package vector_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/vector"
)

// TestCasts converts and selects lanes, and inserts one into a vector.
func TestCasts(t *testing.T) {
	for _, test := range []struct {
		args, text string
		op         ir.Opcode
		do         func(u *vector.Unit, in *ir.Instr)
		want       string
	}{
		{"<4 x float> %x", "fptosi <4 x float> %x to <4 x i32>", ir.FPToSI,
			(*vector.Unit).CastLanes, `v2:x128 = cvttps2dq v1`},
		{"<4 x i32> %x", "sitofp <4 x i32> %x to <4 x float>", ir.SIToFP,
			(*vector.Unit).CastLanes, `v2:x128 = cvtdq2ps v1`},
		{"<4 x i1> %c, <4 x i32> %x, <4 x i32> %y",
			"select <4 x i1> %c, <4 x i32> %x, <4 x i32> %y", ir.Select,
			(*vector.Unit).SelectLanes, `v4:x128 = pand tied v2, v1
v5:x128 = pandn tied v1, v3
v6:x128 = por tied v5, v4
v7:x128 = copy tied v6`},
		{"<4 x float> %x, <4 x float> %y", "fcmp olt <4 x float> %x, %y", ir.FCmp,
			(*vector.Unit).CompareFloats, `v3:x128 = cmpps tied v1, v2, 1
v4:x128 = copy tied v3`},
		{"<4 x i32> %x, i32 %e", "insertelement <4 x i32> %x, i32 %e, i32 1", ir.InsertElement,
			(*vector.Unit).InsertElement, `v3:x128 = pinsrw tied v1, v2, 2
v4:g32 = shr.32 tied v2, 16
v5:x128 = pinsrw tied v3, v4, 3
v6:x128 = copy tied v5`},
	} {
		s := parttest.New(t, "define void @f("+test.args+") {\n  %r = "+test.text+
			"\n  ret void\n}")
		u := &vector.Unit{Builder: s.Builder, Selection: s}
		code, errors := s.Each(test.op, func(in *ir.Instr) { test.do(u, in) })
		if code != test.want || errors != "" {
			t.Errorf("%s: made\n%s\nwant\n%s\n%s", test.text, code, test.want, errors)
		}
	}
}
