package objects_test

import (
	"strings"
	"testing"

	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/static/lessons"
	site "statepoint/static/objects"
)

// In each object of the site the check finds the mistake that its lesson is about, if it can, and
// the lesson's text and questions name instructions that are there, at their addresses.
func TestObjectsOfTheSite(t *testing.T) {
	want := map[string]struct {
		last   string // the last instruction of the finding
		lesson string
		code   []string // what the question quotes
	}{
		"stale-copy.o": {"main+0x25", "04-other-compilers/01-a-copy-left-behind", []string{
			"12 `mov %rax,0x8(%rsp)` at `main+0x12`", "21 `mov 0x8(%rax),%rax` at `main+0x21`",
			"25 `add 0x8(%rbx),%rax` at `main+0x25`"}},
		"wrong-base.o": {"sum+0x12", "04-other-compilers/02-two-numbers-swapped",
			[]string{"9 `sum+0x9` adds 16"}},
		"kept-copy.o": {"twice+0x1b", "05-broken-runtimes/03-the-two-loads",
			[]string{"1b `twice+0x1b`"}},
		// Nothing in the code shows where the argument points, so a reader has to tell.
		"own-base.o": {"", "05-broken-runtimes/01-the-cursor",
			[]string{"1 `second+0x1` adds 16"}},
	}
	names, contents, err := site.All()
	if err != nil || len(names) != len(want) {
		t.Fatal(names, err)
	}
	for i, name := range names {
		images, err := image.Open(name, contents[i])
		if err != nil {
			t.Fatal(err)
		}
		w := want[name]
		found := check.Check(images[0]).Findings
		last := ""
		for _, f := range found {
			last = f.Instructions[len(f.Instructions)-1].Place
		}
		if len(found) > 1 || last != w.last {
			t.Errorf("%s: %d findings, the last instruction is %s", name, len(found), last)
			continue
		}
		questions, err := lessons.Files.ReadFile(w.lesson + "/questions.txt")
		if err != nil {
			t.Fatal(err)
		}
		_, _, r := opened(t, name, contents[i])
		for _, c := range w.code {
			offset, quoted, _ := strings.Cut(c, " ")
			if !strings.Contains(string(questions), quoted) {
				t.Errorf("%s: the questions have no %q", name, quoted)
			}
			if at := strings.Split(quoted, "`")[1]; strings.Contains(at, " ") {
				line := strings.Fields(at)
				if text := asmAt(r.Asm.Gutter, r.Asm.Text, offset); !strings.Contains(text,
					line[0]) || !strings.Contains(text, line[1]) {
					t.Errorf("%s: at %s is %q, not %s", name, offset, text, at)
				}
			}
		}
	}
}

// asmAt is the line of an assembly whose gutter has an offset.
func asmAt(gutter []string, text, offset string) string {
	lines := strings.Split(text, "\n")
	for i, g := range gutter {
		if strings.TrimSpace(g) == offset && i < len(lines) {
			return lines[i]
		}
	}
	return ""
}
