package hidden_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// kind is a way to hide a reference, as text. V is the reference, @ a suffix that makes names
// unique. begin runs once when the function begins, hide where the reference is hidden; reveal
// makes of the copy a pointer that read reads through.
type kind struct {
	name                 string
	globals, begin, hide string
	reveal, read         string
}

const (
	refRead = "%x@ = load volatile i64, ptr addrspace(1) %p@"
	rawRead = "%x@ = load volatile i64, ptr %p@"
	// field is one that the programs do not use.
	field = "%f@ = getelementptr i8, ptr addrspace(1) V, i64 65536\n"
)

// kinds are all ways: by value, in memory, by way of other functions.
var kinds = slices.Concat(values, arithmetic, calls)

var values = []kind{
	{name: "integer", hide: "%b@ = ptrtoint ptr addrspace(1) V to i64",
		reveal: "%p@ = inttoptr i64 %b@ to ptr addrspace(1)", read: refRead},
	{name: "other address space", hide: "%b@ = addrspacecast ptr addrspace(1) V to ptr",
		reveal: "%p@ = getelementptr i8, ptr %b@, i64 8", read: rawRead},
	{name: "raw pointer of an integer",
		hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n%b@ = inttoptr i64 %a@ to ptr",
		reveal: "%c@ = freeze ptr %b@\n" +
			"%p@ = addrspacecast ptr %c@ to ptr addrspace(1)", read: refRead},
	{name: "xor tag", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n%b@ = xor i64 %a@, 5",
		reveal: "%c@ = xor i64 %b@, 5\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "or tag, mask", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n%b@ = or i64 %a@, 1",
		reveal: "%c@ = and i64 %b@, -8\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "two halves", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%l@ = trunc i64 %a@ to i32\n%s@ = lshr i64 %a@, 32\n%h@ = trunc i64 %s@ to i32",
		reveal: "%c@ = zext i32 %l@ to i64\n%d@ = zext i32 %h@ to i64\n%e@ = shl i64 %d@, 32\n" +
			"%f@ = or i64 %e@, %c@\n%p@ = inttoptr i64 %f@ to ptr addrspace(1)", read: refRead},
	{name: "compressed", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%s@ = lshr i64 %a@, 3\n%b@ = trunc i64 %s@ to i32",
		reveal: "%c@ = zext i32 %b@ to i64\n%d@ = shl i64 %c@, 3\n" +
			"%p@ = inttoptr i64 %d@ to ptr addrspace(1)", read: refRead},
	{name: "shifted to the top", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%s@ = shl i64 %a@, 16\n%b@ = or i64 %s@, 7",
		reveal: "%c@ = lshr i64 %b@, 16\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "double", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%b@ = bitcast i64 %a@ to double",
		reveal: "%c@ = bitcast double %b@ to i64\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "i128", hide: "%a@ = ptrtoint ptr addrspace(1) V to i128\n%b@ = shl i128 %a@, 64",
		reveal: "%c@ = lshr i128 %b@, 64\n%d@ = trunc i128 %c@ to i64\n" +
			"%p@ = inttoptr i64 %d@ to ptr addrspace(1)", read: refRead},
	{name: "vector of integers", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%b@ = insertelement <2 x i64> zeroinitializer, i64 %a@, i32 1",
		reveal: "%c@ = shufflevector <2 x i64> %b@, <2 x i64> poison, <2 x i32> <i32 1, i32 0>\n" +
			"%d@ = extractelement <2 x i64> %c@, i32 0\n" +
			"%p@ = inttoptr i64 %d@ to ptr addrspace(1)", read: refRead},
	{name: "vector of pointers", hide: "%a@ = addrspacecast ptr addrspace(1) V to ptr\n" +
		"%b@ = insertelement <2 x ptr> zeroinitializer, ptr %a@, i32 0",
		reveal: "%p@ = extractelement <2 x ptr> %b@, i32 0", read: rawRead},
	{name: "struct value", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%b@ = insertvalue { i32, { i64, i64 } } zeroinitializer, i64 %a@, 1, 1",
		reveal: "%c@ = extractvalue { i32, { i64, i64 } } %b@, 1\n" +
			"%d@ = extractvalue { i64, i64 } %c@, 1\n" +
			"%p@ = inttoptr i64 %d@ to ptr addrspace(1)", read: refRead},
	{name: "array value", hide: "%a@ = addrspacecast ptr addrspace(1) V to ptr\n" +
		"%b@ = insertvalue [3 x ptr] zeroinitializer, ptr %a@, 2",
		reveal: "%p@ = extractvalue [3 x ptr] %b@, 2", read: rawRead},
	{name: "select of integers", hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
		"%b@ = select i1 %hid.c, i64 %a@, i64 0",
		reveal: "%p@ = inttoptr i64 %b@ to ptr addrspace(1)", read: refRead},
	{name: "slot", begin: "%hid.s = alloca ptr addrspace(1)",
		hide:   "store ptr addrspace(1) V, ptr %hid.s",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.s", read: refRead},
	{name: "slot of an integer", begin: "%hid.s = alloca i64",
		hide:   "%a@ = ptrtoint ptr addrspace(1) V to i64\nstore i64 %a@, ptr %hid.s",
		reveal: "%c@ = load i64, ptr %hid.s\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "slot read as another type", begin: "%hid.s = alloca i64",
		hide:   "store ptr addrspace(1) V, ptr %hid.s",
		reveal: "%c@ = load i64, ptr %hid.s\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "struct on the stack", begin: "%hid.s = alloca { i64, ptr addrspace(1) }\n" +
		"%hid.f = getelementptr { i64, ptr addrspace(1) }, ptr %hid.s, i32 0, i32 1",
		hide:   "store ptr addrspace(1) V, ptr %hid.f",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.f", read: refRead},
	{name: "array on the stack", begin: "%hid.s = alloca [4 x ptr addrspace(1)]",
		hide: "%g@ = getelementptr [4 x ptr addrspace(1)], ptr %hid.s, i64 0, i64 2\n" +
			"store ptr addrspace(1) V, ptr %g@",
		reveal: "%g2@ = getelementptr i8, ptr %hid.s, i64 16\n" +
			"%p@ = load ptr addrspace(1), ptr %g2@", read: refRead},
	{name: "element at an index", begin: "%hid.s = alloca [4 x ptr addrspace(1)]\n" +
		"%hid.g = getelementptr [4 x ptr addrspace(1)], ptr %hid.s, i64 0, i64 %hid.i",
		hide:   "store ptr addrspace(1) V, ptr %hid.g",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.g", read: refRead},
	{name: "whole struct", begin: "%hid.s = alloca { i64, ptr addrspace(1) }",
		hide: "%a@ = insertvalue { i64, ptr addrspace(1) } undef, ptr addrspace(1) V, 1\n" +
			"store { i64, ptr addrspace(1) } %a@, ptr %hid.s",
		reveal: "%c@ = load { i64, ptr addrspace(1) }, ptr %hid.s\n" +
			"%p@ = extractvalue { i64, ptr addrspace(1) } %c@, 1", read: refRead},
	{name: "select of slots", begin: "%hid.s = alloca ptr addrspace(1)\n" +
		"%hid.t = alloca ptr addrspace(1)\n" +
		"%hid.u = select i1 %hid.c, ptr %hid.s, ptr %hid.t",
		hide:   "store ptr addrspace(1) V, ptr %hid.u",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.u", read: refRead},
	{name: "phi of slots", begin: "%hid.s = alloca ptr addrspace(1)\n" +
		"%hid.t = alloca { i64, ptr addrspace(1) }\n" +
		"%hid.f = getelementptr i8, ptr %hid.t, i64 8\n" +
		"br i1 %hid.c, label %hid.a, label %hid.b\nhid.a:\nbr label %hid.j\n" +
		"hid.b:\nbr label %hid.j\nhid.j:\n" +
		"%hid.u = phi ptr [ %hid.s, %hid.a ], [ %hid.f, %hid.b ]",
		hide:   "store ptr addrspace(1) V, ptr %hid.u",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.u", read: refRead},
	{name: "one of two slots", begin: "%hid.s = alloca ptr addrspace(1)\n" +
		"%hid.t = alloca ptr addrspace(1)\nstore ptr addrspace(1) null, ptr %hid.t\n" +
		"%hid.u = select i1 %hid.c, ptr %hid.s, ptr %hid.t",
		hide:   "store ptr addrspace(1) V, ptr %hid.s",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.u", read: refRead},
	{name: "copied struct", globals: "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
		begin: "%hid.s = alloca { i64, ptr addrspace(1) }\n" +
			"%hid.t = alloca { i64, ptr addrspace(1) }\n" +
			"%hid.f = getelementptr i8, ptr %hid.s, i64 8\n" +
			"%hid.g = getelementptr i8, ptr %hid.t, i64 8",
		hide: "store ptr addrspace(1) V, ptr %hid.f\n" +
			"call void @llvm.memcpy.p0.p0.i64(ptr %hid.t, ptr %hid.s, i64 16, i1 false)",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.g", read: refRead},
	{name: "copied after", globals: "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)",
		begin: "%hid.s = alloca { i64, ptr addrspace(1) }\n" +
			"%hid.t = alloca { i64, ptr addrspace(1) }\n" +
			"%hid.f = getelementptr i8, ptr %hid.s, i64 8\n" +
			"%hid.g = getelementptr i8, ptr %hid.t, i64 8",
		hide: "store ptr addrspace(1) V, ptr %hid.f",
		reveal: "call void @llvm.memmove.p0.p0.i64(ptr %hid.t, ptr %hid.s, i64 16, i1 false)\n" +
			"%p@ = load ptr addrspace(1), ptr %hid.g", read: refRead},
	{name: "argument by value",
		globals: "declare void @hid.take(ptr byval({ i64, ptr addrspace(1) })) " +
			"\"gc-leaf-function\"",
		begin: "%hid.s = alloca { i64, ptr addrspace(1) }\n" +
			"%hid.f = getelementptr i8, ptr %hid.s, i64 8",
		hide: "store ptr addrspace(1) V, ptr %hid.f",
		read: "call void @hid.take(ptr byval({ i64, ptr addrspace(1) }) %hid.s)"},
	{name: "thread-local integer", globals: "@hid.v = thread_local global i64 0",
		hide:   "%a@ = ptrtoint ptr addrspace(1) V to i64\nstore i64 %a@, ptr @hid.v",
		reveal: "%c@ = load i64, ptr @hid.v\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "thread-local by intrinsic", globals: "@hid.v = internal thread_local global i64 0\n" +
		"declare ptr @llvm.threadlocal.address.p0(ptr)",
		begin:  "%hid.s = call ptr @llvm.threadlocal.address.p0(ptr @hid.v)",
		hide:   "%a@ = ptrtoint ptr addrspace(1) V to i64\nstore i64 %a@, ptr %hid.s",
		reveal: "%c@ = load i64, ptr %hid.s\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "global integer", globals: "@hid.v = global { i64, i64 } zeroinitializer",
		hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
			"store i64 %a@, ptr getelementptr ({ i64, i64 }, ptr @hid.v, i32 0, i32 1)",
		reveal: "%g@ = getelementptr i8, ptr @hid.v, i64 8\n%c@ = load i64, ptr %g@\n" +
			"%p@ = inttoptr i64 %c@ to ptr addrspace(1)", read: refRead},
	{name: "global pointer", globals: "@hid.v = internal global ptr null",
		hide:   "%a@ = addrspacecast ptr addrspace(1) V to ptr\nstore ptr %a@, ptr @hid.v",
		reveal: "%p@ = load ptr, ptr @hid.v", read: rawRead},
	{name: "integer exchanged into a slot", begin: "%hid.s = alloca i64",
		hide: "%a@ = ptrtoint ptr addrspace(1) V to i64\n" +
			"%o@ = atomicrmw xchg ptr %hid.s, i64 %a@ seq_cst",
		reveal: "%c@ = load i64, ptr %hid.s\n%p@ = inttoptr i64 %c@ to ptr addrspace(1)",
		read:   refRead},
	{name: "integer in an object", hide: asInt + field + "store i64 %a@, ptr addrspace(1) %f@",
		reveal: "%k@ = getelementptr i8, ptr addrspace(1) V, i64 65536\n" +
			"%r@ = load i64, ptr addrspace(1) %k@" + asRef, read: refRead},
	{name: "compressed in an object", hide: asInt + field + "%s@ = lshr i64 %a@, 3\n" +
		"%t@ = trunc i64 %s@ to i32\nstore i32 %t@, ptr addrspace(1) %f@",
		reveal: "%k@ = getelementptr i8, ptr addrspace(1) V, i64 65536\n" +
			"%w@ = load i32, ptr addrspace(1) %k@\n%z@ = zext i32 %w@ to i64\n" +
			"%r@ = shl i64 %z@, 3" + asRef, read: refRead},
	{name: "passed on as a pointer",
		globals: "declare void @hid.callee(ptr) \"gc-leaf-function\"",
		hide:    "%p@ = addrspacecast ptr addrspace(1) V to ptr",
		read:    "call void @hid.callee(ptr %p@)"},
	{name: "stored into the heap", begin: "%hid.s = alloca ptr addrspace(1)",
		hide:   "store ptr addrspace(1) V, ptr %hid.s",
		reveal: "%p@ = load ptr addrspace(1), ptr %hid.s",
		read:   "store ptr addrspace(1) %p@, ptr addrspace(1) V"},
	{name: "copied from the old address",
		globals: "declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)",
		begin:   "%hid.s = alloca i64",
		hide:    "%a@ = ptrtoint ptr addrspace(1) V to i64",
		reveal:  "%p@ = inttoptr i64 %a@ to ptr addrspace(1)",
		read: "call void @llvm.memcpy.p0.p1.i64(ptr %hid.s, ptr addrspace(1) %p@, i64 8, " +
			"i1 false)"},
}

// own are names that are made unique.
var own = regexp.MustCompile(`(%[a-z0-9]+)@`)

// snippet is text of a kind for a reference, with names of its own.
func snippet(text, ref string, n int) string {
	return own.ReplaceAllString(strings.ReplaceAll(text, "V", ref), fmt.Sprintf("$1.hid%d", n))
}
