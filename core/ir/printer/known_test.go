package printer_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// A function that is known is printed as it was, and what it uses keeps its numbers, although the
// functions before it are not printed.
func TestKnownFunctions(t *testing.T) {
	const text = `declare void @callee()

define void @first() {
  call void @callee() #2, !a !3
  ret void
}

define void @second() {
  call void @callee() #1, !a !5, !b !3
  ret void
}

define void @third() {
  call void @callee() #2
  call void @callee() #0, !b !4
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { cold }
attributes #2 = { nounwind "of"="a call" }

!3 = !{i64 1}
!4 = !{i64 2}
!5 = !{!4}
`
	read := func() *ir.Module {
		m, _, err := irparse.ParseString(t.Context(), "known.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	texts := map[string]*printer.FuncText{}
	printed := func(known ...string) string {
		m := read()
		var marks []ir.Mark
		out := printer.AppendModule(nil, m, &printer.Options{Marks: &marks,
			Texts: printer.NewTexts(func(f *ir.Func) *printer.FuncText {
				for _, name := range known {
					if f.Name() == name {
						return texts[name]
					}
				}
				return nil
			}, func(f *ir.Func, x *printer.FuncText) {
				if x.Own {
					t.Errorf("@%s has metadata of its own", f.Name())
				}
				texts[f.Name()] = x
			})})
		for _, mk := range marks {
			if mk.Role == ir.MarkDef && mk.ID == m.Func("third").ID() &&
				string(out[mk.Start:mk.End]) != "@third" {
				t.Errorf("the name of @third is marked at %s", out[mk.Start:mk.End])
			}
		}
		return string(out)
	}
	want := printed()
	for _, known := range [][]string{{"first"}, {"second", "third"}, {"first", "second", "third"}} {
		if got := printed(known...); got != want {
			t.Errorf("with %v known:\n%s\nwant\n%s", known, got, want)
		}
	}
}
