package lessons

import (
	"os"
	"strings"
	"testing"

	"statepoint/web/check"
)

// wordsBeforeCheck bounds the words of a lesson of the first track and its questions: a reader who
// tries lessons reads no more before the first attempt.
const wordsBeforeCheck = 250

// The site's lessons can be solved, their claims hold, and every failed check says why.
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
			text := l.Body
			for _, q := range l.Questions {
				text += " " + q.Prompt
				for _, o := range q.Options {
					text += " " + o.Text
				}
			}
			if n := len(strings.Fields(text)); i == 0 && n > wordsBeforeCheck {
				t.Errorf("%s: %d words before Check, more than %d", l.Folder, n, wordsBeforeCheck)
			}
			for _, c := range l.Checks {
				if c.Subject != check.Compiles && c.Tells(check.Returned, 0) == "" {
					t.Errorf("%s/check.txt:%d: tells a learner nothing", l.Folder, c.Line)
				}
			}
		}
	}
	for _, p := range problems {
		t.Error(p)
	}
}
