package e2e

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/command"
)

// counted is a number with a noun in the plural: with 1 it reads "1 bytes".
var counted = regexp.MustCompile(`%d (?:more |live |gc )?[a-z][a-z-]*s\b`)

// limits are words before a number that is a limit of this program, which is never 1.
var limits = regexp.MustCompile(
	`(more than|larger than|deeper than|longer than|beyond|up to|limit of|of at least|within) $`)

// verbs end in s and are no nouns: "thread 3 waits".
var verbs = strings.Fields("is has does was as takes needs belongs uses fits gives begins moves " +
	"says waits lies refers holds counts stands asks names its this")

// plural lists the files with exempt formats, with the reason.
var plural = map[string]string{
	"lower/internal/mir/print.go":          "text for tests, in one form for every number",
	"lower/internal/regalloc/print.go":     "text for tests, in one form for every number",
	"stackmap/parsers/golang/stackmap.go":  "the same text as the parsers in other languages write",
	"lower/amd64/data.go":                  "widths of data: 8 bits and more",
	"lower/internal/asmtext/directive.go":  "a list of sizes: 1, 2, 4, 8 or 16 bytes",
	"core/passes/internal/rewrite/pads.go": "one is said in words of its own",
	"web/explore/breaks/reason.go":         "one is said in words of its own",
	"web/report/card.go":                   "one is said in words of its own",
	"web/lessons/questions.go":             "one is no mistake",
	"web/ui/workspace/reports.go":          "ms is a unit",
	"web/cli/debug_stackmaps.go":           "the words that LLVM prints",
}

// Counts read "1 byte" and "2 bytes": formats with a plural noun must use source.Count.
func TestCountsAgreeWithNouns(t *testing.T) {
	root, seen := command.Root(t), map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		name, _ := filepath.Rel(root, path)
		name = filepath.ToSlash(name)
		if err == nil && d.IsDir() && (slices.Contains([]string{".git", "build", "e2e",
			"node_modules", "web/goapp"}, name) || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, l := range texts(file) {
			for _, found := range plurals(l.text) {
				if plural[name] == "" {
					t.Errorf("%s:%d: %q: write it with source.Count", name,
						files.Position(l.at).Line, found)
				}
				seen[name] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range plural {
		if !seen[name] {
			t.Errorf("%s has no such format any more: take it off the list", name)
		}
	}
}

// plurals returns the numbers with a plural noun in a format.
func plurals(format string) (all []string) {
	for _, at := range counted.FindAllStringIndex(format, -1) {
		found := format[at[0]:at[1]]
		word := found[strings.LastIndexByte(found, ' ')+1:]
		if !slices.Contains(verbs, word) && !limits.MatchString(format[:at[0]]) {
			all = append(all, found)
		}
	}
	return all
}

// literal is a text in a source, joined from its parts.
type literal struct {
	at   token.Pos
	text string
}

// texts returns the texts of a file; those joined by + are one.
func texts(file *ast.File) (all []literal) {
	ast.Inspect(file, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		if s, whole := joined(x); whole {
			all = append(all, literal{x.Pos(), s})
			return false
		}
		return true
	})
	return all
}

// joined returns the text of an expression of literals.
func joined(x ast.Expr) (text string, ok bool) {
	switch x := x.(type) {
	case *ast.BasicLit:
		if x.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(x.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		left, ok1 := joined(x.X)
		right, ok2 := joined(x.Y)
		return left + right, x.Op == token.ADD && ok1 && ok2
	}
	return "", false
}

// The search finds plural formats, and nothing else.
func TestPluralsAreFound(t *testing.T) {
	for format, want := range map[string]int{"%d bytes": 1, "has %d more frames": 1,
		"%d records, %d live roots": 2, "more than %d files": 0, "thread %d waits": 0,
		"%s": 0, "%d of %d": 0} {
		if got := plurals(format); len(got) != want {
			t.Errorf("%q: %q", format, got)
		}
	}
}
