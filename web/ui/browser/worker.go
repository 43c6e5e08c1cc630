package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/engine"
	"statepoint/web/wire"
)

// StartCompiler is StartWorker for the program that only compiles.
func StartCompiler(received func(wire.Message, error), failed func(string)) engine.Worker {
	return start("startCompiler", received, failed)
}

// StartWorker starts an engine in a worker, through static/js/boot.js. It copies and decodes the
// engine's messages in pieces, between which the browser can draw: the report of a large module
// takes longer than a frame.
func StartWorker(received func(wire.Message, error), failed func(string)) engine.Worker {
	return start("startEngine", received, failed)
}

// StartObjects is StartWorker for the engine that opens objects.
func StartObjects(received func(wire.Message, error), failed func(string)) engine.Worker {
	return start("startObjects", received, failed)
}

// start starts a worker through a function of static/js/boot.js.
func start(script string, received func(wire.Message, error), failed func(string)) engine.Worker {
	messages := make(chan app.Value, 16)
	message := app.FuncOf(func(_ app.Value, args []app.Value) any {
		messages <- args[0]
		return nil
	})
	go func() {
		var stream wire.Stream
		for array := range messages {
			begun := time.Now()
			pause := func() {
				if time.Since(begun) > slice {
					time.Sleep(time.Millisecond)
					begun = time.Now()
				}
			}
			received(stream.Decode(copied(array, pause), pause))
		}
	}()
	loading := app.FuncOf(func(_ app.Value, args []app.Value) any {
		received(&wire.Loading{Done: uint32(args[0].Int()), All: uint32(args[1].Int())}, nil)
		return nil
	})
	fail := app.FuncOf(func(_ app.Value, args []app.Value) any {
		failed(args[0].String())
		return nil
	})
	return &worker{app.Window().Get("statepoint").Call(script, message, fail, loading), messages}
}

// copied copies the bytes of an array in chunks.
func copied(array app.Value, pause func()) []byte {
	b := make([]byte, array.Get("length").Int())
	for from := 0; from < len(b); from += copiedAtOnce {
		to := min(from+copiedAtOnce, len(b))
		app.CopyBytesToGo(b[from:to], array.Call("subarray", from, to))
		pause()
	}
	return b
}

// copiedAtOnce is the number of bytes of a message copied without a pause.
const copiedAtOnce = 1 << 20

// slice is the longest time the page decodes without a pause.
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

// Stop also ends the decoding: the script then passes no more messages on.
func (w *worker) Stop() {
	w.js.Call("stop")
	if w.messages != nil {
		close(w.messages)
		w.messages = nil
	}
}

// FirstReport returns the message that was served with the page, or nil.
func FirstReport() []byte {
	first := app.Window().Get("statepoint").Get("first")
	if !first.Truthy() {
		return nil
	}
	b := make([]byte, first.Get("length").Int())
	app.CopyBytesToGo(b, first)
	return b
}
