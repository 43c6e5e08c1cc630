package e2e

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var (
	// looseArticle is an article before a word that is only known when the message is made.
	looseArticle = regexp.MustCompile("\\b[Aa]n? [`\"“]?(%[qsv]|$)")
	// wrongArticle is one before a word that begins otherwise.
	wrongArticle = regexp.MustCompile(
		"\\b([Aa] [`\"“]?(in|al|ex|un[a-z]*able|op|ar|ad|au|is)|[Aa]n " +
			"[`\"“]?(get|load|store|call|val|point|byval|ret|br))")
)

// The articles in messages fit the words behind them: where a word is not known, source.An puts it.
func TestArticles(t *testing.T) {
	literals := 0
	for _, dir := range []string{"core", "stackmap", "lower", "web"} {
		err := filepath.WalkDir(filepath.Join("..", dir),
			func(path string, _ fs.DirEntry, err error) error {
				if err != nil || !strings.HasSuffix(path, ".go") ||
					strings.HasSuffix(path, "_test.go") || filepath.Base(path) == "article.go" {
					return err
				}
				set := token.NewFileSet()
				file, err := parser.ParseFile(set, path, nil, 0)
				if err != nil {
					return err
				}
				ast.Inspect(file, func(n ast.Node) bool {
					lit, ok := n.(*ast.BasicLit)
					if !ok || lit.Kind != token.STRING {
						return true
					}
					text, err := strconv.Unquote(lit.Value)
					if err != nil {
						return true
					}
					literals++
					if looseArticle.MatchString(text) || wrongArticle.MatchString(text) {
						t.Errorf("%s: %q", set.Position(lit.Pos()), text)
					}
					return true
				})
				return nil
			})
		if err != nil {
			t.Fatal(err)
		}
	}
	if literals < 1000 {
		t.Errorf("only %d texts were found", literals)
	}
}
