package lessons

// wrongByHand are answers that leave to the pass what a lesson wants written by hand, and other
// answers that differ from their lesson's approach.
var wrongByHand = []wrongAnswer{
	{"the-base-goes-along", append(byTheCall("%element, ptr addrspace(1) %array"), elementRelocated,
		"", "%element.now", "%element"), "and found the base. Here the statepoint is handwritten"},
	{"the-base-goes-along", []string{"solution", elementLoaded, "", "  %token",
		elementLoaded + "  %token", "%element.now\n  %token", "%element\n  %token"},
		"but nothing uses it"},
	{"one-base-of-two", append(byTheCall("%base, ptr addrspace(1) %cursor"), cursorRelocated, "",
		"%cursor.now", "%cursor", "%in_left =", "%left.at =", "%in_right =", "%right.at =",
		"  %cursor = phi ptr addrspace(1) [ %in_left, %take_left ], [ %in_right, %take_right ]\n",
		"  %by = phi i64 [ 8, %take_left ], [ 16, %take_right ]\n", "  call void @rt_collect()\n",
		"  %cursor = getelementptr i8, ptr addrspace(1) %base, i64 %by\n"+
			"  call void @rt_collect()\n"), "The cursor is no phi any more"},
	{"both-ways-out", []string{"solution", "  %token = invoke token (i64, i32, ptr, i32, i32, " +
		"...) @llvm.experimental.gc.statepoint.p0(\n      i64 0, i32 0, ptr elementtype(void " +
		"(ptr addrspace(1))) @may_throw, i32 1, i32 0,\n      ptr addrspace(1) %object, i32 0, " +
		"i32 0) [ \"gc-live\"(ptr addrspace(1) %object) ]\n",
		"  invoke void @may_throw(ptr addrspace(1) %object)\n",
		"  %object.now" + objectRelocated + "%token, i32 0, i32 0)\n", "",
		"  %object.thrown" + objectRelocated + "%pad, i32 0, i32 0)\n", "",
		"%object.now", "%object", "%object.thrown", "%object"}, "your invoke into a statepoint"},
	{"the-longest-wait", []string{"solution", "  ret i64 %total\n",
		"  ret i64 30000\n"}, "should return 70000"},
	{"both-ways-out", []string{"solution", "  %token = invoke", "  %early.at = getelementptr i8, " +
		"ptr addrspace(1) %object, i64 8\n  %early = load i64, ptr addrspace(1) %early.at\n" +
		"  %token = invoke", "  %object.thrown" + objectRelocated + "%pad, i32 0, i32 0)\n", "",
		"  %thrown.data = getelementptr i8, ptr addrspace(1) %object.thrown, i64 8\n", "",
		"  %thrown.number = load i64, ptr addrspace(1) %thrown.data\n", "",
		"%thrown.number", "%early"}, "numbers do not move"},
	{"state-for-an-interpreter", []string{"", ""}, "has no deopt state yet"},
	{"state-for-an-interpreter", []string{"solution", "i32 17", "i32 3"}, "is from the example"},
	{"state-for-an-interpreter", []string{"solution", "(1) %receiver) ]", "(1) %data) ]"},
		"is an address inside the receiver"},
	{"stale-use", []string{"%moved", "%new", "%moved", "%new", "done:\n", "done:\n  %now = phi " +
		"ptr addrspace(1) [ %pair, %entry ], [ %new, %collect ]\n"},
		"from the address that the phi"},
	{"stale-use", []string{"solution", "%moved", "%new", "%moved", "%new", "[ %pair, %entry ]" +
		", [ %moved, %collect ]", "[ %new, %entry ], [ %pair, %collect ]"},
		"The result of the relocate"},
	{"stale-use", []string{"solution", "%now, i64 16", "%now, i64 8"}, "is 16 bytes past it"},
	{"both-ways-out", []string{"solution", "ret i64 %negative", "ret i64 -3"}, "whatever that is"},
	{"both-ways-out", []string{"solution", "ret i64 %number", "ret i64 3"}, "whatever the number"},
	{"both-ways-out", []string{"solution", "catch ptr null", "cleanup"}, "must catch the"},
	{"both-ways-out", []string{"solution", "%object.thrown, i64 8", "%object.thrown, i64 16"},
		"the negative of the number, which is 8 bytes"},
	{"both-ways-out", []string{"solution", "sub i64 0", "add i64 0"}, "the negative of the"},
	{"a-poll-that-costs-little", []string{"solution", "@park()\n",
		"@park() \"gc-leaf-function\"\n"}, "`@park` must not be a leaf"},
	{"a-poll-that-costs-little", []string{"solution", "  call void @park()\n", "", "volatile ", ""},
		"Each copy should have one call"},
	{"choosing-a-strategy", []string{"solution", "_collect()\n",
		"_collect() \"gc-leaf-function\"\n"}, "so it must not be a leaf"},
	{"stores-into-old-objects", []string{"solution", "%field, ptr addrspace(1) %item",
		"%field, ptr addrspace(1) %data"}, "the address of the start of an object"},
	{"direct", []string{"solution", "  call", "  %value = load i64, ptr %variable\n  call",
		"ptr %variable) ]", "ptr %variable, i64 %value) ]"}, "should have one deopt value"},
}

const (
	elementLoaded    = "  %value = load i64, ptr addrspace(1) %element.now\n"
	elementRelocated = "  %element.now" + objectRelocated + "%token, i32 1, i32 0)\n"
	cursorRelocated  = "  %cursor.now" + objectRelocated + "%token, i32 0, i32 1)\n"
	objectRelocated  = " = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token "
)
