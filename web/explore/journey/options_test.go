package journey_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// journeyOf returns the journey of the item with a name.
func journeyOf(t *testing.T, req *report.Request, name string) (*report.Journey, *report.Report) {
	t.Helper()
	journeys, rep := journey.Of(t.Context(), req, nil)
	for i := range journeys {
		if journeys[i].Name == name {
			return &journeys[i], rep
		}
	}
	t.Fatalf("no journey of %s", name)
	return nil, nil
}

// An option is named exactly where the passes' answer would differ without it.
func TestJourneyOptions(t *testing.T) {
	for _, c := range []struct {
		file, name string
		flags      []string
		want       []string
	}{
		{"04-loop-poll.ll", "%array", nil, nil},
		{"04-loop-poll.ll", "%array", []string{"-spp-no-entry", "-spp-no-call"},
			[]string{"Option: -spp-no-entry changed it: without, %array would live across the " +
				"entry poll, before the first call or branch (line 17)"}},
		{"04-loop-poll.ll", "%array", []string{"-spp-rematerialization-threshold=5"}, nil},
		{"42-hash-table.ll", "%bucket",
			[]string{"-rs4gc-remat-derived-at-uses=false", "-spp-rematerialization-threshold=0"},
			[]string{"Option: -spp-rematerialization-threshold=0 changed it: without, %bucket " +
				"would be computed again after @rt_alloc (line 41), and would not live across " +
				"@rt_alloc (line 41)"}},
	} {
		j, _ := journeyOf(t, &report.Request{Source: exploretest.Example(t, c.file),
			Options: report.Options{PassFlags: c.flags}}, c.name)
		_, reasons := journeyTexts(j)
		var got []string
		for _, r := range reasons {
			if strings.HasPrefix(r, "Option: ") {
				got = append(got, r)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s, %s, %q:\n%s\nwant\n%s", c.file, c.name, c.flags,
				strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}

// The path of a pointer leads from its definition over the safepoint to the use, also in the source
// text.
func TestJourneyWays(t *testing.T) {
	j, rep := journeyOf(t, &report.Request{Source: exploretest.Example(t, "base-phi")}, "%cursor")
	lines := map[uint32]int32{}
	var at []int32
	var ids []uint32
	for _, m := range rep.Source.Marks {
		if m.Role == report.RoleWhole {
			at, ids = append(at, m.Start), append(ids, m.ID)
		}
	}
	for i, n := range rep.Source.LineNumbers(at) {
		lines[ids[i]] = int32(n)
	}
	var way []int32
	for _, id := range j.Ways[0] {
		if n := lines[id]; n > 0 && !slices.Contains(way, n) {
			way = append(way, n)
		}
	}
	text := strings.Split(exploretest.Example(t, "base-phi"), "\n")
	var got []string
	for _, n := range way {
		got = append(got, strings.TrimSpace(text[n-1]))
	}
	if len(got) < 3 || !strings.HasPrefix(got[0], "%cursor = phi") ||
		!slices.Contains(got, "call void @foo()") || !strings.HasPrefix(got[len(got)-1], "%value") {
		t.Errorf("the way is\n%s", strings.Join(got, "\n"))
	}
	if n := len(j.Blocks); n == 0 || j.Blocks[n-1] != 0 {
		t.Errorf("blocks %v", j.Blocks)
	}
}

// The accesses through a pointer say which barrier they got, or why they need none.
func TestJourneyBarriers(t *testing.T) {
	const text = `declare ptr addrspace(1) @new()
declare void @collect()
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %made = call ptr addrspace(1) @new()
  store ptr addrspace(1) %v, ptr addrspace(1) %made
  call void @collect()
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret ptr addrspace(1) %made
}
`
	for name, want := range map[string][]string{
		"%made": {"Barrier: store (line 5): no barrier: the object is new: " +
			"no safepoint has followed its allocation"},
		"%o": {"Barrier: store (line 8): barrier cards",
			"Barrier: store (line 9): no barrier: what is stored is null"},
	} {
		flags := []string{"-strategy=name=mine,references=1,allocators=new,write-barrier=cards"}
		j, _ := journeyOf(t, &report.Request{Source: text,
			Options: report.Options{PassFlags: flags}}, name)
		_, reasons := journeyTexts(j)
		reasons = slices.DeleteFunc(reasons, func(r string) bool {
			return !strings.HasPrefix(r, "Barrier: ")
		})
		if !slices.Equal(reasons, want) {
			t.Errorf("%s:\n%s\nwant\n%s", name, strings.Join(reasons, "\n"),
				strings.Join(want, "\n"))
		}
	}
}
