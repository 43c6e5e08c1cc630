package lessons

import (
	"fmt"
	"iter"
	"path"
	"slices"
	"strings"

	"statepoint/web/check"
)

// Translation is a lesson's text in another language, from files such as lesson.de.md,
// questions.de.txt and check.de.txt.
type Translation struct {
	// Title, Can, Body, Hints and Questions are as in [Lesson], as is CheckText, which is empty if
	// the checks tell the reader nothing.
	Title, Can, Body string
	Hints            []string
	Questions        []check.Question
	CheckText        string
}

// languages yields the files of a folder that are named for a language, by its code.
func (r *reader) languages(folder, begin, end string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		entries, _ := r.from.list(folder)
		for _, e := range entries {
			code, ok := strings.CutPrefix(e.name, begin)
			if code, ok = cutLast(code, end, ok); !ok {
				continue
			}
			file := path.Join(folder, e.name)
			if len(code) != 2 {
				r.problem(file, 0, "%q is not the code of a language, such as de", code)
			} else if !yield(code, file) {
				return
			}
		}
	}
}

// translations reads the translations of a lesson's text, and compares each with the original: what
// the reader sees must be there, no more and no less.
func (r *reader) translations(l *Lesson) {
	for code, file := range r.languages(l.Folder, "lesson.", ".md") {
		text, ok := r.file(file)
		if !ok {
			continue
		}
		t := Lesson{Folder: l.Folder, Minutes: l.Minutes}
		before := r.found
		r.text(&t, file, text)
		if r.found > before {
			continue
		}
		was, is := l.shape(), t.shape()
		for i := range max(len(was), len(is)) {
			switch {
			case i >= len(is):
				r.problem(file, 0, "the translation lacks %s", was[i])
			case i >= len(was):
				r.problem(file, 0, "the translation has %s that the original lacks", is[i])
			case was[i] != is[i]:
				r.problem(file, 0, "expected %s, as in the original, not %s", was[i], is[i])
			default:
				continue
			}
			break
		}
		if l.Translations == nil {
			l.Translations = map[string]*Translation{}
		}
		l.Translations[code] = &Translation{t.Title, t.Can, t.Body, t.Hints,
			r.translated(l, inLanguage(QuestionsFile, code)),
			r.translatedChecks(l, inLanguage(checksFile, code))}
	}
}

// inLanguage is the name of a file's translation: check.de.txt.
func inLanguage(file, code string) string { return strings.Replace(file, ".", "."+code+".", 1) }

// translatedChecks reads what a lesson's checks tell the reader in another language. The checks are
// those of the original, and for the same facts.
func (r *reader) translatedChecks(l *Lesson, name string) string {
	was := decisive(l.CheckText)
	if strings.Join(was, "\n") == strings.TrimSpace(l.CheckText) {
		return "" // they tell nothing
	}
	file := path.Join(l.Folder, name)
	text, ok := r.file(file)
	if !ok {
		return ""
	}
	r.checks(file, 0, text)
	is := decisive(text)
	for i := range max(len(was), len(is)) {
		switch {
		case i >= len(is):
			r.problem(file, 0, "the translation lacks %s", was[i])
		case i >= len(was) || was[i] != is[i]:
			r.problem(file, 0, "the original does not have %s here", is[i])
		default:
			continue
		}
		break
	}
	return text
}

// decisive returns the lines of a text of checks without what they tell.
func decisive(text string) (lines []string) {
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		fact, _, told := strings.Cut(trimmed, ":")
		switch {
		case trimmed == "" || line[0] == ';':
		case line[0] != ' ':
			lines = append(lines, trimmed)
		case told && (strings.HasPrefix(fact, "when ") || check.IsEnding(fact)):
			lines = append(lines, "  "+fact)
		}
	}
	return lines
}

// translated reads the questions of a lesson in another language. What decides an answer must be as
// in the original.
func (r *reader) translated(l *Lesson, name string) []check.Question {
	if len(l.Questions) == 0 {
		return nil
	}
	file := path.Join(l.Folder, name)
	list := r.asked(file)
	decides := func(list []check.Question, i int) string {
		if i >= len(list) {
			return "nothing"
		}
		q := list[i]
		text := fmt.Sprint(q.Kind, q.Function, q.Callee, q.Field, q.Run, q.Several)
		for _, o := range q.Options {
			text += fmt.Sprint("\n", o.Step, o.Check, o.Right, o.Marked)
		}
		return text
	}
	for i := range max(len(l.Questions), len(list)) {
		if decides(l.Questions, i) != decides(list, i) {
			r.problem(file, 0, "more than the text differs from %s in question %d", QuestionsFile,
				i+1)
			break
		}
	}
	return list
}

// cutLast removes the end of a name if it is ok so far.
func cutLast(name, end string, ok bool) (string, bool) {
	rest, has := strings.CutSuffix(name, end)
	return rest, ok && has && rest != ""
}

// shape lists the parts of a text that a translation must have too: headings, paragraphs, code,
// links, images and hints. The links and images of a paragraph may be in another order.
func (l *Lesson) shape() (parts []string) {
	for i, text := range append([]string{l.Body}, l.Hints...) {
		if i > 0 {
			parts = append(parts, "a hint")
		}
		for _, block := range strings.Split(text, "\n\n") {
			block = strings.Trim(block, "\n")
			switch {
			case block == "":
			case strings.HasPrefix(block, "    "), strings.HasPrefix(block, "```"):
				parts = append(parts, "the code "+block)
			case block == strings.TrimSpace(turnHeading):
				parts = append(parts, "the heading "+block)
			case strings.HasPrefix(block, "#"):
				parts = append(parts, "a heading")
			default:
				parts = append(parts, "a paragraph")
				var links []string
				for _, piece := range strings.Split(block, "](")[1:] {
					end := ")"
					if strings.HasPrefix(piece, "<") {
						end = ">)" // the address of a run has parentheses
					}
					address, _, _ := strings.Cut(piece, end)
					links = append(links, "a link to "+address)
				}
				slices.Sort(links)
				parts = append(parts, links...)
			}
		}
	}
	return parts
}
