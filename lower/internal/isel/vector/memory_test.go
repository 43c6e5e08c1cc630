package vector_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/mir"
)

// TestMemory loads a vector from a frame object and stores it, without accessing bytes past it;
// lanes that are wider in a register than in memory are converted.
func TestMemory(t *testing.T) {
	for _, test := range []struct{ of, load, store string }{
		{"<4 x i32>", `v2:x128 = movups [frame7]`,
			`movups [frame7], v1`},
		{"<3 x i32>", `v3:g64 = mov.32 [frame7 + 8]
v4:x128 = movq v3
v5:x128 = movq [frame7]
v2:x128 = movlhps tied v5, v4`,
			`movq [frame7], v1
v3:x128 = pshufd v1, 238
v2:g64 = movq v3
mov.32 [frame7 + 8], v2`},
		{"<2 x float>", `v2:x128 = movq [frame7]`,
			`movq [frame7], v1`},
		{"<5 x i8>", `v4:g64 = mov.32 [frame7]
v5:g64 = movzxb.32 [frame7 + 4]
v6:g64 = shl.64 tied v5, 32
v7:g64 = or.64 tied v4, v6
v3:g64 = copy tied v7
v2:x128 = movq v3`,
			`v2:g64 = movq v1
mov.32 [frame7], v2
v3:g64 = shr.64 tied v2, 32
mov.8 [frame7 + 4], v3`},
		{"<2 x i16>", `v2:x128 = movd [frame7]`,
			`movd [frame7], v1`},
		{"<4 x i1>", `v3:g32 = movzxb.32 [frame7]
v4:x128 = movd v3
v5:x128 = pshufd v4, 0
v6:x128 = copy tied [@.LCPI0_0]
v7:x128 = pand tied v5, v6
v8:x128 = pcmpeqd tied v7, v6
v2:x128 = copy tied v8`,
			`v2:g32 = movmskps.32 v1
mov.8 [frame7], v2`},
		{"<2 x i8>", `v3:g64 = movzxw.32 [frame7]
v2:x128 = movq v3`,
			`v2:g64 = movq v1
mov.16 [frame7], v2`},
	} {
		made := func(do func(u *vector.Unit, in *ir.Instr)) string {
			s := parttest.New(t, "define void @f("+test.of+" %x) {\n  %r = freeze "+test.of+
				" %x\n  ret void\n}")
			u := &vector.Unit{Builder: s.Builder, Selection: s}
			code, errors := s.Each(ir.Freeze, func(in *ir.Instr) { do(u, in) })
			return code + errors
		}
		load := made(func(u *vector.Unit, in *ir.Instr) {
			u.LoadVector(u.VReg(in, 0), mir.Frame(7, 0), u.Parts(in.Type())[0])
		})
		if load != test.load {
			t.Errorf("load %s: made\n%s\nwant\n%s", test.of, load, test.load)
		}
		store := made(func(u *vector.Unit, in *ir.Instr) {
			u.StoreVector(mir.Frame(7, 0), u.Source(in.Operand(0), 0), u.Parts(in.Type())[0])
		})
		if store != test.store {
			t.Errorf("store %s: made\n%s\nwant\n%s", test.of, store, test.store)
		}
	}
}
