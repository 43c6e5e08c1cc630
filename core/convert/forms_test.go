package convert_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/e2e/filetest"
)

// forms are modules that say the same in each dialect.
func forms(t testing.TB) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	f, err := filetest.ReadFile("filetests/one-module-in-every-dialect.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range f.Cases {
		all[c.Name] = []byte(c.Text)
	}
	return all
}

func readForm(t testing.TB, dialect string, data []byte) *ir.Module {
	t.Helper()
	m := readModule(t, dialect, data)
	want, err := ir.ParseDialect(dialect)
	if err != nil {
		t.Fatal(err)
	}
	if m.Dialect != want {
		t.Fatalf("the module in the form of %s is read as %s", dialect, m.Dialect)
	}
	return m
}

// sortParagraphs makes the order of declarations not matter: one in one dialect can be several in
// another.
func sortParagraphs(text string) string {
	parts := strings.Split(strings.TrimSpace(text), "\n\n")
	slices.Sort(parts)
	return strings.Join(parts, "\n\n")
}

// A module in each dialect converts to what it is in each other one, operand for operand.
func TestConvertForms(t *testing.T) {
	all := forms(t)
	for _, from := range ir.DialectNames {
		for _, to := range ir.DialectNames {
			t.Run(from+" to "+to, func(t *testing.T) {
				m := readForm(t, from, all[from])
				want := readForm(t, to, all[to])
				got := mustConvert(t, m, want.Dialect)
				if got, want := sortParagraphs(got),
					sortParagraphs(printer.Module(want)); got != want {
					t.Errorf("got\n%s\nwant\n%s", got, want)
				}
			})
		}
	}
}

// Inline operands become bundles and inline operands again, to the letter, in what LLVM's documents
// print.
func TestConvertDocumentsThereAndBack(t *testing.T) {
	f, err := filetest.ReadFile("../irparse/filetests/read/statepoints-as-documents-print-them.ll")
	if err != nil {
		t.Fatal(err)
	}
	converted := 0
	for _, c := range f.Cases {
		t.Run(c.Name, func(t *testing.T) {
			m, _, err := irparse.ParseString(context.Background(), c.Name, c.Text)
			if err != nil {
				t.Fatal(err)
			}
			before, dialect := printer.Module(m), m.Dialect
			for _, to := range []ir.Dialect{ir.LLVM11, dialect} {
				if _, err := convert.Dialect(context.Background(), m, to, nil); err != nil {
					t.Fatal(err)
				}
			}
			// A name that says no result kind, or no types at all, comes back whole.
			if after := printer.Module(m); after != before && !strings.Contains(before,
				"gc.result(") {
				t.Errorf("got\n%s\nwant\n%s", after, before)
			}
			converted++
		})
	}
	if converted < 4 {
		t.Errorf("only %d modules", converted)
	}
}

// Whatever a module has before and after a conversion has the same id, and what is made names what
// it comes from.
func TestConvertKeepsProvenance(t *testing.T) {
	all := forms(t)
	for _, from := range ir.DialectNames {
		for _, to := range ir.DialectNames {
			m := readForm(t, from, all[from])
			ids := map[string]provenance.ID{}
			each := func(visit func(key string, in *ir.Instr)) {
				for _, f := range m.Funcs {
					for _, a := range f.Args {
						if !f.IsDeclaration() {
							visit(f.Name()+" "+a.Name(), nil)
						}
					}
					for _, b := range f.Blocks {
						for in := b.First(); in != nil; in = in.Next() {
							if in.Name() != "" {
								visit(f.Name()+" "+in.Name(), in)
							}
						}
					}
				}
			}
			each(func(key string, in *ir.Instr) {
				if in != nil {
					ids[key] = in.ID()
				}
			})
			last := m.IDs.Last()
			dialect, _ := ir.ParseDialect(to)
			mustConvert(t, m, dialect)
			each(func(key string, in *ir.Instr) {
				if in == nil {
					return
				}
				if in.ID() > last && len(in.From()) == 0 {
					t.Errorf("%s to %s: %s comes from nothing", from, to, printer.Instr(in))
				}
				if id, was := ids[key]; was && in.ID() != id && in.ID() <= last {
					t.Errorf("%s to %s: %s has id %d, had %d", from, to, key, in.ID(), id)
				} else if was && in.ID() > last && !strings.HasSuffix(key, ".token") {
					t.Errorf("%s to %s: %s was made anew", from, to, key)
				}
			})
		}
	}
}

