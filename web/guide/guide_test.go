package guide

import (
	"html"
	"strings"
	"testing"

	"statepoint/web/check"
)

// The pages have every check and question by example, and every attribute of the element.
func TestPages(t *testing.T) {
	pages, err := Pages(Frame{Policy: "default-src 'self'", Icon: "i.svg",
		Styles: []string{"a.css"}})
	if err != nil || len(pages) != 2 {
		t.Fatal(pages, err)
	}
	lesson := html.UnescapeString(string(pages[0].HTML))
	for _, e := range append(check.Reference(), check.Questions()...) {
		if !strings.Contains(lesson, e.Example) {
			t.Errorf("the page lacks %s", e.Example)
		}
	}
	for _, want := range []string{`href="embedding.html"`, `id="claims"`, "```claims start",
		"when leaf @visit:", "<table>", "#collection-1.2"} {
		if !strings.Contains(lesson, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	for _, want := range []string{`href="write-a-lesson.html"`, "--assets",
		"<td><code>readonly</code>"} {
		if !strings.Contains(string(pages[1].HTML), want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	for _, p := range pages {
		if strings.Contains(string(p.HTML), "raw HTML omitted") {
			t.Errorf("%s has HTML in its text", p.Name)
		}
	}
}
