package printer_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
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
	opts := &printer.Options{ModuleID: "big.ll"}
	want := printer.AppendModule(nil, m, opts)
	var got pieces
	if err := printer.WriteModule(&got, m, opts); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.all, want) {
		t.Errorf("%d bytes are written, %d appended, and they differ", len(got.all), len(want))
	}
	if got.count < 2 {
		t.Errorf("%d bytes are written in %d piece", len(want), got.count)
	}
	if err := printer.WriteModule(failing{}, m, opts); !errors.Is(err, errFull) {
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
