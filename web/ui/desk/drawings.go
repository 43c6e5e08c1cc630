package desk

import (
	markup "html"
	"strings"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/workspace"
)

// drawings are the drawings of the views that draw.
type drawings struct {
	ws       *workspace.Workspace
	broker   *broker.Broker
	widgets  *Widgets
	tabs     *Tabs
	content  *content
	follower *Follower

	html [panes.Count]string      // of the drawings shown
	by   [panes.Count]*views.View // the views that drew it
}

// show passes a pane's drawing to the browser or removes the last one.
func (p *drawings) show(pane panes.Pane) {
	html := ""
	if v := p.tabs.Tab(pane); v.Draw != nil {
		a, ready := p.content.viewAnswer(pane)
		if !ready && p.ws.Good != nil && p.by[pane] == v {
			// The last drawing stays until there is a new one, but has no links.
			p.broker.SetItems(pane, nil, nil)
			return
		}
		if ready && (a == nil || a.Trouble == "") {
			html = v.Draw(a)
		} else if text := p.content.emptyText(pane); text != "" {
			html = nothing(text)
		}
		p.by[pane] = v
	}
	if html == "" && p.html[pane] == "" {
		return
	}
	p.html[pane] = html
	ids := p.widgets.Drawings[pane].Show(p.tabs.Tab(pane).ID, html)
	if len(ids) == 0 { // a text instead of a drawing
		p.broker.SetItems(pane, nil, nil)
	} else {
		p.broker.SetItems(pane, ids, p.widgets.Drawings[pane])
		p.follower.reveal()
	}
}

// nothing is shown in place of a drawing that cannot be made.
func nothing(text string) string {
	parts := strings.Split(markup.EscapeString(text), "`")
	if len(parts)%2 == 0 { // an unpaired backquote is text
		return `<p class="nothing">` + strings.Join(parts, "`") + "</p>"
	}
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<code>" + parts[i] + "</code>"
	}
	return `<p class="nothing">` + strings.Join(parts, "") + "</p>"
}
