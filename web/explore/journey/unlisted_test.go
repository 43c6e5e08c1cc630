package journey_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/passes/pass"
	"statepoint/static/examples"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// A pin that no safepoint lists says why.
func TestWhyUnlisted(t *testing.T) {
	const text = `declare void @foo()
define i64 @listed(ptr addrspace(1) %dead, ptr addrspace(1) %live, i64 %n) gc "statepoint-example" {
  %first = load i64, ptr addrspace(1) %dead
  call void @foo()
  store i64 %first, ptr addrspace(1) %live
  ret i64 %n
}
define i64 @leaf(ptr addrspace(1) %p) gc "statepoint-example" {
  %q = getelementptr i64, ptr addrspace(1) %p, i64 1
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v
}
define void @free(ptr addrspace(1) %r) {
  call void @foo()
  store i64 1, ptr addrspace(1) %r
  ret void
}
`
	why := map[string][]string{}
	_, rep := journey.Of(t.Context(), &report.Request{Source: text}, []uint32{})
	for _, l := range rep.Links {
		journeys, _ := journey.Of(t.Context(), &report.Request{Source: text}, []uint32{l.ID})
		if strings.HasPrefix(l.Label, "%") && why[l.Label] == nil {
			_, why[l.Label] = journeyTexts(&journeys[0])
		}
	}
	for name, want := range map[string]string{
		"%dead":  "Live: no safepoint comes between its definition and its last use",
		"%first": "Live: it is not a reference, so no collector updates it",
		"%q":     "Live: @leaf has no safepoint",
		"%r":     "Live: @free names no gc strategy, so no collector reads its frame",
		"%live":  "Live: store (line 5) needs it after @foo",
	} {
		if !slices.Contains(why[name], want) {
			t.Errorf("%s: %q, not %s", name, why[name], want)
		}
	}
}

// No pass found a value live at a safepoint if its card says that no safepoint lies between
// definition and last use.
func TestUnlistedOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, e := range all {
		f := cardFactsOf(t, e.Source)
		_, rep := journey.Of(t.Context(), &report.Request{Source: e.Source}, []uint32{})
		var ids []uint32
		for _, l := range rep.Links {
			if l.Category == report.CategoryBase || l.Category == report.CategoryDerived {
				ids = append(ids, l.ID)
			}
		}
		journeys, _ := journey.Of(t.Context(), &report.Request{Source: e.Source}, ids)
		for i := range journeys {
			j := &journeys[i]
			_, reasons := journeyTexts(j)
			if !slices.ContainsFunc(reasons, func(r string) bool {
				return strings.HasPrefix(r, "Live: no safepoint comes between ")
			}) {
				continue
			}
			n++
			if slices.ContainsFunc(f.live, func(l pass.LiveNote) bool {
				return uint32(l.Value) == j.ID
			}) {
				t.Errorf("%s: %s is live at a safepoint", e.Name, j.Name)
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d", n)
	}
}
