package lessons

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"statepoint/web/check"
)

// Read reads all tracks of a folder. It returns problems in the lessons, and omits lessons that
// have any. An error is one of the file system.
func Read(fsys fs.FS) ([]Track, []Problem, error) {
	return readAll(disk{fsys})
}

// ReadTexts is Read for files in memory, by path. Tracks may be nested in other folders, since a
// zip often has one around all its contents.
func ReadTexts(files map[string]string) ([]Track, []Problem) {
	inside, stray := texts(files).unwrapped()
	if stray != "" {
		return nil, []Problem{{File: stray,
			Message: "a track is in another folder: one folder must contain all tracks"}}
	}
	tracks, problems, _ := readAll(inside) // reading from memory never fails
	return tracks, problems
}

// readAll is Read for any source.
func readAll(from source) ([]Track, []Problem, error) {
	r := reader{from: from}
	var tracks []Track
	named := map[string]string{} // the folder of the lesson with a name
	folders, err := r.folders(".")
	if err != nil {
		return nil, nil, err
	}
	for _, folder := range folders {
		t, ok := r.track(path.Join(folder, "track.md"))
		if !ok {
			continue
		}
		t.Name = nameOf(folder)
		for code, file := range r.languages(folder, "track.", ".md") {
			if other, ok := r.track(file); ok {
				if t.Translations == nil {
					t.Translations = map[string]*Track{}
				}
				t.Translations[code] = &other
			}
		}
		inside, err := r.folders(folder)
		if err != nil {
			return nil, nil, err
		}
		for _, name := range inside {
			at := path.Join(folder, name)
			r.strange(at)
			if l, ok := r.lesson(at); ok {
				t.Lessons = append(t.Lessons, l)
			}
			switch name := nameOf(name); {
			case slices.Contains(Reserved, name):
				r.problem(at, 0, "a page of the workshop is already named %s: choose another name",
					name)
			case named[name] != "":
				r.problem(at, 0, "another lesson is named %s: %s", name, named[name])
			default:
				named[name] = at
			}
		}
		if len(inside) == 0 {
			r.problem(folder, 0, "a track without lessons")
		}
		tracks = append(tracks, t)
	}
	if len(folders) == 0 {
		r.problem(".", 0, "no tracks: a track is a folder with a track.md")
	}
	return tracks, r.problems, nil
}

// track reads the title of a track and what it is about.
func (r *reader) track(file string) (t Track, ok bool) {
	text, ok := r.file(file)
	title, about, _ := strings.Cut(strings.TrimSpace(text), "\n")
	heading := false
	if t.Title, heading = strings.CutPrefix(title, "# "); ok && !heading {
		r.problem(file, 1, `expected a heading, "# Title of the track"`)
	}
	t.About = strings.TrimSpace(about)
	return t, ok
}

// Reserved are names of other pages in the folder of the lesson pages.
var Reserved = []string{"own", "results"}

// strange reports files that look like part of a lesson but are not read.
func (r *reader) strange(folder string) {
	entries, _ := r.from.list(folder)
	known := []string{"lesson.md", "start.ll", "solution.ll", checksFile, QuestionsFile}
	for _, e := range entries {
		ext := path.Ext(e.name)
		if _, code, ok := strings.Cut(strings.TrimSuffix(e.name, ext), "."); ok && r.from.has(
			path.Join(folder, inLanguage("lesson.md", code))) && (e.name == inLanguage(
			QuestionsFile, code) || e.name == inLanguage(checksFile, code)) {
			continue
		}
		if (ext == ".txt" || ext == ".ll") && !slices.Contains(known, e.name) {
			r.problem(path.Join(folder, e.name), 0, "not a file of a lesson: its files are %s",
				strings.Join(known, ", "))
		}
	}
}

// reader reads lessons and collects problems.
type reader struct {
	from     source
	problems []Problem
	found    int // problems, with those above MaxProblems
	files    int // read so far, and their bytes together
	bytes    int
}

func (r *reader) problem(file string, line int, format string, args ...any) {
	r.add(Problem{File: file, Line: line, Message: fmt.Sprintf(format, args...)})
}

func (r *reader) add(p Problem) {
	if len(p.Message) > maxMessage {
		p.Message = strings.ToValidUTF8(p.Message[:maxMessage], "") + "…"
	}
	if r.found++; r.found <= MaxProblems {
		r.problems = append(r.problems, p)
	} else if r.found == MaxProblems+1 {
		r.problems = append(r.problems, Problem{File: ".",
			Message: fmt.Sprintf("more than %d problems", MaxProblems)})
	}
}

