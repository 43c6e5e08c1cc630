package chrome

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/options"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/settings"
)

// renderSwitches renders a field for each switch of a composed strategy. Together they form the
// value of flag f, which set replaces.
func (c *optionPanel) renderSwitches(f options.Option, set func(string)) app.UI {
	list := options.Switches
	// Handlers outlive a rendering, so they fetch the current text.
	text := func() string { return settings.FlagValue(&c.ws.Options, f) }
	return app.Elem("details").Class("switches").Body(
		app.Elem("summary").Text("Compose a strategy from switches"),
		app.Range(list).Slice(func(i int) app.UI {
			s, id := list[i], "switch-"+list[i].Name
			change := func(value string) { set(settings.SetSwitch(text(), s.Name, value)) }
			isOneOf := settings.IsOneOf(s)
			field := c.renderSwitchText
			if isOneOf {
				field = c.renderSwitchList
			}
			return app.Div().Class("option").Body(
				app.Label().For(id).Body(app.Code().Text(s.Name)),
				field(id, s, settings.SwitchValue(text(), s.Name), change),
				app.Small().ID(id+"-about").Body(
					app.If(!isOneOf, func() app.UI { return app.Code().Text(s.Values) }),
					app.If(!isOneOf, func() app.UI { return app.Text(": ") }),
					app.Text(s.About)),
			)
		}),
	)
}

// renderSwitchList renders a list of a switch's values. A value that is not among them, such as a
// misspelt one, comes last.
func (c *optionPanel) renderSwitchList(id string, s options.SwitchOf, value string,
	change func(string)) app.UI {
	choices := settings.SwitchChoices(s)
	if value == "" {
		value = choices[0]
	}
	if !slices.Contains(choices, value) {
		choices = append(choices, value)
	}
	return app.Select().ID(id).Aria("describedby", id+"-about").
		OnChange(func(ctx app.Context, _ app.Event) {
			change(choices[browser.SelectedIndex(ctx)])
		}, app.EventScope(id, value)).
		Body(app.Range(choices).Slice(func(i int) app.UI {
			return app.Option().Value(choices[i]).Selected(choices[i] == value).Text(choices[i])
		}))
}

// renderSwitchText renders a field that suggests a switch's values.
func (c *optionPanel) renderSwitchText(id string, s options.SwitchOf, value string,
	change func(string)) app.UI {
	choices := settings.SwitchChoices(s)
	return app.Span().Class("field").Body(
		app.Input().Type("text").ID(id).Value(value).Spellcheck(false).AutoComplete(false).
			Placeholder(choices[0]).List(id+"-values").Aria("describedby", id+"-about").
			OnChange(func(ctx app.Context, _ app.Event) {
				change(strings.TrimSpace(browser.Value(ctx)))
			}, app.EventScope(id)),
		app.DataList().ID(id+"-values").Body(app.Range(choices).Slice(func(i int) app.UI {
			return app.Option().Value(choices[i])
		})),
	)
}
