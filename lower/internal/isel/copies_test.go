package isel_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestCopiesInPlace copies, moves and fills from 0 to 70 bytes, between buffers that do and do not
// overlap, and compares with the C library.
func TestCopiesInPlace(t *testing.T) {
	var b, c strings.Builder
	b.WriteString(
		"declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void " +
			"@llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n" +
			"declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void " +
			"@llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)\n")
	c.WriteString(
		"#include <stdio.h>\n#include <string.h>\ntypedef void copy(char*, char*); typedef void " +
			"fill(char*);\n")
	tables := [4]strings.Builder{}
	const sizes = 71
	for n := range sizes {
		for i, how := range []string{"memcpy", "memmove", "memcpy.inline"} {
			fmt.Fprintf(&b,
				"define void @f%d_%d(ptr %%p, ptr %%q) {\n  %%d = getelementptr i8, ptr %%p, i64 "+
					"3\n  call void @llvm.%s.p0.p0.i64(ptr %%d, ptr %%q, i64 %d, i1 false)\n  "+
					"ret void\n}\n", i, n, how, n)
			fmt.Fprintf(&c, "copy f%d_%d;\n", i, n)
			fmt.Fprintf(&tables[i], "f%d_%d, ", i, n)
		}
		for k, v := range []int{0, 0x85} {
			fmt.Fprintf(&b,
				"define void @s%d_%d(ptr %%p) {\n  call void @llvm.memset.p0.i64(ptr %%p, i8 %d, "+
					"i64 %d, i1 false)\n  ret void\n}\n", k, n, int8(v), n)
			fmt.Fprintf(&c, "fill s%d_%d;\n", k, n)
			fmt.Fprintf(&tables[3], "s%d_%d, ", k, n)
		}
	}
	for i := range 3 {
		fmt.Fprintf(&c, "copy *t%d[] = { %s };\n", i, tables[i].String())
	}
	fmt.Fprintf(&c, "fill *sets[] = { %s };\n", tables[3].String())
	fmt.Fprintf(&c, `char a[300], b[300];
void fresh(char *p) { for (int i = 0; i < 300; i++) p[i] = i * 7 + 1; }
int main(void) {
  for (int n = 0; n < %d; n++) {
    copy *f[] = { t0[n], t1[n], t2[n] };
    for (int k = 0; k < 3; k++) {
      fresh(a); fresh(b);
      f[k](a + 100, a + 7); memmove(b + 103, b + 7, n);
      if (memcmp(a, b, 300)) printf("copy %%d of %%d\n", k, n);
    }
    for (int d = -20; d <= 20; d++) {
      fresh(a); fresh(b);
      t1[n](a + 100, a + 103 + d); memmove(b + 103, b + 103 + d, n);
      if (memcmp(a, b, 300)) printf("move by %%d of %%d\n", d, n);
    }
    for (int k = 0; k < 2; k++) {
      fresh(a); fresh(b);
      sets[2 * n + k](a + 50); memset(b + 50, k ? 0x85 : 0, n);
      if (memcmp(a, b, 300)) printf("fill %%d of %%d\n", k, n);
    }
  }
  puts("done");
}
`, sizes)
	dir := t.TempDir()
	res := lowertest.Compile(t, b.String(), lower.Options{Detail: true})
	object := lowertest.Write(t, filepath.Join(dir, "a.o"), lowertest.Object(t, res))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(c.String()))
	if got := lowertest.Output(t, lowertest.Link(t, dir, "program", main,
		object)); got != "done\n" {
		t.Error(got)
	}
	s := res.Assembly(0, false)
	// for the sizes from 65 up, but not for copies that must be in place
	if calls := strings.Count(s, "callq\tmemcpy"); calls != 6 {
		t.Errorf("%d calls to memcpy", calls)
	}
}
