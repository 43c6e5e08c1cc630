package draw

import (
	"encoding/xml"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

const hostile = `<script>alert("x")</script>&"'` + "\u202e"

func frame() *report.Frame {
	return &report.Frame{
		ID: 1, Name: hostile, Size: 24, Start: 16, End: 40,
		Slots: []report.FrameSlot{
			{ID: 10, Kind: location.SlotSpill, Name: "%obj" + hostile, Category: report.CategoryBase, Place: "rsp+0", Size: 8},
			{ID: 11, Kind: location.SlotAlloca, Name: "%a", Place: "rsp+8", Offset: 8, Size: 4000},
			{Kind: location.SlotPadding, Place: "rsp+16", Offset: 16, Size: 4},
			{ID: 12, Kind: location.SlotReturn, Place: "rsp+24", Offset: 24, Size: 8},
		},
		Steps: []report.FrameStep{
			{ID: 20, Start: 16, Text: "pushq %rax"},
			{ID: 21, Start: 17, Text: "callq " + hostile, Depth: 24, Record: 30, Touches: []uint32{11},
				Uses: []report.FrameUse{{Slot: 10, Location: 31, Roles: location.Roles(location.RoleBase), Value: hostile, Category: report.CategoryDerived}}},
		},
	}
}

// wellFormed parses a drawing as XML, which is stricter than a browser.
func wellFormed(t *testing.T, what, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = true, nil, xml.HTMLEntity
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Errorf("%s: %v\n%s", what, err, text)
			return
		}
		if e, ok := tok.(xml.StartElement); ok && e.Name.Local == "script" {
			t.Errorf("%s has a script", what)
		}
	}
}

func TestFrame(t *testing.T) {
	f := frame()
	if f.Step(21) != 1 || f.Step(30) != 1 || f.Step(99) != -1 || f.FirstRecord() != 1 {
		t.Error("steps")
	}
	before, at := Frame(f, 0), Frame(f, 1)
	wellFormed(t, "the frame", at)
	if strings.Contains(before, "f-live") || !strings.Contains(before, "f-absent") {
		t.Errorf("before anything is pushed:\n%s", before)
	}
	for _, want := range []string{`data-p="10 31"`, "f-live", "of-derived", "f-touched", "≈ 4000 B",
		"rsp+24"} {
		if !strings.Contains(at, want) {
			t.Errorf("no %s in\n%s", want, at)
		}
	}
	// At the first instruction rsp points to the return address.
	if strings.Contains(before, "rsp+24") || strings.Index(before, `class="f-rsp"`) >
		strings.Index(before, ">rsp-24<") || !strings.Contains(before, ">rsp+0<") {
		t.Errorf("before the frame is there, slots are where they will be:\n%s", before)
	}
	// Higher addresses are above: the return address comes first.
	if strings.Index(at, `>return address<`) > strings.Index(at, "%obj") {
		t.Error("the frame is upside down")
	}
	if Frame(f, 7) != "" || Frame(f, -1) != "" {
		t.Error("a step out of range has a drawing")
	}
	wellFormed(t, "the file", FrameFile(f, 1))
}

// Slots are drawn to scale: one twice as large is twice as high.
func TestFrameIsToScale(t *testing.T) {
	f := &report.Frame{Size: 48, Slots: []report.FrameSlot{{ID: 1, Kind: location.SlotSpill,
		Size: 16},
		{ID: 2, Kind: location.SlotSpill, Offset: 16, Size: 32}},
		Steps: []report.FrameStep{{Depth: 48}}}
	text := Frame(f, 0)
	if !strings.Contains(text, `height="158"`) || !strings.Contains(text, `height="78"`) {
		t.Errorf("heights in\n%s", text)
	}
}

