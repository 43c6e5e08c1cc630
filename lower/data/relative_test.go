package data_test

import (
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

func TestRelativeTables(t *testing.T) {
	lowertest.SameOutput(t, lowertest.RelativeTables, `#include <stdio.h>
const char *name(long);
char last(void);
_Bool far(void);
int main(void) { printf("%s %s %c %d\n", name(0), name(1), last(), far()); }
`, "")
}

// What is not relative to the variable it stands in is refused, once.
func TestRelativeToAnother(t *testing.T) {
	m, _ := lowertest.Parse(t, `@a = global i32 0
@b = external global i32
@t = global [2 x i64] [i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))]
`)
	_, err := lower.Compile(t.Context(), m, lower.Options{})
	if err == nil || strings.Count(err.Error(), "initialiser of `@t`") != 1 ||
		!strings.Contains(err.Error(), "test.ll:3:1: error") {
		t.Errorf("got %v", err)
	}
}
