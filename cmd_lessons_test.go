package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// lessons begins a lesson that passes, and names what is wrong with one by file and line.
func TestLessons(t *testing.T) {
	dir := t.TempDir()
	lesson := filepath.Join(dir, "01-track", "01-lesson")
	command := func(args ...string) (int, string, string) {
		var out, errs bytes.Buffer
		c := &cli{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
		return c.main(append([]string{"lessons"}, args...)), out.String(), errs.String()
	}
	if status, out, errs := command("new", lesson); status != 0 || out != "" || errs != "" {
		t.Fatal(status, out, errs)
	}
	const proved = "1 lesson in 1 track: every solution passes its 2 checks, every start fails\n"
	if status, out, errs := command("check", dir); status != 0 || out != proved || errs != "" {
		t.Error(status, out, errs)
	}
	file := filepath.Join(lesson, "check.txt")
	if err := os.WriteFile(file, []byte("safe\nlive %obj\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const wrong = "01-track/01-lesson/check.txt:2:10: expected \"at\", not \"\"\n"
	if status, out, errs := command("check", dir); status != 1 || out != "" ||
		!strings.HasPrefix(errs, wrong) || !strings.Contains(errs, "1 problem in the lessons of") {
		t.Error(status, out, errs)
	}
	for _, args := range [][]string{nil, {"check"}, {"prove", dir}, {"check", dir, dir},
		{"check", filepath.Join(dir, "absent")}, {"new", lesson}} {
		if status, _, errs := command(args...); status != 1 || errs == "" {
			t.Errorf("%q: %d %s", args, status, errs)
		}
	}
}