const typedHead = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
define void @f() gc "statepoint-example" {
`

// What a dialect cannot say is refused where it stands, and nothing changes.
func TestConvertRefuses(t *testing.T) {
	const call = `  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(`
	for _, c := range []struct{ to, text, want string }{
		{"3.6", typedHead + call +
			"i64 7, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0)\n  ret void\n}\n",
			"in.ll:4:3: error: cannot be converted to LLVM 3.6: this statepoint has the id 7, " +
				"where LLVM 3.6 always gives 2882400000"},
		{"3.6", typedHead + call + "i64 2882400000, i32 8, void ()* @foo, i32 0, i32 0, i32 0, " +
			"i32 0)\n  ret void\n}\n", "this statepoint has patch bytes"},
		{"3.6", typedHead + call + "i64 2882400000, i32 0, void ()* @foo, i32 0, i32 1, i32 0, " +
			"i32 0)\n  ret void\n}\n", "this statepoint has flags"},
		{"3.7", typedHead + call +
			"i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ \"other\"(i32 1) ]\n  " +
			"ret void\n}\n",
			"in.ll:4:3: error: cannot be converted to LLVM 3.7: this statepoint has the operand " +
				"bundle \"other\""},
		{"3.7", "declare void @foo()\ndefine void @f() {\n  call void @foo() [ \"deopt\"(i32 1) " +
			"]\n  ret void\n}\n",
			"in.ll:3:3: error: cannot be converted to LLVM 3.7: this call has operand bundles"},
		{"14", "define target(\"spirv.Image\") @f(ptr %p, target(\"spirv.Image\") %t) {\n  ret " +
			"target(\"spirv.Image\") %t\n}\n", "there is no type target(\"spirv.Image\")"},
		{
			"14",
			"define i32 @f(ptr %p) {\n  %x = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst\n  ret " +
				"i32 %x\n}\n",
			"in.ll:2:3: error: cannot be converted to LLVM 11–14: the atomic operation " +
				"`uinc_wrap` came with a later version of LLVM"},
		{"14", "!named = !{!0, !1}\n!0 = !DIGlobalVariable(name: \"v\", scope: null)\n" +
			"!1 = !DIGlobalVariable(linkageName: \"v\", scope: null)\n",
			"in.ll:3:6: error: cannot be converted to LLVM 11–14: a `!DIGlobalVariable` " +
				"without a name came after LLVM 14"},
	} {
		text := source.NewText("in.ll", c.text)
		m, _, err := irparse.Parse(context.Background(), text, nil)
		if err != nil {
			t.Fatal(err)
		}
		before := printer.Module(m)
		to, err := ir.ParseDialect(c.to)
		if err != nil {
			t.Fatal(err)
		}
		_, err = convert.Dialect(context.Background(), m, to, nil)
		if err == nil {
			t.Errorf("converted to %s:\n%s", c.to, printer.Module(m))
			continue
		}
		if !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v\nwant %s", err, c.want)
		}
		if after := printer.Module(m); after != before {
			t.Errorf("refused, and yet changed:\n%s", after)
		}
	}
}

// Pointers take the type they are used with; one that is used with two goes through a cast.
func TestConvertInfersPointees(t *testing.T) {
	const text = `%pair = type { i32, ptr }

@g = global ptr @h

define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %x = load i32, ptr %at
  %next = getelementptr i32, ptr %at, i64 1
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %loop

done:
  %bits = load float, ptr %at
  ret i32 %x
}

define ptr @second(ptr %pair) {
  %a = getelementptr %pair, ptr %pair, i64 0, i32 1
  %b = load ptr, ptr %a
  ret ptr %b
}

define void @h(ptr %f) {
  %r = call i32 %f(i64 3)
  %n = call i32 @sum(ptr @g, i32 %r)
  ret void
}
`
	const want = `%pair = type { i32, i8* }

@g = global i8* bitcast (void (i32 (i64)*)* @h to i8*)

define i32 @sum(i32* %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi i32* [ %p, %entry ], [ %next, %loop ]
  %at.casted = bitcast i32* %at to float*
  %x = load i32, i32* %at, align 4
  %next = getelementptr i32, i32* %at, i64 1
  %c = icmp eq i32* %next, null
  br i1 %c, label %done, label %loop

done:                                             ; preds = %loop
  %bits = load float, float* %at.casted, align 4
  ret i32 %x
}

define i8* @second(%pair* %pair) {
  %a = getelementptr %pair, %pair* %pair, i64 0, i32 1
  %b = load i8*, i8** %a, align 8
  ret i8* %b
}

define void @h(i32 (i64)* %f) {
  %r = call i32 %f(i64 3)
  %n = call i32 @sum(i32* bitcast (i8** @g to i32*), i32 %r)
  ret void
}
`
	if got := mustConvert(t, readModule(t, "in.ll", []byte(text)), ir.LLVM11); got != want {
		t.Errorf("got\n%s", got)
	}
}
