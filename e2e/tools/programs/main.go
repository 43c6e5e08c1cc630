// Command programs builds the page's and the engine's WebAssembly programs. It
// runs in the module's directory.
//
//	go run ./e2e/tools/programs [-o build]
package main

import (
	"flag"
	"fmt"
	"os"

	"statepoint/web/site/bundle"
)

func main() {
	out := flag.String("o", "build", "the folder to write to")
	flag.Parse()
	if err := bundle.Programs(".", *out); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
