package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// sizes prints what each part of the page weighs, as it is and compressed.
func sizes(quality int) error {
	// What a first result does not need. The engine loads after it, in the background, and the last
	// when the first object is opened.
	later := []string{"engine.wasm", "objects.wasm"}
	files := append([]string{"ui.wasm", "compiler.wasm", "editor.js", "wasm_exec.js"}, later...)
	raw, small := make([]int, len(files)), make([]int, len(files))
	errs := make([]error, len(files))
	var wg sync.WaitGroup
	for i, name := range files {
		wg.Go(func() {
			b, err := os.ReadFile(filepath.Join("build", name))
			if err != nil {
				errs[i] = fmt.Errorf("%w (make build makes it)", err)
				return
			}
			var out bytes.Buffer
			// as web/site does
			w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
			_, errs[i] = w.Write(b)
			if err := w.Close(); err != nil {
				errs[i] = err
			}
			raw[i], small[i] = len(b), out.Len()
		})
	}
	wg.Wait()
	t := table{head: []string{"sizes", "bytes", fmt.Sprintf("brotli %d", quality)}}
	rawSum, smallSum := 0, 0
	for i, name := range files {
		if errs[i] != nil {
			return errs[i]
		}
		t.add(name, thousands(raw[i]), thousands(small[i]))
		if !slices.Contains(later, name) {
			rawSum, smallSum = rawSum+raw[i], smallSum+small[i]
		}
	}
	t.add("before a first result", thousands(rawSum), thousands(smallSum))
	t.print()
	return nil
}
