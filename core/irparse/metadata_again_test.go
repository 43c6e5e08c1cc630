package irparse

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

const nodesAgain = `@g = global |i32*|ptr| null
!named = !{!0, !1, !8}
!8 = !{!7, !6, !4, !3, !2, !9|, !99||}
||!10 = !DICompositeType(tag: DW_TAG_class_type, name: "s", identifier: "s")
|!0 = !{!"a", null, !1, !{}}
!1 = distinct !{!1, !"b"}
!2 = !DIFile(filename: "f.c", directory: "/") ; a comment
!3 = !DISubprogram(name: "f", line: |7|8|, file: !2, scope: !2)
!4 = !{|!5|!6|}
!5 = !{i32 7}
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "s", identifier: "s")
!6 = !DICompositeType(file: !2, tag: DW_TAG_structure_type, name: "s", identifier: "s",
  flags: DIFlagFwdDecl)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 8,
  identifier: "s")
`

// Nodes that are known are those of a reading of the whole text, with their messages.
func TestNodesAgain(t *testing.T) {
	part := strings.Split(nodesAgain, "|")
	var earlier *Nodes
	for bits := range 32 {
		text := part[0]
		for i := 1; i < len(part); i += 3 {
			text += part[i+bits>>(4-i/3)&1] + part[i+2]
		}
		if bits%5 == 4 {
			text = strings.Replace(text, "!4 = ", "!3 = ", 1)
		}
		read := func(nodes *Nodes) string {
			m, list, _ := Parse(t.Context(), source.NewText("m.ll", text), &Options{Nodes: nodes})
			var said strings.Builder
			for _, d := range list.Items {
				fmt.Fprintln(&said, d.Message, d.Span)
			}
			for _, n := range m.Metadata.Nodes {
				fmt.Fprintln(&said, n.Number, n.Span)
			}
			return said.String() + printer.Module(m)
		}
		nodes := After(earlier)
		if now, alone := read(nodes), read(nil); now != alone {
			t.Fatalf("%s is read as\n%s\ninstead of\n%s", text, now, alone)
		}
		known := 0
		if earlier != nil {
			for _, k := range nodes.list {
				if slices.Contains(earlier.list, k) {
					known++
				}
			}
			if known < 3 != (bits == 16) { // then the form of pointers differs
				t.Errorf("%d nodes of %d are known in %s", known, len(earlier.list), text)
			}
		}
		earlier = nodes
	}
}
