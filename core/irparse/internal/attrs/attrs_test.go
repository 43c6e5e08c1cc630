package attrs

import "testing"

// TestText writes the texts in parentheses as LLVM does; malformed ones stay.
func TestText(t *testing.T) {
	for _, c := range []struct {
		write      func(string) string
		text, want string
	}{
		{MemoryText, "argmem: read, none", "argmem: read, none"},
		{MemoryText, "none, argmem: readwrite", "argmem: readwrite"},
		{CapturesText, "provenance, address", "address, provenance"},
		{CapturesText, "address, address_is_null", "address"},
		{CapturesText, "none, ret: address", "ret: address"},
		{CapturesText, "ret: address, ret: none", "ret: address, ret: none"},
		{ClassesText, "qnan snan", "nan"},
		{ClassesText, "3", "nan"},
		{ClassesText, "never", "never"},
		{AllocationText, `"zeroed,alloc"`, `"alloc,zeroed"`},
		{AllocationText, `"zeroed,other"`, `"zeroed,other"`},
		{RangeText, "i8 0, 255", "i8 0, -1"},
		{RangeText, "i8 0", "i8 0"},
	} {
		if got := c.write(c.text); got != c.want {
			t.Errorf("%s is written %s, not %s", c.text, got, c.want)
		}
	}
}

// TestValueProblem names what is wrong with a text, and accepts what is right.
func TestValueProblem(t *testing.T) {
	for _, c := range []struct{ name, right, wrong, problem string }{
		{"uwtable", "sync", "now", "the kinds of unwind tables are `sync` and `async`, not `now`"},
		{"memory", "read, argmem: none", "argmem: some",
			"`some` is not an access of memory(…): none, read, write, readwrite"},
		{"allocsize", "0,1", "1,1", "the two numbers of allocsize differ"},
		{"nofpclass", "nan inf", "0",
			"the classes of nofpclass are bits of a number from 1 to 1023, not `0`"},
	} {
		if got := ValueProblem(c.name, c.right); got != "" {
			t.Errorf("%s(%s): %s", c.name, c.right, got)
		}
		if got := ValueProblem(c.name, c.wrong); got != c.problem {
			t.Errorf("%s(%s): %q, not %q", c.name, c.wrong, got, c.problem)
		}
	}
}
