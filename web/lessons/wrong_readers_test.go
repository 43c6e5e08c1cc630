package lessons

// wrongReaders are answers to lessons of the track in which the reader reads frames and records,
// from the fifth on.
var wrongReaders = []wrongAnswer{
	{"smaller", []string{"", ""}, "Exactly one pointer should be live across the call"},
	{"shared-slot", []string{"", ""}, "if nothing needs `%a` after the second call"},
	{"shared-slot", []string{"  %x" + loadOfA, "", "  call void @rt_safepoint()\n",
		"  %x" + loadOfA + "  call void @rt_safepoint()\n"},
		"if nothing needs `%a` after the second call"},
	{"deopt", []string{"", ""}, "Deopt values in `@compiled`: 0, and there should be 3."},
	{"direct", []string{"", ""}, "Indirect leads to a copy of the number"},
	{"direct", []string{"i64 %value", "ptr %variable", "%now, 1", "%value, 1"},
		"what a debugger writes to the variable is lost"},
}

// loadOfA reads the number in %a.
const loadOfA = " = load i64, ptr addrspace(1) %a.data\n"
