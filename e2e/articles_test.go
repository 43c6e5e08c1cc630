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
	// looseArticle matches an article before a word that is only known at run time.
	looseArticle = regexp.MustCompile("\\b[Aa]n? [`\"“]?(%[qsv]|$)")
	// wrongArticle matches a wrong article before a known word.
	wrongArticle = regexp.MustCompile(
		"\\b([Aa] [`\"“]?(in|al|ex|un[a-z]*able|op|ar|ad|au|is)|[Aa]n " +
			"[`\"“]?(get|load|store|call|val|point|byval|ret|br))")
)

// The articles in messages fit the following words: if a word is not known, source.An chooses the
// article.
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
				var look func(ast.Node) bool
				look = func(n ast.Node) bool {
					expr, ok := n.(ast.Expr)
					if !ok {
						return true
					}
					texts, others := textsOf(expr)
					for _, text := range texts {
						literals++
						if looseArticle.MatchString(text) || wrongArticle.MatchString(text) {
							t.Errorf("%s: %q", set.Position(n.Pos()), text)
						}
					}
					for _, other := range others {
						ast.Inspect(other, look)
					}
					return len(texts) == 0 && len(others) == 0
				}
				ast.Inspect(file, look)
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

// textsOf returns the texts in an expression that is a literal or a sum, joining neighbouring
// literals. others are the other operands of a sum.
func textsOf(expr ast.Expr) (texts []string, others []ast.Expr) {
	joins := false // the previous operand was a text, the last of texts
	for _, e := range operands(expr) {
		text, isText := textOf(e)
		switch {
		case isText && joins:
			texts[len(texts)-1] += text
		case isText:
			texts = append(texts, text)
		case e != expr:
			others = append(others, e)
		}
		joins = isText
	}
	return texts, others
}

// operands returns the operands of a sum, or the expression itself.
func operands(expr ast.Expr) []ast.Expr {
	if sum, ok := expr.(*ast.BinaryExpr); ok && sum.Op == token.ADD {
		return append(operands(sum.X), operands(sum.Y)...)
	}
	return []ast.Expr{expr}
}

// textOf returns the text of a literal.
func textOf(expr ast.Expr) (text string, ok bool) {
	lit, ok := expr.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}
