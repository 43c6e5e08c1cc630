package codes_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/core/source/codes"
	"statepoint/core/verify"
	"statepoint/lower"
)

// codesOf returns the codes of diagnostics, sorted, each once. A message without one counts as its
// text.
func codesOf(items []source.Diagnostic) []string {
	var out []string
	for i := range items {
		code := items[i].Code
		if code == "" {
			code = items[i].Message
		}
		out = append(out, code)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// diagnose runs an example as far as the page says and returns everything that is said about it.
func diagnose(t *testing.T, p *codes.Page, example string) []source.Diagnostic {
	t.Helper()
	text := source.NewText(p.Code+".ll", example)
	m, list, _ := irparse.Parse(context.Background(), text, nil)
	items := list.Items
	if list.HasErrors() || p.FoundBy == "parser" {
		return items
	}
	if p.Code != "SP0503" && p.Code != "SP0401" { // which are what the verifier would have found
		broken, _ := verify.Diagnose(context.Background(), m, nil)
		items = append(items, broken.Items...)
	}
	if p.FoundBy == "verifier" || slices.ContainsFunc(items, func(d source.Diagnostic) bool {
		return d.Severity == source.Error
	}) {
		return items
	}
	switch pass, isPass := strings.CutPrefix(p.FoundBy, "pass "); {
	case isPass:
		return append(items, runPass(t, pass, m)...)
	case p.FoundBy == "conversion to 3.6":
		broken, _ := convert.Dialect(context.Background(), m, ir.LLVM36, nil)
		return append(items, broken.Items...)
	case p.FoundBy == "code generator":
		res, err := lower.Compile(context.Background(), m,
			lower.Options{Verified: p.Code == "SP0503"})
		return append(items, compiled(t, res, err)...)
	}
	t.Fatalf("%s is found by %q, which no test knows", p.Code, p.FoundBy)
	return nil
}

// runPass runs a pass, whose name may have an option after it.
func runPass(t *testing.T, name string, m *ir.Module) (items []source.Diagnostic) {
	t.Helper()
	name, option, given := strings.Cut(name, " -")
	pipeline, err := passes.ParsePipeline(name, prepare.Pass)
	if err == nil {
		pipeline.Partial = true // as in opt, whose list may lack other passes
	}
	if err == nil && given {
		option, value, _ := strings.Cut(option, "=")
		err = pipeline.Options.Set(option, value)
	}
	if err != nil {
		t.Fatal(err)
	}
	found, err := pipeline.Run(context.Background(), m)
	items = found.Diagnostics(m.Text).Items
	if err != nil {
		d, ok := pass.AsDiagnostic(err)
		if !ok {
			t.Fatalf("%s: %v", name, err)
		}
		items = append(items, d)
	}
	return items
}

func compiled(t *testing.T, res *lower.Result, err error) []source.Diagnostic {
	t.Helper()
	var list *source.List
	switch {
	case errors.As(err, &list):
		return list.Items
	case err != nil:
		t.Fatal(err)
	}
	return res.Warnings.Items
}

// TestExamples runs every wrong example, which must give its code and no other, and every fixed
// one, which must give nothing.
func TestExamples(t *testing.T) {
	for _, p := range codes.All() {
		t.Run(p.Code, func(t *testing.T) {
			var wrong, fixed []source.Diagnostic
			if p.InGo {
				built, ok := inGo[p.Code]
				if !ok {
					t.Fatal("the examples are Go, and no test has them")
				}
				wrong, fixed = built(t, false), built(t, true)
			} else {
				wrong, fixed = diagnose(t, &p, p.Wrong), diagnose(t, &p, p.Fixed)
			}
			want := []string{p.Code}
			if p.Code == "SP0120" {
				want = []string{"SP0101", "SP0120"} // a hundred of the one make one of the other
			}
			if got := codesOf(wrong); !slices.Equal(got, want) {
				t.Errorf("the wrong example gives %v:\n%s", got, messages(wrong))
			}
			if len(fixed) > 0 {
				t.Errorf("the fixed example gives\n%s", messages(fixed))
			}
		})
	}
}

func messages(items []source.Diagnostic) string {
	var b strings.Builder
	for i := range items {
		fmt.Fprintf(&b, "%s: %s [%s] %d\n", items[i].Severity, items[i].Message, items[i].Code,
			items[i].Span.Start)
	}
	return b.String()
}
