package edition

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"statepoint/static/examples"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// The page has every example of LLVM's document, as text and for the element, and sections that can
// be gone to.
func TestPage(t *testing.T) {
	b, err := Page(t.Context(), panes.Run, Frame{"p", "i", []string{"s.css"}})
	if err != nil {
		t.Fatal(err)
	}
	page := string(b)
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if strings.HasPrefix(e.Document, "Statepoints.rst") &&
			!strings.Contains(page, "<b>"+e.Title+".</b>") {
			t.Errorf("the page lacks %s", e.Name)
		}
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(page, -1) {
		if ids[m[1]] {
			t.Errorf("the id %s is there twice", m[1])
		}
		ids[m[1]] = true
	}
	links := regexp.MustCompile(`<a href="#([^"]+)"`).FindAllStringSubmatch(page, -1)
	for _, m := range links {
		if !ids[m[1]] {
			t.Errorf("nothing has the id %s", m[1])
		}
	}
	if len(links) < 12 || strings.Count(page, "<statepoint-explorer") !=
		strings.Count(page, "</statepoint-explorer>") || strings.Contains(page, "@example") ||
		!strings.Contains(page, "%obj.relocated = call coldcc") {
		t.Errorf("%d sections\n%.2000s", len(links), page)
	}
	shows := len(regexp.MustCompile(`panes="[^"]*rewritten`).FindAllString(page, -1))
	if is := strings.Count(page, "<p>becomes</p>"); is != shows || is < 8 {
		t.Errorf("%d examples show the rewritten module, %d have it", shows, is)
	}
	for _, cell := range []string{"<th>operand</th>", "<td><code>&quot;deopt&quot;</code></td>"} {
		if !strings.Contains(page, cell) {
			t.Errorf("the table lacks %s", cell)
		}
	}
	fails := func(context.Context, *report.Request) *report.Report { return &report.Report{} }
	if _, err := Page(t.Context(), fails, Frame{}); err == nil {
		t.Error("an example that does not compile is on the page")
	}
}
