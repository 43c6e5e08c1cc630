package browser

import (
	"fmt"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
)

// window is the browser's window. Storage and clipboard go through static/editor/host.js, where a
// browser's refusal is a value rather than an exception.
type window struct {
	ctx app.Context
	js  app.Value
	// A file was dropped or chosen.
	dropped app.Func
	// The listener for the dialog's close event, and the callback.
	closed   app.Func
	onClosed func()
	// Functions that wait for a separate task, and the port whose messages start the tasks.
	waiting []func()
	turns   app.Value
}

// Open returns the browser that the page is mounted in.
func Open(ctx app.Context, on Events) Browser {
	w := &window{ctx: ctx, js: app.Window().Get("statepoint")}
	w.listen(on)
	w.dropped = app.FuncOf(func(_ app.Value, args []app.Value) any {
		name, others := args[0].String(), args[2].Int()
		var text string
		if args[1].Type() == app.TypeString {
			text = args[1].String()
		} else {
			text = string(copied(args[1], func() {}))
		}
		w.Dispatch(func() { on.Dropped(name, text, others) })
		return nil
	})
	w.closed = app.FuncOf(func(app.Value, []app.Value) any {
		w.Dispatch(w.onClosed)
		return nil
	})
	linked := app.FuncOf(func(_ app.Value, args []app.Value) any {
		place := args[0].String()
		w.Dispatch(func() { on.Linked(place) })
		return nil
	})
	w.js.Call("watch", w.dropped, linked)
	w.js.Set("check", app.FuncOf(func(_ app.Value, args []app.Value) any {
		text, source, broken := args[0].String(), "", ""
		if len(args) > 2 {
			source, broken = args[1].String(), args[2].String()
		}
		w.Dispatch(func() { on.Checks(text, source, broken) })
		return nil
	}))
	w.js.Set("stopChecks", app.FuncOf(func(app.Value, []app.Value) any {
		w.Dispatch(on.StopChecks)
		return nil
	}))
	w.js.Set("ask", app.FuncOf(func(app.Value, []app.Value) any {
		w.Dispatch(on.Asked)
		return nil
	}))
	w.js.Set("goTo", app.FuncOf(func(_ app.Value, args []app.Value) any {
		stage, view := args[0].String(), args[1].String()
		w.Dispatch(func() { on.GoTo(stage, view) })
		return nil
	}))
	for _, query := range []string{onlyOne, onlyTwo} {
		media(query).Call("addEventListener", "change", app.FuncOf(
			func(app.Value, []app.Value) any {
				w.Dispatch(on.Resized)
				return nil
			}))
	}
	w.listenPins(on)
	w.js.Set("state", app.FuncOf(func(app.Value, []app.Value) any { return on.Fragment() }))
	return w
}

// listen passes on the keys that no element handles. While presenting, the keys of a presenter's
// clicker work wherever the focus is.
func (w *window) listen(on Events) {
	app.Window().Call("addEventListener", "keydown",
		app.FuncOf(func(_ app.Value, args []app.Value) any {
			e := args[0]
			if e.Get("defaultPrevented").Bool() || e.Get("ctrlKey").Bool() ||
				e.Get("metaKey").Bool() ||
				e.Get("altKey").Bool() {
				return nil
			}
			key, shift := e.Get("key").String(), e.Get("shiftKey").Bool()
			typing := w.js.Call("acceptsTyping", e).Bool()
			switch key {
			case "F1", "F6", "[", "]", "/", "?", "j", "l", "p":
				if !typing || key == "F1" || key == "F6" {
					e.Call("preventDefault")
				}
			case "F8", "F9", "F10", "F11": // the browser's own, unless a program runs
				if !app.Window().Get("document").Call("querySelector",
					`.page:is([data-run="open"], [data-run="front"])`).Truthy() {
					return nil
				}
				e.Call("preventDefault")
			case "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft":
				if typing || !presents() {
					return nil
				}
				e.Call("preventDefault")
			case "Escape":
			default:
				return nil
			}
			w.Dispatch(func() { on.Key(key, shift, typing) })
			return nil
		}))
	app.Window().Call("addEventListener", "keydown",
		app.FuncOf(func(_ app.Value, args []app.Value) any {
			key := args[0].Get("key").String()
			if (key == "PageDown" || key == "PageUp") && presents() {
				args[0].Call("preventDefault")
				args[0].Call("stopPropagation")
				w.Dispatch(func() { on.Key(key, false, false) })
			}
			return nil
		}), true)
}

