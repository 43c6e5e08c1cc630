package e2e

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/yuin/goldmark"

	files "statepoint/static/lessons"
	"statepoint/web/lessons"
	"statepoint/web/lessons/zipped/ziptest"
)

// zipped is a zip of files, as an address of a page's own.
func zipped(t *testing.T, texts map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, text := range texts {
		f, err := w.Create(name)
		if err == nil {
			_, err = f.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// drops drops a file on the page, and gives what the page says of it.
func (b *browser) drops(name string, data []byte) string {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const bytes = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0));
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([bytes], %q));
		dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
	})()`, base64.StdEncoding.EncodeToString(data), name)))
	return b.saysOfOwn()
}

func (b *browser) saysOfOwn() string {
	b.t.Helper()
	const said = `document.querySelector("#own [role=status]").innerText`
	b.until(said + ` !== "" && !` + said + `.endsWith("is being read.")`)
	return eval[string](b, said+` + "\n" + document.querySelector(".own-problems").innerText`)
}

// Lessons of the reader's own are dropped as a zip or lie beside the site. They are what they would
// be as ours, in the words of the same Markdown; a damaged zip is refused by the name of its file.
// With -every-case a second lesson is opened.
func TestPageOwnLessons(t *testing.T) {
	ours, count := map[string]string{}, 0
	err := fs.WalkDir(files.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files.Files, name)
		ours["mine/"+name] = string(data)
		if strings.HasSuffix(name, "/lesson.md") {
			count++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	handler := siteHandler(t)
	b := startBrowser(t)
	b.url = serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		switch text, ok := ours[name]; {
		case name == "mine/lessons.txt":
			for name := range ours {
				if name := strings.TrimPrefix(name, "mine/"); strings.HasPrefix(name, "02-") {
					fmt.Fprintln(w, name)
				}
			}
		case ok:
			fmt.Fprint(w, text)
		case strings.HasPrefix(name, "shared/"):
			http.ServeFile(w, r, filepath.Join("..", "static", "js", filepath.FromSlash(name)))
		default:
			handler.ServeHTTP(w, r)
		}
	}))
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url+"learn"))
	b.until(`document.querySelector("#own")`)

	good := zipped(t, map[string]string{"a/track.md": "# A\n"})
	hostile := append(ziptest.Hostile(), ziptest.Case{Name: "a zip of the 64-bit form",
		Data: append(good[:len(good)-12:len(good)-12], bytes.Repeat([]byte{0xff}, 12)...),
		Want: "Zip64 files cannot be read"})
	for _, c := range hostile {
		if got := b.drops("x.zip", c.Data); strings.TrimSpace(got) != "x.zip: "+c.Want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.Name, got, c.Want)
		}
	}
	if got := b.drops("x.zip", good); strings.TrimSpace(got) !=
		"x.zip has a problem:\na: a track without lessons" {
		t.Error(got)
	}
	front := "---\n" + strings.Repeat("a: b\n", 50_000) + "---\n"
	contains(t, "a bomb of front matter", b.drops("x.zip", zipped(t, map[string]string{
		"a/track.md": "# A\n", "a/b/lesson.md": front})), "x.zip has 101 problems:",
		"a/b/lesson.md:2: unknown key", "more than 100 problems")
	contains(t, "all lessons", b.drops("ours.zip", zipped(t, ours)),
		fmt.Sprintf("ours.zip has %d lessons", count))
	b.cleanOf(t, "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

	// A lesson that is opened is ours, but for its address.
	const words = `document.querySelector("main").innerText.replace(/\s+/g, " ")
		.replace(/^.*? \d+ \/ \d+ /, "")`
	for i, name := range []string{"pairs", "predict"} {
		if !inShare(i, 2) {
			continue
		}
		b.do(chromedp.Navigate(b.url + "learn/" + name))
		b.until(`document.querySelector("#again:enabled")`)
		want := eval[string](b, words)
		b.do(chromedp.Navigate(b.url + "learn"))
		link := fmt.Sprintf(`document.querySelector("#own li[data-lesson$='-%s'] a")`, name)
		b.until(link)
		b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(eval[string](b, link+".href")))
		b.until(`document.querySelector("#again:enabled")`)
		if got := eval[string](b, words); got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", name, got, want)
		}
		if low := eval[float64](b, `document.querySelector("#actions").getBoundingClientRect().
			bottom - innerHeight`); low > 0 {
			t.Errorf("%s: Check is %g below the window", name, low)
		}
		if name == "pairs" {
			contains(t, "what is wrong", b.checks(), "checks pass")
			b.writes(ours["mine/02-reading-the-machine/04-pairs/solution.ll"])
			contains(t, "the solution", b.checks(), "pass")
			b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
			b.goesOver()
			if eval[string](b, `location.hash`) == "#actions" {
				t.Error("the address does not say which lesson it is any more")
			}
			b.do(chromedp.EmulateViewport(1440, 900))
		}
	}
	eval[bool](b, fmt.Sprintf(`import(%q).then((m) => { globalThis.markdown = m.markdown; return true; })`,
		b.url+"shared/markdown.js"))
	for _, piece := range []string{"- ", "`a ", "\\!", "[a", "1. "} {
		if n := eval[int](b, fmt.Sprintf(`markdown(%q.repeat(80_000)).map((e) =>
			e.textContent).join("").length`, piece)); n < 79_000 {
			t.Errorf("of many %q %d characters are shown", piece, n)
		}
	}
	b.sameMarkdown()

	b.do(chromedp.Navigate(b.url + "learn?from=mine"))
	b.until(`document.querySelector("#own")`)
	contains(t, "a folder", b.saysOfOwn(), "mine has 9 lessons")
	b.do(chromedp.Navigate(b.url + "learn?from=https://explorer.example/mine/"))
	b.until(`document.querySelector("#own")`)
	contains(t, "elsewhere", b.saysOfOwn(), "is of another origin; lessons come from http")
}

