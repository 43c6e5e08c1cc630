package lower_test

import (
	"strings"
	"testing"

	"statepoint/lower"
)

// relativeTables are tables of addresses that count from the table, as clang makes of tables of
// strings: they need no work when a program is loaded.
const relativeTables = `
@one = private unnamed_addr constant [4 x i8] c"one\00"
@words = private unnamed_addr constant [9 x i8] c"two\00three"
@names = internal unnamed_addr constant [3 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @names to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @words to i64), i64 ptrtoint (ptr @names to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @words, i64 4) to i64), i64 ptrtoint (ptr getelementptr (i8, ptr @names, i64 8) to i64)) to i32)]
@wide = constant { i8, i64 } { i8 1, i64 sub (i64 ptrtoint (ptr @names to i64), i64 ptrtoint (ptr @wide to i64)) }
declare ptr @llvm.load.relative.i64(ptr, i64)
define ptr @name(i64 %i) {
  %at = shl i64 %i, 2
  %p = call ptr @llvm.load.relative.i64(ptr @names, i64 %at)
  ret ptr %p
}
define i8 @last() {
  %to = getelementptr i8, ptr @names, i64 8
  %p = call ptr @llvm.load.relative.i64(ptr %to, i64 0)
  %c = load i8, ptr %p
  ret i8 %c
}
define i1 @far() {
  %off = load i64, ptr getelementptr ({ i8, i64 }, ptr @wide, i64 0, i32 1)
  %to = getelementptr i8, ptr @wide, i64 %off
  %same = icmp eq ptr %to, @names
  ret i1 %same
}
`

func TestRelativeTables(t *testing.T) {
	sameOutput(t, relativeTables, `#include <stdio.h>
const char *name(long);
char last(void);
_Bool far(void);
int main(void) { printf("%s %s %c %d\n", name(0), name(1), last(), far()); }
`, "")
}

// What is not relative to the variable it stands in is refused, once.
func TestRelativeToAnother(t *testing.T) {
	m, _ := parse(t, `@a = global i32 0
@b = external global i32
@t = global [2 x i64] [i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))]
`)
	_, err := lower.Compile(t.Context(), m, lower.Options{})
	if err == nil || strings.Count(err.Error(), "initialiser of `@t`") != 1 ||
		!strings.Contains(err.Error(), "test.ll:3:1: error") {
		t.Errorf("got %v", err)
	}
}
