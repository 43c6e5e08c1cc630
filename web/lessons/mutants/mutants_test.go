package mutants

import (
	"os"
	"strings"
	"testing"

	"statepoint/lower/run"
	"statepoint/web/check"
	"statepoint/web/lessons"
)

// The checks of every lesson refuse wrong programs that nobody wrote, and accept those in which
// only a name is changed.
func TestLessonsRefuseMutants(t *testing.T) {
	tracks, _, err := lessons.Read(os.DirFS("../../../static/lessons"))
	if err != nil {
		t.Fatal(err)
	}
	var all Tally
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			got, err := Try(t.Context(), l)
			if err != nil {
				t.Fatal(l.Name, err)
			}
			for _, p := range got.Problems {
				t.Error(p)
			}
			for _, line := range got.Lines {
				t.Errorf("%s: add %s", l.Name, line)
			}
			t.Logf("%s: %d made, %d refused, %d accepted, %d told, %d wrong", l.Name, got.Made,
				got.Refused, got.Accepted, got.Told, len(got.Problems))
			all.Made += got.Made
			all.Refused += got.Refused
			all.Accepted += got.Accepted
			all.Told += got.Told
		}
	}
	t.Logf("%d made, %d refused, %d accepted, %d told", all.Made, all.Refused, all.Accepted,
		all.Told)
}

// Changed numbers stay where they are in the text, and zeros, lengths and texts unchanged.
func TestVariants(t *testing.T) {
	c, err := run.ParseCase(`f({{| 3} | 0 4 "7"}, 2) = 1`)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := variants(c, nil)[0], `{{| 7} | 0 9 "7"}, 2`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if c, err = run.ParseCase("g(3, -1) = 2"); err != nil {
		t.Fatal(err)
	}
	if got := variants(c, nil)[0]; got != "7, -1" {
		t.Errorf("got %s", got)
	}
}

// A check that a constant passes is reported, with a run that refuses the constant.
func TestConstantsAreReported(t *testing.T) {
	program := "define i64 @f(i64 %x) {\n  %y = add i64 %x, 1\n  ret i64 %y\n}\n"
	checks, err := check.Parse("run f(1) = 2")
	if err != nil {
		t.Fatal(err)
	}
	got, err := Try(t.Context(), &lessons.Lesson{Folder: "t/l", Solution: program,
		Start:  strings.Replace(program, "i64 %y", "i64 %x", 1),
		Checks: checks, CheckText: "run f(1) = 2"})
	if err != nil || len(got.Problems) != 1 || len(got.Lines) != 1 ||
		got.Lines[0] != "run f(3) = 4" {
		t.Errorf("%+v %v", got, err)
	}
}

// So is one that a constant passes on one of several ways to a return.
func TestConstantsOnOnePathAreReported(t *testing.T) {
	const lines = "run f(1) = 2\nrun f(-1) = 1\nrun f(-5) = 5"
	for _, end := range []string{
		"more:\n  %y = add i64 %x, 1\n  ret i64 %y\nless:\n  %z = sub i64 0, %x\n  ret i64 %z\n",
		"more:\n  %y = add i64 %x, 1\n  br label %end\nless:\n  %z = sub i64 0, %x\n" +
			"  br label %end\nend:\n  %r = phi i64 [ %y, %more ], [ %z, %less ]\n  ret i64 %r\n",
	} {
		program := "define i64 @f(i64 %x) {\n  %is = icmp sgt i64 %x, 0\n" +
			"  br i1 %is, label %more, label %less\n" + end + "}\n"
		checks, err := check.Parse(lines)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Try(t.Context(), &lessons.Lesson{Folder: "t/l", Solution: program,
			Start: program, Checks: checks, CheckText: lines})
		if err != nil || len(got.Problems) != 1 || len(got.Lines) != 1 ||
			got.Lines[0] != "run f(3) = 4" {
			t.Errorf("%+v %v", got, err)
		}
	}
}
