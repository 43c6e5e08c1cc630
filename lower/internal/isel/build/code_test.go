package build_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// newCode is the code of an empty function in a new module.
func newCode(t *testing.T) *build.Code {
	t.Helper()
	layout, err := datalayout.Parse("e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128")
	if err != nil {
		t.Fatal(err)
	}
	m := ir.NewModule("t")
	c := &build.Code{Env: &build.Env{Module: m, Layout: layout, Symbols: mir.NewSymbols(m),
		Diags: source.NewList(source.NewText("t.ll", "\n\ndefine\n"))}}
	c.Begin(&ir.Func{}, &mir.Func{})
	c.Out.Reset("f")
	return c
}

// made is the code so far as text, one instruction per line.
func made(c *build.Code) string {
	f := *c.Out
	f.Insts = c.Buf
	f.Blocks = []mir.Block{{End: int32(len(f.Insts))}}
	p := mir.Printer{Symbol: c.Env.Symbols.Name}
	_, body, _ := strings.Cut(p.Text(&f), "b0:\n")
	return strings.ReplaceAll(strings.TrimSpace(body), "\n  ", "\n")
}

// TestCode makes code for a general register a, which is v1, and an XMM register x, which is v2.
// The first register that it creates is v3.
func TestCode(t *testing.T) {
	for _, test := range []struct {
		name string
		make func(c *build.Code, a, x mir.VReg)
		want string
	}{
		{"a number that fits stays one", func(c *build.Code, a, x mir.VReg) {
			c.Op2(amd64.ADD, amd64.W64, a, mir.I(-5))
		}, `v3:g64 = add.64 tied v1, -5`},
		{"a number of 64 bits goes to a register", func(c *build.Code, a, x mir.VReg) {
			c.Op2(amd64.ADD, amd64.W64, a, mir.I(1<<40))
		}, `v4:g64 = copy tied 1099511627776
v3:g64 = add.64 tied v1, v4`},
		{"a number gets the bits of the width", func(c *build.Code, a, x mir.VReg) {
			c.Op2(amd64.ADD, amd64.W32, a, mir.I(0xffffffff))
		}, `v3:g32 = add.32 tied v1, -1`},
		{"a number where only a register may stand", func(c *build.Code, a, x mir.VReg) {
			c.X86(amd64.CMP, amd64.W32, mir.I(5), mir.R(a))
		}, `v3:g32 = copy tied 5
cmp.32 v3, v1`},
		{"zero where an XMM register may stand", func(c *build.Code, a, x mir.VReg) {
			c.VOp(amd64.ADDPS, x, mir.I(0))
		}, `v4:x128 = copy tied 0
v3:x128 = addps tied v2, v4`},
		{"an address goes to a register", func(c *build.Code, a, x mir.VReg) {
			c.X86(amd64.CMP, amd64.W64, mir.R(a), mir.Operand{Kind: mir.KindFrameAddr, Sym: 1})
		}, `v3:g64 = copy tied &frame1
cmp.64 v1, v3`},
		{"masks", func(c *build.Code, a, x mir.VReg) {
			c.Op2(amd64.AND, amd64.W32, a, c.Mask(0xffffff00, amd64.W32))
			c.Op2(amd64.AND, amd64.W64, a, c.Mask(0xffffff00, amd64.W64))
		}, `v3:g32 = and.32 tied v1, -256
v4:g64 = copy tied 4294967040
v5:g64 = and.64 tied v1, v4`},
		{"an offset beyond 32 bits", func(c *build.Code, a, x mir.VReg) {
			at := mir.M(a, 1<<31-4)
			at.Seg = amd64.FS
			c.X86(amd64.INC, amd64.W32, c.Offset(at, 3))
			c.X86(amd64.INC, amd64.W32, c.Offset(at, 4))
		}, `inc.32 fs:[v1 + 2147483647]
v3:g64 = lea.64 fs:[v1 + 2147483644]
inc.32 fs:[v3 + 4]`},
		{"loads of whole bytes", func(c *build.Code, a, x mir.VReg) {
			c.LoadInt(c.Temp(mir.GPR, 4), mir.M(a, 0), 1)
			c.LoadInt(c.Temp(mir.GPR, 4), mir.M(a, 0), 9)
			c.LoadInt(c.Temp(mir.GPR, 8), mir.M(a, 0), 64)
		}, `v3:g32 = movzxb.32 [v1]
v4:g32 = movzxw.32 [v1]
v5:g64 = mov.64 [v1]`},
		{"a load of three bytes", func(c *build.Code, a, x mir.VReg) {
			c.LoadInt(c.Temp(mir.GPR, 4), mir.M(a, 8), 24)
		}, `v4:g32 = movzxw.32 [v1 + 8]
v5:g32 = movzxb.32 [v1 + 10]
v6:g32 = shl.32 tied v5, 16
v7:g32 = or.32 tied v4, v6
v3:g32 = copy tied v7`},
		{"a store of 20 bits", func(c *build.Code, a, x mir.VReg) {
			c.StoreOdd(mir.M(a, 0), mir.R(a), 20)
		}, `v3:g32 = shl.32 tied v1, 12
v4:g32 = shr.32 tied v3, 12
mov.16 [v1], v4
v5:g32 = shr.32 tied v4, 16
mov.8 [v1 + 2], v5`},
		{"stores of numbers", func(c *build.Code, a, x mir.VReg) {
			c.StoreInt(mir.M(a, 0), mir.I(0xffffffff), amd64.W32)
			c.StoreInt(mir.M(a, 0), mir.I(0xffffffff), amd64.W64)
		}, `mov.32 [v1], -1
v3:g64 = copy tied 4294967295
mov.64 [v1], v3`},
		{"a condition", func(c *build.Code, a, x mir.VReg) {
			c.SetCC(a, build.Condition{C: amd64.CondL})
		}, `v1:g64 = setcc.l.8  ; reads flags`},
		{"two conditions, and their opposite", func(c *build.Code, a, x mir.VReg) {
			equal := build.FloatConditions[ir.FOEQ].C
			c.SetCC(a, equal)
			c.SetCC(a, equal.Not())
		}, `v3:g32 = setcc.e.8  ; reads flags
v4:g32 = setcc.np.8  ; reads flags
v1:g64 = and.32 tied v3, v4
v5:g32 = setcc.ne.8  ; reads flags
v6:g32 = setcc.p.8  ; reads flags
v1:g64 = or.32 tied v5, v6`},
		{"the bits of a float, and back", func(c *build.Code, a, x mir.VReg) {
			single := build.Part{Class: mir.XMM, Size: 4, Bits: 32}
			c.FromBits(x, c.BitsOf(mir.R(x), single), single)
			c.BitsOf(mir.M(a, 0), build.Part{Class: mir.XMM, Size: 8, Bits: 64})
		}, `v3:g32 = movd v2
v2:x128 = movd v3
v5:x64 = copy tied [v1]
v4:g64 = movq v5`},
		{"lanes", func(c *build.Code, a, x mir.VReg) {
			c.LaneDown(x, 0, 32, false)
			c.LaneDown(x, 3, 32, false)
			c.LaneDown(x, 1, 64, false)
			c.LaneDown(x, 3, 32, true)
			c.LaneDown(x, 1, 64, true)
		}, `v3:x128 = pshufd v2, 3
v4:x128 = pshufd v2, 238
v5:x128 = shufps tied v2, v2, 3
v6:x128 = movhlps tied v2, v2`},
		{"a blend", func(c *build.Code, a, x mir.VReg) {
			c.Blend(x, mir.R(c.XMM()), mir.R(c.XMM()), true)
		}, `v5:x128 = andps tied v3, v2
v6:x128 = andnps tied v2, v4
v7:x128 = orps tied v6, v5`},
		{"a blend of integers with zero", func(c *build.Code, a, x mir.VReg) {
			y := c.XMM()
			c.Blend(x, mir.R(y), mir.I(0), false)
			c.Blend(x, mir.I(0), mir.R(y), false)
		}, `v4:x128 = pand tied v2, v3
v5:x128 = pandn tied v2, v3`},
		{"a call to the library", func(c *build.Code, a, x mir.VReg) {
			c.CallLibrary("fmod", []mir.Operand{mir.R(x).In(amd64.XMM0)})
			c.Env.PIC = true
			c.CallLibrary("fmod", []mir.Operand{mir.Out(x, amd64.XMM0)})
		}, `call @fmod, v2 in xmm0
v2:x128 in xmm0 = call @fmod@plt`},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := newCode(t)
			a := c.Temp(mir.GPR, 8)
			test.make(c, a, c.XMM())
			if got := made(c); got != test.want {
				t.Errorf("made\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

// TestScratchObject requests the scratch memory of a function twice: it is one object of the larger
// size.
func TestScratchObject(t *testing.T) {
	c := newCode(t)
	first, second := c.ScratchObject(40), c.ScratchObject(8)
	if first != second || len(c.Out.Objects) != 1 || c.Out.Objects[first].Size != 48 {
		t.Errorf("objects %d and %d of %v", first, second, c.Out.Objects)
	}
	c.Begin(c.Func, &mir.Func{})
	if c.ScratchObject(8); len(c.Out.Objects) != 1 || c.Out.Objects[0].Size != 16 {
		t.Errorf("in the next function %v", c.Out.Objects)
	}
}

// TestReport reports errors at an instruction, at one without a position, and more errors than the
// limit.
func TestReport(t *testing.T) {
	c := newCode(t)
	c.Func.Span = source.Span{Start: 2, End: 8}
	c.At = c.Env.Module.NewInstr(ir.Add, c.Env.Module.Types.Int(8))
	c.Fail("this")
	c.At.Span = source.Span{Start: 4, End: 5}
	c.Fail("that")
	got := c.Env.Diags.Error()
	for _, want := range []string{
		"t.ll:3:1: error: this is not supported by the x86-64 code generator [SP0501]",
		"t.ll:3:3: error: that is not supported by the x86-64 code generator [SP0501]",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("told\n%s\nwithout %s", got, want)
		}
	}
	for range 30 {
		c.Fail("more")
	}
	if told := len(c.Env.Diags.Items); told != 20 || c.Failed != 32 {
		t.Errorf("%d errors told of %d, want 20 of 32", told, c.Failed)
	}
}
