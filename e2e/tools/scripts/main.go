// Command scripts bundles the scripts of static: the editor and what the pages load. It runs in the
// module's directory, after npm ci.
//
//	go run ./e2e/tools/scripts [-readable] [-o build]
package main

import (
	"flag"
	"fmt"
	"os"

	"statepoint/web/site/bundle"
)

func main() {
	out := flag.String("o", "build", "the folder to write to")
	readable := flag.Bool("readable", false, "do not minify")
	flag.Parse()
	if err := bundle.Pages("static", *out, !*readable); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
