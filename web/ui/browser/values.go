package browser

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Value gives the value of the element that an event is about, "" for none.
func Value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// Checked says whether the element that an event is about is checked.
func Checked(ctx app.Context) bool { return ctx.JSSrc().Get("checked").Bool() }

// SelectedIndex gives the position of what is selected in a list. A list is asked for
// that instead of for its value where an option's value may be empty: such an option has
// no attribute for it, and gives its title.
func SelectedIndex(ctx app.Context) int { return max(0, ctx.JSSrc().Get("selectedIndex").Int()) }

// SelectFirst has a list show its first option again.
func SelectFirst(ctx app.Context) { ctx.JSSrc().Set("selectedIndex", 0) }

// SelectAll selects the text of the element that an event is about.
func SelectAll(ctx app.Context) { ctx.JSSrc().Call("select") }
