// Package compiled compiles modules that tests have as text, for tests of rooms that know no IR.
package compiled

import (
	"testing"

	"statepoint/core/irparse"
	"statepoint/lower"
)

// Text compiles a module without any pass, and fails the test if that is not possible.
func Text(t testing.TB, text string) *lower.Result {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return res
}
