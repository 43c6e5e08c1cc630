//go:build js

// Command engine is the compiler's WebAssembly program, for a Web Worker.
package main

import (
	"context"

	"statepoint/wasm/worker"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
	"statepoint/web/wire"
)

func main() {
	engine := &engine.Engine{}
	worker.Serve("statepoint", engine, func(text string) []byte {
		if out := lessons.AnswerOwn(context.Background(), text); out != nil {
			return out
		}
		return wire.AnswerJSON(context.Background(), text, engine)
	})
}
