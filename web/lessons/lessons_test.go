package lessons

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"statepoint/web/check"
)

const (
	front = "---\ntitle: First\nminutes: 5\ncan: name it\n---\n"
	begun = "define i64 @f(i64 %x) {\n  ret i64 0\n}\n"
	ended = "define i64 @f(i64 %x) {\n  ret i64 %x\n}\n"
)

// lessonOf is a folder with one lesson.
func lessonOf(text, start, solution, checks string) fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{"01-why/track.md": file("# Why\n\nFrom the start.\n"),
		"01-why/02-first/lesson.md":   file(text),
		"01-why/02-first/start.ll":    file(start),
		"01-why/02-first/solution.ll": file(solution),
		"01-why/02-first/check.txt":   file(checks)}
}

func TestRead(t *testing.T) {
	tracks, problems, err := Read(lessonOf(front+`
Text before.

`+"```claims start\nrun f(1) = 0\n```"+`

## Your turn

Do it.

## Hint

One.

## Hint

    ret i64 %x

as before.
`, begun, ended, "run f(1) = 1\n"))
	if err != nil || len(problems) != 0 || len(tracks) != 1 || len(tracks[0].Lessons) != 1 {
		t.Fatal(tracks, problems, err)
	}
	track, l := &tracks[0], &tracks[0].Lessons[0]
	if track.Name != "why" || track.Title != "Why" || track.About != "From the start." {
		t.Errorf("%+v", track)
	}
	if l.Name != "first" || l.Title != "First" || l.Minutes != 5 || l.Can != "name it" ||
		l.Body != "Text before.\n\n\n## Your turn\n\nDo it." ||
		strings.Join(l.Hints, "|") != "One.|    ret i64 %x\n\nas before." ||
		len(l.Checks) != 1 || len(l.Claims) != 1 ||
		l.Claims[0] != (Claims{Text: "run f(1) = 0", Line: 10}) {
		t.Errorf("%+v", l)
	}
	if problems, err = Prove(t.Context(), l); err != nil || len(problems) != 0 {
		t.Error(problems, err)
	}
}

