package x87_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/x87"
)

// TestCast converts to extended values and from them: x is v1, s v2, h v3, i v4, b v5 and v6.
func TestCast(t *testing.T) {
	for _, test := range []struct {
		op         ir.Opcode
		text, want string
	}{
		{ir.FPExt, "fpext float %s to x86_fp80", `movss [frame0], v2
fld32 [frame0]
fstp80 [frame0]
v7:x128 = movaps [frame0]`},
		{ir.FPTrunc, "fptrunc x86_fp80 %x to double", `push80 mem? v1, [frame0]
fstp64 [frame0]
v7:x64 = movsd [frame0]`},
		{ir.SIToFP, "sitofp i16 %h to x86_fp80", `v7:g64 = movsxw.64 v3
mov.64 [frame0], v7
fild64 [frame0]
fstp80 [frame0]
v8:x128 = movaps [frame0]`},
		{ir.UIToFP, "uitofp i64 %i to x86_fp80", `v7:g64 = mov.32 v4
v8:g64 = shr.64 tied v4, 32
mov.64 [frame0], v8
fild64 [frame0]
fld32 [@.LCPI0_0]
fmulp
mov.64 [frame0 + 16], v7
fild64 [frame0 + 16]
faddp
fstp80 [frame0]
v9:x128 = movaps [frame0]`},
		{ir.FPToSI, "fptosi x86_fp80 %x to i32", `push80 mem? v1, [frame0]
fnstcw [frame0 + 16]
v8:g32 = movzxw.32 [frame0 + 16]
v9:g32 = or.32 tied v8, 3072
mov.16 [frame0 + 18], v9
fldcw [frame0 + 18]
fistp32 [frame0]
fldcw [frame0 + 16]
v7:g32 = mov.32 [frame0]`},
		{ir.FPToUI, "fptoui x86_fp80 %x to i64", `fnstcw [frame0 + 16]
v8:g32 = movzxw.32 [frame0 + 16]
v9:g32 = or.32 tied v8, 3072
mov.16 [frame0 + 18], v9
push80 mem? v1, [frame0]
fldcw [frame0 + 18]
fistp64 [frame0]
fldcw [frame0 + 16]
v10:g64 = mov.64 [frame0]
push80 mem? v1, [frame0]
fld32 [@.LCPI0_0]
fsubp
fldcw [frame0 + 18]
fistp64 [frame0]
fldcw [frame0 + 16]
v11:g64 = mov.64 [frame0]
v12:g64 = sar.64 tied v10, 63
v13:g64 = and.64 tied v11, v12
v7:g64 = or.64 tied v13, v10`},
		{ir.BitCast, "bitcast x86_fp80 %x to i80", `v7:g64 = movq v1
v8:g32 = pextrw.32 v1, 4`},
		{ir.BitCast, "bitcast i80 %b to x86_fp80", `v7:x128 = movq v5
v8:x128 = pinsrw tied v7, v6, 4`},
	} {
		s := parttest.New(t, "define void @f(x86_fp80 %x, float %s, i16 %h, i64 %i, i80 %b) {\n"+
			"  %r = "+test.text+"\n  ret void\n}")
		u := &x87.Unit{Builder: s.Builder}
		u.Begin()
		code, errors := s.Each(test.op, func(in *ir.Instr) {
			if !u.Cast(in) {
				t.Errorf("%s is left to others", test.text)
			}
		})
		if code != test.want || errors != "" {
			t.Errorf("%s: made\n%s\nwant\n%s\n%s", test.text, code, test.want, errors)
		}
	}
}

// TestCastLeftToOthers leaves conversions with half and with vectors to others.
func TestCastLeftToOthers(t *testing.T) {
	for op, text := range map[ir.Opcode]string{
		ir.FPExt: "fpext half %h to x86_fp80", ir.SIToFP: "sitofp <1 x i32> %v to <1 x x86_fp80>",
	} {
		s := parttest.New(t, "define void @f(half %h, <1 x i32> %v) {\n  %r = "+text+
			"\n  ret void\n}")
		u := &x87.Unit{Builder: s.Builder}
		u.Begin()
		code, _ := s.Each(op, func(in *ir.Instr) {
			if u.Cast(in) {
				t.Errorf("%s is selected", text)
			}
		})
		if code != "" {
			t.Errorf("%s makes\n%s", text, code)
		}
	}
}
