package legalize_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"testing"
)

// maskedCases adds the six masked accesses of vectors of n elements, under a mask that is known at
// run time and under constants.
func maskedCases(m *lowertest.Vectors, n int, elem, suffix string) {
	v, c := lowertest.Vec(n, elem), lowertest.Vec(n, "i1")
	mangled := fmt.Sprintf("v%d%s", n, suffix)
	m.Declare(fmt.Sprintf("%s @llvm.masked.load.%s.p0(ptr, %s, %s)", v, mangled, c, v))
	m.Declare(fmt.Sprintf("void @llvm.masked.store.%s.p0(%s, ptr, %s)", mangled, v, c))
	m.Declare(fmt.Sprintf("%s @llvm.masked.expandload.%s(ptr, %s, %s)", v, mangled, c, v))
	m.Declare(fmt.Sprintf("void @llvm.masked.compressstore.%s(%s, ptr, %s)", mangled, v, c))
	m.Declare(fmt.Sprintf("%s @llvm.masked.gather.%s.v%dp0(%s, %s, %s)", v, mangled, n,
		lowertest.Vec(n, "ptr"), c, v))
	m.Declare(fmt.Sprintf("void @llvm.masked.scatter.%s.v%dp0(%s, %s, %s)", mangled, n, v,
		lowertest.Vec(n, "ptr"), c))
	alternating := "<"
	for i := range n {
		if i > 0 {
			alternating += ", "
		}
		alternating += fmt.Sprintf("i1 %v", i%3 != 1)
	}
	masks := [...]struct{ name, before, value string }{
		{"any", fmt.Sprintf("  %%w = load i32, ptr %%b\n  %%bits = trunc i32 %%w to i%d\n  %%m = bitcast i%d %%bits to %s\n", n, n, c), "%m"},
		{"some", "", alternating + ">"}, {"none", "", "zeroinitializer"},
		{"all", "", lowertest.Splat(n, "i1", "true")},
	}
	// Addresses that do not overlap, in an order that is not theirs.
	ptrs := fmt.Sprintf("  %%at = getelementptr %s, ptr %%mem, %s <", elem, lowertest.Vec(n, "i64"))
	for i := range n {
		if i > 0 {
			ptrs += ", "
		}
		ptrs += fmt.Sprintf("i64 %d", (i*3+1)%n)
	}
	ptrs += ">\n"
	for _, k := range masks {
		memory := "  %mem = getelementptr i8, ptr %out, i64 64\n"
		m.Add("masked.load "+k.name, v, v, k.before+fmt.Sprintf(
			"  %%r = call %s @llvm.masked.load.%s.p0(ptr align 1 %%c, %s %s, %s %%y)\n", v, mangled,
			c, k.value, v))
		m.Add("expandload "+k.name, v, v, k.before+fmt.Sprintf(
			"  %%r = call %s @llvm.masked.expandload.%s(ptr align 1 %%c, %s %s, %s %%y)\n", v,
			mangled, c, k.value, v))
		m.Add("gather "+k.name, v, v,
			k.before+"  %mem = getelementptr i8, ptr %c, i64 0\n"+ptrs+fmt.Sprintf(
				"  %%r = call %s @llvm.masked.gather.%s.v%dp0(%s align 1 %%at, %s %s, %s %%y)\n", v,
				mangled, n, lowertest.Vec(n, "ptr"), c, k.value, v))
		store := func(name, call string) {
			m.Add(name+" "+k.name, v, v, k.before+memory+call+fmt.Sprintf("  %%r = freeze %s %%y\n",
				v))
		}
		store("masked.store",
			fmt.Sprintf("  call void @llvm.masked.store.%s.p0(%s %%x, ptr align 1 %%mem, %s %s)\n",
				mangled, v, c, k.value))
		store("compressstore",
			fmt.Sprintf(
				"  call void @llvm.masked.compressstore.%s(%s %%x, ptr align 1 %%mem, %s %s)\n",
				mangled, v, c, k.value))
		store("scatter",
			ptrs+fmt.Sprintf(
				"  call void @llvm.masked.scatter.%s.v%dp0(%s %%x, %s align 1 %%at, %s %s)\n",
				mangled, n, v, lowertest.Vec(n, "ptr"), c, k.value))
	}
}

// TestMaskedAccesses compares the six masked intrinsics, the mask of active lanes, and arithmetic
// on vectors with overflow, with llc's.
func TestMaskedAccesses(t *testing.T) {
	var m lowertest.Vectors
	for _, k := range [...]struct {
		n            int
		elem, suffix string
	}{{4, "i32", "i32"}, {2, "i64", "i64"}, {8, "i16", "i16"}, {16, "i8", "i8"},
		{4, "float", "f32"}, {2, "double", "f64"},
		{4, "ptr", "p0"}, {2, "ptr addrspace(1)", "p1"}, {3, "i32", "i32"}, {1, "i64", "i64"},
		{16, "i32", "i32"}} {
		maskedCases(&m, k.n, k.elem, k.suffix)
	}
	for _, k := range [...]struct{ n, w int }{{4, 32}, {8, 8}, {2, 64}, {16, 8}, {16, 16}, {3, 32},
		{4, 7}, {8, 64}} {
		elem, v, c := fmt.Sprintf("i%d", k.w), lowertest.Vec(k.n, fmt.Sprintf("i%d", k.w)),
			lowertest.Vec(k.n, "i1")
		for _, op := range [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
			f := fmt.Sprintf("@llvm.%s.with.overflow.v%d%s", op, k.n, elem)
			m.Declare(fmt.Sprintf("{ %s, %s } %s(%s, %s)", v, c, f, v, v))
			both := fmt.Sprintf("  %%p = call { %s, %s } %s(%s %%x, %s %%y)\n", v, c, f, v, v)
			m.Add(op, v, v, both+fmt.Sprintf("  %%r = extractvalue { %s, %s } %%p, 0\n", v, c))
			m.Add(op+" over", v, c, both+fmt.Sprintf("  %%r = extractvalue { %s, %s } %%p, 1\n", v,
				c))
		}
		if k.w == 7 {
			continue
		}
		f := fmt.Sprintf("@llvm.get.active.lane.mask.v%di1.%s", k.n, elem)
		m.Declare(fmt.Sprintf("%s %s(%s, %s)", c, f, elem, elem))
		m.Add("lanes", v, c,
			fmt.Sprintf(
				"  %%i = extractelement %s %%x, i32 0\n  %%n = extractelement %s %%y, i32 0\n"+
					"  %%r = call %s %s(%s %%i, %s %%n)\n", v, v, c, f, elem, elem))
	}
	lowertest.SameOutput(t, m.Text(), m.Main(), "-O1")
}

// TestMaskedAccessesOfOlderReleases reads the form in which the alignment is an argument.
func TestMaskedAccessesOfOlderReleases(t *testing.T) {
	text := `declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
define void @copy(ptr %from, ptr %to, <4 x i32> %limit) {
  %all = load <4 x i32>, ptr %from
  %m = icmp slt <4 x i32> %all, %limit
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %from, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  %w = add <4 x i32> %v, %limit
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr %to, i32 4, <4 x i1> %m)
  ret void
}
`
	c := `#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
void copy(int *, int *, v4);
int main(void) {
	int a[4] = {1, 20, -3, 40}, b[4] = {7, 7, 7, 7};
	copy(a, b, (v4){5, 5, 5, 50});
	printf("%d %d %d %d\n", b[0], b[1], b[2], b[3]);
}
`
	lowertest.SameOutput(t, text, c, "-O1")
}
