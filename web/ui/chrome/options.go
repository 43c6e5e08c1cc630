package chrome

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// optionPanel has the options of the compilation and the equivalent command lines.
type optionPanel struct {
	ws         *workspace.Workspace
	source     *desk.Source
	compare    *desk.Compare
	appearance *appearance
	terms      *terms
	commands   *commands

	find string // what names and meanings of passes and flags must contain to be listed
}

// render renders the three options that concern every program, passes and flags with a search, and,
// folded, the equivalent command lines and the editor's settings.
func (c *optionPanel) render() app.UI {
	return app.Div().Class("options").Body(
		c.renderChoice("strategy", "Strategy", settings.Strategies, c.ws.Options.Strategy,
			func(o *report.Options, v string) { o.Strategy = v }),
		c.renderChoice("dialect", "Dialect", settings.Dialects, c.ws.Options.Dialect,
			func(o *report.Options, v string) { o.Dialect = v }),
		c.renderChoice("map", "Stack map", settings.MapVersions, c.ws.Options.MapVersion,
			func(o *report.Options, v string) { o.MapVersion = v }),
		c.renderFlags(),
		app.Elem("details").Class("commands").Body(
			app.Elem("summary").Text("Command line"),
			c.renderCommands(),
		),
		app.Elem("details").Class("looks").Body(
			app.Elem("summary").Text("Editor"),
			app.Button().Type("button").ID("wrap").Aria("pressed", !c.appearance.loose).
				Text("Wrap long lines").
				OnClick(func(app.Context, app.Event) { c.appearance.keepWrap(c.appearance.loose) }),
			app.Button().Type("button").ID("vim").Aria("pressed", c.appearance.vim).
				Text("Vim keys").Title("In the IR editor; F6 leaves it").
				OnClick(func(app.Context, app.Event) { c.appearance.setVim(!c.appearance.vim) }),
			c.renderSizes(),
		),
	)
}

// renderFlags renders the passes and their flags, as far as they are searched for.
func (c *optionPanel) renderFlags() app.UI {
	ran, found := settings.RanUnasked(&c.ws.Options, c.ws.Latest), 0
	row := func(name, about string, r *app.Element) app.UI {
		hidden := !c.finds(name, about)
		if !hidden {
			found++
		}
		return r.Hidden(hidden)
	}
	var rows []app.UI
	for _, o := range settings.Passes {
		about, forced := o.About, slices.Contains(ran, o.Name)
		if forced {
			about += "; this module needs it, so the code generator runs it first"
		}
		rows = append(rows, row(o.Name, about, c.renderCheck("pass-"+o.Name, o.Name, about,
			forced || settings.HasPass(&c.ws.Options, o.Name), forced, func(on bool) {
				next := c.ws.Options
				settings.SetPass(&next, o.Name, on)
				c.try(next)
			})))
	}
	for _, f := range settings.Flags {
		rows = append(rows, row("-"+f.Name, f.About, c.renderFlag(f)))
	}
	return app.FieldSet().Body(
		app.Legend().Text("Flags"),
		app.Div().Class("find").Body(
			app.Input().Type("search").ID("find-flag").Placeholder("Find a pass or flag").
				Aria("label", "Find a pass or flag").Spellcheck(false).AutoComplete(false).
				Value(c.find).OnInput(func(ctx app.Context, _ app.Event) {
				c.find = browser.Value(ctx)
			}),
			app.Button().Type("button").ID("usual").Disabled(settings.AreUsual(&c.ws.Options)).
				Text("Reset options").
				OnClick(func(app.Context, app.Event) { c.source.SetOptions(report.Options{}) }),
		),
		app.Range(rows).Slice(func(i int) app.UI { return rows[i] }),
		app.P().Role("status").Hidden(found > 0).Text("No pass or flag matches."),
	)
}

