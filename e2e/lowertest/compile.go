package lowertest

import (
	"bytes"
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower"
)

// Parse reads a module and fails the test on any error.
func Parse(t testing.TB, text string) (*ir.Module, *source.Text) {
	t.Helper()
	src := source.NewText("test.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m, src
}

// Compile lowers a module with the allocation checked.
func Compile(t testing.TB, text string, opts lower.Options) *lower.Result {
	t.Helper()
	m, _ := Parse(t, text)
	opts.Checked = true
	res, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// Object is the object file of a result.
func Object(t testing.TB, res *lower.Result) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := res.Object.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func CompileText(t *testing.T, text string, opts lower.Options) (*lower.Result, error) {
	t.Helper()
	m, _ := Parse(t, text)
	return lower.Compile(context.Background(), m, opts)
}

// Refused compiles a module that must be refused and returns the message.
func Refused(t *testing.T, text string) string {
	t.Helper()
	m, _ := Parse(t, text)
	_, err := lower.Compile(context.Background(), m, lower.Options{})
	if err == nil {
		return ""
	}
	return err.Error()
}