// Errors in a lesson are reported with file and line.
func TestProblems(t *testing.T) {
	const at = "01-why/02-first/"
	for _, c := range []struct{ text, start, solution, checks, want string }{
		{front + "Text.", begun, begun, "run f(1) = 1",
			at + "solution.ll: fails the check \"run f(1) = 1\": `f(1)` returned 0, " +
				"and should return 1."},
		{front + "Text.", ended, ended, "run f(1) = 1",
			at + "start.ll: passes every check, so there is nothing to do"},
		{front + "Text.\n```claims solution\n; f\nrun f(1) = 0\n```\n",
			begun, ended, "run f(1) = 1",
			at + "lesson.md:9: \"run f(1) = 0\" does not hold for solution.ll: `f(1)` returned " +
				"1, and should return 0."},
		{front + "Text.", begun, ended, "compile",
			at + `check.txt:1:1: unknown check "compile"`},
		{front + "Text.\n```claims start\nsafe\nsaf\n```", begun, ended, "safe",
			at + `lesson.md:9:1: unknown check "saf"`},
		{front + "Text.", begun, ended, "; none",
			at + "check.txt: no checks: any program would pass"},
		{front + "Text.\n```claims end\n```", begun, ended, "safe",
			at + `lesson.md:7: claims are about start or solution, not "end"`},
		{front + "Text.\n```claims start\nsafe", begun, ended, "safe",
			at + "lesson.md:7: the block of claims is never closed"},
		{front, begun, ended, "safe", at + "lesson.md: no text"},
		{front + "`![a](b)`\n\nA ![heap](heap.png).", begun, ended, "safe",
			at + "heap.png: the file is missing"},
		{front + "![](heap.png)", begun, ended, "safe", at + "lesson.md:6:1: the image says " +
			"nothing to those who do not see it: ![what it shows](heap.png)"},
		{front + "See ![a](../b.png).", begun, ended, "safe",
			at + `lesson.md:6:5: "../b.png" is not the name of a file in the lesson's folder`},
		{front + "![a](https://x.example/b.png)", begun, ended, "safe", at + "lesson.md:6:1: " +
			`"https://x.example/b.png" is not the name of a file in the lesson's folder`},
		{front + "![a](start.ll)", begun, ended, "safe", at + "lesson.md:6:1: " +
			"start.ll is not an image: the files may be .png, .jpg, .gif and .svg"},
		{front + "![a][b]", begun, ended, "safe",
			at + "lesson.md:6:1: expected an image in one line: ![what it shows](file.png)"},
		{front + "[A](run:f(1))", begun, ended, "safe",
			at + "lesson.md:6:5: write the address of a run between < and >"},
		{front + "See [a](<run:f>) run.", begun, ended, "safe",
			at + `lesson.md:6:10: expected a run such as run:keep(7)#end, not "f"`},
		{front + "[A](<run:f(1)#there>)", begun, ended, "safe",
			at + "lesson.md:6:6: the place of " +
				`a run is collection-1, collection-1.1, stale or end, not "there"`},
		{front + "[A](<run:f(1) on semispace>)", begun, ended, "safe",
			at + "lesson.md:6:6: expected throwing, under, stress or stores unseen after the " +
				`call, not "on"`},
		{front + "[A](<run:f(1) stores seen>)", begun, ended, "safe",
			at + "lesson.md:6:6: expected stores unseen, not stores seen"},
		{front + "[A](<run:f(1) throwing #end>)", begun, ended, "safe", at + "lesson.md:6:6: " +
			`expected throwing, under, stress or stores and a name after the call, not "throwing"`},
		{front + "[A](<run:f(1)#end>)\n\n[B](<run:f(1)#collection-1>)", begun, ended,
			"run f(1) = 1", at + "lesson.md:8: the run of f(1) has no collection-1"},
		{front + "[A](<run:f(1)#stale>)", begun, ended, "run f(1) = 1",
			at + "lesson.md:6: the run of f(1) uses no stale address"},
		{front + "[A](<run:g(1)>)", begun, ended, "run f(1) = 1",
			at + "lesson.md:6: g(1) cannot run: arguments of @g: the program defines no function " +
				"@g; did you mean @f?"},
		{front + "See [a](stage:encoded).", begun, ended, "safe", at + "lesson.md:6:9: unknown " +
			`stage "encoded": the stages are lower, parse, place-safepoints, ` +
			"rewrite-statepoints, stack-map"},
		{front + "[A](stage:lower#records)", begun, ended, "safe", at + "lesson.md:6:5: unknown " +
			`view "records": the views of lower are asm, frame`},
		{front + "[A](stage:lower\n)", begun, ended, "safe",
			at + "lesson.md:6:5: the link to a stage must end in ) on the same line"},
		{front + "Text.\n## Hint\n\n## Hint\nB", begun, ended, "safe",
			at + "lesson.md: hint 1 is empty"},
		{front + "Text.\n## Hint\nA\n## More\nB", begun, ended, "safe",
			at + `lesson.md:9: hints come last, but "## More" is below one`},
		{"Text.", begun, ended, "safe",
			at + "lesson.md:1: expected front matter: ---, then title, minutes and can, then ---"},
		{"---\ntitle: T\nminutes: many\ncan: c\n---\nText.", begun, ended, "safe",
			at + `lesson.md:3: minutes is a number from 1 to 60, not "many"`},
		{"---\ntitle: T\nminutes: 3\nmood: c\n---\nText.", begun, ended, "safe",
			at + `lesson.md:4: unknown key "mood": the keys are title, minutes, can, ` +
				"panes, challenge and covered"},
		{"---\ntitle: T\nminutes: 3\n---\nText.", begun, ended, "safe",
			at + `lesson.md:4: the front matter has no "can"`},
		{front + "Text.", strings.Repeat(";", MaxFileBytes+1), ended, "safe",
			at + "start.ll: larger than 262144 bytes"},
		{front + "Text.", begun, "define i64 @f(i64 %x) {\n  rat i64 %x\n}\n", "run f(1) = 1",
			at + "solution.ll:2:3: `rat` is not an instruction"},
		{front + "Text.\n```claims start\nrun f(1) = 0\n```\n",
			"define i64 @f(i64 %x) {\n  ret i64 %y\n}\n", ended, "run f(1) = 1",
			at + "start.ll:2:11: use of undefined value `%y`"},
		{front + "Text\xff.", begun, ended, "run f(1) = 1",
			at + "lesson.md:6: the byte 0xff is not UTF-8"},
	} {
		tracks, problems, err := Read(lessonOf(c.text, c.start, c.solution, c.checks))
		if err != nil {
			t.Fatal(err)
		}
		problems = append(problems, proved(t, &tracks[0])...)
		if len(problems) == 0 || problems[0].String() != c.want {
			t.Errorf("got  %v\nwant %s", problems, c.want)
		}
	}
}

