package app

import "time"

// Context is the context of an event on an element, or of a component.
type Context struct {
	engine *engine
	source UI
}

// JSSrc is the JavaScript value of the element.
func (ctx Context) JSSrc() Value { return ctx.source.JSValue() }

// Dispatch calls a function between two renderings, and renders the component again after it. Any
// goroutine may call it.
func (ctx Context) Dispatch(f func(Context)) {
	ctx.engine.dispatches <- func() {
		if !ctx.source.Mounted() {
			return
		}
		ctx.engine.updates++
		if f != nil {
			f(ctx)
		}
	}
}

// Defer calls a function after the next rendering.
func (ctx Context) Defer(f func(Context)) {
	ctx.engine.defers <- func() {
		if ctx.source.Mounted() {
			f(ctx)
		}
	}
}

// After dispatches a function after a delay.
func (ctx Context) After(d time.Duration, f func(Context)) {
	ctx.engine.goroutines.Add(1)
	go func() {
		defer ctx.engine.goroutines.Done()
		time.Sleep(d)
		ctx.Dispatch(f)
	}()
}

// PreventUpdate cancels the rendering for the current event or dispatch.
func (ctx Context) PreventUpdate() { ctx.engine.updates-- }

// DrawSoon has the component rendered as soon as nothing else is dispatched.
func (ctx Context) DrawSoon() { ctx.engine.soon = true }

// Update renders the component again.
func (ctx Context) Update() { ctx.Dispatch(nil) }
