package lessons

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"

	"github.com/yuin/goldmark"

	"statepoint/web/ui/link"
)

//go:embed lesson.html
var lessonText string

//go:embed index.html
var indexText string

// Frame is what a site puts on each of its pages: its content security policy, and the addresses of
// icon, style sheets and script beside the page of all lessons.
type Frame struct {
	Policy, Icon, Script string
	Styles               []string
}

// Page is one file of the workshop.
type Page struct {
	// Name is the file's, "learn.html" or "learn/left-behind.html".
	Name string
	HTML []byte
}

// place is a lesson where it stands in its track.
type place struct {
	*Lesson
	Track          *Track
	Number, Of     int
	Previous, Next *Lesson
	Frame          Frame
	Text           template.HTML
	HintTexts      []template.HTML
	// Explorer is the fragment of a link to the program that the lesson begins with.
	Explorer string
}

// Pages are the workshop's: one of all lessons, and one for each. The programs are in the addresses
// of the explorer that each page frames.
func Pages(tracks []Track, f Frame) ([]Page, error) {
	one, err := template.New("lesson").Funcs(template.FuncMap{
		"inc": func(i int) int { return i + 1 }}).Parse(lessonText)
	if err != nil {
		return nil, err
	}
	all, err := template.New("index").Parse(indexText)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := all.Execute(&b, struct {
		Frame
		Tracks []Track
	}{f, tracks}); err != nil {
		return nil, err
	}
	pages := []Page{{"learn.html", bytes.Clone(b.Bytes())}}
	row, taken := places(tracks, f), map[string]bool{}
	for i := range row {
		p := &row[i]
		if taken[p.Name] {
			return nil, fmt.Errorf("two lessons are named %s", p.Name)
		}
		taken[p.Name] = true
		if err := p.render(); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Folder, err)
		}
		b.Reset()
		if err := one.Execute(&b, p); err != nil {
			return nil, err
		}
		pages = append(pages, Page{"learn/" + p.Name + ".html", bytes.Clone(b.Bytes())})
	}
	return pages, nil
}

// places are all lessons in order. The first of a track follows the last of the one before.
func places(tracks []Track, f Frame) []place {
	var out []place
	for i := range tracks {
		t := &tracks[i]
		for k := range t.Lessons {
			out = append(out, place{Lesson: &t.Lessons[k], Track: t, Number: k + 1,
				Of: len(t.Lessons), Frame: f})
		}
	}
	for i := range out {
		if i > 0 {
			out[i].Previous = out[i-1].Lesson
		}
		if i+1 < len(out) {
			out[i].Next = out[i+1].Lesson
		}
	}
	return out
}

// render makes HTML of Markdown, in which HTML is left out, and links of programs.
func (p *place) render() error {
	html := func(markdown string) (template.HTML, error) {
		var b bytes.Buffer
		err := goldmark.Convert([]byte(markdown), &b)
		return template.HTML(b.String()), err
	}
	var err error
	if p.Text, err = html(p.Body); err != nil {
		return err
	}
	for _, h := range p.Hints {
		text, err := html(h)
		if err != nil {
			return err
		}
		p.HintTexts = append(p.HintTexts, text)
	}
	p.Explorer = (&link.State{Source: p.Start}).Fragment()
	return nil
}
