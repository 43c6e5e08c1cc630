package irparse_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// TestPlaces demands that whatever is said about a refused module of testdata/rules is said about a place in its text, by the reader and by the verifier.
func TestPlaces(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no rules: %v", err)
	}
	said := 0
	for _, path := range files {
		opts := &irparse.Options{}
		if strings.HasPrefix(filepath.Base(path), "typed-") {
			opts.Default = ir.LLVM11
		}
		for _, r := range readRules(t, path) {
			if !r.refused {
				continue
			}
			text := newText(r.text)
			m, list, _ := irparse.Parse(context.Background(), text, opts)
			items := list.Items
			if !list.HasErrors() {
				broken, _ := verify.Diagnose(context.Background(), m, nil)
				items = append(items, broken.Items...)
			}
			said += len(items)
			for _, d := range items {
				if d.Span.IsZero() || d.Span.Start > d.Span.End || d.Span.End > source.Pos(len(r.text)) {
					t.Errorf("%s: %s: %q is said of bytes %d to %d of\n%s", path, d.Code, d.Message, d.Span.Start, d.Span.End, r.text)
				}
			}
		}
	}
	if said == 0 {
		t.Error("nothing is said of any module")
	}
	t.Logf("%d diagnostics", said)
}
