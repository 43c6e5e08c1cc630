package journey_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// subject finds the nth item of a kind with a label.
func subject(t *testing.T, links []report.Link, kind provenance.Kind, label string, n int) uint32 {
	t.Helper()
	for _, l := range links {
		if l.Kind == kind && l.Label == label {
			if n--; n < 0 {
				return l.ID
			}
		}
	}
	t.Fatalf("no %s %s", kind, label)
	return 0
}

// The call, its code and its record have only the rows of that record. Rows of a later record that
// lists the call's result belong to the value.
func TestJourneyOfCallIsNotOfItsResult(t *testing.T) {
	req := &report.Request{Source: exploretest.Example(t, "list-walk")}
	_, rep := journey.Of(t.Context(), req, []uint32{})
	x := report.NewIndex(rep.Links)
	call, value := provenance.KindCall, provenance.KindInstruction
	for _, c := range []struct {
		kind  provenance.Kind
		label string
		n     int
		rows  string // record and location of each
		why   string
	}{
		{call, "call @rt_alloc", 0, "0:4", "record 0 →"},
		{call, "call @rt_alloc", 1, "1:8 1:6 1:4", "record 1 →"},
		{call, "%statepoint_token", 0, "0:4", "record 0 →"},
		{provenance.KindMachine, "callq rt_alloc", 0, "0:4", "record 0 →"},
		{provenance.KindMachine, "callq rt_alloc", 1, "1:8 1:6 1:4", "record 1 →"},
		{provenance.KindMachine, "movl $8, %esi", 0, "0:4", "record 0 →"},
		{provenance.KindRecord, "record 0", 0, "0:4", "record 0 →"},
		{provenance.KindLocation, "record 0, location 1", 0, "0:4", "record 0, location 1:"},
		{provenance.KindLocation, "record 1, location 6", 0, "1:6", "record 1, location 6:"},
		{provenance.KindLocation, "record 1, location 7", 0, "1:8", "record 1, location 7:"},
		{value, "%head", 0, "1:8", "record 1, location 8:"},
		{value, "%head1", 0, "1:8", "record 1, location 8:"},
		{value, "%new", 0, "", "movq %rax, %rcx"},
		{provenance.KindSlot, "[rsp+16]", 0, "1:4", "record 1, location 4:"},
	} {
		id := subject(t, rep.Links, c.kind, c.label, c.n)
		journeys, _ := journey.Of(t.Context(), req, []uint32{id})
		var rows []string
		for _, r := range journeys[0].Rows {
			rows = append(rows, fmt.Sprintf("%d:%d", r.RecordNumber, r.Number))
		}
		if got := strings.Join(rows, " "); got != c.rows {
			t.Errorf("%s %s has the rows %q, not %q", c.kind, c.label, got, c.rows)
		}
		if why := x.Why([]uint32{id}).String(); !strings.Contains(why, c.why) {
			t.Errorf("%s %s: %s", c.kind, c.label, why)
		}
	}
}

// A value that is not a reference is in no record for a collector to update and has no slot of
// references, nor does the call that returns it.
func TestJourneyOfWhatIsNoReference(t *testing.T) {
	const source = `declare i64 @count(ptr addrspace(1))
declare double @weigh(ptr addrspace(1))
declare <2 x i64> @pair(ptr addrspace(1))
declare ptr @raw(ptr addrspace(1))
define i64 @f(ptr addrspace(1) %tree, ptr addrspace(1) %other, i64 %kept, i1 %flag) gc "statepoint-example" {
  %here = alloca i64
  %n = call i64 @count(ptr addrspace(1) %tree)
  %0 = call i64 @count(ptr addrspace(1) %other) [ "deopt"(i64 %kept, i64 %n) ]
  %w = call double @weigh(ptr addrspace(1) %tree)
  %v = call <2 x i64> @pair(ptr addrspace(1) %tree)
  %r = call ptr @raw(ptr addrspace(1) %tree)
  %again = call i64 @count(ptr addrspace(1) %other)
  store i64 %n, ptr %r
  store i64 %0, ptr %here
  store double %w, ptr %here
  store <2 x i64> %v, ptr %r
  %sum = select i1 %flag, i64 %again, i64 %kept
  ret i64 %sum
}
`
	req := &report.Request{Source: source}
	_, rep := journey.Of(t.Context(), req, []uint32{})
	if !rep.OK {
		t.Fatal(rep.Diagnostics)
	}
	const none = "Live: it is not a reference, so no collector updates it"
	seen := 0
	for _, l := range rep.Links {
		if l.Kind != provenance.KindArgument && l.Kind != provenance.KindInstruction ||
			l.Category != report.CategoryNone || l.Detail == "void" {
			continue
		}
		seen++
		journeys, _ := journey.Of(t.Context(), req, []uint32{l.ID})
		rows, reasons := journeyTexts(&journeys[0])
		if len(rows) > 0 || journeys[0].Absent != "No safepoint lists it." ||
			!slices.Contains(reasons, none) {
			t.Errorf("%s: %q, %q, %q", l.Label, rows, journeys[0].Absent, reasons)
		}
		for _, r := range reasons {
			if strings.Contains(r, "shared") || strings.Contains(r, "needs it after") {
				t.Errorf("%s: %s", l.Label, r)
			}
		}
		if deopt := slices.ContainsFunc(reasons, func(r string) bool {
			return strings.HasPrefix(r, "Deopt: recorded in record 1, location")
		}); deopt != (l.Label == "%kept" || l.Label == "%n" || l.Label == "%n1") {
			t.Errorf("%s: %q", l.Label, reasons)
		}
	}
	if seen < 12 {
		t.Errorf("only %d values are no references", seen)
	}
}
