package app

import (
	"fmt"
	"os"
	"runtime"
)

const isBrowser = runtime.GOARCH == "wasm" && runtime.GOOS == "js"

var window = newBrowserWindow()

// Window returns the JavaScript "window" object.
func Window() BrowserWindow { return window }

// Log writes to the console of the browser, or to standard error.
func Log(v ...any) { fmt.Fprintln(os.Stderr, v...) }

// Run draws the component that newComponent makes instead of the first element of the document's
// body, and does not return. Outside a browser it does nothing.
func Run(newComponent func() Composer) {
	if !isBrowser {
		return
	}
	e := newEngine()
	if err := e.Load(newComponent()); err != nil {
		panic(err)
	}
	e.run()
}
