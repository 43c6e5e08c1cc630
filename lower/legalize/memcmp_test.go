package legalize_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestFewBytesCompared compares memory that differs in one byte, before, among or after those that
// are compared: without a call, as there is no such function.
func TestFewBytesCompared(t *testing.T) {
	for n := 1; n <= 16; n++ {
		for _, name := range [...]string{"memcmp", "bcmp"} {
			text := fmt.Sprintf(`@a = internal global [20 x i8] zeroinitializer
@b = internal global [20 x i8] zeroinitializer
declare i32 @%[1]s(ptr, ptr, i64)
define i64 @f(i64 %%d) {
  %%p = getelementptr i8, ptr @b, i64 %%d
  store i8 -128, ptr %%p
  %%x = getelementptr i8, ptr @a, i64 1
  %%y = getelementptr i8, ptr @b, i64 1
  %%c = call i32 @%[1]s(ptr %%x, ptr %%y, i64 %[2]d)
  %%same = icmp eq i32 %%c, 0
  %%other = icmp ne i32 %%c, 0
  %%s = select i1 %%same, i64 10, i64 20
  %%o = zext i1 %%other to i64
  %%r = add i64 %%s, %%o
  ret i64 %%r
}`, name, n)
			for d := range uint64(19) {
				want := uint64(10)
				if d >= 1 && d <= uint64(n) {
					want = 21
				}
				if got, _ := lowertest.Steps(t, text, d); got != want {
					t.Errorf("%s of %d bytes, byte %d differs: %d, want %d", name, n, int(d)-1,
						got, want)
				}
			}
		}
	}
}
