package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"statepoint/web/report"
)

func build() fstest.MapFS {
	long := bytes.Repeat([]byte("much the same "), 500)
	files := fstest.MapFS{"embed.js": {Data: long}}
	for _, name := range built {
		files[name] = &fstest.MapFile{Data: long}
	}
	for _, name := range []string{"ui", "engine"} {
		files[name+".wasm"] = &fstest.MapFile{Data: append([]byte("\x00asm "+name+" "), long...)}
	}
	return files
}

func options() Options {
	return Options{Quality: Fast, Run: func(_ context.Context, r *report.Request) *report.Report {
		return &report.Report{OK: true, Source: report.Doc{Text: r.Source},
			Asm: report.Doc{Text: "retq <&>\n"}}
	}}
}

func get(h http.Handler, url, accept string) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", url, nil)
	r.Header.Set("Accept-Encoding", accept)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestHandler(t *testing.T) {
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	index := get(h, "/", "")
	if index.Code != 200 || index.Header().Get("Cache-Control") != "no-cache" ||
		!strings.Contains(index.Header().Get("Content-Security-Policy"),
			"script-src 'self' 'wasm-unsafe-eval'") {
		t.Errorf("index: %d %v", index.Code, index.Header())
	}
	page := index.Body.String()
	for _, want := range []string{"Statepoint Explorer", "retq &lt;&amp;&gt;", "The live pointer",
		`lang="en"`} {
		if !strings.Contains(page, want) {
			t.Errorf("index lacks %q", want)
		}
	}
	for _, inline := range []string{"<style", " style=", "onclick=", "javascript:", "https://"} {
		if strings.Contains(page, inline) {
			t.Errorf("index has %q", inline)
		}
	}
	// Every file that the page names exists, relative to it, and is cached forever.
	names := regexp.MustCompile(`(?:src|href|data-\w+)="([^"#]+\.\w+)"`).FindAllStringSubmatch(page,
		-1)
	if len(names) < 10 {
		t.Errorf("index names only %v", names)
	}
	for _, m := range names {
		if strings.HasPrefix(m[1], "/") {
			t.Errorf("%s is not relative", m[1])
		}
		if m[1] == workerName {
			continue // has a fixed name, not cached forever
		}
		if path.Ext(m[1]) == ".html" { // a document beside it, also with a fixed name
			if w := get(h, "/"+m[1], ""); w.Code != 200 {
				t.Errorf("%s: %d", m[1], w.Code)
			}
			continue
		}
		w := get(h, "/"+m[1], "")
		if w.Code != 200 || !strings.Contains(w.Header().Get("Cache-Control"), "immutable") ||
			w.Header().Get("Content-Type") == "" ||
			w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %d %v", m[1], w.Code, w.Header())
		}
		if strings.HasSuffix(m[1], ".wasm") &&
			w.Header().Get("Content-Type") != "application/wasm" {
			t.Errorf("%s is %s", m[1], w.Header().Get("Content-Type"))
		}
	}
	if w := get(h, "/nothing", ""); w.Code != 404 {
		t.Errorf("nothing is %d", w.Code)
	}
	lost := httptest.NewRequest("GET", "/a/b/nothing/", nil)
	lost.Header.Set("Accept", "text/html,*/*")
	answer := httptest.NewRecorder()
	if h.ServeHTTP(answer, lost); answer.Code != 404 ||
		!strings.Contains(answer.Body.String(), `<a class="outside" href="./../../../">`) {
		t.Errorf("for a reader nothing is %d %s", answer.Code, answer.Body)
	}
	if w := get(h, "/../../etc/passwd", ""); w.Code != 404 {
		t.Errorf("outside is %d", w.Code)
	}
	post := httptest.NewRecorder()
	h.ServeHTTP(post, httptest.NewRequest("POST", "/", nil))
	if post.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST is %d", post.Code)
	}
	again := httptest.NewRequest("GET", "/", nil)
	again.Header.Set("If-None-Match", index.Header().Get("ETag"))
	w := httptest.NewRecorder()
	if h.ServeHTTP(w, again); w.Code != http.StatusNotModified {
		t.Errorf("unchanged index is %d", w.Code)
	}
}

