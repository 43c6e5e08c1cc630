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
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"statepoint/web/check"
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
	// Image is set if it is an image, Translated if it is a page in another language than English.
	Image, Translated bool
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
	// Turn is the end of the text, starting at the heading "Your turn"; questions come before it.
	Turn  template.HTML
	Asked []question
	// Explorer is the fragment of a link to the program that the lesson begins with.
	Explorer string
	// Embed is the query of the address of the explorer beside the text.
	Embed template.URL
	// Language is that of the page, Others are the pages of the lesson in other languages. Foreign
	// is set if the lesson is not translated, so its text is in English.
	Language  string
	Others    []otherPage
	Foreign   bool
	Title     string
	Can       string
	Table     template.JS
	language  *language
	body      string
	hints     []string
	questions []check.Question
	// CheckText has the checks, Told is set if what they tell is translated.
	CheckText string
	Told      bool
	translate bool // the language is not English
}

// otherPage is a page in another language. ResultsFile is that of the results, beside a page of all
// lessons.
type otherPage struct{ File, ResultsFile, Code, Name string }

// To is the file of another lesson's page in the same language.
func (p *place) To(l *lessons.Lesson) string { return p.language.file(l.Name + ".html") }

// Index is the file of the page of all lessons in the language.
func (p *place) Index() string { return p.language.file("learn.html") }

// TitleOf is another lesson's title in the language, if it is translated.
func (p *place) TitleOf(l *lessons.Lesson) string {
	if t := l.Translations[p.Language]; t != nil {
		return t.Title
	}
	return l.Title
}

// TrackTitle is the track's title in the language, if it is translated.
func (p *place) TrackTitle() string { return inLanguage(p.Track, p.Language).Title }

// inLanguage is a track in a language, if it is translated.
func inLanguage(t *lessons.Track, code string) *lessons.Track {
	if other := t.Translations[code]; other != nil {
		return other
	}
	return t
}

// speak chooses the texts of a language.
func (p *place) speak(l *language, among []*language) (err error) {
	p.language, p.Language, p.translate = l, l.code, l.code != "en"
	p.Title, p.Can, p.body, p.hints = p.Lesson.Title, p.Lesson.Can, p.Lesson.Body, p.Lesson.Hints
	p.questions, p.CheckText = p.Lesson.Questions, p.Lesson.CheckText
	if t := p.Lesson.Translations[l.code]; t != nil {
		p.Title, p.Can, p.body, p.hints = t.Title, t.Can, t.Body, t.Hints
		p.questions = t.Questions
		if p.Told = t.CheckText != ""; p.Told {
			p.CheckText = t.CheckText
		}
	} else {
		p.Foreign = p.translate
	}
	for _, other := range among {
		if other != l {
			p.Others = append(p.Others, otherPage{File: other.file(p.Lesson.Name + ".html"),
				Code: other.code, Name: names[other.code]})
		}
	}
	if p.translate {
		p.Table, err = l.table()
	}
	return err
}

// Pages are the workshop's pages: one of all lessons, and one for each. The programs are in the
// addresses of the explorer that each page frames.
func Pages(ctx context.Context, tracks []lessons.Track, f Frame) ([]Page, error) {
	among, err := spoken(tracks)
	if err != nil {
		return nil, err
	}
	english := among[0]
	all := template.New("").Funcs(template.FuncMap{"say": english.say})
	for _, t := range [][2]string{{"keys", keysText}, {"own", ownText}} {
		if all, err = all.New(t[0]).Parse(t[1]); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	if err := all.ExecuteTemplate(&b, "own", f); err != nil {
		return nil, err
	}
	pages := []Page{{Name: "learn/own.html", Data: b.Bytes()}}
	taken := map[string]bool{}
	for _, name := range lessons.Reserved {
		taken[name] = true
	}
	for _, l := range among {
		more, err := indexPages(tracks, f, l, among)
		if err != nil {
			return nil, err
		}
		pages = append(pages, more...)
		more, err = lessonPages(ctx, tracks, f, l, among, taken)
		if err != nil {
			return nil, err
		}
		pages = append(pages, more...)
	}
	return pages, nil
}

// spoken are English and the languages that a lesson is translated into.
func spoken(tracks []lessons.Track) ([]*language, error) {
	all, err := languages()
	return slices.DeleteFunc(all, func(l *language) bool {
		return l.code != "en" && !slices.ContainsFunc(tracks, func(t lessons.Track) bool {
			return slices.ContainsFunc(t.Lessons, func(x lessons.Lesson) bool {
				return x.Translations[l.code] != nil
			})
		})
	}), err
}

// lessonPages are the pages of all lessons in a language; taken are the names so far.
func lessonPages(ctx context.Context, tracks []lessons.Track, f Frame, l *language,
	among []*language, taken map[string]bool) (pages []Page, err error) {
	one, err := template.New("question").Funcs(template.FuncMap{"say": l.say,
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
	row := places(tracks, f)
	var b bytes.Buffer
	for i := range row {
		p := &row[i]
		if err := p.speak(l, among); err != nil {
			return nil, err
		}
		if taken[p.Lesson.Name] && !p.translate {
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
		pages = append(pages, Page{Name: "learn/" + l.file(p.Lesson.Name+".html"),
			Data: bytes.Clone(b.Bytes()), Translated: p.translate})
		for k := range p.Lesson.Images {
			if m := &p.Lesson.Images[k]; !p.translate {
				pages = append(pages, Page{Name: "learn/" + p.file(m), Data: m.Data, Image: true})
			}
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

// openObject begins the address of a link that opens an object of the site, in another tab, so that
// the lesson stays open.
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
	body, turn := lessons.Parts(p.body)
	turn = strings.Replace(turn, "## Your turn", "## "+string(p.language.say("Your turn")), 1)
	var err error
	if p.Text, err = p.markdown(body); err != nil {
		return err
	}
	if p.Turn, err = p.markdown(turn); err != nil {
		return err
	}
	for _, h := range p.hints {
		text, err := p.markdown(h)
		if err != nil {
			return err
		}
		p.HintTexts = append(p.HintTexts, text)
	}
	p.Embed = embedded(p.Lesson)
	p.Explorer = (&link.State{Source: p.Lesson.Start, Lesson: p.Lesson.Name}).Fragment()
	return nil
}
