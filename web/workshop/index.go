package workshop

import (
	"bytes"
	"fmt"
	"html/template"

	"statepoint/web/lessons"
)

// index is what the pages of all lessons and of results show, in a language.
type index struct {
	Frame
	Tracks   []lessons.Track
	Language string
	Table    template.JS
	Others   []otherPage
	language *language
}

// Index is the file of the page of all lessons, in the site's folder.
func (x *index) Index() string { return x.language.file("learn.html") }

// Results is the file of the page of results, in the folder of lessons.
func (x *index) Results() string { return x.language.file("results.html") }

// To is the file of a lesson's page in the language.
func (x *index) To(l lessons.Lesson) string { return x.language.file(l.Name + ".html") }

// TitleOf is a lesson's title, in the language if the lesson is translated.
func (x *index) TitleOf(l lessons.Lesson) string {
	if t := l.Translations[x.Language]; t != nil {
		return t.Title
	}
	return l.Title
}

// CanOf says what the reader of a lesson learns, in the language if the lesson is translated.
func (x *index) CanOf(l lessons.Lesson) template.HTML {
	if t := l.Translations[x.Language]; t != nil {
		return x.language.say("You can then {}.", t.Can)
	}
	return template.HTML(template.HTMLEscapeString("You can then " + l.Can + "."))
}

// Track is a track in the page's language, if it is translated.
func (x *index) Track(t lessons.Track) *lessons.Track { return inLanguage(&t, x.Language) }

// In is the attribute for the texts of a lesson, InTrack that for those of a track: of a page in
// another language they are in English if they are not translated.
func (x *index) In(l lessons.Lesson) template.HTMLAttr {
	return x.foreign(l.Translations[x.Language] == nil)
}

// InTrack is like [index.In].
func (x *index) InTrack(t lessons.Track) template.HTMLAttr {
	return x.foreign(t.Translations[x.Language] == nil)
}

func (x *index) foreign(untranslated bool) template.HTMLAttr {
	if x.Language == "en" || !untranslated {
		return ""
	}
	return ` lang="en"`
}

// linkTo is a link in a text that a language says.
func linkTo(href string, text any) template.HTML {
	return template.HTML(fmt.Sprintf(`<a href="%s">%s</a>`, template.HTMLEscapeString(href), text))
}

// indexPages are the pages of all lessons and of results in a language.
func indexPages(tracks []lessons.Track, f Frame, l *language, among []*language) ([]Page, error) {
	x := &index{Frame: f, Tracks: tracks, Language: l.code, language: l}
	for _, other := range among {
		if other != l {
			x.Others = append(x.Others, otherPage{File: other.file("learn.html"),
				ResultsFile: other.file("results.html"), Code: other.code, Name: names[other.code]})
		}
	}
	var err error
	if l.code != "en" {
		if x.Table, err = l.table(); err != nil {
			return nil, err
		}
	}
	say := template.FuncMap{"say": l.say, "link": linkTo}
	var pages []Page
	for _, page := range []struct{ text, name string }{{indexText, l.file("learn.html")},
		{resultsText, "learn/" + l.file("results.html")}} {
		t, err := template.New(page.name).Funcs(say).Parse(page.text)
		if err != nil {
			return nil, err
		}
		var b bytes.Buffer
		if err := t.Execute(&b, x); err != nil {
			return nil, err
		}
		pages = append(pages, Page{Name: page.name, Data: b.Bytes(), Translated: l.code != "en"})
	}
	return pages, nil
}
