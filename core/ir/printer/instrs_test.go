package printer_test

import (
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

// An instruction has the numbers of attribute groups and metadata that its module has.
func TestInstrs(t *testing.T) {
	m, _, err := irparse.Parse(t.Context(), source.NewText("m.ll", `declare void @callee()

define void @first() {
  call void @callee() #1, !a !0
  ret void
}

define void @second(ptr %0) {
  call void @callee() #0, !a !1
  %2 = load i64, ptr %0, align 8, !tbaa !2
  ret void
}

attributes #0 = { cold }
attributes #1 = { nounwind }

!0 = !{i64 1}
!1 = !{i64 2}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !0}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	text, print := printer.Module(m), printer.Instrs(m)
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if line := print(in); !strings.Contains(text, "\n  "+line+"\n") {
					t.Errorf("%q is none of the lines of\n%s", line, text)
				}
			}
		}
	}
}
