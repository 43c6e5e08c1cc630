package lessons

import (
	"os"
	"testing"
)

// The lessons of the site can be solved, and what they say holds.
func TestLessonsOfTheSite(t *testing.T) {
	tracks, problems, err := Read(os.DirFS("../../static/lessons"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			more, err := Prove(t.Context(), l)
			if err != nil {
				t.Fatal(err)
			}
			problems = append(problems, more...)
			if n := len(l.Hints); n == 0 {
				t.Errorf("%s: no hint", l.Folder)
			}
		}
	}
	for _, p := range problems {
		t.Error(p)
	}
}
