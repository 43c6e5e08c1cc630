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
	for _, opts.Workers = range []int{0, 1, 2, 3, 8} {
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
}

// TestWriteBeside prints functions side by side that use attribute groups and metadata in many
// orders, and one that is too long to wait for its turn.
func TestWriteBeside(t *testing.T) {
	var text strings.Builder
	for i := range 300 {
		fmt.Fprintf(&text, "define void @f%d(i32 %%x) %s {\n", i,
			[]string{"", "nounwind", `"a"="b"`}[i%3])
		for k := range 1 + i%7 {
			fmt.Fprintf(&text, "  call void @f%d(i32 %%x) #%d, !a !%d, !b !DILocation(line: %d, "+
				"scope: !%d)\n", (i*7)%300, (i*i+k)%11, (i*13+k*29)%97, i%5+1, 100)
		}
		if i == 150 {
			fmt.Fprint(&text, strings.Repeat("  store i32 %x, ptr null, align 4, !c !96\n", 50_000))
		}
		fmt.Fprint(&text, "  ret void\n}\ndeclare void @g", i, "() #", i%11, "\n")
	}
	for i := range 11 {
		fmt.Fprintf(&text, "attributes #%d = { \"group\"=\"%d\" }\n", i, i%9)
	}
	for i := range 97 {
		fmt.Fprintf(&text, "!%d = !{!%d, i32 %d}\n", i, (i*5+1)%97, i)
	}
	text.WriteString("!100 = distinct !DISubprogram(name: \"f\")\n")
	m, _, err := irparse.ParseString(t.Context(), "many.ll", text.String())
	if err != nil {
		t.Fatal(err)
	}
	opts := &printer.Options{}
	want := string(printer.AppendModule(nil, m, opts))
	for _, opts.MaxBytes = range []int{0, 1000, len(want) / 2, len(want) - 1, len(want)} {
		for _, opts.Workers = range []int{1, 2, 3, 8} {
			var got pieces
			err := printer.WriteModule(&got, m, opts)
			most := len(want)
			if opts.MaxBytes > 0 && opts.MaxBytes < most {
				most = opts.MaxBytes + 1
			}
			if over := most < len(want) || opts.MaxBytes == len(want)-1; over != (err != nil) {
				t.Errorf("%d workers, at most %d bytes: %v", opts.Workers, opts.MaxBytes, err)
			}
			if string(got.all) != want[:most] {
				t.Errorf("%d workers, at most %d bytes of %d: %d are written, and they differ",
					opts.Workers, opts.MaxBytes, len(want), len(got.all))
			}
		}
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

// TestEarly prints bodies before the module, plain and packed: the text is that of AppendModule.
func TestEarly(t *testing.T) {
	var text strings.Builder
	for i := range 20 {
		fmt.Fprintf(&text, "define void @f%d() {\n", i)
		for k := range 20 {
			fmt.Fprintf(&text, "  call void @f%d() #%d, !a !%d\n", k, k%(i+1), k%(i+1))
		}
		text.WriteString("  ret void\n}\n")
	}
	for i := range 20 {
		fmt.Fprintf(&text, "attributes #%d = { \"a\"=\"%d\" }\n!%d = !{i32 %d}\n", i, i, i, i)
	}
	for _, packed := range []bool{false, true} {
		m, _, err := irparse.ParseString(t.Context(), "early.ll", text.String())
		if err != nil {
			t.Fatal(err)
		}
		want := string(printer.AppendModule(nil, m, nil))
		e := printer.NewEarly(m, int64(len(want)))
		if packed {
			e.PackAll()
		}
		for _, f := range m.Funcs {
			if err := e.Function(f); err != nil {
				t.Fatal(err)
			}
		}
		var got bytes.Buffer
		if err := e.WriteModule(&got, m, nil); err != nil {
			t.Fatal(err)
		}
		if got.String() != want {
			t.Errorf("packed %t:\n%s\nwant\n%s", packed, got.String(), want)
		}
	}
}