// The service worker lists every file of the site, and has a fixed name.
func TestServiceWorker(t *testing.T) {
	p, err := newPlan(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	w := get(h, "/sw.js", "")
	if w.Code != 200 || w.Header().Get("Cache-Control") != "no-cache" {
		t.Errorf("sw.js: %d %v", w.Code, w.Header())
	}
	program := w.Body.String()
	for _, a := range p.assets {
		if !a.fixed && !strings.Contains(program, `"`+a.name+`"`) {
			t.Errorf("the service worker does not keep %s", a.name)
		}
	}
	changed := build()
	changed["engine.wasm"] = &fstest.MapFile{Data: []byte("\x00asm other")}
	h2, err := Handler(changed, options())
	if err != nil {
		t.Fatal(err)
	}
	if get(h2, "/sw.js", "").Body.String() == program {
		t.Error("another site has the same service worker")
	}

	o := options()
	o.NoOffline = true
	off, err := Handler(build(), o)
	if err != nil {
		t.Fatal(err)
	}
	if page := get(off, "/", "").Body.String(); strings.Contains(page, "sw.js") {
		t.Error("a site that keeps nothing registers a service worker")
	}
	if program := get(off, "/sw.js", "").Body.String(); !strings.Contains(program, "unregister") ||
		strings.Contains(program, "FILES") {
		t.Errorf("the service worker of such a site: %s", program)
	}
}

func TestEncodings(t *testing.T) {
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	name := "/" + hashed("ui.wasm", build()["ui.wasm"].Data)
	for _, c := range []struct{ accept, want string }{
		{"", ""}, {"gzip, deflate, br, zstd", "br"}, {"gzip", "gzip"},
		{"br;q=0, gzip;q=0.5", "gzip"}, {"br;q=0,gzip;q=0", ""}, {"identity", ""},
	} {
		w := get(h, name, c.accept)
		if got := w.Header().Get("Content-Encoding"); got != c.want {
			t.Errorf("%q: got %q", c.accept, got)
			continue
		}
		var r io.Reader = w.Body
		switch c.want {
		case "br":
			r = brotli.NewReader(w.Body)
		case "gzip":
			if r, err = gzip.NewReader(w.Body); err != nil {
				t.Fatal(err)
			}
		}
		if data, err := io.ReadAll(r); err != nil || !bytes.Equal(data, build()["ui.wasm"].Data) {
			t.Errorf("%q: other bytes, %v", c.accept, err)
		}
		if w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: no Vary", c.accept)
		}
	}
}

func TestSubPath(t *testing.T) {
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	if w := get(http.StripPrefix("/explorer", h), "/explorer/", ""); w.Code != 200 {
		t.Errorf("under a path: %d", w.Code)
	}
	// A page is not treated as a folder: its relative links would break.
	if w := get(http.StripPrefix("/explorer", h), "/explorer/learn/", ""); w.Code !=
		http.StatusMovedPermanently || w.Header().Get("Location") != "../learn" {
		t.Errorf("a page as a folder: %d to %q", w.Code, w.Header().Get("Location"))
	}
}

func TestWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	if err := Write(dir, build(), options()); err != nil {
		t.Fatal(err)
	}
	first := read(t, dir)
	if err := Write(dir, build(), options()); err != nil {
		t.Fatal(err)
	}
	second := read(t, dir)
	if len(first) != len(second) {
		t.Errorf("%d files, then %d", len(first), len(second))
	}
	for name, data := range first {
		if second[name] != data {
			t.Errorf("%s differs", name)
		}
	}
	ui := hashed("ui.wasm", build()["ui.wasm"].Data)
	for _, want := range []string{"index.html", "index.html.br", ui, ui + ".br", ui + ".gz",
		"sw.js", "_headers", "learn.html", "learn/left-behind.html"} {
		if first[want] == "" {
			t.Errorf("no %s", want)
		}
	}
}

// Lessons of another author follow ours; their problems are reported.
func TestLessonsOfOthers(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	own := fstest.MapFS{"01-own/track.md": file("# Our own\n"),
		"01-own/01-first/lesson.md": file(
			"---\ntitle: T\nminutes: 5\ncan: c\n---\nText.\n"),
		"01-own/01-first/start.ll": file("define void @f() {\n  ret void\n}\n"),
		"01-own/01-first/questions.txt": file("choice\n  Q.\n  - A\n    = compiles\n    R.\n" +
			"  - B\n    = wrong\n    R.\n")}
	o := options()
	o.Lessons = own
	p := &plan{names: map[string]string{}}
	if err := p.addLessons(o); err != nil {
		t.Fatal(err)
	}
	pages := map[string]string{}
	for _, a := range p.assets {
		pages[a.name] = string(a.data)
	}
	if all := pages["learn.html"]; strings.Index(all, "Our own") < strings.Index(all, "Why safe") ||
		!strings.Contains(pages["learn/first.html"], "Choose") {
		t.Error("the lesson is not where it should be")
	}
	own["01-own/01-first/questions.txt"] = file("choose\n")
	err := p.addLessons(o)
	if err == nil ||
		!strings.Contains(err.Error(), "01-own/01-first/questions.txt:1:1: a question") {
		t.Error(err)
	}
}

func read(t *testing.T, dir string) map[string]string {
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		name, err = filepath.Rel(dir, name)
		out[filepath.ToSlash(name)] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestSaysWhatIsMissing(t *testing.T) {
	b := build()
	delete(b, "engine.wasm")
	if _, err := Handler(b, options()); err == nil ||
		!strings.Contains(err.Error(), "engine.wasm") {
		t.Errorf("got %v", err)
	}
	o := options()
	o.Run = func(context.Context, *report.Request) *report.Report {
		return &report.Report{Diagnostics: []report.Diagnostic{{Message: "no such type"}}}
	}
	if _, err := Handler(build(), o); err == nil || !strings.Contains(err.Error(), "no such type") {
		t.Errorf("got %v", err)
	}
	o.Run = func(context.Context, *report.Request) *report.Report { return nil }
	if _, err := Handler(build(), o); err == nil {
		t.Error("no report is no error")
	}
}
