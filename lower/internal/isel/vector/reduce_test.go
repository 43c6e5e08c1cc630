package vector_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/vector"
)

// TestReduce combines the elements in sequence, beginning with the start value if there is one.
func TestReduce(t *testing.T) {
	for _, test := range []struct{ declaration, call, want string }{
		{"i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)",
			"i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %x)", `v7 = add v4, v5
v10 = add v7, v8

v4:g32 = movd v1
v6:x128 = pshufd v1, 1
v5:g32 = movd v6
v9:x128 = pshufd v1, 2
v8:g32 = movd v9
v11:g32 = copy tied v10`},
		{"float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)",
			"float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %y)", `v5 = fadd v2, v4
v8 = fadd v5, v6

v4:x32 = copy tied v3
v7:x128 = shufps tied v3, v3, 1
v6:x32 = copy tied v7
v9:x32 = copy tied v8`},
	} {
		s := parttest.New(t, "declare "+test.declaration+
			"\ndefine void @f(<3 x i32> %x, float %s, <2 x float> %y) {\n  %r = call "+test.call+
			"\n  ret void\n}")
		u := &vector.Unit{Builder: s.Builder, Selection: s}
		code, errors := s.Each(ir.Call, func(in *ir.Instr) {
			u.Reduce(in, in.CalledFunc().Name())
		})
		if got := strings.Join(s.Selected, "\n") + "\n\n" + code + errors; got != test.want {
			t.Errorf("%s: selected\n%s\nwant\n%s", test.call, got, test.want)
		}
	}
}
