package passes_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
)

// finishedModule begins with a function that passes only strip: its load is no longer of unchanging
// memory once the second function has safepoints.
const finishedModule = `
declare void @poll()

define i32 @plain(i32* %p) {
  %v = load i32, i32* %p, align 4, !invariant.load !0
  ret i32 %v
}

define i8 addrspace(1)* @one(i8 addrspace(1)* %a) gc "statepoint-example" {
  call void @poll()
  ret i8 addrspace(1)* %a
}

define i8 addrspace(1)* @two(i8 addrspace(1)* %a) gc "statepoint-example" {
  %b = call i8 addrspace(1)* @one(i8 addrspace(1)* %a)
  call void @poll()
  ret i8 addrspace(1)* %b
}

!0 = !{}
`

// TestFinished releases the body of each function in Finished. Every function is finished once, in
// order, with the text that it has if the passes run on the whole module.
func TestFinished(t *testing.T) {
	older := strings.Replace(finishedModule, "declare void @poll()",
		"declare void @poll()\ndeclare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, "+
			"i32, void ()*, i32, i32, ...)", 1)
	for _, c := range []struct{ name, text, passes string }{
		{"last", finishedModule, "place-safepoints,rewrite-statepoints-for-gc"},
		{"not last", finishedModule, "rewrite-statepoints-for-gc,verify"},
		{"none", finishedModule, ""},
		{"nothing changes", strings.ReplaceAll(finishedModule, ` gc "statepoint-example"`, ""), "rewrite-statepoints-for-gc"},
		{"older form", older, "rewrite-statepoints-for-gc"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var want, got []string
			whole := run(t, c.text, c.passes, nil)
			for _, f := range whole.Funcs {
				if !f.IsDeclaration() {
					want = append(want, printer.Func(f))
				}
			}
			m := run(t, c.text, c.passes, func(f *ir.Func) error {
				got = append(got, printer.Func(f))
				f.Release()
				return nil
			})
			if len(got) != len(want) || len(want) != 3 {
				t.Fatalf("%d functions come, want %d", len(got), len(want))
			}
			for i := range want {
				if trim(got[i]) != trim(want[i]) {
					t.Errorf("this comes\n%s\nand not\n%s", got[i], want[i])
				}
			}
			if f := m.Func("one"); f.IsDeclaration() || ir.FirstUse(f) != nil {
				t.Errorf("@one is not a definition any more, or has uses in bodies that are gone")
			}
		})
	}
}

// trim is a function's text without its header, which may change until the end.
func trim(text string) string { return text[strings.Index(text, "{"):] }

// TestFinishedFails ends a run with an error from Finished.
func TestFinishedFails(t *testing.T) {
	m, _, err := irparse.ParseString(context.Background(), "in.ll", finishedModule)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	enough, count := errors.New("enough"), 0
	p.Finished = func(*ir.Func) error {
		count++
		return enough
	}
	if _, err := p.Run(context.Background(), m); !errors.Is(err, enough) || count != 1 {
		t.Errorf("the run ends with %v after %d functions", err, count)
	}
}

func run(t *testing.T, text, names string, finished func(*ir.Func) error) *ir.Module {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "in.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(names)
	if err != nil {
		t.Fatal(err)
	}
	p.Finished = finished
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return m
}
