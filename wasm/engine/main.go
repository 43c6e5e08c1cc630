//go:build js

// Command engine is the compiler's WebAssembly program. It runs in a Web Worker, answers one
// message at a time, and is terminated from outside when its answer is no longer needed.
package main

import (
	"context"
	"syscall/js"
	"time"

	"statepoint/core/process"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
	"statepoint/web/wire"
)

// rest is how long after an answer the engine considers itself idle.
const rest = 20 * time.Millisecond

func main() {
	// The limit is well below what the worker allows, so the program collects garbage rather than
	// running out of memory.
	heap := process.CollectFrom(process.EngineFloor, 640<<20)
	resting := time.AfterFunc(rest, func() { heap.Rest(process.EngineGarbage) })
	engine := &engine.Engine{}
	receive := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer js.Global().Call("statepointDone")
		defer resting.Reset(rest)
		if args[0].Type() == js.TypeString {
			text := args[0].String()
			heap.Expect(process.EngineNeeds * int64(len(text)))
			out := lessons.AnswerOwn(context.Background(), text)
			if out == nil {
				out = wire.AnswerJSON(context.Background(), text, engine)
			}
			send(out)
			return nil
		}
		b := make([]byte, args[0].Get("length").Int())
		// A small request may refer to a large text.
		heap.Expect(process.EngineNeeds * int64(max(len(b), engine.Largest())))
		js.CopyBytesToGo(b, args[0])
		send(wire.Answer(context.Background(), b, engine, send))
		return nil
	})
	send(wire.Encode(&wire.Hello{Engine: "statepoint"}))
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