// Names become the addresses of pages, and a file with an unknown name is an error.
func TestNames(t *testing.T) {
	files := lessonOf(front+"Text.", begun, ended, "run f(1) = 1")
	for name, data := range files {
		for _, other := range []string{"03-first", "04-results"} {
			files[strings.Replace(name, "02-first", other, 1)] = data
		}
	}
	files["01-why/02-first/question.txt"] = files["01-why/track.md"]
	_, problems, err := Read(files)
	var got []string
	for _, p := range problems {
		got = append(got, p.String())
	}
	want := []string{"01-why/02-first/question.txt: not a file of a lesson: its files are " +
		"lesson.md, start.ll, solution.ll, check.txt, questions.txt",
		"01-why/03-first: another lesson is named first: 01-why/02-first",
		"01-why/04-results: a page of the workshop is already named results: choose another name"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// Questions are verified with the rest, and may replace an exercise. Folders are in the order of
// their numbers, those without one last.
func TestOrder(t *testing.T) {
	files := lessonOf(front+"Text.", begun, ended, "run f(1) = 1")
	for name, data := range files {
		for _, other := range []string{"10-tenth", "2-ways", "next", "3-", "also", "-1-x"} {
			files[strings.Replace(name, "02-first", other, 1)] = data
		}
	}
	tracks, problems, err := Read(files)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	var got []string
	for _, l := range tracks[0].Lessons {
		got = append(got, l.Name)
	}
	if want := "first ways tenth -1-x 3- also next"; strings.Join(got, " ") != want {
		t.Errorf("got %q, want %s", got, want)
	}
}

func TestQuestions(t *testing.T) {
	const at = "01-why/02-first/questions.txt"
	const program = "declare void @g()\ndefine ptr addrspace(1) @f(ptr addrspace(1) %p) " +
		"gc \"statepoint-example\" {\n  call void @g()\n  ret ptr addrspace(1) %p\n}\n"
	choice := func(first, second string) string {
		return "choice\n  Q.\n  - A\n    = " + first + "\n    R.\n  - B\n    = " + second +
			"\n    R.\n"
	}
	for _, c := range []struct{ text, want string }{
		{choice("live %p at @g", "dead %p at @g"), ""},
		{choice("live %p at @g", "right") + "  - C\n    = wrong\n    R.\n",
			at + ":1: 2 answers are right, but a reader gives one"},
		{"choice\n  Q.\n  - [x] A\n    = live %p at @g\n    R.\n  - [ ] B\n    R.\n  - [x] C\n" +
			"    R.\n", ""},
		{"choice\n  Q.\n  - [x] A\n    R.\n  - [ ] B\n    = live %p at @g\n    R.\n",
			at + `:5: the box of "B" says false, and the check "live %p at @g" true`},
		{choice("dead %p at @g", "wrong"), at + ":1: no answer is right"},
		{choice("dead %p at @g", "lives"), at + `:7:7: unknown check "lives"`},
		{"predict @f at @g\n  Q.\n", ""},
		{"predict @f at @h\n  Q.\n", at + ":1: no record belongs to a call to @h in @f"},
		{"predict @f at @g\n  Q.\n  = run f(null) = 1\n",
			at + ":1: the run fails with the unchanged map: " +
				"`f(null)` returned null, and should return 1, printed"},
		{"predict @f at @g\n  Q.\n  = run f(null) = null prints g()\n",
			at + ":1: no wrong prediction makes the run fail: choose another"},
		{"stale @f\n  Q.\n", at + ":1: no line of @f uses a stale pointer"},
		{"field record[0].offset\n  Q.\n", ""},
		{"field record[9].offset\n  Q.\n", at + `:1: the map has no field "record[9].offset"`},
		{"steps\n  Q.\n  = run f({| 1}) = {| 1} prints g() under semispace\n  - A\n    = visit\n" +
			"  - B\n    = move\n", at + ":1: of these steps, the first collection of the run has"},
		{"; none\n", at + ": no questions: leave the file out"},
	} {
		files := lessonOf(front+"Text.", program, "", "")
		delete(files, "01-why/02-first/solution.ll")
		delete(files, "01-why/02-first/check.txt")
		files[at] = &fstest.MapFile{Data: []byte(c.text)}
		tracks, problems, err := Read(files)
		if err != nil {
			t.Fatal(err)
		}
		problems = append(problems, proved(t, &tracks[0])...)
		switch {
		case c.want == "" && len(problems) > 0:
			t.Errorf("%q: %v", c.text, problems)
		case c.want != "" && (len(problems) == 0 ||
			!strings.HasPrefix(problems[0].String(), c.want)):
			t.Errorf("got  %v\nwant %s", problems, c.want)
		}
	}
}

// The part of the explorer that gives away an answer is covered until the question is answered.
func TestCovered(t *testing.T) {
	for kind, want := range map[check.Kind]string{check.AskSlots: "frame", check.AskField: "map",
		check.AskStale: "map", check.AskSteps: "", check.AskChoice: ""} {
		l := Lesson{Questions: []check.Question{{Kind: check.AskChoice}, {Kind: kind}}}
		if got := l.Covered(); got != want {
			t.Errorf("%s: covered is %q, not %q", kind, got, want)
		}
	}
	// A challenge begins with its run, unless that comes with the exercise.
	for _, turn := range []bool{false, true} {
		l := Lesson{Challenge: true, Questions: []check.Question{{Kind: check.AskChoice}},
			Runs: []Run{{Function: "f", Turn: turn}}}
		if _, run := l.Shown(); (run == nil) != turn {
			t.Errorf("a run below the exercise (%t): %v is shown", turn, run)
		}
	}
}

func TestMissing(t *testing.T) {
	files := lessonOf(front+"Text.", begun, ended, "safe")
	delete(files, "01-why/02-first/solution.ll")
	delete(files, "01-why/track.md")
	_, problems, err := Read(files)
	if err != nil || len(problems) != 1 ||
		problems[0].String() != "01-why/track.md: the file is missing" {
		t.Error(problems, err)
	}
	if _, problems, _ = Read(fstest.MapFS{}); len(problems) != 1 {
		t.Error(problems)
	}
}

// A newly created lesson can be solved, and is not overwritten. Tracks in memory may be inside
// another folder, but all in the same one.
func TestReadTexts(t *testing.T) {
	files := map[string]string{"README.md": "All of it."}
	for name, f := range lessonOf(front+"Text.", begun, ended, "run f(1) = 1") {
		files["a/b/"+name] = string(f.Data)
	}
	tracks, problems := ReadTexts(files)
	if len(problems) > 0 || len(tracks) != 1 || tracks[0].Lessons[0].Folder != "01-why/02-first" {
		t.Error(tracks, problems)
	}
	files["a/c/02-more/track.md"] = "# More\n"
	if _, problems = ReadTexts(files); len(problems) != 1 ||
		problems[0].File != "a/c/02-more/track.md" {
		t.Error(problems)
	}
}

// The contents of a folder are bounded, and so are the problems reported for it.
func TestLimits(t *testing.T) {
	const at = "01-why/02-first/lesson.md"
	title := func(text string) string { return strings.Replace(front, "First", text, 1) }
	hints := strings.Repeat("## Hint\nH.\n", 21)
	for want, text := range map[string]string{
		at + ":2: title is longer than 200 characters": title(strings.Repeat("x", 201)),
		at + ": more than 20 hints":                    front + "T.\n" + hints,
		".: more than 100 problems": "---\n" +
			strings.Repeat("a: b\n", 50_000) + "---\n",
		at + ":2: unknown key \"" + strings.Repeat("k", 487) + "…": "---\n" +
			strings.Repeat("k", 200_000) + ": v\n---\n",
		at + ": larger than 262144 bytes": strings.Repeat("x", 50<<20),
	} {
		_, problems, err := Read(lessonOf(text, begun, ended, "run f(1) = 1"))
		if err != nil || len(problems) > MaxProblems+1 ||
			!slices.ContainsFunc(problems, func(p Problem) bool { return p.String() == want }) {
			t.Errorf("%.100s: %d problems: %.300v", want, len(problems), problems)
		}
	}
	large := lessonOf(front+strings.Repeat("x", 200<<10), begun, ended, "run f(1) = 1")
	for name, data := range large {
		for i := range 5 {
			large[strings.Replace(name, "02-first", fmt.Sprintf("%d-more%d", i, i), 1)] = data
		}
	}
	_, problems, err := Read(large)
	if err != nil || len(problems) != 1 ||
		problems[0].Message != "all files together are larger than 1048576 bytes" {
		t.Errorf("%v %.300v", err, problems)
	}
	many := fstest.MapFS{}
	for name, data := range lessonOf(front+"Text.", begun, ended, "run f(1) = 1") {
		for i := range 300 {
			many[strings.Replace(name, "02-first", fmt.Sprintf("%d-more%d", i, i), 1)] = data
		}
	}
	if _, problems, err = Read(many); err != nil || len(problems) != 1 ||
		problems[0].Message != "more than 1000 files" {
		t.Errorf("%v %.300v", err, problems)
	}
}

// Folders, devices and dangling links are not files of a lesson, and reading them does not block.
func TestNoFiles(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "01-first", "01-one")
	if err := New(folder); err != nil {
		t.Fatal(err)
	}
	change := func(name string, make func(name string) error) {
		name = filepath.Join(folder, name)
		if err := errors.Join(os.Remove(name), make(name)); err != nil {
			t.Fatal(err)
		}
	}
	change("lesson.md", func(name string) error { return os.Mkdir(name, 0o777) })
	change("start.ll", func(name string) error { return os.Symlink("/dev/zero", name) })
	change("solution.ll", func(name string) error { return os.Symlink("nowhere", name) })
	_, problems, err := Read(os.DirFS(dir))
	const at = "01-first/01-one/"
	want := []Problem{{File: at + "lesson.md", Message: "is not a file"},
		{File: at + "start.ll", Message: "is not a file"},
		{File: at + "solution.ll", Message: "the file is missing"}}
	if err != nil || !slices.Equal(problems, want) {
		t.Error(problems, err)
	}
}

func TestNew(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "01-first", "01-one")
	if err := New(folder); err != nil {
		t.Fatal(err)
	}
	tracks, problems, err := Read(os.DirFS(dir))
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	if problems, err = Prove(t.Context(), &tracks[0].Lessons[0]); err != nil || len(problems) > 0 {
		t.Error(problems, err)
	}
	if err := New(folder); !os.IsExist(err) {
		t.Error(err)
	}
}

// proved returns the problems of a track's lessons.
func proved(t *testing.T, track *Track) (problems []Problem) {
	t.Helper()
	for i := range track.Lessons {
		more, err := Prove(t.Context(), &track.Lessons[i])
		if err != nil {
			t.Fatal(err)
		}
		problems = append(problems, more...)
	}
	return problems
}
