package convert_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

// TestConversionLimits checks that a conversion stops at its bound, before it has changed anything,
// and when its context ends.
func TestConversionLimits(t *testing.T) {
	text := []byte("define void @f(i8* %p) {\n" + strings.Repeat("  store i8 0, i8* %p\n", 3000) +
		"  ret void\n}\n")
	m := readModule(t, "long.ll", text)
	before := printer.Module(m)
	_, err := convert.Dialect(t.Context(), m, ir.LLVM15, &convert.Options{MaxSteps: 2000})
	var limit *source.Limit
	if !errors.As(err, &limit) || !strings.Contains(err.Error(), "2000 steps") ||
		!strings.Contains(err.Error(), "convert.Options.MaxSteps") {
		t.Errorf("%v", err)
	}
	if printer.Module(m) != before {
		t.Error("the module is half converted")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := convert.Dialect(ctx, m, ir.LLVM15, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("conversion goes on: %v", err)
	}
}
