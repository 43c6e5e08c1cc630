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

// markdown renders a text of the lesson with its images and links to runs: a script shows the run
// beside the text; without scripts the link opens the explorer.
func (p *place) markdown(text string) (template.HTML, error) {
	rendered, err := markdown(text)
	if err != nil {
		return "", err
	}
	const begins = `<a href="` + lessons.RunScheme
	var b strings.Builder
	rest := string(rendered)
	for {
		before, after, found := strings.Cut(rest, begins)
		b.WriteString(before)
		if !found {
			return template.HTML(p.withImages(b.String())), nil
		}
		address, more, _ := strings.Cut(after, `"`)
		rest = more
		plain, err := url.PathUnescape(html.UnescapeString(address))
		if err != nil {
			return "", err
		}
		r, err := lessons.ParseRun(plain)
		if err != nil {
			return "", err
		}
		state := link.State{Source: p.Lesson.Start,
			Run: []string{r.Place, r.Function, r.Arguments, r.Collector, r.Stress, "0"}}
		if call, by := r.Call(), r.Barriers(); call+by != "" {
			state.Run = append(state.Run, "0", "", by, call)
		}
		fmt.Fprintf(&b, `<a class="to-run" data-run="%s" data-place="%s" href="../#%s"`,
			html.EscapeString(r.Asked()), r.Place, state.Fragment())
	}
}
