package workshop

import (
	"strings"
	"testing"

	"statepoint/web/lessons"
)

// track is a track of two lessons, the first of which asks a question.
func track(t *testing.T, text, question string) []lessons.Track {
	t.Helper()
	const start = "define void @f() {\n  ret void\n}\n"
	tracks, problems := lessons.ReadTexts(map[string]string{
		"01-own/track.md":               "# Our own\n",
		"01-own/01-first/lesson.md":     "---\ntitle: One\nminutes: 5\ncan: c\n---\n" + text,
		"01-own/01-first/start.ll":      start,
		"01-own/01-first/questions.txt": question,
		"01-own/01-first/x.svg":         `<svg viewBox="0 0 7 8"></svg>`,
		"01-own/02-second/lesson.md":    "---\ntitle: Two\nminutes: 5\ncan: d\n---\nText.\n",
		"01-own/02-second/start.ll":     "define void @g() {\n  ret void\n}\n",
		"01-own/02-second/solution.ll":  start,
		"01-own/02-second/check.txt":    "compiles\nstatepoints in @f = 0\n",
	})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return tracks
}

const choice = "choice\n  Q `%x`.\n  - A\n    = compiles\n    R.\n  - B\n    = wrong\n    R.\n"

// Lessons link to each other, questions come before the reader's turn, and HTML in a text is
// omitted.
func TestPages(t *testing.T) {
	pages, err := Pages(t.Context(), track(t,
		"Before [it](stage:stack-map#records).\n\n"+
			"| word | is |\n|---|--:|\n| `rsp` | 8 |\n\n<b>no</b> <script>no</script>\n\n"+
			"## Your turn\n\nDo it.\n", choice),
		Frame{Policy: "default-src 'none'", Styles: []string{"a.css"},
			Scripts: Scripts{Lesson: "lesson.js"}})
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]string{}
	for _, p := range pages {
		of[p.Name] = string(p.Data)
	}
	one, two := of["learn/first.html"], of["learn/second.html"]
	if len(pages) != 5 || !strings.Contains(of["learn.html"], "Our own") {
		t.Errorf("%d pages", len(pages))
	}
	before, asked := strings.Index(one, "Before <a"), strings.Index(one, "Q <code>%x</code>.")
	if turn := strings.Index(one, "Do it."); before < 0 || asked < before || turn < asked {
		t.Errorf("text at %d, question at %d, turn at %d", before, asked, turn)
	}
	if !strings.Contains(one, `Before <a class="to-stage" data-stage="stack-map" `+
		`data-view="records" href="../#1.`) {
		t.Errorf("no link to a stage in %s", one[before:before+200])
	}
	if strings.Contains(one, "<b>no") || strings.Contains(one, "<script>no") {
		t.Error("HTML of a text is on the page")
	}
	if strings.Contains(one, `rel="prev"`) || strings.Contains(two, `rel="next"`) ||
		!strings.Contains(one, `rel="next" href="second.html"`) ||
		!strings.Contains(two, `rel="prev" href="first.html"`) {
		t.Error("the lessons do not lead to each other")
	}
	for _, want := range []string{`<td align="right">8</td>`, `href="../a.css"`,
		`src="../lesson.js"`,
		`content="default-src &#39;none&#39;"`} {
		if !strings.Contains(one, want) {
			t.Errorf("the lesson lacks %s", want)
		}
	}
}

// An image of a lesson is a file beside its page, with a name by its content.
func TestImagesOfPages(t *testing.T) {
	tracks := track(t, "See ![a `b`](x.svg).\n", choice)
	pages, err := Pages(t.Context(), tracks, Frame{})
	if err != nil {
		t.Fatal(err)
	}
	name, html := "", ""
	for _, p := range pages {
		if p.Image {
			name = p.Name
		} else if p.Name == "learn/first.html" {
			html = string(p.Data)
		}
	}
	file, ok := strings.CutPrefix(name, "learn/")
	if want := `<img src="` + file + `" width="7" height="8" loading="lazy" alt="a b"`; !ok ||
		!strings.HasPrefix(file, "first.") || !strings.Contains(html, want) {
		t.Errorf("%s: no %s", name, want)
	}
}

// Two lessons with the same name would share a page.
func TestNamesOfPages(t *testing.T) {
	tracks := track(t, "Text.\n", choice)
	if _, err := Pages(t.Context(), append(tracks, tracks...), Frame{}); err == nil ||
		!strings.Contains(err.Error(), "two lessons are named first") {
		t.Error(err)
	}
}
