package cli

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	files "statepoint/static/lessons"
)

// lessons do writes the programs with which the lessons begin, and then says of each that was
// changed what Check says.
func TestLessonsDo(t *testing.T) {
	dir := t.TempDir()
	const name = "01-why-safepoints/01-left-behind"
	at := filepath.Join(dir, filepath.FromSlash(name)+".ll")
	if out, errs, status := runCommand("", "lessons", "do", "--once", dir); status != 0 ||
		!strings.Contains(out, "programs in "+dir) || errs != "" {
		t.Fatal(status, out, errs)
	}
	start, err := os.ReadFile(at)
	if err != nil {
		t.Fatal(err)
	}
	one := t.TempDir()
	at = filepath.Join(one, filepath.FromSlash(name)+".ll")
	write := func(text []byte) {
		if err := os.MkdirAll(filepath.Dir(at), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(start)
	if out, errs, status := runCommand("", "lessons", "do", "--once", one); status != 1 ||
		!strings.HasPrefix(out, at+": 3 of 7 checks pass\n  `keep(7)` returned -2401") ||
		!strings.Contains(errs, "1 lesson not solved yet") {
		t.Error(status, out, errs)
	}
	solved, err := files.Files.ReadFile(name + "/solution.ll")
	if err != nil {
		t.Fatal(err)
	}
	write(solved)
	if out, errs, status := runCommand("", "lessons", "do", "--once", one); status != 0 ||
		out != at+": 7 of 7 checks pass\n  You can now say why a compiled function and a moving "+
			"collector need an agreement.\n" || errs != "" {
		t.Error(status, out, errs)
	}
}

// serve makes the site again when a file of the lessons has changed, before the next page, and says
// what is wrong with it.
func TestReload(t *testing.T) {
	dir, made := t.TempDir(), 0
	var wrong error
	r := &reloading{dir: dir, build: func() (http.Handler, error) {
		made++
		return http.NotFoundHandler(), wrong
	}}
	if err := r.begin(); err != nil {
		t.Fatal(err)
	}
	get := func(path string) (int, string) {
		w := httptest.NewRecorder()
		r.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		return w.Code, w.Body.String()
	}
	change := func(text string) {
		if err := os.WriteFile(filepath.Join(dir, "lesson.md"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	get("/learn")
	change("one")
	if get("/page.css"); made != 1 {
		t.Errorf("made %d times for a file that is no page", made)
	}
	get("/learn")
	if get("/learn/one.html"); made != 2 {
		t.Errorf("made %d times, not 2", made)
	}
	change("a second")
	wrong = os.ErrInvalid
	if code, said := get("/learn"); code != http.StatusInternalServerError ||
		said != "invalid argument\n" {
		t.Errorf("%d %q", code, said)
	}
	wrong = nil
	if code, _ := get("/learn"); code != http.StatusNotFound || made != 4 {
		t.Errorf("%d, made %d times", code, made)
	}
}
