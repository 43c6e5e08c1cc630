// Command page prints everything that the page shows of a module, as JSON: the report with its
// marks and links, and the answer to each view.
//
//	go run ./e2e/tools/outputs/page FILE.ll
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// views are the views of the page that a module as a whole has.
var views = []string{
	report.ViewDiff, report.ViewLiveness, report.ViewCFG, report.ViewCFGBrief,
	report.ViewFrame, report.ViewRecords, report.ViewMapJSON,
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: page FILE.ll")
		os.Exit(2)
	}
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(2)
	}
	if err := show(filepath.Base(os.Args[1]), string(text)); err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

// show compiles a module as the page does and prints what came of it.
func show(name, text string) error {
	var engine engine.Engine
	req := report.Request{FileName: name, Source: text}
	all := map[string]any{"report": engine.Run(context.Background(), &req)}
	for _, view := range views {
		ask := &report.ViewRequest{Of: engine.Keep(&req), View: view}
		all[view] = engine.View(context.Background(), ask)
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetIndent("", " ")
	if err := enc.Encode(all); err != nil {
		return err
	}
	_, err := os.Stdout.Write(out.Bytes())
	return err
}
