package lessons

// wrongLoops are answers to the lesson on phis.
var wrongLoops = []wrongAnswer{
	{"phis-of-a-loop", []string{"", ""}, "Each cell's number is still printed once."},
	{"phis-of-a-loop", []string{"solution", "%next, %after ]", "%next, %step ]"},
		"its value must be known at the end of that block"},
	{"phis-of-a-loop", []string{"solution", "[ %sum, %after ]", "[ %total, %step ]"},
		"A phi needs one entry for each block that branches to its own"},
	{"phis-of-a-loop", []string{"solution", "[ %sum, %after ]", "[ %one, %after ]",
		"  %next.at", "  %one = add i64 %total, 1\n  %next.at"}, "They are counted once a cell"},
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
