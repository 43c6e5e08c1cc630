package browser

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Value returns the value of an event's target, or "".
func Value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// Checked reports whether an event's target is checked.
func Checked(ctx app.Context) bool { return ctx.JSSrc().Get("checked").Bool() }

// SelectedIndex returns the position of the selected option in a list. It replaces Value where an
// option's value may be empty: such an option has no value attribute, and its value is its title.
func SelectedIndex(ctx app.Context) int { return max(0, ctx.JSSrc().Get("selectedIndex").Int()) }

// SelectFirst makes a list show its first option again.
func SelectFirst(ctx app.Context) { ctx.JSSrc().Set("selectedIndex", 0) }

// SelectAll selects the text of an event's target.
func SelectAll(ctx app.Context) { ctx.JSSrc().Call("select") }
