package embed

import "strings"

// Block is a fenced block of a Markdown document that asks to be filled:
//
//	```llvm statepoint --panes=ir,asm
//	define …
//	```
type Block struct {
	// Start and End are where it stands in the document, fences included.
	Start, End int
	// Line is that of its first line of text.
	Line int
	// Words are the options behind "llvm statepoint".
	Words []string
	Text  string
}

// Blocks finds the blocks of a Markdown document that ask to be filled. A block that is never
// closed ends with the document, as in Markdown.
func Blocks(document string) []Block {
	var out []Block
	var open *Block // the block that is open; nil for none
	fence, marked, indent := "", false, 0
	var text strings.Builder
	at, line := 0, 0
	finish := func(end int) {
		if marked {
			open.End, open.Text = end, text.String()
			out = append(out, *open)
		}
		open = nil
	}
	for l := range strings.Lines(document) {
		line++
		start := at
		at += len(l)
		body := strings.TrimRight(l, "\r\n")
		inner := strings.TrimLeft(body, " ")
		depth := len(body) - len(inner)
		run := fenceOf(inner)
		switch {
		case open == nil && run != "" && depth < 4:
			info := strings.TrimSpace(inner[len(run):])
			if run[0] == '`' && strings.Contains(info, "`") {
				continue // code in a line
			}
			asked := words(info)
			marked = len(asked) >= 2 && asked[0] == "llvm" && asked[1] == "statepoint"
			open, fence, indent = &Block{Start: start, Line: line + 1}, run, depth
			if marked {
				open.Words = asked[2:]
			}
			text.Reset()
		case open != nil && depth < 4 && len(run) >= len(fence) && run[0] == fence[0] &&
			strings.TrimSpace(inner) == run:
			finish(at)
		case open != nil:
			// As far as the fence is indented, the text is, too.
			text.WriteString(l[min(depth, indent):])
		}
	}
	if open != nil {
		finish(len(document))
	}
	return out
}

// fenceOf is the run of backquotes or tildes that a fence begins with, "" for none.
func fenceOf(line string) string {
	for _, c := range []string{"`", "~"} {
		if n := len(line) - len(strings.TrimLeft(line, c)); n >= 3 {
			return line[:n]
		}
	}
	return ""
}
