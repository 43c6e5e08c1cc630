package lessons

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"
)

// Files in memory are listed and read like those of a folder.
func TestTexts(t *testing.T) {
	for _, fsys := range []fstest.MapFS{lessonOf(front+"Text.", begun, ended, "run f(1) = 1\n"),
		lessonOf(front+"Text.", begun, ended, "nothing"), {}} {
		files := texts{}
		for name, f := range fsys {
			files[name] = string(f.Data)
		}
		tracks, problems, err := Read(fsys)
		got, wrong, trouble := readAll(files)
		if trouble != nil || err != nil || toJSON(t, tracks) != toJSON(t, got) ||
			toJSON(t, problems) != toJSON(t, wrong) {
			t.Errorf("got %+v %v %v\nwant %+v %v", got, wrong, trouble, tracks, problems)
		}
	}
}

func toJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// A message with lessons is answered with the lessons and their questions, or with the problems by
// file and line; any other message is not answered.
func TestAnswerOwn(t *testing.T) {
	const at = "01-why/02-first/"
	answer := func(change map[string]string) (out struct {
		Crash    string
		Problems []string
		Tracks   []struct {
			Title   string
			Lessons []struct {
				Name, Body, Turn, Start, Checks, Covered string
				Hints                                    []string
				Questions                                []struct {
					Kind    string
					Several bool
					Rows    []struct {
						Choices []struct {
							Text, Check string
							Right       bool
						}
					}
				}
			}
		}
	}) {
		files := map[string]string{}
		for name, f := range lessonOf(front+"Text.\n\n## Your turn\n\nDo it.\n\n## Hint\n\nOne.\n",
			begun, ended, "run f(1) = 1\n") {
			files[name] = string(f.Data)
		}
		for name, text := range change {
			files[at+name] = text
		}
		got := AnswerOwn(t.Context(), `{"lessons":`+toJSON(t, files)+`}`)
		if err := json.Unmarshal(got, &out); err != nil {
			t.Fatalf("%v: %s", err, got)
		}
		return out
	}
	got := answer(map[string]string{"questions.txt": "choice\n  Q.\n  - [x] A\n" +
		"    = run f(1) = 0\n    R.\n  - [ ] B\n    S.\n"})
	if len(got.Problems) > 0 || len(got.Tracks) != 1 || len(got.Tracks[0].Lessons) != 1 {
		t.Fatalf("%+v", got)
	}
	l := got.Tracks[0].Lessons[0]
	if l.Name != "first" || l.Body != "Text.\n" || !strings.Contains(l.Turn, "Do it.") ||
		l.Start != begun || l.Checks != "run f(1) = 1\n" || len(l.Hints) != 1 || l.Covered != "" {
		t.Errorf("%+v", l)
	}
	if q := l.Questions[0]; q.Kind != "choice" || !q.Several || !q.Rows[0].Choices[0].Right ||
		q.Rows[0].Choices[1].Right || q.Rows[0].Choices[0].Check != "run f(1) = 0" {
		t.Errorf("%+v", q)
	}
	for name, c := range map[string][2]string{
		"check.txt":     {"safe\nlive %p\n", ":2:8: expected \"at\", not \"\""},
		"lesson.md":     {"no front", ":1: expected front matter"},
		"questions.txt": {"stale @g\n  Q.\n", ":1: no function @g"},
		"start.ll": {strings.Repeat(";", MaxFileBytes+1),
			": larger than 262144 bytes"},
	} {
		if got := answer(map[string]string{name: c[0]}); len(got.Problems) == 0 ||
			!strings.HasPrefix(got.Problems[0], at+name+c[1]) {
			t.Errorf("%s: %+v", name, got.Problems)
		}
	}
	for _, bad := range []string{`{"lessons":7}`, `{"lessons":{"a":7}}`, `{"lessons":`} {
		if got := AnswerOwn(t.Context(), bad); !strings.HasPrefix(string(got), `{"crash":`) {
			t.Errorf("%s: %s", bad, got)
		}
	}
	if got := AnswerOwn(t.Context(), `{"source":"x"}`); got != nil {
		t.Errorf("another message: %s", got)
	}
}
