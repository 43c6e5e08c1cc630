package filetest

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
)

var update = flag.Bool("update", false, "write what comes out into the files of cases")

// Run compares the result of every case of a folder with its file. It needs no LLVM. With -update
// it writes the files instead.
func Run(t *testing.T, dir string) {
	for _, f := range Files(t, dir) {
		t.Run(f.name(dir), func(t *testing.T) {
			t.Parallel()
			var results []*result
			for _, c := range f.Cases {
				results = append(results, c.run(t, f))
			}
			f.compare(t, f.format(results))
		})
	}
}

// name is what the file is called in messages: its path below a folder.
func (f *File) name(dir string) string {
	return strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(f.Path, dir), "/"), ".ll")
}

// compare compares the file with its expected content, or writes that.
func (f *File) compare(t *testing.T, want string) {
	t.Helper()
	wrong := f.other(want)
	switch {
	case wrong == "":
	case *update:
		if err := os.WriteFile(f.Path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		t.Logf("%s is written; read the difference", f.Path)
	default:
		t.Error(wrong + "\n(-update writes it)")
	}
}

// other is the first difference between the file and its expected contents, "" if there is none.
func (f *File) other(want string) string {
	data, err := os.ReadFile(f.Path)
	if err != nil {
		return err.Error()
	}
	file, now := strings.Split(string(data), "\n"), strings.Split(want, "\n")
	for i := range max(len(file), len(now)) {
		if i >= len(file) || i >= len(now) || file[i] != now[i] {
			return fmt.Sprintf("%s:%d: the file says\n%s\nand this comes:\n%s",
				f.Path, i+1, part(file, i), part(now, i))
		}
	}
	return ""
}

// part returns a few lines from the given one.
func part(lines []string, from int) string {
	return "  " + strings.Join(lines[min(from, len(lines)):min(from+6, len(lines))], "\n  ")
}

// form is the text of a case for a release of LLVM.
type form struct {
	release int
	text    string
}

// forms are the texts of a case, with `ptr` first.
func (c *Case) forms() []form {
	if len(c.Releases) == 1 {
		return []form{{c.Releases[0], c.Text}}
	}
	return []form{{oracle.Opaque, c.Text}, {oracle.Typed, Typed(c.Text)}}
}

// run runs the tests of the case in each of its forms. The result of the second form is listed only
// if it differs.
func (c *Case) run(t *testing.T, f *File) *result {
	t.Helper()
	if len(c.Tests) == 0 {
		t.Fatalf("%s:%d: the case has no `; test:`", f.Path, c.Line)
	}
	forms := c.forms()
	r := c.runForm(forms[0])
	if len(forms) > 1 {
		second := c.runForm(forms[1])
		if !slices.Equal(codesOf(r.diags), codesOf(second.diags)) {
			r.wrong = append(r.wrong, "with typed pointers something else is said; "+
				"give them a file of their own:\n"+strings.Join(second.annotate(forms[1].text),
				"\n"))
		}
		for i, s := range second.section {
			if i >= len(r.section) || !c.Tests[i].same(forms, r.section[i].lines, s.lines) {
				r.section = append(r.section, section{s.title + ", typed pointers", s.lines})
			}
		}
	}
	for _, w := range r.wrong {
		t.Errorf("%s:%d: %s: %s", f.Path, c.Line, c.Name, w)
	}
	for release, says := range c.says {
		if c.Differs == "" && !r.errors() {
			t.Errorf("%s:%d: %s: LLVM %d refuses it (%s), and nothing is refused here",
				f.Path, c.Line, c.Name, release, says)
		}
	}
	return r
}

// runForm runs the tests of a case on one of its texts.
func (c *Case) runForm(f form) *result {
	r := &result{text: source.NewText("case.ll", f.text), below: map[int][]string{}}
	seen := map[string]bool{}
	for _, test := range c.Tests {
		w := &work{c: c, form: f, test: test, text: r.text, result: r}
		lines, ok := w.do()
		for _, d := range w.diags {
			key := fmt.Sprint(d.Span, d.Severity, d.Code, d.Message)
			if !seen[key] { // which each test that reads the module finds
				seen[key] = true
				r.diags = append(r.diags, d)
			}
			if d.Span.IsZero() || d.Span.Start > d.Span.End || int(d.Span.End) > len(f.text) {
				r.wrong = append(r.wrong, "this is said of no place in the text: "+d.Message)
			} else if f.text == c.Text && int(d.Span.Start) > len(c.own) {
				r.wrong = append(r.wrong, "this is said of what all cases share: "+d.Message)
			}
		}
		if ok {
			r.section = append(r.section, section{test.String(), lines})
		}
	}
	return r
}

// codesOf are the severities, lines' codes of diagnostics in order.
func codesOf(diags []source.Diagnostic) []string {
	var codes []string
	for i := range diags {
		codes = append(codes, diags[i].Severity.String()+" "+diags[i].Code)
	}
	slices.Sort(codes)
	return codes
}

// same reports whether the result of a test in the second of two forms is that in the first.
func (t Test) same(forms []form, opaque, typed []string) bool {
	if slices.Equal(opaque, typed) {
		return true
	}
	w := &work{form: forms[1]}
	m := w.parse(source.NewText("case.ll", strings.Join(typed, "\n")+"\n"))
	if m == nil {
		return false
	}
	if _, err := convert.Dialect(w.ctx(), m, opaqueDialect, nil); err != nil {
		return false
	}
	plain := &work{form: forms[0]}
	want := plain.parse(source.NewText("case.ll", strings.Join(opaque, "\n")+"\n"))
	return want != nil && ordered(printed(m)) == ordered(printed(want))
}
