package workshop

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	files "statepoint/static/lessons"
	"statepoint/web/lessons"
)

// texts are the texts that pages and scripts have a language say.
func texts(t *testing.T) []string {
	t.Helper()
	found := map[string]bool{}
	said := regexp.MustCompile(`say\("([^"]+)"`)
	dir := filepath.Join("..", "..", "static", "js")
	of, err := filepath.Glob(filepath.Join(dir, "lesson", "*.js"))
	if err != nil || len(of) < 5 {
		t.Fatal(of, err)
	}
	for _, name := range []string{"learn.js", "learn-index.js", "own.js", "results.js",
		"shared/passed-marks.js"} {
		of = append(of, filepath.Join(dir, name))
	}
	for _, name := range of {
		script, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllStringSubmatch(string(script), -1) {
			found[m[1]] = true
		}
	}
	template := regexp.MustCompile(`say "([^"]+)"`)
	for _, text := range []string{lessonText, questionText, keysText, indexText, resultsText} {
		for _, m := range template.FindAllStringSubmatch(text, -1) {
			found[m[1]] = true
		}
	}
	for _, title := range titles {
		found[title] = true
	}
	found["Your turn"] = true
	// No visible text of these pages stays in English because it is not said.
	actions := regexp.MustCompile(`\{\{.*?\}\}`)
	plain := regexp.MustCompile(`>\s*([A-Z][a-z]+[^<]*)<`)
	for _, text := range []string{lessonText, questionText, keysText, indexText, resultsText} {
		for _, m := range plain.FindAllStringSubmatch(actions.ReplaceAllString(text, ""), -1) {
			if !slices.Contains([]string{"Statepoint Explorer", "Explorer"},
				strings.TrimSpace(m[1])) {
				t.Errorf("%q is said in no language", m[1])
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// A language has every text of the workshop's lessons, and none that is no longer one.
func TestLanguages(t *testing.T) {
	all, err := languages()
	if err != nil || len(all) < 2 {
		t.Fatal(err)
	}
	want := texts(t)
	if len(want) < 70 {
		t.Errorf("only %d texts", len(want))
	}
	for _, l := range all[1:] {
		for _, text := range want {
			if l.texts[text] == "" {
				t.Errorf("%s lacks %q", l.code, text)
			}
		}
		for text := range l.texts {
			if !slices.Contains(want, text) {
				t.Errorf("%s has %q, which nothing says", l.code, text)
			}
		}
		if names[l.code] == "" {
			t.Errorf("%s has no name", l.code)
		}
	}
	for text, want := range map[string]string{"a\n\n": "no translation",
		"a\n  b\na\n  c\n": "twice", "  b\n": "expected", "a {}\n  b\n": "another number of {}"} {
		if _, err := readLanguage(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A translated lesson is a page of its own, with the texts of scripts; others have its chrome and
// their text in English. Pages in English have none of it but a link.
func TestTranslatedPages(t *testing.T) {
	tracks, problems, err := lessons.Read(files.Files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	pages, err := Pages(context.Background(), tracks[:2], Frame{})
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]string{}
	for _, p := range pages {
		of[p.Name] = string(p.Data)
		if p.Translated != strings.HasSuffix(p.Name, ".de.html") {
			t.Errorf("%s: translated: %t", p.Name, p.Translated)
		}
	}
	for name, want := range map[string][]string{
		"learn/left-behind.de.html": {`<html lang="de">`, "<h1>Ein Zeiger, der zurückbleibt</h1>",
			"<h2>Jetzt Sie</h2>", ">Prüfen</button>", "Hinweis 1 von 2", `"Right.":"Richtig."`,
			`href="left-behind.html" lang="en" hreflang="en">English<`, `data-place="collection-2.1"`,
			`rel="next" href="leaf-calls.de.html"`, "Sie können jetzt sagen, warum"},
		"learn.de.html": {`<html lang="de">`, "<h1>Lektionen</h1>",
			`lang="en" hreflang="en">English<`,
			`<h2 id="why-safepoints">Warum Safepoints</h2>`,
			`<a href="learn/left-behind.de.html">Ein Zeiger, der zurückbleibt</a>`,
			`<h2 id="reading-the-machine" lang="en">Reading the machine</h2>`,
			`<a href="learn/frame.de.html" lang="en">`,
			` Minuten · nur auf Englisch</span>`, `"passed":"bestanden"`,
			`href="learn/results.de.html">Ergebnisse`},
		"learn/results.de.html": {`<html lang="de">`, "<h1>Ergebnisse</h1>",
			`<a href="../learn.de.html">Lektionen</a>`, `href="results.html" lang="en"`},
		"learn/results.html": {`<a href="../learn.html">Lessons</a>`,
			`href="results.de.html" lang="de"`},
		"learn/frame.de.html": {`<html lang="de">`, `<div lang="en"><h1>`,
			"Diese Lektion gibt es nur auf Englisch.", ">Prüfen</button>",
			`rel="prev" href="another-agreement.de.html">←&nbsp;Eine andere Absprache`},
		"learn/still-needed.de.html": {"<span>Warum Safepoints</span>",
			`<h2 id="question-1">Auswahl`, "Eine Zeile nach dem Aufruf berechnet",
			"Von welchem dieser", `<pre id="checks" hidden data-told>`,
			"Der Kollektor soll einmal"},
		"learn/left-behind.html": {`<html lang="en">`, "<h2>Your turn</h2>", ">Check</button>",
			`href="left-behind.de.html" lang="de" hreflang="de">Deutsch<`},
	} {
		for _, text := range want {
			if !strings.Contains(of[name], text) {
				t.Errorf("%s lacks %s", name, text)
			}
		}
	}
	if n := strings.Count(of["learn.de.html"], "nur auf Englisch</span>"); n != len(
		tracks[1].Lessons) {
		t.Errorf("%d lessons are said to be in English only", n)
	}
	if strings.Contains(of["learn/left-behind.de.html"], "only-english") {
		t.Error("a translated lesson is said to be in English only")
	}
	if strings.Contains(of["learn/left-behind.html"], `id="language"`) {
		t.Error("a page in English has the texts of another language")
	}
}
