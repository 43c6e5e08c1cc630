package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/wire"
)

// browser is what the page needs of the browser besides elements. Storage and
// clipboard go through static/editor/host.js, where a browser's refusal is a
// value and not an exception.
type browser struct {
	page     *Page
	js       app.Value
	drawings [panes.Count]*drawing // made when first needed
	// Callbacks: a dialog was closed, a file was dropped or chosen.
	closed, dropped app.Func
	// What waits for a turn of its own, and the function that gives it one.
	waiting []func()
	turn    app.Func
}

func newBrowser(p *Page) *browser {
	b := &browser{page: p, js: app.Window().Get("statepoint")}
	app.Window().Call("addEventListener", "keydown",
		app.FuncOf(func(_ app.Value, args []app.Value) any {
			e := args[0]
			if e.Get("defaultPrevented").Bool() || e.Get("ctrlKey").Bool() ||
				e.Get("metaKey").Bool() ||
				e.Get("altKey").Bool() {
				return nil
			}
			key, shift := e.Get("key").String(), e.Get("shiftKey").Bool()
			typing := b.js.Call("acceptsTyping", e).Bool()
			switch key {
			case "F6", "[", "]", "/", "?", "l":
				if !typing || key == "F6" {
					e.Call("preventDefault")
				}
			case "Escape":
			default:
				return nil
			}
			p.ctx.Dispatch(func(app.Context) { p.key(key, shift, typing) })
			return nil
		}))
	b.closed = app.FuncOf(func(app.Value, []app.Value) any {
		p.ctx.Dispatch(func(app.Context) { p.dialogClosed() })
		return nil
	})
	b.dropped = app.FuncOf(func(_ app.Value, args []app.Value) any {
		name, text := args[0].String(), args[1].String()
		p.ctx.Dispatch(func(app.Context) { p.file(name, text) })
		return nil
	})
	linked := app.FuncOf(func(_ app.Value, args []app.Value) any {
		hash := args[0].String()
		p.ctx.Dispatch(func(app.Context) {
			if p.openLink(hash) {
				p.browser.save("session", "draft-link", hash)
				p.reopen()
			}
		})
		return nil
	})
	b.js.Call("watch", b.dropped, linked)
	b.js.Set("state", app.FuncOf(func(app.Value, []app.Value) any {
		s := p.state()
		return s.Fragment()
	}))
	return b
}

// later calls f when the browser has had the chance to draw. A timer of Go's own
// would not do: one that is due when the page comes to rest is served before the
// browser is. The page is not rendered anew for it: f refreshes it if need be.
func (b *browser) later(f func()) {
	if b.turn == nil {
		b.turn = app.FuncOf(func(app.Value, []app.Value) any {
			f := b.waiting[0]
			b.waiting = b.waiting[1:]
			b.page.quietly(f)
			return nil
		})
	}
	b.waiting = append(b.waiting, f)
	app.Window().Call("setTimeout", b.turn, 0)
}

// editor makes the widget of a pane.
func (b *browser) editor(pane panes.Pane) *editor {
	p := b.page
	ed := &editor{pane: pane}
	on := app.FuncOf(func(_ app.Value, args []app.Value) any {
		// The arguments are only good during the call.
		what := args[0].String()
		switch what {
		case "text":
			all := args[1].Bool()
			p.ctx.Dispatch(func(app.Context) {
				if all {
					p.replaced()
				}
				p.typed()
			})
		case "ask":
			n, what, offset, more := args[1].Int(), args[2].String(), int32(args[3].Int()),
				args[4].String()
			p.quietly(func() {
				ed.js.Call("answer", n, p.asked(pane, what, ed.offsets.UTF8(offset), more))
			})
		case "hover", "caret", "click", "more", "jump", "uses":
			offset := int32(args[1].Int())
			p.ctx.Dispatch(func(app.Context) { p.point(pane, what, offset) })
		case "view":
			p.quietly(ed.repaint)
		case "key":
			name := args[1].String()
			p.ctx.Dispatch(func(app.Context) { p.editorKey(pane, name) })
		case "focus":
			if args[1].Bool() {
				p.ctx.Dispatch(func(app.Context) { p.current = pane })
			}
		}
		return nil
	})
	ed.js = b.js.Call("createEditor", app.Window().GetElementByID("host-"+pane.Key()),
		map[string]any{
			"name":     pane.Key(),
			"lang":     pane.Lang(),
			"label":    pane.Title(),
			"readOnly": pane != panes.Source,
			"on":       on,
		})
	return ed
}