func TestRecords(t *testing.T) {
	var records []report.MapRecord
	for i := range uint32(450) {
		records = append(records, report.MapRecord{ID: 100 + i, Number: i, Function: hostile,
			Form: "statepoint", Key: "7", CallConv: "C", Flags: "0",
			Locations: []report.MapLocation{{ID: 1000 + i, Number: 3, Role: location.RoleBase,
				Kind: location.Indirect, Place: "rsp+8", Value: hostile, Size: 8},
				{ID: 100 + i, Number: 4, Role: location.RoleDeopt,
					Kind: location.Constant, Place: "17"}}})
	}
	text := Records(records[:200], 0, 450, false, "")
	if n := strings.Count(text, ` open data-in="`); n != 200 {
		t.Errorf("%d records", n)
	}
	if n := strings.Count(text, "id 7, convention C, flags 0"); n != 1 {
		t.Errorf("what all have is said %d times", n)
	}
	one := records[0]
	one.Key = "8"
	some := Records([]report.MapRecord{one, records[1]}, 0, 2, false, "")
	for _, want := range []string{"id 8, convention C", "id 7, convention C"} {
		if !strings.Contains(some, want) {
			t.Errorf("no %q in %.800s", want, some)
		}
	}
	if !strings.Contains(text, `data-act="200"`) || strings.Contains(text, "<script") ||
		strings.Count(text, `data-p="100"`) != 1 {
		t.Errorf("%.2000s", text)
	}
	if last := Records(records[400:], 400, 450, false, ""); !strings.Contains(last,
		"Records 400 to 449 of 450") ||
		!strings.Contains(last, `data-key="next" aria-disabled="true">`) {
		t.Errorf("%.400s", last)
	}
	for i := range records {
		records[i].Cost = &report.RecordCost{Tables: []uint32{48}, Reloads: 5}
	}
	costly := Records(records[:200], 200, 450, true, "A table replaces it.")
	if strings.Contains(costly, " open ") || strings.Contains(costly, "data-in") {
		t.Error("a list of costs unfolds records, or those of a function")
	}
	for _, want := range []string{`data-act="2147483648">Sort by number<`,
		"201 to 400 of 450 records, costliest first",
		"<p>A table replaces it. These are", "reloads 5, poll 0\">costs 48 bytes of map, 5 bytes"} {
		if !strings.Contains(costly, want) {
			t.Errorf("no %q in %.800s", want, costly)
		}
	}
}

// A page loads nothing external, and hostile texts stay texts.
// Of a large archive, the members without records are folded away.
func TestObjectMembers(t *testing.T) {
	all := make([]report.ObjectMember, 20)
	all[3].Open, all[5].Records = true, 2
	for n, want := range map[int][2]int{8: {8, 0}, 20: {2, 18}} {
		list, rest, _ := strings.Cut(Object(&report.ObjectFacts{Members: all[:n]}), "<details>")
		if got := [2]int{strings.Count(list, "<li>"), strings.Count(rest, "<li>")}; got != want {
			t.Errorf("of %d members %v are listed and folded", n, got)
		}
		if n == 20 && !strings.Contains(rest, "<summary>18 objects without records</summary>") {
			t.Error(rest)
		}
	}
}

func TestPage(t *testing.T) {
	text := "define void @f()" + hostile + "\n  ret\n"
	r := &report.Report{OK: true,
		Source: report.Doc{Text: text, Marks: []report.Mark{{Start: 7, End: 14, ID: 1}, {Start: 8, End: 10, ID: 2}, {Start: 12, End: 16, ID: 2}, {Start: 0, End: int32(len(text)), ID: 3, Role: report.RoleWhole}}},
		Asm:    report.Doc{Text: "x\n", Gutter: []string{hostile}, Caption: hostile},
		Links: []report.Link{{ID: 1, Label: hostile, Category: report.CategoryBase}, {ID: 2, Label: "b", From: []uint32{1}}, {ID: 3, Kind: provenance.KindFunction},
			{ID: 10, Kind: provenance.KindSlot, Label: "[rsp+0]"}},
		Diagnostics: []report.Diagnostic{{Severity: report.Warning, Message: hostile}},
	}
	page, err := Page(&Content{Title: hostile, Report: r, Frames: []report.Frame{*frame()}})
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(page, "<script"); n != 1 {
		t.Errorf("%d scripts", n)
	}
	for _, outside := range []string{"src=", "href=", "@import", "url("} {
		if strings.Contains(page, outside) {
			t.Errorf("the page has %s", outside)
		}
	}
	// Crossing marks are cut so that they nest; lines stay whole.
	if opened, closed := strings.Count(page, "<span"),
		strings.Count(page, "</span>"); opened != closed || opened == 0 {
		t.Errorf("%d opened, %d closed", opened, closed)
	}
	if !strings.Contains(page, `data-of="1" data-lit="2"`) {
		t.Errorf("links:\n%s", page[strings.Index(page, "<template"):])
	}
}

