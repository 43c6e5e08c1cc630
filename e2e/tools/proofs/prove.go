package main

import (
	"bytes"
	"context"
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
	"statepoint/stackmap"
	"statepoint/static/examples"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/ui/settings"
)

// prove compares LLVM's result for an example with ours.
func prove(e *examples.Example) (p examples.Proof, err error) {
	c := &comparison{example: e}
	if err := c.choose(); err != nil {
		return p, err
	}
	p.Dialect, p.Strategy = c.options.Dialect, c.options.Strategy
	if c.dir, err = os.MkdirTemp("", "proofs-"); err != nil {
		return p, err
	}
	defer os.RemoveAll(c.dir)
	if p.LLVM, err = c.runLLVM(); err != nil {
		return p, err
	}
	if p.IR, err = c.compareIR(); err != nil {
		return p, err
	}
	return p, c.compareObjects(&p)
}

// comparison is an example, compiled here and by LLVM.
type comparison struct {
	example *examples.Example
	options report.Options
	engine  engine.Engine
	request report.Request
	report  *report.Report
	dir     string // has what was exported, and what LLVM wrote
}

// choose finds options with which LLVM's tools take the example, and compiles it.
func (c *comparison) choose() error {
	for {
		c.request = report.Request{Source: c.example.Source, FileName: c.example.Name + ".ll",
			Options: c.options}
		c.report = c.engine.Run(context.Background(), &c.request)
		switch {
		case !c.report.OK:
			return fmt.Errorf("it does not compile: %+v", c.report.Diagnostics)
		case c.report.LLVM.Release == 0 && c.options.Dialect == "":
			c.options.Dialect = "11"
		case len(c.report.LLVM.Unknown) > 0 && c.options.Strategy == "":
			s, err := (*gc.Registry)(nil).Lookup(c.report.LLVM.Unknown[0])
			if c.options.Strategy = "statepoint-example"; err == nil && !s.UsesStatepoints() {
				c.options.Strategy = "erlang"
			}
		default:
			return nil
		}
	}
}

// versionOf finds the version in the output of a tool.
var versionOf = regexp.MustCompile(`LLVM version (\d+\.\d+\.\d+)`)

// runLLVM runs the command lines that the page shows, and returns the version of LLVM.
func (c *comparison) runLLVM() (version string, err error) {
	file := c.request.FileName
	if err := c.write(file, c.example.Source); err != nil {
		return "", err
	}
	for _, s := range c.report.Stages {
		if s.Doc != nil {
			name := c.example.Name + "." + s.Key + ".ll"
			if err := c.write(name, s.Doc.Text); err != nil {
				return "", err
			}
		}
	}
	lines := settings.Commands(&c.options, file, c.report)
	if len(lines.LLVM) == 0 {
		return "", fmt.Errorf("there are no lines for LLVM: %s", strings.Join(lines.Notes, " "))
	}
	for _, line := range lines.LLVM {
		words := strings.Fields(strings.ReplaceAll(line, "'", ""))
		if words[0] == "#" || slices.Equal(words[len(words)-2:], []string{"-o", "-"}) {
			continue // a comment, or assembly to be read
		}
		tool, _, _ := strings.Cut(words[0], "-")
		path, err := oracle.Path(int(c.report.LLVM.Release), tool)
		if err != nil {
			return "", err
		}
		for i, w := range words {
			if strings.HasPrefix(w, c.example.Name+".") {
				words[i] = filepath.Join(c.dir, w)
			}
		}
		if r := oracle.Exec(nil, path, words[1:]...); r.Err != nil {
			return "", fmt.Errorf("%s: %w\n%.1000s", line, r.Err, r.Stderr)
		}
		if version == "" {
			m := versionOf.FindSubmatch(oracle.Exec(nil, path, "--version").Stdout)
			if m == nil {
				return "", fmt.Errorf("%s does not say its version", path)
			}
			version = string(m[1])
		}
	}
	return version, nil
}

func (c *comparison) write(name, text string) error {
	return os.WriteFile(filepath.Join(c.dir, name), []byte(text), 0o644)
}

// compareIR says how the rewritten modules differ, "" if they do not.
func (c *comparison) compareIR() (string, error) {
	theirs, err := os.ReadFile(filepath.Join(c.dir, c.example.Name+".rewritten.ll"))
	if err != nil {
		return "", err
	}
	ours := ""
	for _, s := range c.report.Stages {
		// llc-14 begins with what are passes of their own in LLVM 22.
		if s.Doc != nil && (c.report.LLVM.Release != 14 || s.Key == report.StageParse ||
			s.Key == report.StagePlace || s.Key == report.StageRewrite) {
			ours = s.Doc.Text
		}
	}
	got, want := bare(ours), bare(string(theirs))
	if slices.Equal(got, want) {
		return "", nil
	}
	if c.example.Differs == "" {
		return "", fmt.Errorf("the IR differs, and the example does not say why:\n%s",
			firstDifference(got, want))
	}
	return c.example.Differs, nil
}

// bare are the lines of a module's text without comments and those that say where it is from.
func bare(text string) (kept []string) {
	for line := range strings.Lines(text) {
		line, _, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ; preds = ")
		line = strings.TrimRight(line, " ")
		if line != "" && !strings.HasPrefix(line, ";") &&
			!strings.HasPrefix(line, "source_filename") {
			kept = append(kept, line)
		}
	}
	return kept
}

func firstDifference(got, want []string) string {
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			return fmt.Sprintf("here  %s\nLLVM  %s", got[i], want[i])
		}
	}
	return fmt.Sprintf("%d lines here, %d of LLVM", len(got), len(want))
}

// compareObjects compares the objects: what the records say, and how long the code is.
func (c *comparison) compareObjects(p *examples.Proof) error {
	theirs, err := os.ReadFile(filepath.Join(c.dir, c.example.Name+".o"))
	if err != nil {
		return err
	}
	a := c.engine.View(context.Background(), &report.ViewRequest{View: report.ViewFile,
		Stage: report.FileObject, Of: c.engine.Keep(&c.request)})
	if a.File == nil {
		return fmt.Errorf("there is no object: %s", a.Trouble)
	}
	ours := []byte(a.File.Data)
	if p.Code, err = codeBytes(ours); err != nil {
		return err
	}
	if p.Theirs, err = codeBytes(theirs); err != nil {
		return err
	}
	got, err := recordLines(ours)
	if err != nil {
		return err
	}
	want, err := recordLines(theirs)
	if err != nil {
		return fmt.Errorf("LLVM's map: %w", err)
	}
	p.Count = len(got)
	if slices.Equal(got, want) {
		return nil
	}
	if p.Records = c.example.Differs; p.Records == "" {
		return fmt.Errorf("the records differ, and the example does not say why:\n%s",
			firstDifference(got, want))
	}
	return nil
}

// codeBytes are the bytes of an object's code.
func codeBytes(object []byte) (n int, err error) {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return 0, err
	}
	for _, s := range f.Sections {
		if s.Flags&elf.SHF_EXECINSTR != 0 {
			n += int(s.Size)
		}
	}
	return n, nil
}

// recordLines are the records of an object's stack map, in any order: the order of the code, which
// each compiler chooses, is that of the records.
func recordLines(object []byte) ([]string, error) {
	section, err := oracle.Section(object, stackmap.SectionName)
	if err != nil {
		return nil, err
	}
	lines, err := filetest.RecordLines(section)
	slices.Sort(lines)
	return lines, err
}
