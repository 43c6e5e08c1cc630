package lessons

import "strings"

// wrongBeginners are more answers to lessons of the first two tracks: programs by learners who have
// read the earlier lessons.
var wrongBeginners = []wrongAnswer{
	{"left-behind", []string{"ret i64 %read", "ret i64 %n"},
		"it does not read the number after the"},
	{"left-behind", []string{"solution", "ret i64 %read", "ret i64 %n"},
		"Return the number that was read after the collection."},
	{"left-behind", []string{"solution", "  call void @rt_collect()\n", "",
		"  ret", "  call void @rt_collect()\n  ret"}, "shows nothing: read the number"},
	{"left-behind", []string{"%n) {", "%n) \"statepoint-example\" {"}, "`@keep` has no strategy"},
	{"still-needed", []string{"rt_collect()\n", "rt_collect() \"gc-leaf-function\"\n"},
		"so it must not be a leaf"},
	{"loops-poll", []string{"solution", "rt_safepoint()\n",
		"rt_safepoint() \"gc-leaf-function\"\n"}, "is declared as a leaf"},
	{"by-hand", byTheCall("%object", "%moved", "%object", "0"),
		"The pass has turned your call into a statepoint"},
	{"by-hand", []string{"  %data = " + dataOf, "", "  %number = load i64, " +
		"ptr addrspace(1) %data\n", "", "  %token", "  %data = " + dataOf +
		"  %number = load i64, ptr addrspace(1) %data\n  %token", "  ret",
		relocated + "0, i32 0)\n  ret"}, "but nothing uses it"},
	{"several-pointers", byTheCall("%a, ptr addrspace(1) %b, ptr addrspace(1) %c",
		"%a.moved", "%a", "0", "%b.moved", "%b", "1", "%c.moved", "%c", "2"),
		"The pass has turned your call into a statepoint"},
	{"several-pointers", []string{"  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8\n", "",
		"  %tens = load i64, ptr addrspace(1) %b.data\n", "", "  %token",
		"  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8\n" +
			"  %tens = load i64, ptr addrspace(1) %b.data\n  %token"},
		"before the call is also right"},
	{"stale-use", append(byTheCall("%pair", "%moved", "%pair", "0"), "%moved,", "%pair,"),
		"is handwritten, with its relocate"},
	{"stale-use", []string{"solution", "[ %pair, %entry ], [ %moved, %collect ]",
		"[ %moved, %entry ], [ %pair, %collect ]"}, "is available only after `%collect`"},
	{"stale-use", []string{"  %second.at = getelementptr i8, ptr addrspace(1) %pair, i64 16\n" +
		"  %second = load i64, ptr addrspace(1) %second.at\n", "", "  %empty",
		"  %second.at = getelementptr i8, ptr addrspace(1) %pair, i64 16\n" +
			"  %second = load i64, ptr addrspace(1) %second.at\n  %empty"},
		"before the paths part is also right"},
	{"another-agreement", []string{"solution",
		"  call void @llvm.gcroot(ptr %root, ptr null)\n", ""}, "Nothing says that `%root` is"},
	{"another-agreement", []string{"solution", "  store ptr %object, ptr %root\n", ""},
		"The object must be in the root"},
	{"pairs", []string{"", ""}, "which the collector does not update"},
	{"pairs", []string{"inttoptr i64 %sum to ptr addrspace(1)",
		"getelementptr i8, ptr addrspace(1) %array, i64 %n"}, "What is left is the distance"},
	{"pairs", []string{"inttoptr i64 %sum to ptr addrspace(1)",
		"getelementptr i64, ptr addrspace(1) %array, i64 %offset"}, "What is left is the distance"},
	{"pairs", []string{"solution", "(1) %array, i64 %offset", "(1) %array, i64 %n"},
		"Word 2 is 16 bytes past the start"},
	{"frame", []string{"  ret i64 %sum",
		strings.Replace(frameOfC, "(1) %c,", "(1) %b,", 1) + "  ret i64 %all"}, "added twice"},
}

// byTheCall replaces the statepoint of a solution with a plain call, from which the pass makes the
// statepoint with its list again, and omits the relocates. Each relocate is given by its name, the
// name of what it relocates, and its position.
func byTheCall(list string, relocates ...string) []string {
	edits := []string{"solution", "  %token = call token (i64, i32, ptr, i32, i32, ...) " +
		"@llvm.experimental.gc.statepoint.p0(\n      i64 0, i32 0, ptr elementtype(void ()) " +
		"@rt_collect, i32 0, i32 0, i32 0, i32 0)\n      [ \"gc-live\"(ptr addrspace(1) " + list +
		") ]\n", "  call void @rt_collect()\n"}
	for i := 0; i < len(relocates); i += 3 {
		name, of, at := relocates[i], relocates[i+1], relocates[i+2]
		edits = append(edits, "  "+name+strings.TrimPrefix(relocated, "  %moved")+at+", i32 "+at+
			")\n", "", name+",", of+",")
	}
	return edits
}
