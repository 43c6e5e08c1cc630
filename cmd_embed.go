package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// embedOptions are those of embed, and of the passes it runs.
var embedOptions = withPassOptions(
	"o", "page", "passes", "dialect", "x86-asm-syntax", "stackmap-version",
)

// embed writes the four panes as HTML for a document: no program behind it, and every link in it.
func (c *cli) embed(args []string) error {
	o, err := c.flags("", embedOptions, args)
	if err != nil {
		return err
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("embed needs one file of LLVM IR, or - for standard input")
	}
	text, err := c.readInput(o.Files)
	if err != nil {
		return err
	}
	req := o.request(text)
	content := explore.Content(context.Background(), req)
	if !content.Report.OK {
		return problems(text.Name, content.Report)
	}
	html := draw.Fragment(content)
	if o.On("page") {
		html = draw.Page(content)
	}
	return writeOutput(o.Value("o"), c.stdout, []byte(html))
}

// problems makes an error of a report's errors, a line each.
func problems(file string, r *report.Report) error {
	var lines []string
	for _, d := range r.Diagnostics {
		if d.Severity == report.Error {
			lines = append(lines, fmt.Sprintf("%s:%d:%d: error: %s", file, d.Line, d.Column,
				d.Message))
		}
	}
	return errors.New(strings.Join(lines, "\n"))
}

// request is what the page would be asked of a text with the options of a command line.
func (o *flags) request(text *source.Text) *report.Request {
	// The folder that the file lies in here does not concern the document's readers.
	req := &report.Request{FileName: filepath.Base(text.Name), Source: text.Data,
		Options: report.Options{
			Dialect: o.Value("dialect"), Syntax: o.Value("x86-asm-syntax"),
			MapVersion: o.Value("stackmap-version"),
		}}
	if names := o.Value("passes"); names != "" {
		req.Options.Passes = strings.Split(names, ",")
	}
	for _, name := range passes.OptionNames() {
		for _, value := range o.Values(name) {
			flag := "-" + name
			if value != "" {
				flag += "=" + value
			}
			req.Options.PassFlags = append(req.Options.PassFlags, flag)
		}
	}
	slices.Sort(req.Options.PassFlags)
	return req
}
