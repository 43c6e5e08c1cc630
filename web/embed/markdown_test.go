package embed

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/renderer/html"
)

// Only marked blocks are filled, whatever their fences are.
func TestBlocks(t *testing.T) {
	const document = "# A\n```llvm\nnot\n```\n\n```llvm statepoint --panes=\"ir asm\"\n" +
		"one\n\n two\n```\n- in a list\n  ~~~~ llvm statepoint\n  three\n  ~~~\n  four\n  ~~~~\n" +
		"````\n```llvm statepoint\nshown\n```\n````\n``` `llvm statepoint` ```\n" +
		"```llvm statepoint\nopen\n"
	got := Blocks(document)
	if len(got) != 3 {
		t.Fatalf("%d blocks: %+v", len(got), got)
	}
	for i, want := range []struct {
		text  string
		line  int
		words []string
	}{{"one\n\n two\n", 7, []string{"--panes=ir asm"}}, {"three\n~~~\nfour\n", 13, nil},
		{"open\n", 24, nil}} {
		b := got[i]
		if b.Text != want.text || b.Line != want.line || !slices.Equal(b.Words, want.words) {
			t.Errorf("block %d is %+v", i, b)
		}
	}
	if document[got[0].End:got[0].End+2] != "- " {
		t.Error("a block ends elsewhere")
	}
}

// A fragment replaces its block in a nested list, in a quotation, and between CRLF lines. The text
// around it is unchanged, and Find returns the fragment as rendered.
func TestPlace(t *testing.T) {
	const fragment = "<section class=\"sp-page\" data-statepoint=\"x\">\n" +
		"<pre>a\n  b\n   c</pre>\n</section>\n"
	markdown := goldmark.New(goldmark.WithRendererOptions(html.WithUnsafe()))
	rendered := func(text string) string {
		var b bytes.Buffer
		if err := markdown.Convert([]byte(text), &b); err != nil {
			t.Fatal(err)
		}
		return strings.ReplaceAll(b.String(), "\r", "")
	}
	const open, closed = "```llvm statepoint\n", "```\n"
	for name, c := range map[string]struct {
		document string
		columns  int
	}{
		"plain":             {"A\n\n" + open + "x\n y\n" + closed + "B\n", 0},
		"indented":          {"A\n\n  " + open + "  x\n   y\n  " + closed + "B\n", 2},
		"less indented":     {"A\n\n   " + open + "x\n    y\n" + closed + "B\n", 0},
		"list":              {"- A\n\n  " + open + "  x\n   y\n  " + closed + "\n  B\n- C\n", 2},
		"first of a list":   {"1. " + open + "   x\n    y\n   " + closed + "2. B\n", 3},
		"nested":            {"1. A\n   - B\n\n     " + open + "     x\n      y\n     " + closed + "2. C\n", 5},
		"not closed":        {"- " + open + "  x\n   y\n- B\n\nC\n", 2},
		"another fence":     {"- " + open + "  x\n   y\n```\nz\n```\n", 2},
		"quotation":         {"> A\n>\n> " + open + "> x\n>  y\n> " + closed + "> B\n", 2},
		"tight quotation":   {">" + open + "> x\n>  y\n>" + closed + ">B\n", 2},
		"quotation in list": {"- A\n\n  > " + open + "  > x\n  >  y\n  > " + closed + "- B\n", 4},
		"tabs":              {"-\tA\n\n\t" + open + "\tx\n\t y\n\t" + closed + "- B\n", 1},
		"tildes":            {"A\n~~~ llvm statepoint\nx\n y\n~~~~\nB\n", 0},
		"at the end":        {"A\n" + open + "x\n y\n```", 0},
	} {
		for _, newline := range []string{"\n", "\r\n"} {
			document := strings.ReplaceAll(c.document, "\n", newline)
			blocks := Blocks(document)
			if len(blocks) != 1 || blocks[0].Text != "x\n y\n" ||
				blocks[0].Columns[0] != c.columns {
				t.Errorf("%s: %+v", name, blocks)
				continue
			}
			b := &blocks[0]
			line := strings.Split(document, newline)[b.Line-1]
			if line[c.columns:] != "x" {
				t.Errorf("%s: line %d is %q", name, b.Line, line)
			}
			filled := document[:b.Start] + b.Place(fragment) + document[b.End:]
			if strings.Count(filled, newline) != strings.Count(filled, "\n") {
				t.Errorf("%s: lines end in two ways: %q", name, filled)
			}
			want := strings.Replace(rendered(document),
				"<pre><code class=\"language-llvm\">x\n y\n</code></pre>\n", fragment, 1)
			if got := rendered(filled); tight(got) != tight(want) {
				t.Errorf("%s:\ngot\n%s\nwant\n%s", name, got, want)
			}
			found := Find(filled)
			if len(found) != 1 || found[0].Text != fragment {
				t.Errorf("%s: found %+v in\n%s", name, found, filled)
			}
		}
	}
}

// tight removes the paragraphs of a list that has become loose.
func tight(html string) string {
	return strings.NewReplacer("<p>", "", "</p>", "", "<li>\n", "<li>", "\n</li>",
		"</li>").Replace(html)
}

// Text that only looks like a block is ignored.
func TestNoBlocks(t *testing.T) {
	const block = "```llvm statepoint\nx\n```\n"
	for name, text := range map[string]string{
		"comment":       "<!--\n" + block + "-->\n",
		"preformatted":  "<pre>\n" + block + "</pre>\n",
		"code in code":  "````\n" + block + "````\n",
		"indented code": "A\n\n    " + strings.ReplaceAll(block, "\n", "\n    ") + "\n",
		"other words":   strings.ReplaceAll(block, "llvm statepoint", "llvm title=statepoint"),
		"no words":      strings.ReplaceAll(block, "llvm statepoint", ""),
	} {
		if got := Blocks(text); len(got) > 0 {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for i, text := range []string{"", "```llvm statepoint", "> ```llvm statepoint\n"} {
		for _, b := range Blocks(text) {
			if b.End != len(text) || b.Text != "" {
				t.Error(fmt.Sprint(i), b)
			}
		}
	}
}