// presents reports whether the page is presented, with nothing in front of it.
func presents() bool {
	return app.Window().Get("document").Call("querySelector",
		`.page[data-present="true"]:not(:has(.help, dialog[open]))`).Truthy()
}

// guarded calls f. A failure in f, in Go or in a script that it calls, is reported on the console
// as an uncaught error and ends f, but not the page.
func guarded(f func()) {
	defer func() {
		if e := recover(); e != nil {
			app.Window().Call("reportError", app.Window().Get("Error").New(fmt.Sprint(e)))
		}
	}()
	f()
}

func (w *window) Refresh()          { w.ctx.Update() }
func (w *window) Dispatch(f func()) { w.ctx.Dispatch(func(app.Context) { guarded(f) }) }
func (w *window) Defer(f func())    { w.ctx.Defer(func(app.Context) { guarded(f) }) }

func (w *window) Quietly(f func()) {
	w.ctx.Dispatch(func(ctx app.Context) {
		ctx.PreventUpdate()
		guarded(f)
	})
}

func (w *window) After(d time.Duration, f func()) {
	w.ctx.After(d, func(ctx app.Context) {
		ctx.PreventUpdate()
		guarded(f)
	})
}

// Later posts a message to itself, which arrives after the browser has had a chance to draw. A
// nested browser timer would wait four milliseconds, and a Go timer that is due when the page
// becomes idle would run before the browser draws.
func (w *window) Later(f func()) {
	if w.turns == nil {
		channel := app.Window().Get("MessageChannel").New()
		channel.Get("port1").Set("onmessage", app.FuncOf(func(app.Value, []app.Value) any {
			f := w.waiting[0]
			w.waiting = w.waiting[1:]
			w.Quietly(f)
			return nil
		}))
		w.turns = channel.Get("port2")
	}
	w.waiting = append(w.waiting, f)
	w.turns.Call("postMessage", 0)
}

// Leaving listens to pagehide.
func (w *window) Leaving(f func()) {
	app.Window().Call("addEventListener", "pagehide",
		app.FuncOf(func(app.Value, []app.Value) any {
			guarded(f)
			return nil
		}))
}

// Frame is requestAnimationFrame.
func (w *window) Frame(f func(now float64)) {
	var drawn app.Func
	drawn = app.FuncOf(func(_ app.Value, args []app.Value) any {
		drawn.Release()
		now := args[0].Float()
		w.Quietly(func() { f(now) })
		return nil
	})
	app.Window().Call("requestAnimationFrame", drawn)
}

func (w *window) Load(where, key string) string { return w.js.Call("load", where, key).String() }
func (w *window) Save(where, key, value string) { w.js.Call("save", where, key, value) }

func (w *window) Splitters()         { w.js.Call("splitters") }
func (w *window) TypedEarly() string { return w.js.Call("typedEarly").String() }

func (w *window) Place() string         { return w.js.Call("place").String() }
func (w *window) SetPlace(place string) { w.js.Call("setPlace", place) }

func (w *window) LinkTo(place string) string { return w.js.Call("linkTo", place).String() }

func (w *window) EmbedCode(fragment, source, attributes string) string {
	return w.js.Call("embedCode", fragment, source, attributes).String()
}

func (w *window) Asked(what string) string { return w.js.Call("asked", what).String() }

