// Command editor bundles static/editor into the script the page loads. It runs
// in the module's directory, after npm ci.
//
//	go run ./e2e/tools/editor [-readable] [-o build/editor.js]
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"statepoint/web/site/bundle"
)

func main() {
	out := flag.String("o", filepath.Join("build", "editor.js"), "the file to write")
	readable := flag.Bool("readable", false, "do not minify")
	flag.Parse()
	if err := bundle.Editor(filepath.Join("static", "editor"), *out, !*readable); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
