package panes

import (
	"os"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// A function's frame map and shadow stack entry replace the stack map, and are linked with the
// roots in the source.
func TestFrameMaps(t *testing.T) {
	source, err := os.ReadFile("../../../static/examples/61-shadow-unwind.ll")
	if err != nil {
		t.Fatal(err)
	}
	rep := Run(t.Context(), &report.Request{Source: string(source)})
	const want = `@llvm_gc_root_chain:     the newest entry; the collector walks from it
@__gc_both:              the frame map of @both, a constant
03 00 00 00  NumRoots    3 roots
02 00 00 00  NumMeta     of them with metadata: 2
an address   Meta[0]     @kind.pair describes %first
an address   Meta[1]     @kind.node describes %second
entry of @both:          at [rsp+0] while it runs
             Next        the caller's entry
             Map         @__gc_both
             Roots[0]    %first
             Roots[1]    %second
             Roots[2]    %scratch
`
	if rep.StackMap.Text != want {
		t.Errorf("got\n%s", rep.StackMap.Text)
	}
	if got := rep.StackMap.Gutter; len(got) != 12 || got[9] != "10" || got[11] != "20" {
		t.Errorf("offsets %q", got)
	}
	if s := rep.Stages[len(rep.Stages)-1]; s.Summary != "1 map, 3 roots" || !s.Changed {
		t.Errorf("the last stage %+v", s)
	}
	index := report.NewIndex(rep.Links)
	for _, l := range rep.Links {
		if l.Kind == provenance.KindLocation && l.Label == "root 2 of @both" {
			if why := index.Why([]uint32{l.ID}).String(); why !=
				"%scratch → %scratch → [rsp+0] → root 2 of @both: entry+32, 8 bytes" {
				t.Errorf("its way: %s", why)
			}
			return
		}
	}
	t.Error("the third root is not linked")
}
