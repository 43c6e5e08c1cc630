package datalayout

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
)

// describe is size, ABI and preferred alignment in bytes.
func describe(d *Layout, t *ir.Type) string {
	return fmt.Sprint(d.Size(t), " ", d.ABIAlign(t), " ", d.PrefAlign(t))
}

func TestSizesAndAlignments(t *testing.T) {
	ts := ir.NewTypes()
	i1, i8, i32, i64, i128 := ts.Int(1), ts.Int(8), ts.Int(32), ts.Int(64), ts.Int(128)
	mixed := ts.Struct([]*ir.Type{i8, i64, i32}, false)
	for _, c := range []struct {
		spec, want string
		t          *ir.Type
	}{
		{"", "1 1 1", i1},
		{"", "8 4 8", i64},
		{"e-i64:64-i128:128", "8 8 8", i64},
		{"e-i64:64-i128:128", "16 16 16", i128},
		{"", "16 4 8", mixed},
		{"e-i64:64", "24 8 8", mixed},
		{"e-i64:64", "13 1 8", ts.Struct([]*ir.Type{i8, i64, i32}, true)},
		{"e-i64:64", "72 8 8", ts.Array(3, mixed)},
		{"e-p1:32:32", "4 4 4", ts.OpaquePointer(1)},
		{"e-p1:32:32", "8 8 8", ts.OpaquePointer(0)},
		{"e-f80:128", "16 16 16", ts.X86FP80},
		{"", "32 32 32", ts.Vector(8, i32, false)},
		{"e-a:0:64", "4 4 8", ts.Struct([]*ir.Type{i32}, false)},
	} {
		d, err := Parse(c.spec)
		if err != nil {
			t.Errorf("%q: %v", c.spec, err)
			continue
		}
		if got := describe(d, c.t); got != c.want {
			t.Errorf("%q: %s has %s, want %s", c.spec, c.t, got, c.want)
		}
	}
	d, err := Parse("e-i64:64")
	if err != nil {
		t.Fatal(err)
	}
	for field, want := range []uint64{0, 8, 16} {
		if got := d.FieldOffset(mixed, field); got != want {
			t.Errorf("field %d is at %d, want %d", field, got, want)
		}
	}
}

func TestAddressSpaces(t *testing.T) {
	d, err := Parse("E-S128-A5-P3-G1-p7:64:64:64:32-ni:2:7")
	if err != nil {
		t.Fatal(err)
	}
	if !d.BigEndian || d.StackAlign != 16 || d.AllocaAddrSpace != 5 || d.ProgramAddrSpace != 3 ||
		d.GlobalsAddrSpace != 1 {
		t.Errorf("%+v", d)
	}
	if d.IndexBits(7) != 32 || d.PointerBits(7) != 64 || !d.NonIntegral(7) || d.NonIntegral(1) {
		t.Errorf("space 7: %d bits, index %d", d.PointerBits(7), d.IndexBits(7))
	}
	m := ir.NewModule("m")
	if m.DataLayout = "e-P200-G1"; m.ProgramAddrSpace() != 200 {
		t.Errorf("functions are in space %d", m.ProgramAddrSpace())
	}
}

func TestMalformedLayouts(t *testing.T) {
	for spec, want := range map[string]string{"x": "", "i64": "is expected", "p:64": "", "S7": "",
		"ni:0": "", "i0:8": ""} {
		_, err := Parse(spec)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", spec, err)
		}
	}
}

func TestTargets(t *testing.T) {
	for triple, want := range map[string]string{"x86_64-linux-gnu": "x86_64-unknown-linux-gnu",
		"x86_64-pc-linux-gnu": "x86_64-pc-linux-gnu", "x86_64": "x86_64"} {
		if got := NormalTriple(triple); got != want {
			t.Errorf("%s is %s", triple, got)
		}
	}
	for triple, want := range map[string]string{"x86_64-linux": "e-m:e-",
		"x86_64-apple-macosx": "e-m:o-", "aarch64-linux-gnu": "e-m:e-", "riscv64-linux": ""} {
		spec := OfTarget(triple)
		if !strings.HasPrefix(spec, want) || want == "" && spec != "" {
			t.Errorf("%s has %s", triple, spec)
		}
		if _, err := Parse(spec); err != nil {
			t.Errorf("%s: %v", triple, err)
		}
	}
}
