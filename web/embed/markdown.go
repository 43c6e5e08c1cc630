package embed

import (
	"errors"
	"path/filepath"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Block is a fenced block of a Markdown document to fill:
//
//	```llvm statepoint --panes=ir,asm
//	define …
//	```
//
// It may be in a list or a quotation.
type Block struct {
	// Number counts the blocks of the document from 1.
	Number int
	// Start and End are its range in the document, including fences, without the prefix of a list
	// or quotation before the fence.
	Start, End int
	// Line is the line of the first line of its text.
	Line int
	// Words are the options after "llvm statepoint".
	Words []string
	Text  string
	// Columns are, for each line of the text, the number of bytes before it in the document's line.
	Columns []int

	before  string // the prefix that keeps further lines in the same list or quotation
	newline string
}

// IsMarkdown reports whether the name of a file is that of a Markdown document.
func IsMarkdown(file string) bool {
	ext := strings.ToLower(filepath.Ext(file))
	return ext == ".md" || ext == ".markdown"
}

// Fill replaces each block of a document by what fill returns. Its error joins those of all blocks.
func Fill(document string, fill func(*Block) (string, error)) (string, error) {
	var b strings.Builder
	var trouble []error
	at := 0
	for _, block := range Blocks(document) {
		html, err := fill(&block)
		if err != nil {
			trouble = append(trouble, err)
			continue
		}
		b.WriteString(document[at:block.Start] + block.Place(html))
		at = block.End
	}
	b.WriteString(document[at:])
	return b.String(), errors.Join(trouble...)
}

// Blocks finds the blocks of a Markdown document to fill, by the rules of CommonMark: blocks inside
// other code or a comment are ignored, and one that is never closed ends with its list, quotation
// or document.
func Blocks(document string) []Block {
	fences := &fenceParser{BlockParser: parser.NewFencedCodeBlockParser(),
		found: map[ast.Node]*Block{}}
	p := parser.NewParser(parser.WithBlockParsers(append(parser.DefaultBlockParsers(),
		util.Prioritized(fences, 0))...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...))
	var out []Block
	data := []byte(document)
	_ = ast.Walk(p.Parse(text.NewReader(data)), func(n ast.Node, in bool) (ast.WalkStatus, error) {
		if code, ok := n.(*ast.FencedCodeBlock); ok && in && code.Info != nil {
			asked := words(string(code.Info.Segment.Value(data)))
			if len(asked) >= 2 && asked[0] == "llvm" && asked[1] == "statepoint" {
				b := fences.found[n]
				b.Number, b.Words = len(out)+1, asked[2:]
				b.fill(document, code)
				out = append(out, *b)
			}
		}
		return ast.WalkContinue, nil
	})
	return out
}

// fenceParser records the positions of fenced blocks.
type fenceParser struct {
	parser.BlockParser
	found map[ast.Node]*Block
}

// Open records where a block begins.
func (f *fenceParser) Open(parent ast.Node, r text.Reader, pc parser.Context) (ast.Node,
	parser.State) {
	_, segment := r.PeekLine()
	node, state := f.BlockParser.Open(parent, r, pc)
	if node != nil {
		f.found[node] = &Block{Start: segment.Start, End: -1}
	}
	return node, state
}

// Continue records where a fence closes a block.
func (f *fenceParser) Continue(node ast.Node, r text.Reader, pc parser.Context) parser.State {
	_, segment := r.PeekLine()
	state := f.BlockParser.Continue(node, r, pc)
	if state == parser.Close {
		f.found[node].End = segment.Stop
	}
	return state
}

// fill sets the other fields of a block.
func (b *Block) fill(document string, code *ast.FencedCodeBlock) {
	line := strings.LastIndexByte(document[:b.Start], '\n') + 1
	b.Line = 2 + strings.Count(document[:line], "\n")
	b.before = indent(document[line:b.Start])
	end := strings.IndexByte(document[b.Start:], '\n')
	if b.newline = "\n"; end > 0 && document[b.Start+end-1] == '\r' {
		b.newline = "\r\n"
	}
	last := len(document)
	if end >= 0 {
		last = b.Start + end + 1
	}
	var inside strings.Builder
	lines := code.Lines()
	for i := range lines.Len() {
		s := lines.At(i)
		value := string(s.Value([]byte(document)))
		inside.WriteString(strings.TrimRight(value, "\r\n") + "\n")
		b.Columns = append(b.Columns, s.Start-strings.LastIndexByte(document[:s.Start], '\n')-1)
		last = s.Stop
	}
	if b.Text = inside.String(); b.End < 0 {
		b.End = last
	}
}

// Place adapts a fragment to the position of the block: in the same list or quotation, with the
// line ends of the document, and with a blank line after it, which ends HTML.
func (b *Block) Place(fragment string) string {
	lines := strings.SplitAfter(strings.TrimSuffix(fragment, "\n"), "\n")
	out := strings.Join(lines, b.before) + "\n" + strings.TrimRight(b.before, " \t") + "\n"
	return strings.ReplaceAll(out, "\n", b.newline)
}
