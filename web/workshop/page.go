package workshop

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"html/template"
	"path"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"statepoint/web/lessons"
	"statepoint/web/ui/link"
)

//go:embed lesson.html
var lessonText string

//go:embed question.html
var questionText string

//go:embed keys.html
var keysText string

//go:embed own.html
var ownText string

//go:embed results.html
var resultsText string

//go:embed index.html
var indexText string

// Frame is what a site adds to each of its pages: its content security policy, and the addresses of
// icon, style sheets and scripts beside the page of all lessons.
type Frame struct {
	Policy, Icon string
	Styles       []string
	Scripts      Scripts
	Engine       Engine
}

// Scripts are one for each kind of page: that of all lessons, that of results, a lesson, and the
// page that shows a lesson of the reader's own.
type Scripts struct{ Index, Results, Lesson, OwnLesson string }

// Engine reads the reader's own lessons: the program, and the scripts that run it in a worker.
type Engine struct{ Program, Exec, Worker string }

// Page is one file of the workshop.
type Page struct {
	// Name is the file's name, "learn.html" or "learn/left-behind.html", or that of an image, whose
	// content never changes: "learn/left-behind.0123456789.png".
	Name string
	// Data is its HTML, or an image.
	Data []byte
	// Image is set if it is an image.
	Image bool
}

// place is a lesson with its position in its track.
type place struct {
	Lesson         *lessons.Lesson
	Track          *lessons.Track
	Number, Of     int
	Previous, Next *lessons.Lesson
	Frame          Frame
	Text           template.HTML
	HintTexts      []template.HTML
	// Turn is the end of the text, from the heading "Your turn" on; questions come before it.
	Turn  template.HTML
	Asked []question
	// Explorer is the fragment of a link to the program that the lesson begins with.
	Explorer string
	// Embed is the query of the address of the explorer beside the text.
	Embed template.URL
}

// Pages are the workshop's pages: one of all lessons, and one for each. The programs are in the
// addresses of the explorer that each page frames.
func Pages(ctx context.Context, tracks []lessons.Track, f Frame) ([]Page, error) {
	one, err := template.New("question").Funcs(template.FuncMap{
		"inc": func(i int) int { return i + 1 }}).Parse(questionText)
	if err == nil {
		_, err = one.Parse(keysText)
	}
	if err == nil {
		one, err = one.New("lesson").Parse(lessonText)
	}
	if err != nil {
		return nil, err
	}
	all := template.New("")
	for _, t := range [][2]string{{"index", indexText}, {"keys", keysText}, {"own", ownText},
		{"results", resultsText}} {
		if all, err = all.New(t[0]).Parse(t[1]); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	var pages []Page
	for _, x := range []struct{ template, name string }{{"index", "learn.html"},
		{"own", "learn/own.html"}, {"results", "learn/results.html"}} {
		b.Reset()
		if err := all.ExecuteTemplate(&b, x.template, struct {
			Frame
			Tracks []lessons.Track
		}{f, tracks}); err != nil {
			return nil, err
		}
		pages = append(pages, Page{Name: x.name, Data: bytes.Clone(b.Bytes())})
	}
	row, taken := places(tracks, f), map[string]bool{}
	for _, name := range lessons.Reserved {
		taken[name] = true
	}
	for i := range row {
		p := &row[i]
		if taken[p.Lesson.Name] {
			return nil, fmt.Errorf("two lessons are named %s", p.Lesson.Name)
		}
		taken[p.Lesson.Name] = true
		if err := p.render(); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Lesson.Folder, err)
		}
		if err := p.ask(ctx); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Lesson.Folder, err)
		}
		b.Reset()
		if err := one.Execute(&b, p); err != nil {
			return nil, err
		}
		pages = append(pages, Page{Name: "learn/" + p.Lesson.Name + ".html",
			Data: bytes.Clone(b.Bytes())})
		for k := range p.Lesson.Images {
			m := &p.Lesson.Images[k]
			pages = append(pages, Page{Name: "learn/" + p.file(m), Data: m.Data, Image: true})
		}
	}
	return pages, nil
}

// places are all lessons in order. The first of a track follows the last of the previous track.
func places(tracks []lessons.Track, f Frame) []place {
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

// openObject begins the address of a link that opens an object of the site, in another tab: the
// reader goes on with the lesson.
const openObject = `href="../?object=`

// renderer renders the Markdown of lessons: CommonMark with tables, without style attributes, which
// the pages' policy forbids.
var renderer = goldmark.New(goldmark.WithExtensions(extension.NewTable(
	extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute))))

// markdown renders Markdown as HTML.
func markdown(text string) (template.HTML, error) {
	var b bytes.Buffer
	err := renderer.Convert([]byte(text), &b)
	return template.HTML(strings.ReplaceAll(b.String(), openObject, `target="_blank" `+openObject)),
		err
}

// file is the name of an image in the folder of lessons: it depends on the content.
func (p *place) file(m *lessons.Image) string {
	sum := sha256.Sum256(m.Data)
	return p.Lesson.Name + "." + hex.EncodeToString(sum[:5]) + strings.ToLower(path.Ext(m.Name))
}

// render renders Markdown as HTML, omitting raw HTML and adding links to programs.
func (p *place) render() error {
	body, turn := p.Lesson.Parts()
	var err error
	if p.Text, err = p.markdown(body); err != nil {
		return err
	}
	if p.Turn, err = p.markdown(turn); err != nil {
		return err
	}
	for _, h := range p.Lesson.Hints {
		text, err := p.markdown(h)
		if err != nil {
			return err
		}
		p.HintTexts = append(p.HintTexts, text)
	}
	p.Embed = embedded(p.Lesson)
	p.Explorer = (&link.State{Source: p.Lesson.Start}).Fragment()
	return nil
}
