package journey_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/static/examples"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// journeyTexts formats the rows and reasons of a journey.
func journeyTexts(j *report.Journey) (rows, reasons []string) {
	for i := range j.Rows {
		var cells []string
		for _, c := range j.Rows[i].Cells() {
			cells = append(cells, report.PartsText(c))
		}
		rows = append(rows, strings.Join(cells, " | "))
	}
	for i := range j.Reasons {
		reasons = append(reasons, j.Reasons[i].About+": "+report.PartsText(j.Reasons[i].Parts))
	}
	return rows, reasons
}

// TestJourneyTexts checks where the pointers of some examples are, and why.
func TestJourneyTexts(t *testing.T) {
	for _, c := range []struct {
		file, name    string
		rows, reasons []string
	}{
		{"05-base-phi.ll", "%cursor",
			[]string{"@foo line 23 | rax | [rsp+16] at 0x1b | 0, 6 (%cursor.base 5, [rsp+0]) | " +
				"rax at 0x25 | %cursor.relocated"},
			[]string{"Live: %value (line 24) needs it after @foo",
				"Base: %cursor.base, inserted because %cursor may point into different objects: " +
					"%in_left in %left and %in_right in %right"}},
		{"05-base-phi.ll", "%cursor.base",
			[]string{"@foo line 23 | rsi | [rsp+0] at 0x17 | 0, 4 (its own base) | " +
				"no, nothing reads it | %cursor.base.relocated"},
			[]string{"Live: kept as the base of %cursor",
				"Base: inserted because %cursor may point into different objects: " +
					"%in_left in %left and %in_right in %right"}},
		{"03-entry-poll.ll", "%from",
			[]string{"poll in @move | rdi | [rsp+8] at 0x10 | 0, 4 (its own base) | " +
				"rdi at 0x22 | %from.relocated"},
			[]string{"Live: %missing (line 30) needs it after the poll; the rewrite moved it " +
				"there, down to its branch",
				"Base: it is one itself, an argument",
				"Poll: entry poll, before the first call or branch"}},
		{"04-loop-poll.ll", "%array",
			[]string{"poll in @sum_until_zero | rdi | [rsp+0] at 0x4 | 0, 4 (its own base) | " +
				"rax at 0x2b | %array.relocated",
				"poll in @sum_until_zero | [rsp+0] | no, since 0x4 | 1, 4 (its own base) | " +
					"rax at 0x2b | %array.relocated2"},
			[]string{"Live: %slot (line 22) needs it after the polls",
				"Base: it is one itself, an argument",
				"Poll: entry poll, before the first call or branch",
				"Poll: poll on the back edge: the loop's trip count is not known to fit 32 bits, " +
					"and no call on every iteration is a safepoint"}},
		{"42-hash-table.ll", "%bucket",
			[]string{"@rt_alloc line 41 | – | – | not listed, computed again | – | %bucket.remat"},
			[]string{"Live: store (line 48) needs it after @rt_alloc",
				"Base: %table, an argument",
				"Record: not listed: recomputing it from %table is cheaper than relocating " +
					"it"}},
		{"45-exceptions.ll", "%obj",
			[]string{"@may_throw line 13 | rdi | [rsp+0] at 0x1 | 0, 4 (its own base) | " +
				"rax at 0xa or rdi at 0x10 | %obj.relocated1, unwinding %obj.relocated",
				"@note line 22 | [rsp+0] | no, since 0x1 | 1, 4 (its own base) | " +
					"no, nothing reads it | %obj.relocated3"}, nil},
	} {
		text := exploretest.Example(t, c.file)
		journeys, _ := journey.Of(t.Context(), &report.Request{Source: text}, nil)
		found := false
		for i := range journeys {
			j := &journeys[i]
			if j.Name != c.name {
				continue
			}
			found = true
			rows, reasons := journeyTexts(j)
			if got, want := strings.Join(rows, "\n"), strings.Join(c.rows, "\n"); got != want {
				t.Errorf("%s, %s:\n%s\nwant\n%s", c.file, c.name, got, want)
			}
			got, want := strings.Join(reasons, "\n"), strings.Join(c.reasons, "\n")
			if c.reasons != nil && got != want {
				t.Errorf("%s, %s:\n%s\nwant\n%s", c.file, c.name, got, want)
			}
		}
		if !found {
			t.Errorf("%s: no journey of %s", c.file, c.name)
		}
	}
}

// TestJourneysOfExamples checks every cell and reason of every example: its target has a link,
// under the same name.
func TestJourneysOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		text := e.Source
		journeys, rep := journey.Of(t.Context(), &report.Request{Source: text}, nil)
		x := report.NewIndex(rep.Links)
		for i := range journeys {
			j := &journeys[i]
			var all []report.Part
			for k := range j.Rows {
				r := &j.Rows[k]
				for _, cell := range r.Cells() {
					if len(cell) == 0 {
						t.Errorf("%s, %s: an empty cell in row %d", e.Name, j.Name, k)
					}
					all = append(all, cell...)
				}
				if r.Location != 0 {
					if l := x.Link(r.Location); l == nil || l.In != r.Record {
						t.Errorf("%s, %s: location %d is not of record %d", e.Name, j.Name,
							r.Location, r.Record)
					}
				}
				for _, n := range append(r.After, r.Unwound...) {
					if l := x.Link(n.ID); l == nil || l.InCode() != n.Name {
						t.Errorf("%s, %s: %s is called otherwise", e.Name, j.Name, n.Name)
					}
				}
			}
			for _, r := range j.Reasons {
				all = append(all, r.Parts...)
			}
			for _, p := range all {
				if p.ID != 0 && x.Link(p.ID) == nil {
					t.Errorf("%s, %s: %q leads nowhere", e.Name, j.Name, p.Text)
				}
			}
			if len(j.Ways) != len(j.Rows) {
				t.Errorf("%s, %s: %d ways for %d rows", e.Name, j.Name, len(j.Ways), len(j.Rows))
			}
		}
	}
}

// A deopt operand is assumed to be a base, and the card gives only this reason.
func TestJourneyTaken(t *testing.T) {
	const source = `declare void @f()
define void @g(ptr addrspace(1) %obj) gc "statepoint-example" {
  %inside = getelementptr i8, ptr addrspace(1) %obj, i64 8
  call void @f() [ "deopt"(ptr addrspace(1) %inside) ]
  store i64 0, ptr addrspace(1) %inside
  ret void
}
`
	journeys, _ := journey.Of(t.Context(), &report.Request{Source: source}, nil)
	for i := range journeys {
		if journeys[i].Name != "%inside" {
			continue
		}
		_, reasons := journeyTexts(&journeys[i])
		const want = "Base: it is assumed to be one, as every deopt operand is"
		if !slices.Contains(reasons, want) {
			t.Errorf("no %q in %q", want, reasons)
		}
		return
	}
	t.Error("no journey of %inside")
}