// point acts on the pointer or caret at a UTF-16 offset of a pane.
func (p *Page) point(pane panes.Pane, what string, offset int32) {
	at := int32(-1)
	if offset >= 0 {
		at = p.editors[pane].offsets.UTF8(offset)
	}
	switch what {
	case "hover":
		p.broker.Hover(pane, at)
	case "caret":
		if p.broker.Caret(pane, at) {
			p.say(p.linked())
		}
	case "click":
		p.broker.Pin(pane, at)
		p.selected(pane)
	case "more":
		p.broker.PinMore(p.broker.At(pane, at))
		p.selected(pane)
	case "jump":
		p.definition(pane, at)
	case "uses":
		p.uses(pane, at)
	}
}

func (b *browser) load(where, key string) string {
	return b.js.Call("load", where, key).String()
}

func (b *browser) save(where, key, value string) { b.js.Call("save", where, key, value) }

// draft is what a reload of the page must not lose.
type draft struct {
	text, name string
	edited     bool
}

func (b *browser) draft() (draft, bool) {
	text := b.load("session", "draft")
	if text == "" {
		return draft{}, false
	}
	return draft{text, b.load("session", "draft-name"), b.load("session", "draft-edited") == "yes"},
		true
}

// lastDraft is what was last edited in any tab.
func (b *browser) lastDraft() draft {
	return draft{text: b.load("local", "last"), name: b.load("local", "last-name"), edited: true}
}

func (b *browser) saveDraft(d draft) {
	edited := ""
	if d.edited {
		edited = "yes"
	}
	session := func() {
		b.save("session", "draft", d.text)
		b.save("session", "draft-name", d.name)
		b.save("session", "draft-edited", edited)
	}
	// Where the tab itself is lost, the last text of any tab can be taken up.
	local := func() {
		b.save("local", "last", d.text)
		b.save("local", "last-name", d.name)
	}
	switch {
	case len(d.text) > large: // a browser takes its time over it
		b.later(session)
		if d.edited {
			b.later(local)
		}
	default:
		session()
		if d.edited {
			local()
		}
	}
}

func (b *browser) setTheme(theme string) {
	b.save("local", "theme", theme)
	b.js.Call("setTheme", theme)
}

func (b *browser) copy(text string, done func()) {
	b.js.Call("copy", text).Then(func(ok app.Value) {
		if ok.Truthy() {
			b.page.ctx.Dispatch(func(app.Context) { done() })
		}
	})
}

// showStage brings the chosen chip of the strip into view.
func (b *browser) showStage() {
	b.page.ctx.Defer(func(app.Context) { b.js.Call("scrollTo", ".stages .on") })
}

// helpChanged moves the keyboard into the help and back.
func (b *browser) helpChanged(open bool) { b.js.Call("helpChanged", open) }

// StartWorker starts an engine in a worker, through static/js/boot.js. Its
// messages are copied and decoded in pieces, between which the browser draws: the
// report of a large module takes longer than a frame.
func StartWorker(received func(wire.Message, error), failed func(string)) engine.Worker {
	messages := make(chan app.Value, 16)
	message := app.FuncOf(func(_ app.Value, args []app.Value) any {
		messages <- args[0]
		return nil
	})
	go func() {
		for array := range messages {
			begun := time.Now()
			pause := func() {
				if time.Since(begun) > slice {
					time.Sleep(time.Millisecond)
					begun = time.Now()
				}
			}
			received(wire.DecodePausing(copied(array, pause), pause))
		}
	}()
	fail := app.FuncOf(func(_ app.Value, args []app.Value) any {
		failed(args[0].String())
		return nil
	})
	return &worker{app.Window().Get("statepoint").Call("startEngine", message, fail), messages}
}

// copied gives the bytes of an array, copied some at a time.
func copied(array app.Value, pause func()) []byte {
	b := make([]byte, array.Get("length").Int())
	for from := 0; from < len(b); from += copiedAtOnce {
		to := min(from+copiedAtOnce, len(b))
		app.CopyBytesToGo(b[from:to], array.Call("subarray", from, to))
		pause()
	}
	return b
}

// copiedAtOnce is how many bytes of a message are copied without a pause.
const copiedAtOnce = 1 << 20

// slice is the longest the page works at decoding without a pause.
const slice = 8 * time.Millisecond

type worker struct {
	js       app.Value
	messages chan app.Value
}

func (w *worker) Post(b []byte) {
	bytes := app.Window().Get("Uint8Array").New(len(b))
	app.CopyBytesToJS(bytes, b)
	w.js.Call("post", bytes)
}

// Stop also ends the decoding: after it the script passes no message on.
func (w *worker) Stop() {
	w.js.Call("stop")
	if w.messages != nil {
		close(w.messages)
		w.messages = nil
	}
}

// FirstReport gives the message that came with the page, or nil.
func FirstReport() []byte {
	first := app.Window().Get("statepoint").Get("first")
	if !first.Truthy() {
		return nil
	}
	b := make([]byte, first.Get("length").Int())
	app.CopyBytesToGo(b, first)
	return b
}