// folders returns the subfolders of a folder: first numbered ones, in numeric order, then the
// others, by name.
func (r *reader) folders(at string) ([]string, error) {
	entries, err := r.from.list(at)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, e := range entries {
		if e.folder && !strings.HasPrefix(e.name, ".") {
			out = append(out, e.name)
		}
	}
	sort.SliceStable(out, func(i, k int) bool {
		a, _ := numbered(out[i])
		b, _ := numbered(out[k])
		return a < b
	})
	return out, nil
}

// nameOf returns a folder's name without its number: "02-first" is "first".
func nameOf(folder string) string {
	_, name := numbered(path.Base(folder))
	return name
}

// numbered splits a folder's name into number and name. A name without a number sorts last.
func numbered(folder string) (number uint64, name string) {
	if digits, rest, ok := strings.Cut(folder, "-"); ok && rest != "" {
		if n, err := strconv.ParseUint(digits, 10, 32); err == nil {
			return n, rest
		}
	}
	return math.MaxUint64, folder
}

// file reads a text.
func (r *reader) file(name string) (string, bool) {
	b, ok := r.bytesOf(name)
	if !ok {
		return "", false
	}
	for i := 0; i < len(b); {
		c, n := utf8.DecodeRune(b[i:])
		if c == utf8.RuneError && n == 1 {
			r.problem(name, 1+bytes.Count(b[:i], []byte("\n")), "the byte 0x%02x is not UTF-8",
				b[i])
			return "", false
		}
		i += n
	}
	return strings.ReplaceAll(string(b), "\r\n", "\n"), true
}

// bytesOf reads a file, within the limits of all files.
func (r *reader) bytesOf(name string) ([]byte, bool) {
	if r.files > MaxFiles || r.bytes > MaxBytes {
		return nil, false // reported for the first one in excess
	}
	b, err := r.from.read(name)
	if err != nil {
		r.problem(name, 0, "%v", err)
		return nil, false
	}
	r.bytes += len(b)
	if r.files++; r.files > MaxFiles {
		r.problem(name, 0, "more than %d files", MaxFiles)
		return nil, false
	}
	if r.bytes > MaxBytes {
		r.problem(name, 0, "all files together are larger than %d bytes", MaxBytes)
		return nil, false
	}
	return b, true
}

// lesson reads the files of one lesson.
func (r *reader) lesson(folder string) (l Lesson, ok bool) {
	before := r.found
	l = Lesson{Folder: folder, Name: nameOf(folder)}
	if text, ok := r.file(path.Join(folder, "lesson.md")); ok {
		r.text(&l, path.Join(folder, "lesson.md"), text)
	}
	l.Start, _ = r.file(path.Join(folder, "start.ll"))
	r.questions(&l)
	// A lesson may consist of questions only.
	if name := path.Join(folder, checksFile); len(l.Questions) == 0 || r.from.has(name) {
		l.Solution, _ = r.file(path.Join(folder, "solution.ll"))
		if l.CheckText, ok = r.file(name); ok {
			l.Checks = r.checks(name, 0, l.CheckText)
			if len(l.Checks) == 0 && r.found == before {
				r.problem(name, 0, "no checks: any program would pass")
			}
		}
	}
	if l.Body != "" {
		r.translations(&l)
	}
	return l, r.found == before
}

// questions reads the questions of a lesson that has some.
func (r *reader) questions(l *Lesson) {
	if name := path.Join(l.Folder, QuestionsFile); r.from.has(name) {
		l.Questions = r.asked(name)
	}
}

// asked reads a file of questions.
func (r *reader) asked(name string) []check.Question {
	text, ok := r.file(name)
	if !ok {
		return nil
	}
	list, err := check.ParseQuestions(text)
	var e *check.Error
	if errors.As(err, &e) {
		r.add(Problem{name, e.Line, e.Column, e.Message})
	} else if len(list) == 0 {
		r.problem(name, 0, "no questions: leave the file out")
	}
	return list
}

// checks reads checks that begin after some lines of a file.
func (r *reader) checks(file string, above int, text string) []check.Check {
	list, err := check.Parse(text)
	var e *check.Error
	if errors.As(err, &e) {
		r.add(Problem{file, above + e.Line, e.Column, e.Message})
	}
	return list
}

