package objects_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/report"
)

// compiled is an example as LLVM compiles it, "" where LLVM does not.
func compiled(t *testing.T, e *examples.Example, flags ...string) (object string, release int) {
	t.Helper()
	release = oracle.Release([]byte(e.Source))
	if release == 0 || !strings.HasPrefix(e.Proof.LLVM, fmt.Sprint(release)) ||
		e.Proof.Strategy != "" || e.Proof.Dialect != "" {
		return "", 0
	}
	text := oracle.Exec([]byte(e.Source), oracle.Tool(t, release, "opt"), "-S",
		"-passes=rewrite-statepoints-for-gc")
	if text.Err != nil {
		return "", 0
	}
	out := filepath.Join(t.TempDir(), "a.o")
	r := oracle.Exec(text.Stdout, oracle.Tool(t, release, "llc"), append(flags,
		"-filetype=obj", "-o", out)...)
	if r.Err != nil {
		return "", 0
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(data), release
}

// Objects of LLVM in every format that has maps, of every example: each record stands in the code
// once, each location is in the bytes once, and every view of each record is there.
func TestObjectsOfLLVM(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	targets := []string{"x86_64-linux-gnu", "x86_64-apple-macosx", "x86_64-pc-windows-msvc",
		"aarch64-linux-gnu"}
	objects, records, runs, releases := 0, 0, 0, map[int]bool{}
	for i := range all {
		for k, target := range targets {
			if k > 0 && i%3 != 0 { // other targets for a third
				continue
			}
			level := fmt.Sprintf("-O%d", (i+k)%4)
			data, release := compiled(t, &all[i], level, "-mtriple="+target)
			if data == "" {
				continue
			}
			name := fmt.Sprintf("%s %s llc-%d %s", all[i].Name, target, release, level)
			e, req, r := opened(t, name, []byte(data))
			if !r.OK || len(r.Diagnostics) > 0 {
				t.Errorf("%s: %v", name, r.Diagnostics)
				continue
			}
			objects, releases[release] = objects+1, true
			records += shown(t, name, e, req, r)
			s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req)})
			switch refused := strings.HasPrefix(s.Trouble, "Only ELF files"); {
			case k == 0 && s.Trouble == "":
				runs++
			case k > 0 && !refused:
				t.Errorf("%s runs: %q", name, s.Trouble)
			}
		}
	}
	t.Logf("%d objects with %d records, %d run", objects, records, runs)
	if objects < 60 || records < 80 || runs < 20 || !releases[14] || !releases[22] {
		t.Errorf("too few were compiled, of %v", releases)
	}
}

// shown looks at what is shown of the records of an object, and returns how many there are.
func shown(t *testing.T, name string, e viewer, req *report.Request, r *report.Report) (n int) {
	for i := range r.Links {
		l := &r.Links[i]
		if !strings.HasPrefix(l.Label, "record ") || strings.Contains(l.Label, ",") ||
			l.End == l.Start {
			continue
		}
		n++
		if got := strings.Count(r.Asm.Text, " "+l.Label+" at "); got != 1 {
			t.Errorf("%s: %s stands in the code %d times", name, l.Label, got)
		}
		if len(l.From) == 0 {
			t.Errorf("%s: %s is under no instruction", name, l.Label)
		}
		for _, view := range []string{report.ViewFrame, report.ViewParse} {
			if a := e.View(t.Context(), &report.ViewRequest{View: view, Subject: l.ID,
				Of: e.Keep(req)}); a.Trouble != "" {
				t.Errorf("%s: %s of %s: %s", name, view, l.Label, a.Trouble)
			}
		}
	}
	if int(r.Figures.Records) != n {
		t.Errorf("%s: %d records, %d shown", name, r.Figures.Records, n)
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	if facts.Trouble != "" {
		t.Errorf("%s: %s", name, facts.Trouble)
	}
	return n
}

// viewer is what shown asks of an engine.
type viewer interface {
	View(context.Context, *report.ViewRequest) *report.ViewAnswer
	Keep(*report.Request) report.Handle
}

// A frame of AArch64 is known from the map alone: the size of one without a record is not said.
func TestFrameNotKnown(t *testing.T) {
	const text = "declare void @g()\n\ndefine void @recorded() {\n" +
		"  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)\n" +
		"  call void @g()\n  ret void\n}\n\ndefine void @plain() {\n  call void @g()\n" +
		"  ret void\n}\n\ndeclare void @llvm.experimental.stackmap(i64, i32, ...)\n"
	out := filepath.Join(t.TempDir(), "a.o")
	if r := oracle.Exec([]byte(text), oracle.Tool(t, 22, "llc"), "-mtriple=aarch64-linux-gnu",
		"-filetype=obj", "-o", out); r.Err != nil {
		t.Fatal(r.Err)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	e, req, _ := opened(t, "a.o", data)
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	for name, frame := range map[string]string{"recorded": "16", "plain": "–"} {
		_, row, _ := strings.Cut(facts.HTML, ">"+name+"</span></th>")
		row, _, _ = strings.Cut(row, "</tr>")
		cells := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(
			strings.ReplaceAll(row, "</td>", "|"), "")
		if got := strings.Split(cells, "|"); len(got) < 2 || got[1] != frame {
			t.Errorf("%s has the figures %q, and its frame should be %s", name, got, frame)
		}
	}
}
