package lessons

import "strings"

// wrongCompilers are answers to lessons of the track in which the reader is the compiler.
var wrongCompilers = []wrongAnswer{
	{"one-base-of-two", []string{"", ""}, "moves the cursor by the same distance as `%left`"},
	{"one-base-of-two", []string{"  %token", "  %base" + basePhi + "  %token", "%cursor) ]",
		"%cursor, ptr addrspace(1) %base) ]"}, "is the index of `%left` in the list"},
	{"one-base-of-two", []string{"%left, ptr addrspace(1) %cursor)",
		"%right, ptr addrspace(1) %cursor)"}, "The statepoint names `%right` on every path"},
	{"one-base-of-two", []string{"solution", basePhi, " = phi ptr addrspace(1) " +
		"[ %in_left, %take_left ], [ %in_right, %take_right ]\n"},
		"it is itself derived, from `%left`"},
	{"one-base-of-two", []string{"solution", basePhi,
		" = phi ptr addrspace(1) [ %right, %take_left ], [ %left, %take_right ]\n"},
		"are swapped: for `%take_left`"},
	{"one-base-of-two", []string{"solution", basePhi,
		" = phi ptr addrspace(1) [ %left, %take_left ], [ %left, %take_right ]\n"},
		"Which value does `%base` have for `%take_right`"},
	{"one-base-of-two", []string{"solution", "ptr addrspace(1) %cursor.now\n",
		"ptr addrspace(1) %cursor\n"}, "The load must use the result of the relocate"},
	{"one-base-of-two", []string{"solution", "  %token = call token " +
		"(i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(\n" +
		"      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)\n" +
		"      [ \"gc-live\"(ptr addrspace(1) %base, ptr addrspace(1) %cursor) ]\n" +
		"  %cursor.now = call ptr addrspace(1) " +
		"@llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)\n",
		"  call void @rt_collect()\n", "%cursor.now\n", "%cursor\n", "  %base" + basePhi, ""},
		"This is the pass's phi"},
	{"the-base-goes-along", []string{"", ""}, "The base of the element is the array"},
	{"the-base-goes-along", []string{"%element) ]", "%array) ]"}, "your relocate returns `%array`"},
	{"the-base-goes-along", []string{"%element) ]", "%array) ]", "%element.now", "%array.now",
		"  %value", "  %element.now = getelementptr i8, ptr addrspace(1) %array.now, i64 24\n" +
			"  %value"}, "is also right: the address of the element is"},
	{"the-base-goes-along", []string{
		"  %element = getelementptr i8, ptr addrspace(1) %array, i64 24\n", "",
		"%element) ]", "%array) ]", "%element.now", "%array.now", "  %value", "  %element.now = " +
			"getelementptr i8, ptr addrspace(1) %array.now, i64 24\n  %value"},
		"No value `%element`. Your program is also right"},
	{"the-base-goes-along", []string{"%element) ]", "%array, ptr addrspace(1) %element) ]",
		"%token, i32 0, i32 0", "%token, i32 1, i32 0"}, "indices are swapped"},
	{"one-base-of-two", []string{"solution", "%base, ptr addrspace(1) %cursor",
		"%cursor, ptr addrspace(1) %base"}, "name your phi as its base, each by its index"},
	{"one-base-of-two", []string{"solution", "i32 0, i32 1", "i32 0, i32 0"},
		"The relocate must return `%cursor`"},
	{"one-base-of-two", []string{"solution", basePhi,
		strings.Replace(basePhi, "%right, ", "%left, ", 1), "i32 0, i32 1", "i32 1, i32 0"},
		"The relocate must return `%cursor`"},
	{"a-cursor-in-a-loop", []string{"solution", "%cursor = phi ptr addrspace(1) [ %first,",
		"%o = phi i64 [ 8,", "  %word",
		"  %cursor = getelementptr i8, ptr addrspace(1) %array, i64 %o\n  %word",
		"getelementptr i8, ptr addrspace(1) %cursor, i64 8", "add i64 %o, 8"},
		"Your loop carries an index, and `%array` crosses"},
	{"a-cursor-in-a-loop", []string{"solution", "  call void @rt_collect()\n", "",
		"  %fewer", "  call void @rt_collect()\n  %fewer", "%cursor, i64 8", "%cursor, i64 64"},
		"Does the cursor advance by 8 bytes"},
	{"a-cursor-in-a-loop", []string{"", ""}, "for the collector an integer is never an address"},
	{"stores-into-old-objects", []string{"", ""}, "must learn that the box refers to the item"},
	{"stores-into-old-objects", []string{"solution",
		"  store i64 1, ptr addrspace(1) %other.data\n", "  call void @rt_store(ptr " +
			"addrspace(1) %box, ptr addrspace(1) %field, ptr addrspace(1) %item)\n"},
		"One barrier is enough"},
	{"stores-into-old-objects", []string{"solution", "%box, ptr addrspace(1) %field,",
		"%field, ptr addrspace(1) %box,"}, "takes first the object, which is `%box`"},
	{"choosing-a-strategy", []string{"", ""}, "The first of the three rules"},
	{"choosing-a-strategy", []string{"\"shadow-stack\"", "\"statepoint-example\""},
		"the collector updates no roots"},
	{"choosing-a-strategy", []string{"solution", "ptr addrspace(1) @rt_alloc", "ptr @rt_alloc",
		"ptr addrspace(1) @rt_alloc", "ptr @rt_alloc", "ptr addrspace(1) %object",
		"ptr %object", "ptr addrspace(1) %data", "ptr %data", "ptr addrspace(1) %data",
		"ptr %data"}, "for a plain `ptr` to the object"},
	{"a-poll-that-costs-little", []string{"", ""}, "the branch must skip the call"},
	{"a-poll-that-costs-little", []string{"solution", "load volatile i64, ptr @rt_wanted",
		"load i64, ptr @rt_wanted"}, "an optimizer may read the word once"},
	{"a-poll-that-costs-little", []string{"solution", "%on, label %stop", "%stop, label %on"},
		"Which way does your poll branch"},
	{"a-poll-that-costs-little", []string{"  call void @park()\n", ""},
		"Each copy should have one call"},
	{"both-ways-out", []string{"solution", "%object.thrown", "%object.now"},
		"Each relocate needs its own name"},
}

// basePhi is the definition of %base in the solution of its lesson.
const basePhi = " = phi ptr addrspace(1) [ %left, %take_left ], [ %right, %take_right ]\n"
