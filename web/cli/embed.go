package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/web/embed"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// fragmentOptions are the options of a fragment and of its passes.
var fragmentOptions = withPassOptions("passes", "dialect", "x86-asm-syntax", "stackmap-version",
	"panes", "theme", "assets-at", "stage", "view", "select")

// embedOptions are the options of embed.
var embedOptions = append(slices.Clone(fragmentOptions), "o", "page", "markdown", "check",
	"assets", "Werror", "Wno-")

// embed writes the panes as HTML for a document, or fills a Markdown document. The result needs no
// program and has every link.
func (c *cli) embed(args []string) error {
	o, err := c.flags("", embedOptions, args)
	if err != nil {
		return err
	}
	if o.Has("check") {
		return c.checkFragments(o.Value("check"), o.Files)
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("embed needs one file of LLVM IR, or - for standard input")
	}
	text, err := c.readIR(o.Files)
	if err != nil {
		return err
	}
	if o.Has("assets") {
		if err := o.writeAssets(); err != nil {
			return err
		}
	}
	if embed.IsMarkdown(text.Name) || o.On("markdown") {
		filled, err := embed.Fill(text.Data, func(b *embed.Block) (string, error) {
			return c.fillBlock(o, text, b)
		})
		if err != nil {
			return err
		}
		return c.writeOutput(o.Value("o"), []byte(filled))
	}
	if o.On("page") {
		content, err := c.contentOf(o, text, nil)
		if err != nil {
			return err
		}
		page, err := draw.Page(content)
		if err != nil {
			return fmt.Errorf("%s: %w", text.Name, err)
		}
		return c.writeOutput(o.Value("o"), []byte(page))
	}
	html, err := c.fragment(o, o, text, nil)
	if err != nil {
		return err
	}
	return c.writeOutput(o.Value("o"), []byte(html))
}

// writeAssets writes the style and the script of fragments as files. Unless their address for the
// document is given, it is the way to them from the folder of the output, or as given if the output
// is not a file.
func (o *flags) writeAssets() error {
	dir := o.Value("assets")
	if dir == "" {
		return errors.New("-assets needs a folder: -assets=DIR")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, text := range draw.Assets() {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	if o.Has("assets-at") {
		return nil
	}
	if to := o.Value("o"); to != "" && to != "-" {
		way, err := filepath.Rel(filepath.Dir(to), dir)
		if err != nil {
			return fmt.Errorf("%w; give the address of %s for the document: -assets-at=URL", err,
				dir)
		}
		dir = way
	}
	o.Add("assets-at", filepath.ToSlash(dir))
	return nil
}

// checkFragments renders every fragment in the documents of a folder again, and fails if one
// differs.
func (c *cli) checkFragments(dir string, others []string) error {
	n, err := embed.Check(dir, others, func(text *source.Text, block *embed.Block,
		words []string) (string, error) {
		o, err := c.flags("", fragmentOptions, words)
		if err != nil {
			return "", err
		}
		if block == nil {
			return c.fragment(o, o, text, nil)
		}
		return c.fillBlock(o, text, block)
	})
	c.warnings.lists = nil // documents may show programs that cause warnings
	if err == nil {
		fmt.Fprintf(c.stdout, "up to date: %s in %s\n", source.Count(n.Fragments, "fragment"),
			source.Count(n.Documents, "document"))
	}
	return err
}

// fragment renders a text as a fragment that names its source: the file, and the options of the
// command, since a block has its own. Errors give positions in the file that contains the block.
func (c *cli) fragment(o, command *flags, text *source.Text, block *placed) (string, error) {
	content, err := c.contentOf(o, text, block)
	if err != nil {
		return "", err
	}
	var options []string
	for _, name := range slices.Sorted(slices.Values(fragmentOptions)) {
		for _, value := range command.Values(name) {
			options = append(options, embed.Option(name, value))
		}
	}
	html, err := embed.Fragment(content, filepath.Base(text.Name), options)
	if err != nil {
		return "", fmt.Errorf("%s: %w", text.Name, err)
	}
	return html, nil
}

func (c *cli) contentOf(o *flags, text *source.Text, block *placed) (*draw.Content, error) {
	content, err := embed.Content(context.Background(), o.request(text), &embed.Choice{
		Panes: strings.Fields(strings.ReplaceAll(o.Value("panes"), ",", " ")),
		Theme: o.Value("theme"), Assets: o.Value("assets-at"), Stage: o.Value("stage"),
		View: o.Value("view"), Select: o.Value("select")})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", text.Name, err)
	}
	return content, c.diagnose(content.Report, text, block)
}

// fillBlock renders a block. Its options override those of the command.
func (c *cli) fillBlock(o *flags, document *source.Text, block *embed.Block) (string, error) {
	var words []string
	for _, option := range fragmentOptions {
		for _, value := range o.Values(option) {
			words = append(words, "-"+option+"="+value)
		}
	}
	own, err := c.flags("", fragmentOptions, append(words, block.Words...))
	if err == nil && len(own.Files) > 0 {
		err = fmt.Errorf("%q is not an option", own.Files[0])
	}
	if err != nil {
		return "", fmt.Errorf("%s:%d: %w", document.Name, block.Line-1, err)
	}
	text := source.NewText(fmt.Sprintf("%s#%d", document.Name, block.Number), block.Text)
	return c.fragment(own, o, text, &placed{document, block})
}

// placed is the block of a document that a text comes from.
type placed struct {
	document *source.Text
	block    *embed.Block
}

// at converts a position in the block to one in the document; lines and columns count from 1.
func (p *placed) at(line, column int) source.Pos {
	if line <= len(p.block.Columns) {
		column += p.block.Columns[line-1]
	}
	return p.document.Offset(line+p.block.Line-1) + source.Pos(column-1)
}

// diagnose gathers the warnings of a report on a text and returns its errors. If the text is a
// block of a document, errors give their position there.
func (c *cli) diagnose(r *report.Report, text *source.Text, block *placed) error {
	list := source.NewList(text)
	if block != nil && !r.OK {
		list.Text = block.document
	}
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		item := source.Diagnostic{Severity: severities[d.Severity], Code: d.Code,
			Span: source.Span{Start: d.Start, End: d.End}, Message: d.Message,
			Expected: d.Expected, Suggestion: d.Suggestion, Notes: d.Notes}
		if block != nil && !r.OK && d.Line > 0 {
			item.Span.Start = block.at(int(d.Line), int(d.Column))
			item.Span.End = item.Span.Start + d.End - d.Start
		}
		list.Add(item)
	}
	if !r.OK {
		return list
	}
	c.warn(list)
	return nil
}

var severities = map[report.Severity]source.Severity{report.Note: source.Note,
	report.Warning: source.Warning, report.Error: source.Error}

// request is the page's request for a text with the options of a command line.
func (o *flags) request(text *source.Text) *report.Request {
	// Readers of the document do not need the file's folder.
	req := &report.Request{FileName: filepath.Base(text.Name), Source: text.Data,
		Options: report.Options{
			Dialect: o.Value("dialect"), Syntax: o.Value("x86-asm-syntax"),
			MapVersion: o.Value("stackmap-version"),
		}}
	if names := o.Value("passes"); names != "" {
		req.Options.Passes = strings.Split(names, ",")
	}
	for _, name := range pass.OptionNames() {
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
