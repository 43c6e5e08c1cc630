package shapes_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/shapes"
	"statepoint/lower"
)

var size = flag.Int("shapes.size", 12_000, "the size of the texts in bytes")

// TestShapes takes a text of every shape through the whole line. Each compiles, or is refused at a
// place or for a limit that is named. Some used to take time that doubled with every line.
func TestShapes(t *testing.T) {
	for _, s := range shapes.All {
		t.Run(s.Name, func(t *testing.T) {
			text := s.Text(*size)
			switch refused, err := compile(text); {
			case err != nil:
				t.Errorf("%v", err)
			case s.Mistakes && !refused:
				t.Errorf("a text with mistakes is accepted")
			}
		})
	}
}

// compile reports whether a text is refused as it should be; any other failure is an error.
func compile(text string) (refused bool, err error) {
	defer func() {
		if e := recover(); e != nil {
			err = fmt.Errorf("panic: %v", e)
		}
	}()
	ctx := context.Background()
	m, list, err := irparse.Parse(ctx, source.NewText("shape.ll", text), nil)
	if err != nil {
		return true, placed(list)
	}
	if _, err := verify.Diagnose(ctx, m, nil); err != nil {
		return true, placed(err)
	}
	p, err := passes.NewPipeline("place-safepoints", "rewrite-statepoints-for-gc")
	if err != nil {
		return false, err
	}
	if _, err := p.Run(ctx, m); err != nil {
		if d, ok := pass.AsDiagnostic(err); ok && !d.Span.IsZero() {
			return true, nil
		}
		return true, placed(err)
	}
	if _, err := lower.Compile(ctx, m, lower.Options{}); err != nil {
		return true, placed(err)
	}
	return false, nil
}

// placed returns an error unless each of a refusal's messages has a place, or it names a limit.
func placed(err error) error {
	var limit *source.Limit
	if errors.As(err, &limit) {
		return nil
	}
	var list *source.List
	if !errors.As(err, &list) || len(list.Items) == 0 {
		return fmt.Errorf("refused without a place: %w", err)
	}
	for _, d := range list.Items {
		if d.Severity == source.Error && d.Span.IsZero() && d.Code == "" {
			return fmt.Errorf("refused without a place: %s", d.Message)
		}
	}
	return nil
}
