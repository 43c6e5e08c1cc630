package collectors

import (
	"context"
	"html"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/options"
	"statepoint/web/collectors/strategies"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/ui/link"
)

// given is the value of a collector's switch, "" if it lacks the switch.
func (c *Collector) given(name string) string {
	for _, s := range strings.Split(c.Switches, ",") {
		if key, value, _ := strings.Cut(s, "="); key == name {
			return value
		}
	}
	return ""
}

// TestNeedsAreMet compares the matrix with the strategies: a collector that needs a feature with a
// switch turns that on, and has no barrier that the matrix does not mention.
func TestNeedsAreMet(t *testing.T) {
	for n := range All {
		c := &All[n]
		for _, f := range Matrix {
			key, want, _ := strings.Cut(f.Switch, "=")
			if key == "" || key[0] == '-' { // an option, which all collectors have
				continue
			}
			value := c.given(key)
			has := value != "" && (want == "" || slices.Contains(strings.Split(value, "+"), want))
			switch {
			case key == "init-roots": // roots are null unless it says no
				if value != "" {
					t.Errorf("%s: %s=%s", c.ID, key, value)
				}
			case f.Needs[n] == Needed && !has:
				t.Errorf("%s needs %s, and has no %s", c.ID, f.Name, f.Switch)
			case f.Needs[n] == No && has && strings.HasSuffix(key, "barrier"):
				t.Errorf("%s has %s=%s, which the matrix does not say", c.ID, key, value)
			}
		}
	}
}

// TestSwitchesOfTheMatrix checks that every switch in the matrix exists, and that the switches of
// every collector yield a strategy of the same kind as its Go code.
func TestSwitchesOfTheMatrix(t *testing.T) {
	for _, f := range Matrix {
		if f.Here == "" && f.Then != Head {
			t.Errorf("%s: nothing is said of it", f.Name)
		}
		name, _, _ := strings.Cut(f.Switch, "=")
		if option, ok := strings.CutPrefix(name, "-"); ok {
			if _, known := options.Find(option); !known {
				t.Errorf("%s: unknown option %s", f.Name, name)
			}
		} else if name != "" && !slices.ContainsFunc(options.Switches,
			func(s options.SwitchOf) bool { return s.Name == name }) {
			t.Errorf("%s: there is no switch %s", f.Name, name)
		}
	}
	for i := range All {
		c := &All[i]
		spec, err := gc.ParseSpec(c.Spec())
		if err != nil {
			t.Errorf("%s: %v", c.ID, err)
			continue
		}
		own := c.Strategy(StrategyName)
		if spec.Name() != own.Name() || gc.Needs(spec) != gc.Needs(own) ||
			gc.TableName(spec) != gc.TableName(own) {
			t.Errorf("%s: the switches make %s with %b and %q, Go %s with %b and %q", c.ID,
				spec.Name(), gc.Needs(spec), gc.TableName(spec), own.Name(), gc.Needs(own),
				gc.TableName(own))
		}
	}
}

// TestFilesAreShown checks that the page shows every program and strategy in the package.
func TestFilesAreShown(t *testing.T) {
	shown := map[string]bool{"list.ll": true, "doc.go": true}
	for i := range All {
		shown[All[i].File] = true
		for _, name := range All[i].Program {
			shown[name] = true
		}
		if All[i].Go() == "" || !strings.HasPrefix(All[i].Source(), shared()) {
			t.Errorf("%s has no source", All[i].ID)
		}
	}
	for _, files := range []fs.FS{programs, strategies.Files} {
		err := fs.WalkDir(files, ".", func(_ string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && !shown[d.Name()] {
				t.Errorf("no collector has %s", d.Name())
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestPage checks the page: a column and a section for each collector, with the code inserted by
// its strategy, its assembly, its table, and links that open its program.
func TestPage(t *testing.T) {
	data, err := Page(t.Context(), panes.Run, "default-src 'self'", "icon.svg", "a.css", "b.css")
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	for _, want := range []string{`content="default-src &#39;self&#39;"`, `href="icon.svg"`,
		`<link rel="stylesheet" href="a.css">`, `<link rel="stylesheet" href="b.css">`} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s", want)
		}
	}
	if n := strings.Count(page, `<th scope="row"`); n != len(Matrix) {
		t.Errorf("%d rows, not %d", n, len(Matrix))
	}
	for i := range All {
		c := &All[i]
		if !strings.Contains(page, `<a href="#`+c.ID+`">`+c.Title+`</a></th>`) {
			t.Errorf("%s has no column", c.ID)
		}
		_, section, found := strings.Cut(page, `<section id="`+c.ID+`"`)
		section, _, closed := strings.Cut(section, "</section>")
		if !found || !closed {
			t.Errorf("%s has no section", c.ID)
			continue
		}
		text := html.UnescapeString(section)
		for _, want := range []string{c.About, "-strategy=" + c.Spec(), c.Go(), c.Own(), "<ins>",
			"retq", shown + ":"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %.60q", c.ID, want)
			}
		}
		wants := c.given("table") != "" || c.given("roots") == "linked" // the maps of its entries
		if has := strings.Contains(text, "Its table of roots"); has != wants {
			t.Errorf("%s: a table is shown: %v", c.ID, has)
		}
		_, href, _ := strings.Cut(section, `href="./`)
		href, _, _ = strings.Cut(href, `"`)
		state, err := link.DecodeFragment(html.UnescapeString(href))
		if err != nil || state.Source != c.Source() ||
			!slices.Equal(state.Options.PassFlags, []string{"-strategy=" + c.Spec()}) {
			t.Errorf("%s: the link opens %+v, %v", c.ID, state, err)
		}
		if (c.See != "") != strings.Contains(text, "A larger example: ") {
			t.Errorf("%s: the link to an example of %q", c.ID, c.See)
		}
	}
}

// TestPageFails names the program that does not compile, and a missing example.
func TestPageFails(t *testing.T) {
	n := 0
	_, err := Page(t.Context(), func(context.Context, *report.Request) *report.Report {
		n++
		return &report.Report{OK: n < 3}
	}, "", "")
	if err == nil || err.Error() != "collectors: the program of mark-sweep does not compile" {
		t.Errorf("error %v", err)
	}
	if err := new(column).see("nosuch"); err == nil || !strings.Contains(err.Error(), "nosuch") {
		t.Errorf("error %v", err)
	}
}

// TestAdded checks that exactly the lines added by a strategy are marked, in texts with common
// lines.
func TestAdded(t *testing.T) {
	for _, c := range []struct{ before, after, marks string }{
		{"abc", "abc", "..."}, {"abc", "axbyc", ".+.+."}, {"", "ab", "++"}, {"ab", "", ""},
		{"abab", "bab", "..."}, {"abc", "xyz", "+++"}, {"aab", "abab", ".+.."},
	} {
		marks := ""
		for i, l := range added(strings.Split(c.before, ""), strings.Split(c.after, "")) {
			if l.Text != c.after[i:i+1] {
				t.Errorf("%s: line %d is %s", c.after, i, l.Text)
			}
			marks += map[bool]string{false: ".", true: "+"}[l.Added]
		}
		if strings.Count(marks, "+") != strings.Count(c.marks, "+") {
			t.Errorf("%s to %s: %s, want %s", c.before, c.after, marks, c.marks)
		}
	}
}
