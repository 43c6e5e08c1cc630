package ir

import "testing"

func TestParseDialect(t *testing.T) {
	for version, want := range map[string]Dialect{
		"3.6": LLVM36, "3.6.2": LLVM36, "3.7": LLVM37, "3.8": LLVM38, "3.9.1": LLVM38,
		"4.0": LLVM38, "10": LLVM38,
		"11": LLVM11, "14.0.6": LLVM11, "15": LLVM15, "22": LLVM15,
	} {
		if got, err := ParseDialect(version); err != nil || got != want {
			t.Errorf("%s: %v, %v", version, got, err)
		}
	}
	for _, version := range []string{"", "3.5", "3.10", "2.8", "x", "15.", "-1", "1.2.3.4",
		"llvm", "23", "99"} {
		if got, err := ParseDialect(version); err == nil {
			t.Errorf("%q is %v", version, got)
		}
	}
	for i, name := range DialectNames {
		if d, err := ParseDialect(name); err != nil || d != LLVM36+Dialect(i) {
			t.Errorf("%s: %v, %v", name, d, err)
		}
	}
}
