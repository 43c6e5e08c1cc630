package source

import "testing"

func TestAn(t *testing.T) {
	for word, want := range map[string]string{
		"`getelementptr`": "a `getelementptr`", "`extractvalue`": "an `extractvalue`", "i32": "an i32", "float": "a float", "fp128": "an fp128",
		"`udiv`": "a `udiv`", "`unreachable`": "an `unreachable`", "`fadd`": "an `fadd`", "`fence`": "a `fence`", "`store`": "a `store`", "`icmp`": "an `icmp`",
		"`inalloca`": "an `inalloca`", "<4 x i32>": "a <4 x i32>", "x86_fp80": "an x86_fp80", "`xor`": "an `xor`", "`sext`": "an `sext`", "`select`": "a `select`", "": "a ",
	} {
		if got := An(word); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