// sameMarkdown compares what the page makes of Markdown with what the site's library does.
func (b *browser) sameMarkdown() {
	b.t.Helper()
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		b.t.Fatal(problems, err)
	}
	texts := []string{"# A\n\na `b ` *c* **d** [f](g.html) \\*h\\*\n\n1. i\n2. j\n   k\n",
		"- a\n\n  b\n- c\n\n    d\n\n    e\n\n~~~\nf\n~~~\n"}
	for _, track := range tracks {
		texts = append(texts, track.About)
		for i := range track.Lessons {
			texts = append(append(texts, track.Lessons[i].Body), track.Lessons[i].Hints...)
		}
	}
	type pair struct{ Text, HTML string }
	var pairs []pair
	for _, text := range texts {
		var html bytes.Buffer
		if err := goldmark.Convert([]byte(text), &html); err != nil {
			b.t.Fatal(err)
		}
		pairs = append(pairs, pair{text, html.String()})
	}
	data, err := json.Marshal(pairs)
	if err != nil {
		b.t.Fatal(err)
	}
	if got := eval[string](b, fmt.Sprintf(`(() => {
		const shape = (e) => [...e.childNodes].map((n) => n.nodeType === 3 ? n.data.replace(/\s+/g,
			" ") :
			"<" + n.tagName + " " + (n.getAttribute("href") || "") + ">" + shape(n) + "</>")
				.join("").replace(/> | </g, (s) => s.trim());
		return %s.map(({ Text, HTML }) => {
			const [want, got] = [document.createElement("div"), document.createElement("div")];
			want.innerHTML = HTML;
			got.append(...markdown(Text));
			return shape(got) === shape(want) ? "" : "got  " + shape(got) + "\nwant " +
				shape(want) + "\n";
		}).join("");
	})()`, data)); got != "" {
		b.t.Error(got)
	}
}
