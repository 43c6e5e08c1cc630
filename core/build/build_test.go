package build_test

import (
	"strings"
	"testing"

	"statepoint/core/build"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// A module that uses every method reads back as the same text.
func TestBuilds(t *testing.T) {
	b := build.New("all")
	leaf := b.Declare("leaf", b.I64, b.I64)
	build.Leaf(leaf)
	b.Global("counter", ir.IntConst(b.I64, 3))
	f := b.Function("f", b.Double, build.Param{Name: "x", Type: b.I64},
		build.Param{Name: "p", Type: b.Pointer()})
	entry, one, two, end := f.Block("entry"), f.Block("one"), f.Block("two"), f.Block("end")
	slot := f.Slot("slot", b.I64)
	f.Store(f.Param(0), slot)
	sw := f.Switch(f.Load("v", b.I64, slot), end)
	f.Case(sw, 1, one)
	f.Case(sw, -2, two)
	f.At(one)
	r := f.Call("r", leaf, f.Param(0))
	f.CallPointer("s", leaf.FuncType, f.Param(1), r)
	f.Goto(end)
	f.At(two)
	f.Element("e", b.I64, f.Param(1), f.Param(0))
	f.Unreachable()
	f.At(end)
	phi := f.Phi("phi", b.I64)
	phi.AddIncoming(f.Param(0), entry)
	phi.AddIncoming(r, one)
	d := f.Convert("d", ir.SIToFP, phi, b.Double)
	c := f.Compare("c", ir.FOLT, d, d)
	f.Return(f.Select("best", c, d, f.Binary("twice", ir.FAdd, d, d)))
	g := b.Function("g", b.Void)
	g.Block("")
	g.Return(nil)
	m, err := b.Module()
	if err != nil {
		t.Fatal(err)
	}
	text := printer.Module(m)
	again, _, err := irparse.ParseString(t.Context(), "again.ll", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if printer.Module(again) != text {
		t.Errorf("read back as\n%s\nfrom\n%s", printer.Module(again), text)
	}
}

// Mistakes are all reported, with the function that they are in.
func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		want  string
		build func(b *build.Builder, f *build.Func)
	}{
		{"no block yet", func(b *build.Builder, f *build.Func) { f.Return(nil) }},
		{"a load goes through a pointer, not i64", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Load("", b.I64, f.Param(0))
			f.Return(nil)
		}},
		{"a store goes through a pointer, not i64", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Store(f.Param(0), f.Param(0))
			f.Return(nil)
		}},
		{"icmp is not an operation on two values", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Binary("", ir.ICmp, f.Param(0), f.Param(0))
			f.Return(nil)
		}},
		{"@f is declared or defined already", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Return(nil)
			b.Function("f", b.Void)
		}},
		{"terminator", func(b *build.Builder, f *build.Func) { f.Block("entry") }},
		{"add", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Binary("", ir.Add, f.Param(0), f.Int(b.I32, 1))
			f.Return(nil)
		}},
		{"@f has no parameter 1: it has 1", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Binary("", ir.Add, f.Param(0), f.Param(1))
			f.Return(nil)
		}},
		{"@f calls a function that is nil", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Call("r", nil, f.Param(0))
			f.Return(nil)
		}},
		{"argument", func(b *build.Builder, f *build.Func) {
			f.Block("entry")
			f.Call("", b.Declare("g", b.Void, b.I64))
			f.Return(nil)
		}},
	} {
		b := build.New("wrong")
		c.build(b, b.Function("f", b.Void, build.Param{Name: "x", Type: b.I64}))
		if _, err := b.Module(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q: %v", c.want, err)
		}
	}
}
