package ir_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
)

// TestWriteModule writes a module of a few megabytes piece by piece; together the pieces equal the
// output of AppendModule, and a writer's error is returned.
func TestWriteModule(t *testing.T) {
	var text strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&text, "@g%d = global [2 x i32] [i32 %d, i32 -1], align 4\n", i, i)
	}
	for i := range 3000 {
		fmt.Fprintf(&text,
			"define i32 @f%d(i32 %%x) {\n  %%y = mul i32 %%x, %d\n  %%z = add i32 %%y, %%x\n  "+
				"ret i32 %%z, !a !%d\n}\n", i, i, i)
	}
	for i := range 3000 {
		fmt.Fprintf(&text, "!%d = !{i32 %d, !\"%s\"}\n", i, i, strings.Repeat("m", 100))
	}
	m, _, err := irparse.ParseString(context.Background(), "big.ll", text.String())
	if err != nil {
		t.Fatal(err)
	}
	opts := &ir.PrintOptions{ModuleID: "big.ll"}
	want := ir.AppendModule(nil, m, opts)
	var got pieces
	if err := ir.WriteModule(&got, m, opts); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.all, want) {
		t.Errorf("%d bytes are written, %d appended, and they differ", len(got.all), len(want))
	}
	if got.count < 2 {
		t.Errorf("%d bytes are written in %d piece", len(want), got.count)
	}
	if err := ir.WriteModule(failing{}, m, opts); !errors.Is(err, errFull) {
		t.Errorf("the error is %v, want %v", err, errFull)
	}
}

type pieces struct {
	all   []byte
	count int
}

func (p *pieces) Write(b []byte) (int, error) {
	p.all = append(p.all, b...)
	p.count++
	return len(b), nil
}

var errFull = errors.New("full")

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errFull }

// TestPackedNames looks up, assigns and removes names after a reader has freed the name table.
func TestPackedNames(t *testing.T) {
	m, list, _ := irparse.ParseString(context.Background(), "names.ll", `define i32 @f(i32 %x) {
entry:
  %y = add i32 %x, 1
  %y1 = add i32 %y, 1
  ret i32 %y1
}
define i32 @g(i32 %x) {
  %z = add i32 %x, 1
  ret i32 %z
}
`)
	if list.HasErrors() {
		t.Fatal(list)
	}
	f, g := m.Func("f"), m.Func("g")
	y := f.Blocks[0].First()
	if f.Lookup("y") != ir.Named(y) || f.Lookup("entry") != ir.Named(f.Blocks[0]) ||
		f.Lookup("x") != ir.Named(f.Args[0]) || f.Lookup("z") != nil {
		t.Error("names are not found again")
	}
	f.SetName(y.Next(), "y")
	if got := y.Next().Name(); got != "y2" && got != "y1" {
		t.Errorf("a taken name becomes %q", got)
	}
	z := g.Blocks[0].First()
	z.Erase()
	if g.Lookup("z") != nil {
		t.Error("an erased instruction is found")
	}
	g.SetName(g.Args[0], "z")
	if got := g.Args[0].Name(); got != "z" {
		t.Errorf("a free name becomes %q", got)
	}
	if got := len(g.LocalNames(nil)); got != 1 {
		t.Errorf("%d names, want 1", got)
	}
}
