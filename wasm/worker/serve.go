//go:build js

package worker

import (
	"syscall/js"
	"time"

	"statepoint/core/process"
)

// rest is how long after an answer a program considers itself idle.
const rest = 20 * time.Millisecond

// After idle without a message a program does its first step to become fast, and after between the
// next. A message that arrives during a step waits for its end.
const (
	idle    = 500 * time.Millisecond
	between = 50 * time.Millisecond
)

// Serve answers messages forever. Messages that are texts go to text, nil for none.
func Serve(name string, engine Engine, text func(string) []byte) {
	// The limit is well below what the worker allows, so the program collects garbage rather than
	// running out of memory.
	heap := process.CollectFrom(process.EngineFloor, 640<<20)
	p := program{engine: engine, text: text, heap: heap, send: post}
	var warming *time.Timer
	resting := time.AfterFunc(rest, func() { heap.Rest(process.EngineGarbage) })
	warming = time.AfterFunc(idle, func() {
		if p.warm() {
			resting.Reset(rest)
			warming.Reset(between)
		}
	})
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer js.Global().Call("statepointDone")
		defer resting.Reset(rest)
		defer warming.Reset(idle)
		if another := args[1].Bool(); another {
			p.meet()
		}
		if message := args[0]; message.Type() == js.TypeString {
			p.ask(message.String())
		} else {
			p.receive(message.Get("length").Int(), func(b []byte) {
				js.CopyBytesToGo(b, message)
			})
		}
		return nil
	})
	p.begin(name)
	js.Global().Call("statepointReceive", receive)
	select {}
}

// post posts a message to the page.
func post(b []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(bytes, b)
	js.Global().Call("statepointSend", bytes)
}
