// Command mistakes prints a table of mistakes that people make in LLVM assembly, with the message they get here and LLVM's own beside it, as
// Markdown. The mistakes are the files in the folder files: each begins with a comment that names the mistake and one that says which message it is
// to give here, which the tests keep.
//
//	go run ./e2e/tools/mistakes > mistakes.md
package main

import (
	"context"
	"embed"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

//go:embed files
var files embed.FS

// mistake is one file.
type mistake struct {
	name, title string
	// wanted is the second line: what is to be said.
	wanted string
	text   string
}

// mistakes are all files in the order of their names.
func mistakes() ([]mistake, error) {
	entries, err := files.ReadDir("files")
	if err != nil {
		return nil, err
	}
	var all []mistake
	for _, e := range entries {
		b, err := files.ReadFile("files/" + e.Name())
		if err != nil {
			return nil, err
		}
		title, rest, _ := strings.Cut(string(b), "\n")
		wanted, _, _ := strings.Cut(rest, "\n")
		all = append(all, mistake{
			name: strings.TrimSuffix(e.Name(), ".ll"), title: strings.TrimPrefix(title, "; "), wanted: strings.TrimPrefix(wanted, "; "), text: string(b),
		})
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

// summary is a diagnostic in one line: "SP0102 error 3:16 `%widht` -> `%width`".
func summary(text *source.Text, d *source.Diagnostic) string {
	at := text.Position(d.Span.Start)
	s := fmt.Sprintf("%s %s %d:%d `%s`", d.Code, d.Severity, at.Line, at.Column, text.Data[d.Span.Start:d.Span.End])
	if d.Suggestion != "" {
		s += " -> `" + d.Suggestion + "`"
	}
	return s
}

// ours is what is said here about a mistake: each message with the text under its caret in place of the line it is in.
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

// theirs is what opt of a release says first about a mistake, without its own name, and whether it crashes then or accepts it.
func (m *mistake) theirs(release int) (string, error) {
	opt, err := oracle.Path(release, "opt")
	if err != nil {
		return "", err
	}
	r := oracle.Exec([]byte(m.text), opt, "-passes=verify", "-disable-output", "-")
	said := string(r.Stderr)
	said, _, crashed := strings.Cut(said, "PLEASE submit a bug report")
	said, _, _ = strings.Cut(said, "\n") // what follows is the line, or the instructions as they are printed
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
		fmt.Fprintf(w, "| %s (`%s.ll`) | %s | %s |\n", m.title, m.name, cell(m.ours()), cell(fmt.Sprintf("opt %d: %s", release, theirs)))
	}
	return nil
}

// cell is a text of several lines in one cell of a table. A "|" would end the cell.
func cell(text string) string {
	return strings.NewReplacer("\n", "<br>", "|", "&#124;").Replace(text)
}

func main() {
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: mistakes\nprints a table of mistakes with the messages they get, as Markdown")
	}
	flag.Parse()
	all, err := mistakes()
	if err == nil {
		err = table(os.Stdout, all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mistakes:", err)
		os.Exit(1)
	}
}
