// Command columns lists lines that are too wide to read: over 100 columns in Go, with four for a
// tab, over 120 in Markdown.
//
//	go run ./e2e/tools/columns [path…]
//
// Without a path it looks at every file that git knows. Tables may be wider: rows of Markdown, and
// in Go three or more elements of a composite literal below each other, each on a line of its own,
// and what a comment indents. So may text of other languages in raw strings, and code in Markdown.
// Prose is neither: a line with a sentence in a string is wrapped. The exit status is 1 if any line
// is too wide.
package main

import (
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"unicode/utf8"
)

// The widest lines.
const (
	widestGo       = 100
	widestMarkdown = 120
	tab            = 4
)

func main() {
	paths := os.Args[1:]
	if len(paths) == 0 {
		out, err := exec.Command("git", "ls-files", "-co", "--exclude-standard").Output()
		if err != nil {
			fmt.Fprintln(os.Stderr, "columns:", err)
			os.Exit(2)
		}
		paths = strings.Fields(string(out))
	}
	tooWide := 0
	for _, path := range paths {
		check := checks[filepath.Ext(path)]
		if check == nil {
			continue
		}
		text, err := os.ReadFile(path)
		if os.IsNotExist(err) { // removed, and not yet committed
			continue
		} else if err != nil {
			fmt.Fprintln(os.Stderr, "columns:", err)
			os.Exit(2)
		}
		for _, line := range check(string(text)) {
			fmt.Printf("%s:%d: too wide\n", path, line)
			tooWide++
		}
	}
	if tooWide > 0 {
		os.Exit(1)
	}
}

// checks return the numbers of the lines that are too wide, by file extension.
var checks = map[string]func(text string) []int{".go": wideGo, ".md": wideMarkdown}

func wideMarkdown(text string) (wide []int) {
	fenced := false
	for n, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
		}
		code := fenced || strings.HasPrefix(line, "    ")
		if !code && !strings.HasPrefix(line, "|") &&
			!strings.HasPrefix(line, "@example ") && width(line) > widestMarkdown {
			wide = append(wide, n+1)
		}
	}
	return wide
}

func wideGo(text string) (wide []int) {
	raw := rawLines(text)
	lines := strings.Split(text, "\n")
	rows := 0 // below each other up to this line
	for n, line := range lines {
		if isRow(line) {
			rows++
		} else {
			rows = 0
		}
		indented := strings.HasPrefix(strings.TrimSpace(line), "//\t")
		table := rows > 0 && inTable(lines, n, rows) || other(line)
		if width(line) > widestGo && !raw[n] && !indented && (!table || isProse(line)) {
			wide = append(wide, n+1)
		}
	}
	return wide
}

// fewest rows make a table.
const fewest = 3

// inTable reports whether a row, the latest of some below each other, is in a table.
func inTable(lines []string, n, rows int) bool {
	for n++; rows < fewest && n < len(lines) && isRow(lines[n]); n++ {
		rows++
	}
	return rows >= fewest
}

var (
	literal = regexp.MustCompile("\"([^\"\\\\]|\\\\.)*\"|`[^`]*`")
	word    = regexp.MustCompile(`^[A-Za-z][a-z-]*[,.;:]?$`)
)

// isProse reports whether a string in a line is a sentence: eight words and more, that are two
// thirds of what is in it.
func isProse(line string) bool {
	for _, s := range literal.FindAllString(line, -1) {
		all, words := strings.Fields(s[1:len(s)-1]), 0
		for _, w := range all {
			if word.MatchString(w) {
				words++
			}
		}
		if words >= 8 && 3*words >= 2*len(all) {
			return true
		}
	}
	return false
}

// other reports whether a line has a text of another language: a raw string of half a line or
// more.
func other(line string) bool {
	for _, s := range literal.FindAllString(line, -1) {
		if s[0] == '`' && 2*width(s) >= widestGo {
			return true
		}
	}
	return false
}

// rawLines are the lines, counted from 0, that a raw string of several lines covers any part of.
func rawLines(text string) map[int]bool {
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, []byte(text), func(token.Position, string) {}, 0)
	lines := map[int]bool{}
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			return lines
		}
		if tok == token.STRING && lit[0] == '`' && strings.Contains(lit, "\n") {
			first := file.Line(pos) - 1
			for n := range strings.Count(lit, "\n") + 1 {
				lines[first+n] = true
			}
		}
	}
}

var (
	keyed  = regexp.MustCompile(`^("([^"\\]|\\.)*"|'[^']*'|[\w.]+):\s+.*,( //.*)?$`)
	braced = regexp.MustCompile(`^\{.*\},?( //.*)?$`)
)

// isRow reports whether a line is a whole element of a composite literal.
func isRow(line string) bool {
	line = strings.TrimSpace(line)
	return braced.MatchString(line) || keyed.MatchString(line) && !strings.HasPrefix(line, "case ")
}

// width is the number of columns of a line.
func width(line string) int {
	return utf8.RuneCountInString(line) + (tab-1)*strings.Count(line, "\t")
}