// A fragment with assets has neither style nor script of its own, whatever its theme, so the
// strictest policy allows it; without, it is the same but for these.
func TestFragmentWithAssets(t *testing.T) {
	r := &report.Report{OK: true, Source: report.Doc{Text: "a\nb\n"}}
	c := &Content{Report: r, Theme: "dark", Frames: []report.Frame{*frame()}}
	inline, err := Fragment(c)
	if err != nil {
		t.Fatal(err)
	}
	own := c.style()
	c.Assets = `a"b&c`
	strict, err := Fragment(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, never := range []string{"<style", " style=", "<script>", " onclick="} {
		if strings.Contains(strict, never) {
			t.Errorf("the fragment has %s", never)
		}
	}
	for _, want := range []string{`href="a&#34;b&amp;c/statepoint-fragment.css"`,
		`<script src="a&#34;b&amp;c/statepoint-fragment.js"></script>`, `data-sp-theme="dark"`,
		"<span class=\"sp-n\">  1 </span>a\n<span class=\"sp-n\">  2 </span>b"} {
		if !strings.Contains(strict, want) {
			t.Errorf("no %s in\n%s", want, strict)
		}
	}
	whole := strings.Replace(strict, c.style(), own, 1)
	whole = strings.Replace(whole, script(c.Assets), script(""), 1)
	if whole != inline {
		t.Errorf("with its files put in, it is\n%s\nnot\n%s", whole, inline)
	}
}

// The style of a fragment has the rules of its parts and no others, and the file has all rules.
func TestStyleOfParts(t *testing.T) {
	file := Assets()[styleFile]
	for part, c := range map[string]*Content{".cfg": {Graphs: make([]Drawn, 1)},
		".sp-run": {Run: "a"}, ".frame-svg rect": {Frames: make([]report.Frame, 1)},
		".sp-alone": {alone: true}} {
		if !strings.Contains(c.style(), part) || strings.Contains((&Content{}).style(), part) ||
			!strings.Contains(file, part) {
			t.Errorf("%s: with %t, without %t, in the file %t", part, strings.Contains(c.style(),
				part), strings.Contains((&Content{}).style(), part), strings.Contains(file, part))
		}
	}
	all := (&Content{Graphs: make([]Drawn, 1), Run: "a", Frames: make([]report.Frame, 1),
		alone: true}).style()
	blank := regexp.MustCompile(`\s+|/\*(?s:.*?)\*/|;`)
	if got := blank.ReplaceAllString(all, ""); got != "<style>"+blank.ReplaceAllString(file, "")+
		"</style>" {
		t.Errorf("a fragment with all parts has\n%s", got)
	}
}

// A pane has its whole text, to the last character, whichever marks end there.
func TestPaneIsWhole(t *testing.T) {
	tags, label := regexp.MustCompile(`<[^>]*>`), regexp.MustCompile(
		`<span class="sp-n">[^<]*</span>`)
	for _, text := range []string{"}", "}\n", "a\n}\n", "ret void\n}", "a\n\n", ""} {
		for _, marks := range [][]report.Mark{nil, {{Start: 0, End: int32(len(text)), ID: 1}},
			{{Start: 0, End: min(1, int32(len(text))), ID: 1}}} {
			r := &report.Report{OK: true, Source: report.Doc{Text: text, Marks: marks},
				Links: []report.Link{{ID: 1, Label: "a"}}}
			page, err := Fragment(&Content{Report: r})
			if err != nil {
				t.Fatal(err)
			}
			_, pane, _ := strings.Cut(page, `<pre tabindex="0" aria-label="IR">`)
			pane, _, _ = strings.Cut(pane, "</pre>")
			got := html.UnescapeString(tags.ReplaceAllString(label.ReplaceAllString(pane, ""), ""))
			if want := strings.TrimSuffix(text, "\n"); got != want {
				t.Errorf("%q with %d marks: the pane has %q", text, len(marks), got)
			}
		}
	}
}