// Checked sends a row for each check: whether the program passes or was not checked, and whether
// that is to be shown first; the check, its verdict, its message and its run.
func (w *window) Checked(a *report.ViewAnswer) {
	var b strings.Builder
	for i := range a.Verdicts {
		v := &a.Verdicts[i]
		if i > 0 {
			b.WriteString(string(messages.SeparatorRow))
		}
		switch {
		case v.OK:
			b.WriteByte('1')
		case v.Open:
			b.WriteByte('?')
		}
		if v.Lead {
			b.WriteByte('!')
		}
		for _, text := range []string{v.Check, v.Said, v.Told, v.Run} {
			b.WriteString(string(messages.SeparatorField) + text)
		}
	}
	w.js.Call("checked", a.Trouble, b.String())
}

func (w *window) Copy(text string, done func()) {
	w.js.Call("copy", text).Then(func(ok app.Value) {
		if ok.Truthy() {
			w.Dispatch(done)
		}
	})
}

func (w *window) Download(name, media, data string) {
	b := app.Window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(b, []byte(data))
	w.js.Call("download", name, media, b)
}

func (w *window) OpenFile() { w.js.Call("openFile", w.dropped) }

func (w *window) OpenObject(name string) { w.js.Call("fetchObject", name) }
func (w *window) KeepObject(keep bool)   { w.js.Call("keepObject", keep) }

func (w *window) TextOf(selector string) string { return w.js.Call("textOf", selector).String() }
func (w *window) SVGOf(selector string) string  { return w.js.Call("svgOf", selector).String() }

func (w *window) OpenDialog(modal bool, closed func()) {
	w.onClosed = closed
	w.js.Call("openDialog", "dialog", modal, w.closed)
}

func (w *window) CloseDialog()                 { w.js.Call("closeDialog") }
func (w *window) HelpChanged(open bool)        { w.js.Call("helpChanged", open) }
func (w *window) PlaceTerm(beside app.Value)   { w.js.Call("placeTerm", orNull(beside)) }
func (w *window) PlaceOthers(beside app.Value) { w.js.Call("placeOthers", orNull(beside)) }

// orNull turns a missing value into JavaScript's null.
func orNull(v app.Value) any {
	if v == nil {
		return nil
	}
	return v
}

func (w *window) SetTheme(theme string) { w.js.Call("setTheme", theme) }
func (w *window) HasTouch() bool        { return w.js.Get("touch").Truthy() }

// The widths below which there is room for one pane or for two, as in static/css/layout.css.
const (
	onlyOne = "(max-width: 700px)"
	onlyTwo = "(max-width: 999.98px)"
)

func (w *window) Room() Room {
	switch {
	case w.Framed():
		return RoomForAll
	case media(onlyOne).Get("matches").Bool():
		return RoomForOne
	case media(onlyTwo).Get("matches").Bool():
		return RoomForTwo
	}
	return RoomForAll
}

// media is a query about the screen, as the browser answers it.
func media(query string) app.Value { return app.Window().Call("matchMedia", query) }

func (w *window) BesideRun(current string, by int) string {
	return w.js.Call("besideRun", current, by).String()
}
func (w *window) Focus(selector string) { w.js.Call("focus", selector) }

func (w *window) SetVim(on bool, failed func()) {
	w.js.Call("setVim", on).Then(func(ok app.Value) {
		if !ok.Truthy() {
			w.Dispatch(failed)
		}
	})
}

func (w *window) RunDrawn() { w.js.Call("runDrawn") }

// Texts parses the site's file of texts: each text follows a form feed and a line with its name.
func (w *window) Texts(done func(byName map[string]string)) {
	w.js.Call("texts").Then(func(text app.Value) {
		byName := map[string]string{}
		for one := range strings.SplitSeq(text.String(), "\f") {
			if name, body, ok := strings.Cut(one, "\n"); ok {
				byName[name] = body
			}
		}
		w.Dispatch(func() { done(byName) })
	})
}

// Shown also has the page drawn at once: what is around the panes belongs to their content.
func (w *window) Shown() {
	w.ctx.DrawSoon()
	w.js.Call("shown")
}

func (w *window) ScrollTo(selector string) {
	w.Defer(func() { w.js.Call("scrollTo", selector) })
}
