package clicks

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/static/examples"
	"statepoint/static/lessons"
	"statepoint/web/report"

	proved "statepoint/web/lessons"
)

// text is a module whose links are judged.
type text struct{ name, source string }

// texts are the examples, the solutions of the lessons, random programs, and modules in which the
// subject of a click is easily confused.
func texts(t *testing.T) (list []text) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		list = append(list, text{"example " + e.Name, e.Source})
	}
	tracks, problems, err := proved.Read(lessons.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	for _, track := range tracks {
		for _, l := range track.Lessons {
			list = append(list, text{"lesson " + l.Name, l.Solution})
		}
	}
	for i := range short.Share(uint64(2), 2) - 1 {
		opt := gen.All
		opt.Throw = i%2 == 1
		opt.Unnamed = i%3 == 2
		opt.Polls = i%4 == 3
		list = append(list, text{fmt.Sprintf("random program %d", i), gen.Program(i, opt)})
	}
	for _, x := range tricky {
		list = append(list, text{"tricky: " + x.name, x.source})
	}
	return list
}

// TestClicks clicks everything that the explorer shows about each text.
func TestClicks(t *testing.T) {
	total := map[string]*Count{}
	for _, x := range texts(t) {
		j, err := NewJudge(t.Context(), "input.ll", x.source, nil)
		if err != nil {
			t.Errorf("%s: %v", x.name, err)
			continue
		}
		complaints := 0
		j.Complain = func(format string, args ...any) {
			if complaints++; complaints <= 5 {
				t.Errorf("%s: %s", x.name, fmt.Sprintf(format, args...))
			}
		}
		j.Click(t.Context())
		for key, n := range j.Counts {
			if total[key] == nil {
				total[key] = &Count{}
			}
			total[key].Clicks += n.Clicks
			total[key].Compared += n.Compared
			total[key].Wrong += n.Wrong
		}
	}
	t.Log(table(total))
	for _, key := range []string{"source: value", "source: call", "module: value", "module: call",
		"asm: machine call", "asm: machine instruction", "asm: record", "asm: location",
		"asm: slot", "asm: value", "map: record", "map: location", "compact: call",
		"liveness: value",
		"diff: call", "json: location", "records: location", "frame: slot", "cfg: call"} {
		if total[key] == nil || total[key].Compared == 0 {
			t.Errorf("nothing was compared of %s", key)
		}
	}
}

// table writes counts in a line each.
func table(counts map[string]*Count) string {
	var b strings.Builder
	sum := Count{}
	fmt.Fprintf(&b, "\n%-32s %8s %8s %6s\n", "clicks", "made", "compared", "wrong")
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		n := counts[key]
		fmt.Fprintf(&b, "%-32s %8d %8d %6d\n", key, n.Clicks, n.Compared, n.Wrong)
		sum.Clicks += n.Clicks
		sum.Compared += n.Compared
		sum.Wrong += n.Wrong
	}
	fmt.Fprintf(&b, "%-32s %8d %8d %6d\n", "all", sum.Clicks, sum.Compared, sum.Wrong)
	return b.String()
}

// TestWrongLinksAreNoticed puts errors into the links, among them merging a call with its result.
func TestWrongLinksAreNoticed(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for name, falsify := range map[string]func(*report.Report){
		"a call is what it returns": func(r *report.Report) {
			value := map[uint32]uint32{}
			for i := range r.Links {
				if l := &r.Links[i]; l.Call != 0 && l.Purpose != report.PurposeResult {
					value[l.Call], l.Call = l.ID, 0
				}
			}
			for i := range r.Links {
				for k, from := range r.Links[i].From {
					if v, ok := value[from]; ok {
						r.Links[i].From[k] = v
					}
				}
			}
			docs := []*report.Doc{&r.Source}
			for i := range r.Stages {
				if d := r.Stages[i].Doc; d != nil {
					docs = append(docs, d)
				}
			}
			for _, d := range docs {
				for i := range d.Marks {
					if v, ok := value[d.Marks[i].ID]; ok {
						d.Marks[i].ID = v
					}
				}
			}
		},
		"a record is of another call": func(r *report.Report) {
			var last *report.Link
			for i := range r.Links {
				if l := &r.Links[i]; l.Kind == provenance.KindRecord {
					if last != nil {
						last.From, l.From = l.From, last.From
					}
					last = l
				}
			}
		},
		"a location is of another value": func(r *report.Report) {
			var last *report.Link
			for i := range r.Links {
				if l := &r.Links[i]; l.Kind == provenance.KindLocation && len(l.At) > 0 {
					if last != nil {
						last.From, l.From = l.From, last.From
					}
					last = l
				}
			}
		},
	} {
		wrong := 0
		for _, e := range all {
			if e.Name != "list-walk" && e.Name != "exceptions" && e.Name != "results" &&
				e.Name != "two-threads" {
				continue
			}
			j, err := NewJudge(t.Context(), "input.ll", e.Source, falsify)
			if err != nil {
				t.Fatal(err)
			}
			j.Complain = func(string, ...any) { wrong++ }
			j.Click(t.Context())
		}
		if wrong == 0 {
			t.Errorf("nobody notices that %s", name)
		}
		t.Logf("%s: %d clicks are wrong", name, wrong)
	}
}
