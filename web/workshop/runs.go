package workshop

import (
	"fmt"
	"html"
	"html/template"
	"net/url"
	"strings"

	"statepoint/web/lessons"
	"statepoint/web/ui/link"
)

// embedded returns the query of the address of the explorer beside a lesson.
func embedded(l *lessons.Lesson) template.URL {
	panes, run := l.Shown()
	query := "lesson&panes=" + panes
	if covered := l.Covered(); covered != "" {
		query += "&covered=" + covered
	}
	if run != nil {
		query += "&view=run&run=" + url.QueryEscape(run.Asked()) + "&step=" + run.Place
	}
	return template.URL(query)
}

// withImages gives the images of a lesson their addresses and sizes, so that nothing moves when
// they arrive.
func (p *place) withImages(rendered string) string {
	for i := range p.Lesson.Images {
		m := &p.Lesson.Images[i]
		rendered = strings.ReplaceAll(rendered, fmt.Sprintf(`<img src="%s"`, m.Name),
			fmt.Sprintf(`<img src="%s" width="%d" height="%d" loading="lazy"`, p.file(m), m.Width,
				m.Height))
	}
	return rendered
}

// markdown renders a text of the lesson with its images, and links to runs and stages: a script
// shows them beside the text; without scripts the link opens the explorer.
func (p *place) markdown(text string) (template.HTML, error) {
	plain, err := markdown(text)
	if err != nil {
		return "", err
	}
	rendered := string(plain)
	if rendered, err = withLinks(rendered, lessons.StageScheme, p.toStage); err == nil {
		rendered, err = withLinks(rendered, lessons.RunScheme, p.toRun)
	}
	return template.HTML(p.withImages(rendered)), err
}

// withLinks gives the links of a scheme other attributes, which depend on the rest of the address.
func withLinks(rendered, scheme string, of func(address string) (string, error)) (string, error) {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(rendered, `<a href="`+scheme)
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		address, more, _ := strings.Cut(after, `"`)
		plain, err := url.PathUnescape(html.UnescapeString(address))
		if err != nil {
			return "", err
		}
		attributes, err := of(plain)
		if err != nil {
			return "", err
		}
		b.WriteString("<a")
		b.WriteString(" " + attributes)
		rendered = more
	}
}

// toRun returns the attributes of a link to a run.
func (p *place) toRun(address string) (string, error) {
	r, err := lessons.ParseRun(address)
	if err != nil {
		return "", err
	}
	state := link.State{Source: p.Lesson.Start,
		Run: []string{r.Place, r.Function, r.Arguments, r.Collector, r.Stress, "0"}}
	if call, by := r.Call(), r.Barriers(); call+by != "" {
		state.Run = append(state.Run, "0", "", by, call)
	}
	return fmt.Sprintf(`class="to-run" data-run="%s" data-place="%s" href="../#%s"`,
		html.EscapeString(r.Asked()), r.Place, state.Fragment()), nil
}

// toStage returns the attributes of a link to a stage.
func (p *place) toStage(address string) (string, error) {
	stage, view, err := lessons.ParseStage(address)
	state := link.State{Source: p.Lesson.Start, Stage: stage}
	return fmt.Sprintf(`class="to-stage" data-stage="%s" data-view="%s" href="../#%s"`, stage,
		view, state.Fragment()), err
}
