//go:build js

// Package worker is the common part of the Web Workers' programs: each answers one message at a
// time, and is terminated from outside when its answer is no longer needed.
package worker

import (
	"context"
	"syscall/js"
	"time"

	"statepoint/core/process"
	"statepoint/web/wire"
)

// rest is how long after an answer a program considers itself idle.
const rest = 20 * time.Millisecond

// Engine answers requests and keeps their sources.
type Engine interface {
	wire.Engine
	// Largest is the size in bytes of the largest source that is kept.
	Largest() int
}

// Serve answers messages forever. Messages that are texts go to text, nil for none.
func Serve(name string, engine Engine, text func(string) []byte) {
	// The limit is well below what the worker allows, so the program collects garbage rather than
	// running out of memory.
	heap := process.CollectFrom(process.EngineFloor, 640<<20)
	resting := time.AfterFunc(rest, func() { heap.Rest(process.EngineGarbage) })
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer js.Global().Call("statepointDone")
		defer resting.Reset(rest)
		if args[0].Type() == js.TypeString {
			question := args[0].String()
			heap.Expect(process.EngineNeeds * int64(len(question)))
			if text != nil {
				send(text(question))
			}
			return nil
		}
		b := make([]byte, args[0].Get("length").Int())
		// A small request may refer to a large text.
		heap.Expect(process.EngineNeeds * int64(max(len(b), engine.Largest())))
		js.CopyBytesToGo(b, args[0])
		send(wire.Answer(context.Background(), b, engine, send))
		return nil
	})
	send(wire.Encode(&wire.Hello{Engine: name}))
	js.Global().Call("statepointReceive", receive)
	select {}
}

// send posts a message to the page.
func send(b []byte) {
	if b == nil {
		return
	}
	bytes := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(bytes, b)
	js.Global().Call("statepointSend", bytes)
}
