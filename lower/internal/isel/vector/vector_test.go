package vector_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/vector"
)

// TestUnit selects operations on vectors that have instructions.
func TestUnit(t *testing.T) {
	for _, test := range []struct {
		name, args, text string
		op               ir.Opcode
		do               func(u *vector.Unit, in *ir.Instr)
		want             string
	}{
		{"a register at a time", "<6 x i32> %x, <6 x i32> %y", `add <6 x i32> %x, %y`, ir.Add,
			(*vector.Unit).BinaryInst, `v5:x128 = paddd tied v1, mem? v3
v6:x128 = paddd tied v2, mem? v4`},
		{"masks are added without a carry", "<4 x i1> %x, <4 x i1> %y", `add <4 x i1> %x, %y`,
			ir.Add, (*vector.Unit).BinaryInst, `v3:x128 = pxor tied v1, mem? v2`},
		{"a shift of all lanes by one number", "<4 x i32> %x", `lshr <4 x i32> %x, ` +
			`<i32 5, i32 5, i32 5, i32 5>`, ir.LShr, (*vector.Unit).BinaryInst,
			`v2:x128 = psrld tied v1, 5`},
		{"products of doublewords", "<4 x i32> %x, <4 x i32> %y", `mul <4 x i32> %x, %y`, ir.Mul,
			(*vector.Unit).BinaryInst, `v3:x128 = pshufd v2, 245
v4:x128 = pshufd v1, 245
v5:x128 = pmuludq tied v1, v2
v6:x128 = pmuludq tied v4, v3
v7:x128 = shufps tied v5, v6, 136
v8:x128 = pshufd v7, 216
v9:x128 = copy tied v8`},
		{"a comparison of integers", "<4 x i32> %x, <4 x i32> %y", `icmp sgt <4 x i32> %x, %y`,
			ir.ICmp, (*vector.Unit).CompareInts, `v3:x128 = pcmpgtd tied v1, v2
v4:x128 = copy tied v3`},
		{"an element", "<4 x i32> %x", `extractelement <4 x i32> %x, i32 2`, ir.ExtractElement,
			(*vector.Unit).ExtractElement, `v3:x128 = pshufd v1, 2
v2:g32 = movd v3
v4:g32 = copy tied v2`},
		{"a shuffle of one", "<4 x i32> %x",
			`shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>`,
			ir.ShuffleVector, (*vector.Unit).Shuffle, `v2:x128 = pshufd v1, 27
v3:x128 = copy tied v2`},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := parttest.New(t, "define void @f("+test.args+") {\n  %r = "+test.text+
				"\n  ret void\n}")
			u := &vector.Unit{Builder: s.Builder, Selection: s}
			code, errors := s.Each(test.op, func(in *ir.Instr) { test.do(u, in) })
			if code != test.want || errors != "" {
				t.Errorf("made\n%s\nwant\n%s\n%s", code, test.want, errors)
			}
		})
	}
}

// TestErrors selects a vector that does not fit in registers: there is one error, at its
// instruction.
func TestErrors(t *testing.T) {
	s := parttest.New(t, "define void @f(<vscale x 4 x i32> %x) {\n"+
		"  %r = add <vscale x 4 x i32> %x, %x\n  ret void\n}")
	u := &vector.Unit{Builder: s.Builder, Selection: s}
	_, errors := s.Each(ir.Add, func(in *ir.Instr) { u.BinaryInst(in) })
	if !strings.Contains(errors, "t.ll:2:3: error: a value of type `<vscale x 4 x i32>`") {
		t.Error(errors)
	}
}
