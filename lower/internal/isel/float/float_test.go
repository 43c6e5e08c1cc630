package float_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/float"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/isel/x87"
)

// library records the functions that are called.
type library struct{ called []string }

func (l *library) LibraryValues(name string, _ *ir.Instr, _ ...ir.Value) {
	l.called = append(l.called, name)
}

// TestUnit selects instructions on values v1 and v2.
func TestUnit(t *testing.T) {
	for _, test := range []struct {
		name, typ string
		op        ir.Opcode
		text      string
		do        func(u *float.Unit, in *ir.Instr)
		want      string
	}{
		{"a sum of doubles", "double", ir.FAdd, `%r = fadd double %x, %y`,
			(*float.Unit).Binary, `v4:x64 = addsd tied v1, mem? v2`},
		{"a remainder is a call", "double", ir.FRem, `%r = frem double %x, %y`,
			(*float.Unit).Binary, `v4:x64 in xmm0 = call @fmod, v1 in xmm0, v2 in xmm1`},
		{"that of x86_fp80 takes its operands on the stack", "x86_fp80", ir.FRem,
			`%r = frem x86_fp80 %x, %y`, (*float.Unit).Binary, `call fmodl`},
		{"halves are computed as floats", "half", ir.FMul, `%r = fmul half %x, %y`,
			(*float.Unit).InFloat, `v4:x32 in xmm0 = call @__extendhfsf2, v1 in xmm0
v5:x32 in xmm0 = call @__extendhfsf2, v2 in xmm0
v7:x32 in xmm0 = call @__truncsfhf2, v6 in xmm0
v6 = fmul v4, v5`},
		{"fp128 has no instructions", "fp128", ir.FDiv, `%r = fdiv fp128 %x, %y`,
			(*float.Unit).Binary, `v4:x128 in xmm0 = call @__divtf3, v1 in xmm0, v2 in xmm1`},
		{"a sign is inverted by its bit", "float", ir.FNeg, `%r = fneg float %x`,
			(*float.Unit).Negate, `v4:x32 = copy tied [@.LCPI0_0]
v5:x32 = xorps tied v1, v4`},
		{"unsigned numbers are converted in halves", "double", ir.UIToFP,
			`%r = uitofp i64 %n to double`,
			func(u *float.Unit, in *ir.Instr) { u.Cast(in) }, `v5:g64 = mov.32 v3
v8:g64 = shr.64 tied v3, 32
v9:x64 = cvtsi2sd.64 v5
v6:x64 = cvtsi2sd.64 v8
v7:x64 = mulsd tied v6, [@.LCPI0_0]
v4:x64 = addsd tied v7, v9`},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := parttest.New(t, "define void @f("+test.typ+" %x, "+test.typ+" %y, i64 %n) {\n  "+
				test.text+"\n  ret void\n}\n")
			var l library
			u := float.Unit{Builder: s.Builder, Library: &l,
				Vectors: &vector.Unit{Builder: s.Builder}, X87: &x87.Unit{Builder: s.Builder}}
			got, errs := s.Each(test.op, func(in *ir.Instr) { test.do(&u, in) })
			got = strings.Join(append([]string{got}, s.Selected...), "\n")
			for _, name := range l.called {
				got = strings.TrimSpace(got + "\ncall " + name)
			}
			if got += errs; got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}
