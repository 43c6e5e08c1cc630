package irparse_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// TestParseErrors checks that the error of Parse is nil unless reading failed, and has the position
// of the mistake.
func TestParseErrors(t *testing.T) {
	m, list, err := irparse.ParseString(t.Context(), "good.ll",
		"define void @f() {\n  call void @g()\n  ret void\n}\n")
	if err != nil || m.Text == nil || len(list.Items) == 0 {
		t.Fatalf("a text with a warning only: %v, diagnostics %v", err, list)
	}
	m, list, err = irparse.ParseString(t.Context(), "bad.ll",
		"define void @f() {\n  ret i32 %x\n}\n")
	var asList *source.List
	if m == nil || !errors.As(err, &asList) || asList != list ||
		!strings.HasPrefix(err.Error(), "bad.ll:2:") {
		t.Fatalf("a text with an error: %v", err)
	}
	if _, _, err = irparse.Parse(t.Context(), source.NewText("long.ll", "; much"),
		&irparse.Options{MaxBytes: 3}); err == nil ||
		!strings.Contains(err.Error(), "irparse.Options.MaxBytes") {
		t.Errorf("a text over the limit: %v", err)
	}
}

// TestContextsEndReading checks that reading and verifying stop when their context is cancelled.
func TestContextsEndReading(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for name, text := range map[string]string{
		"instructions": "define void @f() {\n" + strings.Repeat("  fence seq_cst\n", 20_000) + "  ret void\n}\n",
		"a constant":   "@a = global [20000 x i8] [" + strings.Repeat("i8 1, ", 19_999) + "i8 1]\n",
		"metadata":     "!0 = !{" + strings.Repeat("i8 1, ", 20_000) + "i8 1}\n",
	} {
		if _, _, err := irparse.ParseString(ctx, name, text); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: reading goes on: %v", name, err)
		}
		m, _, err := irparse.ParseString(t.Context(), name, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := verify.Module(ctx, m, nil); !errors.Is(err, context.Canceled) &&
			name == "instructions" {
			t.Errorf("%s: verifying goes on: %v", name, err)
		}
	}
}

// TestVerifierLimit checks that the verifier stops at its bound with an error that names it.
func TestVerifierLimit(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "long.ll",
		"define void @f() {\n"+strings.Repeat("  fence seq_cst\n", 2000)+"  ret void\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	_, err = verify.Module(t.Context(), m, &verify.Options{MaxSteps: 1000})
	var limit *source.Limit
	if !errors.As(err, &limit) || err.Error() !=
		"the verifier stops after 1000 steps, its limit; raise verify.Options.MaxSteps to go on" {
		t.Errorf("%v", err)
	}
	if _, err = verify.Module(t.Context(), m, nil); err != nil {
		t.Errorf("without a bound: %v", err)
	}
}