// text reads lesson.md: front matter, then the text, hints and claims.
func (r *reader) text(l *Lesson, file, text string) {
	lines := strings.Split(text, "\n")
	at := r.front(l, file, lines)
	var body []string
	hint, code, turn := false, false, false
	for ; at < len(lines); at++ {
		line := lines[at]
		if strings.HasPrefix(line, "```") && !strings.HasPrefix(line, "```claims") {
			code = !code
		}
		turn = turn || line == strings.TrimSpace(turnHeading)
		if !code && !strings.HasPrefix(line, "    ") {
			r.images(l, file, line, at+1)
			r.runs(l, file, line, at+1, turn)
			r.stages(file, line, at+1)
		}
		if of, ok := strings.CutPrefix(line, "```claims"); ok {
			at = r.claims(l, file, lines, at, strings.TrimSpace(of))
			continue
		}
		if strings.HasPrefix(line, "## ") || strings.HasPrefix(line, "# ") {
			if hint {
				l.Hints = append(l.Hints, joined(body))
				body = nil
			}
			if hint = line == "## Hint"; hint {
				if len(l.Hints) == 0 {
					l.Body = joined(body)
				}
				body = nil
				continue
			}
			if len(l.Hints) > 0 {
				r.problem(file, at+1, "hints come last, but %q is below one", line)
			}
		}
		body = append(body, line)
	}
	if hint {
		l.Hints = append(l.Hints, joined(body))
	} else if len(l.Hints) == 0 {
		l.Body = joined(body)
	}
	if l.Body == "" {
		r.problem(file, 0, "no text")
	}
	if len(l.Hints) > MaxHints {
		r.problem(file, 0, "more than %d hints", MaxHints)
		l.Hints = l.Hints[:MaxHints]
	}
	for i, h := range l.Hints {
		if h == "" {
			r.problem(file, 0, "hint %d is empty", i+1)
		}
	}
}

// joined removes the blank lines around a text. The first line keeps its indentation, which may
// make it code.
func joined(lines []string) string {
	for len(lines) > 0 && strings.TrimSpace(lines[0]) == "" {
		lines = lines[1:]
	}
	return strings.TrimRight(strings.Join(lines, "\n"), " \t\r\n")
}

// front reads the front matter, and returns the line after it.
func (r *reader) front(l *Lesson, file string, lines []string) int {
	if lines[0] != "---" {
		r.problem(file, 1, "expected front matter: ---, then title, minutes and can, then ---")
		return 0
	}
	known := map[string]*string{"title": &l.Title, "can": &l.Can, "minutes": new(string),
		"panes": new(string), "challenge": new(string), "covered": new(string)}
	for i, line := range lines[1:] {
		n := i + 2
		if line == "---" {
			for _, key := range []string{"title", "minutes", "can"} {
				if *known[key] == "" {
					r.problem(file, n, "the front matter has no %q", key)
				}
			}
			return n
		}
		key, value, ok := strings.Cut(line, ":")
		to := known[strings.TrimSpace(key)]
		switch {
		case !ok:
			r.problem(file, n, "expected \"key: value\", not %q", line)
		case to == nil:
			r.problem(file, n, "unknown key %q: the keys are title, minutes, can, "+
				"panes, challenge and covered", key)
		case *to != "":
			r.problem(file, n, "%s is given twice", key)
		case utf8.RuneCountInString(strings.TrimSpace(value)) > MaxFront:
			r.problem(file, n, "%s is longer than %d characters", key, MaxFront)
		default:
			*to = strings.TrimSpace(value)
		}
		if strings.TrimSpace(key) == "panes" {
			r.panes(l, file, n, value)
		}
		for name, set := range map[string]*bool{"challenge": &l.Challenge, "covered": &l.Covers} {
			if strings.TrimSpace(key) != name {
				continue
			}
			if *set = strings.TrimSpace(value) == "yes"; !*set {
				r.problem(file, n, "%s is yes, or left out, not %q", name, strings.TrimSpace(value))
			}
		}
		if strings.TrimSpace(key) == "minutes" {
			var err error
			if l.Minutes, err = strconv.Atoi(strings.TrimSpace(value)); err != nil ||
				l.Minutes < 1 || l.Minutes > 60 {
				r.problem(file, n, "minutes is a number from 1 to 60, not %q",
					strings.TrimSpace(value))
			}
		}
	}
	r.problem(file, len(lines), "the front matter has no closing ---")
	return len(lines)
}

// panes reads the panes that a lesson shows.
func (r *reader) panes(l *Lesson, file string, line int, value string) {
	l.Panes = strings.Fields(value)
	for _, name := range l.Panes {
		if !slices.Contains(PaneNames, name) {
			r.problem(file, line, "unknown pane %q: the panes are %s", name,
				strings.Join(PaneNames, ", "))
		}
	}
}

// claims reads a block of claims and returns its last line.
func (r *reader) claims(l *Lesson, file string, lines []string, at int, of string) int {
	if of != "start" && of != "solution" {
		r.problem(file, at+1, "claims are about start or solution, not %q", of)
	}
	for end := at + 1; end < len(lines); end++ {
		if lines[end] != "```" {
			continue
		}
		c := Claims{Solution: of == "solution", Line: at + 2,
			Text: strings.Join(lines[at+1:end], "\n")}
		if len(r.checks(file, at+1, c.Text)) > 0 {
			l.Claims = append(l.Claims, c)
		}
		return end
	}
	r.problem(file, at+1, "the block of claims is never closed")
	return len(lines)
}