// finds reports whether a name or its meaning has every word searched for.
func (c *optionPanel) finds(name, about string) bool {
	text := strings.ToLower(name + " " + about)
	for word := range strings.FieldsSeq(strings.ToLower(c.find)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// try compiles with other passes or flags, and compares with the result before.
func (c *optionPanel) try(next report.Options) {
	c.compare.Try()
	c.source.SetOptions(next)
}

// renderCommands renders the command lines that do the same in a shell.
func (c *optionPanel) renderCommands() app.UI {
	lines := settings.Commands(&c.ws.Options, c.ws.FileName(), c.ws.Latest)
	return app.Div().Body(
		app.Range(lines.Notes).Slice(func(i int) app.UI {
			return app.P().Class("left").Text(lines.Notes[i])
		}),
		c.commands.render("with LLVM", lines.LLVM),
		app.P().Class("left").Hidden(lines.Left == "").Text(
			"LLVM's tools have no option for: "+lines.Left+"."),
		c.commands.render("with the explorer's own command", lines.Own),
	)
}

// renderChoice renders an option with few values and the meaning of the chosen one.
func (c *optionPanel) renderChoice(name, label string, choices []settings.Choice, value string,
	set func(*report.Options, string)) app.UI {
	about := ""
	for _, c := range choices {
		if c.Value == value {
			about = c.About
		}
	}
	id := "option-" + name
	return app.Div().Class("option").Body(
		app.Label().For(id).Text(label),
		app.Select().ID(id).Aria("describedby", id+"-about").
			OnChange(func(ctx app.Context, _ app.Event) {
				next := c.ws.Options
				set(&next, chosen(ctx, choices))
				c.source.SetOptions(next)
			}).
			Body(app.Range(choices).Slice(func(i int) app.UI {
				return app.Option().Value(choices[i].Value).Selected(choices[i].Value ==
					value).Text(choices[i].Title)
			})),
		app.Small().ID(id+"-about").Body(c.terms.prose(about)),
	)
}

// chosen returns the value that the reader has selected in a list.
func chosen(ctx app.Context, choices []settings.Choice) string {
	return choices[browser.SelectedIndex(ctx)].Value
}

// renderCheck renders an option that is on or off; a forced option cannot be changed.
func (c *optionPanel) renderCheck(id, name, about string, on, forced bool,
	set func(bool)) *app.Element {
	return app.Div().Class("check").Body(
		app.Label().Body(
			app.Input().Type("checkbox").ID(id).Checked(on).Disabled(forced).Aria("describedby",
				id+"-about").
				OnChange(func(ctx app.Context, _ app.Event) {
					set(browser.Checked(ctx))
				}, app.EventScope(id)),
			app.Code().Text(name),
		),
		app.Small().ID(id+"-about").Body(c.terms.prose(about)),
	)
}

func (c *optionPanel) renderFlag(f options.Option) *app.Element {
	value := settings.FlagValue(&c.ws.Options, f)
	set := func(v string) {
		next := c.ws.Options
		settings.SetFlag(&next, f, v)
		c.try(next)
	}
	about := f.About
	if f.Ours {
		about += " (not an LLVM option)"
	}
	if f.Kind == options.Switch {
		return c.renderCheck("flag-"+f.Name, "-"+f.Name, about, value == "true", false,
			func(on bool) {
				if on {
					set("true")
				} else {
					set("false")
				}
			})
	}
	id := "flag-" + f.Name
	if f.Kind != options.Number {
		return app.Div().Class("check text").Body(
			app.Label().Body(
				app.Code().Text("-"+f.Name),
				app.Input().Type("text").ID(id).Value(value).Spellcheck(false).
					Placeholder(f.Value).Aria("describedby", id+"-about").
					OnChange(func(ctx app.Context, _ app.Event) {
						set(strings.TrimSpace(ctx.JSSrc().Get("value").String()))
					}, app.EventScope(id)),
			),
			app.Small().ID(id+"-about").Body(c.terms.prose(about)),
			app.If(f.Name == "strategy", func() app.UI { return c.renderSwitches(f, set) }),
		)
	}
	return app.Div().Class("check number").Body(
		app.Label().Body(
			app.Input().Type("number").ID(id).Min("0").Max("1000").Value(value).Aria("describedby",
				id+"-about").
				OnChange(func(ctx app.Context, _ app.Event) {
					if v := browser.Value(ctx); v != "" {
						set(v)
					}
				}, app.EventScope(id)),
			app.Code().Text("-"+f.Name),
		),
		app.Small().ID(id+"-about").Body(c.terms.prose(about)),
	)
}

// sizes are the font sizes of code, the default in the middle.
var sizes = []string{"small", "", "large", "huge"}

// renderSizes renders the choice of the font size of code.
func (c *optionPanel) renderSizes() app.UI {
	return app.Label().Class("size").Body(
		app.Span().Text("Font size of code"),
		app.Select().ID("size").OnChange(func(ctx app.Context, _ app.Event) {
			c.appearance.setSize(sizes[browser.SelectedIndex(ctx)])
		}).Body(app.Range(sizes).Slice(func(i int) app.UI {
			title := sizes[i]
			if title == "" {
				title = "usual"
			}
			return app.Option().Value(sizes[i]).Selected(sizes[i] == c.appearance.size).Text(title)
		})),
	)
}
