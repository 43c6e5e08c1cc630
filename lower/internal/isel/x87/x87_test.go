package x87_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/x87"
	"statepoint/lower/internal/mir"
)

// TestUnit selects instructions on extended values, which are v1 and v2; their results have
// registers too, so each goes through the memory between the unit and these.
func TestUnit(t *testing.T) {
	for _, test := range []struct {
		name string
		op   ir.Opcode
		text string
		do   func(u *x87.Unit, in *ir.Instr)
		want string
	}{
		{"operands are pushed in order", ir.FSub, `%r = fsub x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) { u.Binary(in) }, `push80 mem? v1, [frame0]
push80 mem? v2, [frame0 + 16]
fsubp
fstp80 [frame0]
v3:x128 = movaps [frame0]`},
		{"one has an instruction of its own", ir.FMul,
			`%r = fmul x86_fp80 0xK3FFF8000000000000000, %y`,
			func(u *x87.Unit, in *ir.Instr) { u.Binary(in) }, `fld1
push80 mem? v2, [frame0 + 16]
fmulp
fstp80 [frame0]
v3:x128 = movaps [frame0]`},
		{"no remainder", ir.FRem, `%r = frem x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) {
				if u.Binary(in) {
					t.Error("frem is selected")
				}
			}, ``},
		{"greater: the first operand is on top", ir.FCmp, `%r = fcmp ogt x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) {
				u.Compare(in.Pred, in.Operand(0), in.Operand(1))
			}, `push80 mem? v2, [frame0]
push80 mem? v1, [frame0 + 16]
fucompi
fstp  ; reads flags`},
		{"less asks for greater, the other way round", ir.FCmp, `%r = fcmp olt x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) {
				u.Compare(in.Pred, in.Operand(0), in.Operand(1))
			}, `push80 mem? v1, [frame0]
push80 mem? v2, [frame0 + 16]
fucompi
fstp  ; reads flags`},
		{"ten bytes in memory", ir.FAdd, `%r = fadd x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) {
				u.Load80(u.VReg(in, 0), mir.Frame(3, 0))
				u.Store80(mir.Frame(3, 16), mir.R(u.VReg(in, 0)))
				u.Store80(mir.Frame(3, 16), mir.I(0))
			}, `v4:x128 = movq [frame3]
v3:x128 = pinsrw tied v4, [frame3 + 8], 4
movq [frame3 + 16], v3
v5:g32 = pextrw.32 v3, 4
mov.16 [frame3 + 24], v5
mov.64 [frame3 + 16], 0
mov.16 [frame3 + 24], 0`},
		{"results of calls", ir.FAdd, `%r = fadd x86_fp80 %x, %y`,
			func(u *x87.Unit, in *ir.Instr) {
				u.PopResult(0, 80)
				u.PopResult(1, 32)
				u.PopResult(1, 64)
				u.PushPart(x87.Pushed{Src: mir.R(1), Bits: 64}, 1)
			}, `fstp
fstp32 [frame0]
v1:x128 = movss [frame0]
fstp64 [frame0]
v1:x128 = movsd [frame0]
movsd [frame0 + 16], v1
fld64 [frame0 + 16]`},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := parttest.New(t, "define void @f(x86_fp80 %x, x86_fp80 %y) {\n  "+test.text+
				"\n  ret void\n}")
			u := &x87.Unit{Builder: s.Builder}
			u.Begin()
			code, errors := s.Each(test.op, func(in *ir.Instr) { test.do(u, in) })
			if code != test.want || errors != "" {
				t.Errorf("made\n%s\nwant\n%s\n%s", code, test.want, errors)
			}
		})
	}
}
