package elements

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Item is an entry of a menu.
type Item struct {
	// ID is unique on the page: it tells the handlers of items apart.
	ID, Class string
	// Title says what the item does, Hint more about it, and Key which key does the same.
	Title, Hint, Key string
	// Kind is "", "radio" for one of several choices, or "checkbox"; On marks what is chosen.
	Kind string
	On   bool
	// Href makes the item a link, in place of Do.
	Href string
	// Stays keeps the menu open.
	Stays bool
	// Hidden omits an item that does not apply; Off disables one that has nothing to do now.
	Hidden, Off bool
	Do          func()
}

// Group is a part of a menu, with a heading or without one.
type Group struct {
	ID, Title string
	Hidden    bool
	Items     []Item
}

// Menu renders a button with an icon and the menu that it opens. static/editor/menus.js places the
// menu and moves the focus in it.
func Menu(id, label, svg string, groups ...Group) app.UI {
	return app.Div().Class("menu-of").Body(
		app.Button().Type("button").Class("icon tool").ID(id).Title(label).Aria("label", label).
			Aria("haspopup", "menu").Attr("popovertarget", id+"-items").Body(Raw(svg)),
		app.Div().Class("menu").ID(id+"-items").Role("menu").Attr("popover", "auto").
			Aria("label", label).Kept(content(groups), func() []app.UI {
			return []app.UI{app.Range(groups).Slice(func(i int) app.UI {
				return renderGroup(&groups[i])
			})}
		}),
	)
}

// content is all that groups show: menus are closed most of the time, and rarely change.
func content(groups []Group) string {
	var b strings.Builder
	text := func(parts ...string) {
		for _, s := range parts {
			b.WriteString(s)
			b.WriteByte(0)
		}
	}
	for i := range groups {
		g := &groups[i]
		text("+", g.ID, g.Title, flags(g.Hidden))
		for j := range g.Items {
			it := &g.Items[j]
			text(it.ID, it.Class, it.Title, it.Hint, it.Key, it.Kind, it.Href,
				flags(it.On, it.Stays, it.Hidden, it.Off))
		}
	}
	return b.String()
}

// flags is a letter for the values of flags.
func flags(values ...bool) string {
	c := byte('a')
	for i, v := range values {
		if v {
			c += 1 << i
		}
	}
	return string(c)
}

// renderGroup renders a part of a menu.
func renderGroup(g *Group) app.UI {
	return app.Div().Role("group").ID(g.ID).Aria("label", g.Title).Hidden(g.Hidden).Body(
		app.Small().Aria("hidden", true).Hidden(g.Title == "").Text(g.Title),
		app.Range(g.Items).Slice(func(i int) app.UI { return renderItem(&g.Items[i]) }),
	)
}

// renderItem renders an entry of a menu.
func renderItem(it *Item) app.UI {
	e := app.Button().Type("button")
	if it.Href != "" {
		e = app.A().Href(it.Href)
	} else {
		do := it.Do
		e.OnClick(func(app.Context, app.Event) { do() }, app.EventScope(it.ID))
	}
	if it.Kind != "" {
		e.Aria("checked", it.On)
	}
	if it.Stays {
		e.DataSet("stays", true)
	}
	if it.Off {
		e.Aria("disabled", true)
	}
	return e.Class(it.Class).ID(it.ID).Role("menuitem"+it.Kind).TabIndex(-1).Title(it.Hint).
		Hidden(it.Hidden).Body(app.Span().Text(it.Title), app.Kbd().Hidden(it.Key == "").
		Text(it.Key))
}
