// Command mistakes prints a table of mistakes that people make in LLVM assembly, with the message
// they get here and LLVM's own beside it, as Markdown. The mistakes are the cases of
// core/irparse/filetests/mistakes, which say which message each is to give here. It runs in the
// module's folder.
//
//	go run ./e2e/tools/mistakes > mistakes.md
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
)

// folder has the mistakes, one a file, each of which begins with a comment that names it.
const folder = "core/irparse/filetests/mistakes"

// mistake is one file.
type mistake struct{ name, title, text string }

// mistakes are all files in the order of their names.
func mistakes(root string) ([]mistake, error) {
	paths, err := filepath.Glob(filepath.Join(root, folder, "*.ll"))
	if err != nil || len(paths) == 0 {
		return nil, fmt.Errorf("run this in the module's folder: no files in %s", folder)
	}
	var all []mistake
	for _, path := range paths {
		f, err := filetest.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, c := range f.Cases {
			title, _, _ := strings.Cut(c.Text, "\n")
			all = append(all, mistake{name: c.ID(), title: strings.TrimPrefix(title, "; "),
				text: c.Text})
		}
	}
	return all, nil
}

// diagnose reads and verifies a mistake.
func (m *mistake) diagnose() *source.List {
	text := source.NewText(m.name+".ll", m.text)
	module, list, err := irparse.Parse(context.Background(), text, nil)
	if err == nil {
		broken, _ := verify.Diagnose(context.Background(), module, nil)
		list.Items = append(list.Items, broken.Items...)
	}
	return list
}

// ours is what is said here about a mistake: each message with the text under its caret instead of
// the line it is in.
func (m *mistake) ours() string {
	list := m.diagnose()
	var out []string
	for i := range list.Items {
		d := &list.Items[i]
		at := list.Text.Position(d.Span.Start)
		s := fmt.Sprintf("%d:%d: %s: %s [%s]", at.Line, at.Column, d.Severity, d.Message, d.Code)
		if d.Span.Len() > 0 {
			s += "\n^~~ `" + list.Text.Data[d.Span.Start:d.Span.End] + "`"
		}
		if d.Expected != "" {
			s += "\nexpected " + d.Expected
		}
		if d.Suggestion != "" {
			s += "\ndid you mean `" + d.Suggestion + "`?"
		}
		for _, n := range d.Notes {
			s += "\nnote: " + n
		}
		out = append(out, s)
	}
	return strings.Join(out, "\n")
}

// theirs is what opt of a release says first about a mistake, without its own name, and whether it
// crashes then or accepts it.
func (m *mistake) theirs(release int) (string, error) {
	opt, err := oracle.Path(release, "opt")
	if err != nil {
		return "", err
	}
	r := oracle.Exec([]byte(m.text), opt, "-passes=verify", "-disable-output", "-")
	said := string(r.Stderr)
	said, _, crashed := strings.Cut(said, "PLEASE submit a bug report")
	// what follows is the line, or the instructions as they are printed
	said, _, _ = strings.Cut(said, "\n")
	said = strings.TrimPrefix(strings.TrimPrefix(said, opt+": "), "<stdin>:")
	switch {
	case crashed:
		said += " (then it crashes)"
	case r.Err == nil:
		said += "accepted"
	}
	return said, nil
}

// table writes all mistakes as Markdown, one row each.
func table(w io.Writer, all []mistake) error {
	fmt.Fprintln(w, "| mistake | here | LLVM |\n|---|---|---|")
	for i := range all {
		m := &all[i]
		release := oracle.Release([]byte(m.text))
		theirs, err := m.theirs(release)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "| %s (`%s.ll`) | %s | %s |\n", m.title, m.name, cell(m.ours()),
			cell(fmt.Sprintf("opt %d: %s", release, theirs)))
	}
	return nil
}

// cell is a text of several lines in one cell of a table. A "|" would end the cell.
func cell(text string) string {
	return strings.NewReplacer("\n", "<br>", "|", "&#124;").Replace(text)
}

func main() {
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(),
			"usage: mistakes\nprints a table of mistakes with the messages they get, as Markdown")
	}
	flag.Parse()
	all, err := mistakes(".")
	if err == nil {
		err = table(os.Stdout, all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mistakes:", err)
		os.Exit(1)
	}
}
