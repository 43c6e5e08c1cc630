//go:build js

// Command compiler is the WebAssembly program that gives a page its first result, for a Web Worker.
// The page replaces it with the engine, which does everything else as well, when something else is
// asked for.
package main

import (
	"statepoint/wasm/worker"
	"statepoint/web/explore/compiler"
)

func main() { worker.Serve(compiler.Name, &compiler.Compiler{}, nil) }
