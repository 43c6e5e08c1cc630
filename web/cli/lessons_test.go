package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/web/lessons/zipped/ziptest"
)

// lessons creates a lesson that passes, and reports the problems of one by file and line.
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
	const proved = "1 lesson in 1 track: every solution passes its 2 checks, every start fails; " +
		"of 4 changed solutions the wrong ones are rejected\n"
	if status, out, errs := command("check", dir); status != 0 || out != proved || errs != "" {
		t.Error(status, out, errs)
	}
	again := filepath.Join(t.TempDir(), "01-track", "01-frame")
	if status, out, errs := command("new", again); status != 0 {
		t.Fatal(status, out, errs)
	}
	if status, _, errs := command("check", filepath.Dir(filepath.Dir(again))); status != 1 ||
		!strings.HasPrefix(errs, "01-track/01-frame: a lesson of the site is named frame") {
		t.Error(status, errs)
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
	zip := filepath.Join(dir, "lessons.zip")
	write := func(data []byte) {
		if err := os.WriteFile(zip, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	files := []string{"track.md", "01-lesson/lesson.md", "01-lesson/start.ll",
		"01-lesson/solution.ll", "01-lesson/check.txt"}
	var packed [][2]string
	for _, name := range files {
		text, err := os.ReadFile(filepath.Join(dir, "01-track", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		packed = append(packed, [2]string{"mine/01-track/" + name, string(text)})
	}
	write(ziptest.Zip(packed...))
	if status, out, errs := command("check", zip); status != 1 || out != "" ||
		!strings.HasPrefix(errs, wrong) {
		t.Error(status, out, errs)
	}
	packed[4][1] = "live %obj at @callee\n"
	write(ziptest.Zip(packed...))
	if status, out, errs := command("check", zip); status != 0 || errs != "" ||
		!strings.HasPrefix(out, "1 lesson in 1 track") {
		t.Error(status, out, errs)
	}
	write([]byte("PK"))
	if status, _, errs := command("check", zip); status != 1 ||
		!strings.Contains(errs, "lessons.zip: this is not a zip") {
		t.Error(status, errs)
	}
	for _, args := range [][]string{nil, {"check"}, {"prove", dir}, {"check", dir, dir},
		{"check", filepath.Join(dir, "absent")}, {"new", lesson}} {
		if status, _, errs := command(args...); status != 1 || errs == "" {
			t.Errorf("%q: %d %s", args, status, errs)
		}
	}
}
