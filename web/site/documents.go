package site

import (
	"fmt"

	files "statepoint/static/lessons"
	"statepoint/web/collectors"
	"statepoint/web/edition"
	"statepoint/web/guide"
	"statepoint/web/lessons"
	"statepoint/web/workshop"
)

// addDocuments adds the pages beside the explorer. A site without [Options.Run] has none, as they
// show compiled output.
func (p *plan) addDocuments(o Options) error {
	if o.Run == nil {
		return nil
	}
	page, err := collectors.Page(o.context(), o.Run, policy, p.names["icon.svg"],
		p.names["page.css"], p.names["document.css"])
	if err != nil {
		return err
	}
	p.addFixed("collectors.html", page)
	frame := edition.Frame{Policy: policy, Icon: p.names["icon.svg"],
		Styles: []string{p.names["page.css"], p.names["document.css"]}}
	for i := range edition.Documents {
		d := &edition.Documents[i]
		if page, err = edition.Page(o.context(), o.Run, frame, d); err != nil {
			return err
		}
		p.addFixed(d.Name, page)
	}
	guides, err := guide.Pages(guide.Frame(frame))
	if err != nil {
		return err
	}
	for _, page := range guides {
		p.addFixed(page.Name, page.HTML)
	}
	return p.addLessons(o)
}

// addLessons adds the workshop.
func (p *plan) addLessons(o Options) error {
	tracks, problems, err := lessons.Read(files.Files)
	if err == nil && o.Lessons != nil {
		var more []lessons.Track
		var wrong []lessons.Problem
		more, wrong, err = lessons.Read(o.Lessons)
		if o.OnlyLessons {
			tracks = nil
		}
		tracks, problems = append(tracks, more...), append(problems, wrong...)
	}
	if err != nil {
		return err
	}
	if len(problems) > 0 {
		return fmt.Errorf("the lessons: %v (`statepoint lessons check` names all that is wrong)",
			problems[0])
	}
	pages, err := workshop.Pages(o.context(), tracks, workshop.Frame{Policy: policy,
		Icon: p.names["icon.svg"],
		Styles: []string{p.names["page.css"],
			p.names["document.css"], p.names["learn.css"]},
		Scripts: workshop.Scripts{Index: p.names["learn-index.js"],
			Results: p.names["results.js"], Lesson: p.names["learn.js"],
			OwnLesson: p.names["own-lesson.js"]},
		Engine: workshop.Engine{Program: p.names["engine.wasm"], Exec: p.names["wasm_exec.js"],
			Worker: p.names["worker.js"]}})
	if err != nil {
		return err
	}
	for _, page := range pages {
		if page.Image {
			p.assets = append(p.assets, &asset{name: page.Name, data: page.Data,
				quality: p.quality, later: true})
			continue
		}
		p.addFixed(page.Name, page.Data)
		p.assets[len(p.assets)-1].online = page.Translated
	}
	return nil
}
