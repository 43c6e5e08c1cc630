package target_test

import (
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// TestPointersOfOtherSizes gives the compiler pointers that the data layout gives another size than
// the 64 bits that the code moves: each is refused where it is, as a neighbour in memory would be
// overwritten.
func TestPointersOfOtherSizes(t *testing.T) {
	const bits32 = "a pointer of address space 2, which by the data layout has 32 bits, is not supp"
	const p2 = "p2:32:8:8:32"
	for _, c := range []struct{ name, layout, text, want string }{
		{"argument", p2, "define void @f(ptr addrspace(2) %o) {\n  ret void\n}",
			"2:13: error: " + bits32},
		{"result", p2, "define ptr addrspace(2) @f() {\n  ret ptr addrspace(2) null\n}",
			"2:25: error: " + bits32},
		{"alloca", p2, "define void @f() {\n  %s = alloca { i32, [2 x ptr addrspace(2)] }\n  " +
			"ret void\n}", "3:3: error: " + bits32},
		{"load", p2, "define void @f(ptr %p) {\n  %v = load ptr addrspace(2), ptr %p\n  " +
			"ret void\n}",
			"3:3: error: " + bits32},
		{"store", p2, "define void @f(ptr %p) {\n  store ptr addrspace(2) null, ptr %p\n  ret " +
			"void\n}", "3:3: error: " + bits32},
		{"exchange", p2, "define void @f(ptr %p) {\n  %x = cmpxchg ptr %p, ptr addrspace(2) " +
			"null, ptr addrspace(2) null seq_cst seq_cst\n  ret void\n}", "3:3: error: " + bits32},
		{"offset", p2, "define ptr @f(ptr %p) {\n  %x = getelementptr { ptr addrspace(2), i32 }, " +
			"ptr %p, i32 0, i32 1\n  ret ptr %x\n}", "3:3: error: " + bits32},
		{"size", p2, "define i64 @f() {\n  ret i64 ptrtoint (ptr getelementptr ({ ptr " +
			"addrspace(2), i32 }, ptr null, i32 1) to i64)\n}", "3:3: error: " + bits32},
		{"vector", p2, "declare void @g(<2 x ptr addrspace(2)>)\ndefine void @f() {\n  call void " +
			"@g(<2 x ptr addrspace(2)> zeroinitializer)\n  ret void\n}", "4:3: error: " + bits32},
		{"variable", p2, "@v = global { i32, ptr addrspace(2) } zeroinitializer",
			"2:1: error: " + bits32},
		{"address in a variable", p2, "@v = global i64 ptrtoint (ptr getelementptr ({ ptr " +
			"addrspace(2), i32 }, ptr null, i32 1) to i64)", "2:1: error: " + bits32},
		{"index", "p1:64:64:64:32", "define void @f(i64 %n) {\n  %p = getelementptr i8, ptr " +
			"addrspace(1) null, i64 %n\n  ret void\n}",
			"3:3: error: a pointer of address space 1, which by the data layout computes " +
				"addresses in 32 bits, is not supp"},
		{"of 128 bits", "p1:128:128", "define void @f(ptr addrspace(1) %o) {\n  ret void\n}",
			"2:13: error: a pointer of address space 1, which by the data layout has 128 bits"},
		{"of the default space", "p:32:32", "define void @f(ptr %o) {\n  ret void\n}",
			"2:13: error: a pointer of address space 0, which by the data layout has 32 bits"},
	} {
		text := "target datalayout = \"e-m:e-" + c.layout + "-i64:64\"\n" + c.text
		if got := lowertest.Refused(t, text); !strings.Contains(got, c.want) {
			t.Errorf("%s\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}
