package views

import (
	"html"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
)

// parse shows how a program reads the stack map, for authors of such programs.
type parse struct {
	broker    *broker.Broker
	browser   browser.Turns
	selection Selection
	display   Display
	texts     Texts
	files     Files
	frame     *frame
	around    Around

	record   uint32 // id of the record
	language int    // position in report.ParseLanguages
	lookup   string // the return address to look up, or ""
	step     uint32
	wanted   bool // the program was requested
}

func (p *parse) view() *View {
	return &View{ID: "parse", Title: "Fields", Detail: 3,
		Caption: "Each field as a program reads it, beside its struct.",
		File:    report.FileMap, FileHint: "Download the stack map's bytes",
		Choices: p.choices,
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewParse, Subject: p.record,
				Stage: report.ParseLanguages[p.language][0], Lookup: p.lookup, Step: p.step}
		},
		Draw:  p.draw,
		Copy:  p.source,
		Act:   p.act,
		Enter: func(text string) { p.lookup, p.step = text, 0 },
		Follow: func() bool {
			was := p.record
			if record := p.frame.recordOf(); record != 0 {
				p.record = record
			}
			return was != p.record
		},
		Restart: func() { p.record, p.lookup, p.step = p.frame.recordOf(), "", 0 },
		Reveals: true,
	}
}

// act handles a button of the drawing.
func (p *parse) act(n uint32) {
	switch kind, n := n&3, n>>2; kind {
	case report.ParseStep:
		p.step = n
	case report.ParseRecord:
		p.record = n
		p.broker.PinIDs([]uint32{n})
		p.selection.Selected(panes.None)
	case report.ParseSave:
		p.source(func(name, text string) {
			p.files.Download(name, "text/plain;charset=utf-8", text)
		})
	}
}

// draw puts the text of the program into the drawing, and fetches it for the first drawing.
func (p *parse) draw(a *report.ViewAnswer) string {
	if !p.wanted {
		p.wanted = true
		p.browser.Defer(func() { p.texts.Fetch(p.display.ShowDocs) })
	}
	name := p.file()
	text, why := p.texts.Of(name, name)
	return strings.Replace(a.HTML, report.ParseSource, html.EscapeString(text+why), 1)
}

// file returns the program's file name in the chosen language.
func (p *parse) file() string { return report.ParseFile(report.ParseLanguages[p.language][0]) }

// source passes on the whole program, or reports that it could not be loaded.
func (p *parse) source(done func(name, text string)) {
	name := p.file()
	p.texts.Fetch(func() {
		if text, why := p.texts.Of(name, name); why == "" {
			done(name, text)
		} else {
			p.around.Tell(why)
		}
	})
}

// choices are the languages of the structs.
func (p *parse) choices() []elements.Group {
	g := elements.Group{ID: "language", Title: "Structs in"}
	for i, l := range report.ParseLanguages {
		g.Items = append(g.Items, elements.Item{ID: "language-" + l[0], Title: l[1],
			Kind: "radio", On: i == p.language, Do: func() {
				p.language = i
				p.display.ShowDocs()
				p.browser.Refresh()
			}})
	}
	return []elements.Group{g}
}
