//go:build js

// Command objects is the WebAssembly program that opens objects of any compiler, for a Web Worker.
// The page loads it when a reader opens the first.
package main

import (
	"statepoint/wasm/worker"
	"statepoint/web/explore/objects"
)

func main() { worker.Serve("objects", &objects.Engine{}, nil) }
