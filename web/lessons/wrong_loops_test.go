package lessons

// wrongLoops are answers to the lesson on phis.
var wrongLoops = []wrongAnswer{
	{"phis-of-a-loop", []string{"", ""}, "Each cell's number is still printed once."},
	{"phis-of-a-loop", []string{"solution", "%next, %after ]", "%next, %step ]"},
		"its value must be known at the end of that block"},
	{"phis-of-a-loop", []string{"solution", "[ %sum, %after ]", "[ %total, %step ]"},
		"A phi needs one entry for each block that branches to its own"},
	{"phis-of-a-loop", []string{"solution", "[ %sum, %after ]", "[ %one, %after ]",
		"  %next.at", "  %one = add i64 %total, 1\n  %next.at"}, "They are counted once per cell"},
	{"phis-of-a-loop", []string{"solution", "i64 %k.next)", "i64 %k)"},
		"The first number to print is 1, not 0."},
	{"phis-of-a-loop", []string{"solution", "[ %k.next, %print ]", "[ %k, %print ]"},
		"not the same number again"},
	{"phis-of-a-loop", []string{"solution", "  %more = icmp slt i64 %k, %number\n  br i1 %more, " +
		"label %print, label %after", "  br label %print",
		"  br label %inner\n\nafter", "  %more = icmp slt i64 %k.next, %number\n  br i1 %more, " +
			"label %inner, label %after\n\nafter", "[ %sum, %after ]", "[ %sum.next, %after ]"},
		"So the inner loop must compare before it prints."},
}

// wrongCases are answers to challenges.
var wrongCases = []wrongAnswer{
	{"the-refund", []string{"", ""}, "The two are still exchanged."},
	{"the-release-build", []string{"", ""}, "No strategy, so no statepoint and no record."},
	{"the-cursor", []string{"solution", "i32 0, i32 1)", "i32 1, i32 1)"},
		"The base of the pair must be the start of an object."},
	{"the-old-box", []string{"", ""}, "must learn that the old box refers to a young object"},
	{"the-buffer", []string{"", ""}, "The frame should have a fixed size"},
	{"the-logger", []string{"(i64 %n) \"gc-leaf-function\" gc \"statepoint-example\"", "(i64 %n)"},
		"`@log` keeps its strategy"},
	{"the-logger", []string{"solution", "@flush() gc \"statepoint-example\"", "@flush()"},
		"`@flush` keeps its strategy"},
	{"the-logger", []string{"", ""}, "must have a record while `@log` runs"},
	{"the-cache", []string{"", ""}, "it is in no frame"},
	{"the-cache", []string{"solution", "global i64 0", "global ptr addrspace(1) null",
		"  %bits = ptrtoint ptr addrspace(1) %entry to i64\n  store i64 %bits",
		"  store ptr addrspace(1) %entry", "%cached.bits = load i64", "%cached = load " +
			"ptr addrspace(1)", "  %cached = inttoptr i64 %cached.bits to ptr addrspace(1)\n", ""},
		"passes"},
	{"the-two-loads", []string{"", ""}, "an address from before the call"},
	{"the-two-loads", []string{"i64 %x, %y", "i64 %x, %x"}, "keep both names and both loads"},
	{"the-two-loads", []string{"addrspace(1) %copy\n", "addrspace(1) %at\n"}, "passes"},
	{"the-two-loads", []string{"  %y = load i64, ptr addrspace(1) %copy\n", "", "  %token",
		"  %y = load i64, ptr addrspace(1) %copy\n  %token"}, "passes"},
	{"the-buffer", []string{"alloca i64, i64 %n", "alloca [15 x i64]"}, "room for 16 numbers"},
	{"the-buffer", []string{"alloca i64, i64 %n", "alloca [128 x i8], align 8"}, "passes"},
	{"the-old-box", []string{"solution", "%second, ptr addrspace(1) %right)",
		"%second, ptr addrspace(1) %left)"}, "the sum of both numbers"},
	{"a-poll-that-costs-little", []string{"solution", "call void @park()",
		"call void @rt_collect()"}, "Your poll calls another function."},
	{"pairs", []string{"ptr addrspace(1) %inside, ptr addrspace(1) %first",
		"ptr addrspace(1) %first, ptr addrspace(1) %first"}, "returns the first word now"},
	{"two-numbers-swapped", []string{"i32 1, i32 0", "i32 0, i32 1"},
		"A base must be the start of an object."},
	{"the-logger", []string{"solution", "ret i64 %x", "ret i64 %n"}, "and nothing else"},
	{"stores-into-old-objects", []string{"solution", " \"gc-leaf-function\"", ""},
		"keeps the promise of a leaf"},
	{"shared-slot", []string{"  call void @rt_safepoint()\n", ""}, "so the call must stay"},
}
