package lessons

import (
	"path"
	"slices"
	"strings"
)

// Translation is a lesson's text in another language, from a file such as lesson.de.md.
type Translation struct {
	// Title, Can, Body and Hints are as in [Lesson].
	Title, Can, Body string
	Hints            []string
}

// translations reads the translations of a lesson's text, and compares each with the original: what
// the reader sees must be there, no more and no less.
func (r *reader) translations(l *Lesson) {
	entries, _ := r.from.list(l.Folder)
	for _, e := range entries {
		code, ok := strings.CutPrefix(e.name, "lesson.")
		if code, ok = cutLast(code, ".md", ok); !ok {
			continue
		}
		file := path.Join(l.Folder, e.name)
		if len(code) != 2 {
			r.problem(file, 0, "%q is not the code of a language, such as de", code)
			continue
		}
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
		l.Translations[code] = &Translation{t.Title, t.Can, t.Body, t.Hints}
	}
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
					address, _, _ := strings.Cut(piece, ")\n")
					if rest, _, run := strings.Cut(address, ">)"); run {
						address = rest
					} else {
						address, _, _ = strings.Cut(address, ")")
					}
					links = append(links, "a link to "+address)
				}
				slices.Sort(links)
				parts = append(parts, links...)
			}
		}
	}
	return parts
}
