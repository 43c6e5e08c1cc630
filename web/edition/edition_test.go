package edition

import (
	"context"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/static/examples"
	"statepoint/web/collectors"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// pages renders both documents.
func pages(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for i := range Documents {
		d := &Documents[i]
		b, err := Page(t.Context(), panes.Run, Frame{"p", "i", []string{"s.css"}}, d)
		if err != nil {
			t.Fatal(err)
		}
		out[d.Name] = string(b)
	}
	return out
}

var (
	id        = regexp.MustCompile(` id="([^"]+)"`)
	reference = regexp.MustCompile(`<a href="([a-z-]*\.html)?#([^"]+)"`)
	directive = regexp.MustCompile(`(?m)^@(example|matrix|strategy)\b`)
	rewritten = regexp.MustCompile(`panes="[^"]*rewritten`)
)

// Each page has every example of its document, as text and for the element, and the sections that
// its contents link to; links between the pages have targets.
func TestPages(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	made := pages(t)
	ids := map[string][]string{"collectors.html": nil}
	for i := range collectors.All {
		ids["collectors.html"] = append(ids["collectors.html"], collectors.All[i].ID)
	}
	for name, page := range made {
		for _, label := range regexp.MustCompile(` aria-label="([^"]*)"`).FindAllString(page, -1) {
			if strings.Contains(label, "`") {
				t.Errorf("%s: backquotes in%s", name, label)
			}
		}
		for _, m := range id.FindAllStringSubmatch(page, -1) {
			if slices.Contains(ids[name], m[1]) {
				t.Errorf("%s: the id %s is there twice", name, m[1])
			}
			ids[name] = append(ids[name], m[1])
		}
	}
	for _, c := range []struct{ name, document, cell, shows string }{
		{"statepoints.html", "Statepoints.rst", "<td><code>&quot;deopt&quot;</code></td>",
			"%obj.relocated = call coldcc"},
		{"garbage-collection.html", "GarbageCollection.rst", "<th>switch of <code>-strategy=",
			"func MarkSweep("},
	} {
		page := made[c.name]
		for _, e := range all {
			if strings.HasPrefix(e.Document, c.document) &&
				!strings.Contains(page, "<b>"+html.EscapeString(e.Title)+".</b>") {
				t.Errorf("%s lacks %s", c.name, e.Name)
			}
		}
		links := reference.FindAllStringSubmatch(page, -1)
		for _, m := range links {
			to := m[1]
			if to == "" {
				to = c.name
			}
			if !slices.Contains(ids[to], m[2]) {
				t.Errorf("%s: nothing in %s has the id %s", c.name, to, m[2])
			}
		}
		if strings.Count(page, "<statepoint-explorer") !=
			strings.Count(page, "</statepoint-explorer>") || directive.MatchString(page) ||
			len(links) < 40 || !strings.Contains(page, c.shows) || !strings.Contains(page, c.cell) {
			t.Errorf("%s: %d links\n%.2000s", c.name, len(links), page)
		}
		shows := len(rewritten.FindAllString(page, -1))
		if is := strings.Count(page, "<p>becomes</p>"); is != shows || is < 8 {
			t.Errorf("%s: %d examples show the rewritten module, %d have it", c.name, shows, is)
		}
		if strings.Count(page, "<table>") != strings.Count(page, "</table>") {
			t.Errorf("%s: a table does not end", c.name)
		}
	}
}

// sections maps the headings of LLVM's documents to the headings with the same subject.
var sections = map[string][][2]string{
	"statepoints.html": {{"Status", "Status"},
		{"Overview & Core Concepts", "Overview and core concepts"},
		{"Abstract Machine Model", "The abstract machine"},
		{"Explicit Representation", "The explicit form"},
		{"Simplifications for Non-Relocating GCs", "Collectors that do not move"},
		{"Recording On Stack Regions", "Recording on-stack regions"},
		{"Base & Derived Pointers", "Base and derived pointers"},
		{"GC Transitions", "GC transitions"}, {"Intrinsics", "Intrinsics"},
		{"gc.statepoint", "gc.statepoint"}, {"gc.result", "gc.result"},
		{"gc.relocate", "gc.relocate"}, {"Stack Map Format", "The stack map"},
		{"Safepoint Semantics & Verification", "Semantics and verification"},
		{"Utility Passes for Safepoint Insertion", "Utility passes"},
		{"RewriteStatepointsForGC", "RewriteStatepointsForGC"},
		{"PlaceSafepoints", "PlaceSafepoints"},
		{"Supported Architectures", "Supported architectures"},
		{"Limitations and Half Baked Ideas", "Limitations and half-baked ideas"},
		{"Mixing References and Raw Pointers", "Mixing references and raw pointers"},
		{"Objects on the Stack", "Objects on the stack"},
		{"Lowering Quality and Representation Overhead", "Quality of the code"},
		{"Relocations Along Exceptional Edges", "Exceptional edges"},
		{"Support for alternate stackmap formats", "Alternate formats"}},
	"garbage-collection.html": {{"Introduction", "Introduction"},
		{"Goals and non-goals", "What LLVM does, and what it does not"},
		{"Getting started", "Getting started"}, {"In your compiler", "In the compiler"},
		{"In your runtime library", "In the runtime: the shadow stack in C"},
		{"About the shadow stack", "What the shadow stack costs"}, {"Core support", "Core support"},
		{"Specifying GC code generation", "The strategy of a function"},
		{"Identifying GC roots on the stack", "Roots"},
		{"Reading and writing references in the heap", "Reading and writing references"},
		{"Compiler plugin interface", "The collector interface"},
		{"Overview of available features", "The matrix"},
		{"Computing stack maps", "Computing the stack map"},
		{"Initializing roots to null", "First values of roots"},
		{"Custom lowering of intrinsics", "Custom lowering"},
		{"Generating safe points", "Safe points"},
		{"Emitting assembly code", "Metadata printers"},
		{"Implementing a collector runtime", "A collector's runtime"},
		{"References", "References"}},
}

// Each section of LLVM's documents has a counterpart that the contents list.
func TestSections(t *testing.T) {
	for name, page := range pages(t) {
		for _, s := range sections[name] {
			title := regexp.QuoteMeta(strings.ReplaceAll(s[1], "'", "&#39;"))
			n := len(regexp.MustCompile(`<li><a href="#[^"]+">`+title+`</a>`).FindAllString(page,
				-1))
			if n != 1 {
				t.Errorf("%s: %d sections in the contents have the subject of %q", name, n, s[0])
			}
		}
	}
}

// told are the codes of an example's warnings.
var told = map[string]string{
	"doc-base-and-derived": "SP0407", "doc-non-relocating": "SP0407",
	"doc-36-rewrite-input": "SP0407", "unused-relocate": "SP0407",
	"hidden-in-integer": "SP0414", "compare-after": "SP0407",
}

// The explorer gives exactly the warnings that the documents mention; no other example of theirs
// has a warning.
func TestWarnings(t *testing.T) {
	for i := range Documents {
		shown, err := Documents[i].Examples()
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range shown {
			rep := panes.Run(t.Context(), s.Request())
			codes := map[string]bool{}
			for _, d := range rep.Diagnostics {
				if d.Severity.String() != "note" {
					codes[d.Code] = true
				}
			}
			want := told[s.Example.Name]
			if want == "" && len(codes) > 0 || want != "" && (len(codes) != 1 || !codes[want]) {
				t.Errorf("%s: the codes are %v, want %q", s.Example.Name, codes, want)
			}
		}
	}
}

// said are remarks that are here as text alone, by item: a part of the document, and what it says.
var said = []struct{ item, page, text string }{
	{"G18", "garbage-collection.html", "a runtime with threads must give each thread its own list"},
	{"S80", "statepoints.html", "generates code only for x86-64"},
	{"S82", "statepoints.html", "a load may be speculated only if that does not change whether"},
}

// Remarks of the documents that no program can show are said.
func TestRemarks(t *testing.T) {
	for _, s := range said {
		found := false
		for i := range Documents {
			d := &Documents[i]
			found = found || d.Name == s.page &&
				strings.Contains(strings.Join(strings.Fields(d.text), " "), s.text)
		}
		if !found {
			t.Errorf("%s: %s does not say %q", s.item, s.page, s.text)
		}
	}
}

// A stage whose result an example shows changes the example.
func TestStages(t *testing.T) {
	for i := range Documents {
		shown, err := Documents[i].Examples()
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range shown {
			if !strings.Contains(s.Panes, "rewritten") || strings.HasPrefix(s.Example.Name,
				"doc-36") {
				continue // already explicit in LLVM 3.6: the page prints another form
			}
			rep := panes.Run(t.Context(), s.Request())
			changed := false
			for k := range rep.Stages {
				if st := &rep.Stages[k]; st.Doc != nil && st.Key != report.StageParse &&
					(s.Stage == "" || s.Stage == st.Key) {
					changed = changed || st.Changed
				}
			}
			if !changed {
				t.Errorf("%s: the stage %q changes nothing", s.Example.Name, s.Stage)
			}
		}
	}
}

// A text with an error yields no page.
func TestMistakes(t *testing.T) {
	fails := func(context.Context, *report.Request) *report.Report { return &report.Report{} }
	for _, c := range []struct {
		run        Run
		text, says string
	}{
		{fails, "\n@example live-pointer panes=ir\n", "does not compile"},
		{panes.Run, "\n@example nothing panes=ir\n", "unknown example nothing"},
		{panes.Run, "\n@example live-pointer pane=ir\n", "no attribute pane"},
		{panes.Run, "\n@strategy nothing\n", "unknown collector nothing"},
	} {
		_, err := Page(t.Context(), c.run, Frame{}, &Document{text: c.text})
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
}
