package build_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// values is a stand-in for selection: each value has the registers that Place gave it. Selecting an
// instruction emits no code, but a line of IR with registers.
type values struct {
	build.Values
	code  *build.Code
	regs  map[ir.Value]mir.VReg
	lines []string
}

func (f *values) Place(v ir.Value, r mir.VReg) { f.regs[v] = r }

func (f *values) VReg(v ir.Value, p int) mir.VReg { return f.regs[v] + mir.VReg(p) }

func (f *values) Source(v ir.Value, p int) mir.Operand {
	if c, ok := ir.AsInt(v); ok {
		return mir.I(c.Int64())
	}
	return mir.R(f.VReg(v, p))
}

func (f *values) Extend(v ir.Value, signed bool, width uint32) mir.VReg {
	d := f.code.Temp(mir.GPR, build.IntSize(width))
	f.lines = append(f.lines, fmt.Sprintf("v%d = extend v%d %t %d", d, f.regs[v], signed, width))
	return d
}

func (f *values) Select(in *ir.Instr) {
	s := fmt.Sprintf("v%d = %s %s", f.regs[in], in.Op, in.Type())
	if in.Op == ir.ICmp {
		s = fmt.Sprintf("v%d = %s %s", f.regs[in], in.Op, in.Pred)
	}
	var list []string
	for i := range in.NumOps() {
		o := f.Source(in.Operand(i), 0)
		list = append(list, (&mir.Printer{}).Operand(f.code.Out, &o))
	}
	f.lines = append(f.lines, s+" "+strings.Join(list, ", "))
}

// newBuilder returns a builder, and a function that creates an instruction of a type with
// registers.
func newBuilder(t *testing.T) (*build.Builder, *values, func(*ir.Type) *ir.Instr) {
	c := newCode(t)
	f := &values{code: c, regs: map[ir.Value]mir.VReg{}}
	b := &build.Builder{Code: c, Values: f}
	return b, f, func(typ *ir.Type) *ir.Instr {
		v := c.Env.Module.NewInstr(ir.Phi, typ)
		for i, p := range append([]build.Part(nil), c.Parts(typ)...) {
			if r := c.Temp(p.Class, p.Size); i == 0 {
				f.Place(v, r)
			}
		}
		return v
	}
}

// TestOverflow computes sums and whether they overflow, of two values in v1 and v2, as IR does.
func TestOverflow(t *testing.T) {
	for _, test := range []struct {
		name   string
		bits   uint32
		op     ir.Opcode
		signed bool
		want   string
	}{
		{"in a wider type, signed", 32, ir.Add, true, `v3 = sext i64 v1
v4 = sext i64 v2
v5 = add i64 v3, v4
v6 = sext i64 v5
v7 = icmp ne v6, v5`},
		{"in a wider type, unsigned", 8, ir.Mul, false, `v3 = zext i64 v1
v4 = zext i64 v2
v5 = mul i64 v3, v4
v6 = zext i64 v5
v7 = icmp ne v6, v5`},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, f, value := newBuilder(t)
			typ := b.Env.Module.Types.Int(test.bits)
			x, y := value(typ), value(typ)
			b.Expr(x).Overflow(test.op, test.signed, x, y)
			if got := strings.Join(f.lines, "\n"); got != test.want {
				t.Errorf("selected\n%s\nwant\n%s", got, test.want)
			}
		})
	}
	b, f, value := newBuilder(t)
	wide := b.Env.Module.Types.Int(128)
	x, y := value(wide), value(wide) // v1 with v2, v3 with v4
	b.Expr(x).Overflow(ir.Sub, false, x, y)
	want := "v5 = sub i128 v1, v3\nv9 = icmp ult v1, v3"
	if got := strings.Join(f.lines, "\n"); got != want {
		t.Errorf("i128: selected\n%s\nwant\n%s", got, want)
	}
}

// TestExtended extends a constant, a value that is wide enough, and one that is not.
func TestExtended(t *testing.T) {
	b, f, value := newBuilder(t)
	types := b.Env.Module.Types
	x := value(types.I16)
	for _, test := range []struct {
		v      ir.Value
		signed bool
		width  uint32
		want   mir.Operand
	}{
		{ir.IntConst(types.I8, 0xff), true, 32, mir.I(-1)},
		{ir.IntConst(types.I8, 0xff), false, 32, mir.I(255)},
		{x, true, 16, mir.R(1)},
		{x, true, 32, mir.R(2)},
	} {
		if got := b.Extended(test.v, test.signed, test.width); got != test.want {
			t.Errorf("%v to %d: %+v, want %+v", printer.Value(test.v), test.width, got, test.want)
		}
	}
	if got := strings.Join(f.lines, "\n"); got != "v2 = extend v1 true 32" {
		t.Errorf("selected\n%s", got)
	}
}

// TestDefineScalar defines a value of two parts of which only one is given: the other is zero.
func TestDefineScalar(t *testing.T) {
	b, _, value := newBuilder(t)
	in := value(b.Env.Module.Types.Int(96))
	b.DefineScalar(in, build.Scalar{mir.I(7)})
	want := "v1:g64 = copy tied 7\nv2:g32 = copy tied 0"
	if got := made(b.Code); got != want {
		t.Errorf("made\n%s\nwant\n%s", got, want)
	}
}

// TestParts lists the parts of types, among them types without parts.
func TestParts(t *testing.T) {
	c := newCode(t)
	types := c.Env.Module.Types
	pair := types.Struct([]*ir.Type{types.I8, types.Double, types.Int(128)}, false)
	for _, test := range []struct {
		of   *ir.Type
		want string
	}{
		{types.I1, "g4:1@0"},
		{types.Int(33), "g8:33@0"},
		{types.Int(100), "g8:64@0 g8:36@8"},
		{types.X86FP80, "x16:80@0"},
		{types.Half, "x4:16@0"},
		{pair, "g4:8@0 x8:64@8 g8:64@16 g8:64@24"},
		{types.Array(2, types.Float), "x4:32@0 x4:32@4"},
		{types.Vector(3, types.I32, false), "x16:96@0/32"},
		{types.Vector(5, types.I64, false), "x16:128@0/64 x16:128@16/64 x16:64@32/64"},
		{types.Vector(4, types.I1, false), "x16:4@0/32"},
		{types.Vector(2, types.Int(128), false), "g8:64@0 g8:64@8 g8:64@16 g8:64@24"},
		{types.Void, ""},
	} {
		var list []string
		for _, p := range c.Parts(test.of) {
			s := fmt.Sprintf("%c%d:%d@%d", "gx"[p.Class], p.Size, p.Bits, p.Off)
			if p.Lane != 0 {
				s += fmt.Sprintf("/%d", p.Lane)
			}
			list = append(list, s)
		}
		if got := strings.Join(list, " "); got != test.want || c.Failed != 0 {
			t.Errorf("%s: %s, want %s", test.of, got, test.want)
		}
	}
	if n, of := c.FlatIndex(pair, []int32{2}); n != 2 || of != types.Int(128) {
		t.Errorf("field 2 is part %d, of type %s", n, of)
	}
	for i, of := range []*ir.Type{types.Int(20000), types.Array(257, types.I8),
		types.Vector(4, types.I32, true), types.OpaquePointer(build.Pointer32S)} {
		if c.Parts(of); c.Failed != i+1 {
			t.Errorf("%s is held", of)
		}
	}
}
