package abi_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestConventionsRefused checks that what no convention's row has a place for is refused by name.
func TestConventionsRefused(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"define win64cc void @f() { ret void }", "the calling convention `win64cc`"},
		{"declare x86_intrcc void @g()\ndefine void @f() { call x86_intrcc void @g() ret void }",
			"2:20: error: the calling convention `x86_intrcc`"},
		{"define x86_regcallcc void @f(...) { ret void }",
			"a variadic function of the convention `x86_regcallcc`"},
		{"define x86_regcallcc void @f([15 x double] %x) { ret void }",
			"a parameter of `x86_regcallcc` beyond its registers"},
		{"define x86_regcallcc [15 x double] @f() { ret [15 x double] zeroinitializer }",
			"a result in `xmm14`"},
		{"define cc 11 void @f() { ret void }",
			"1:19: error: a function of the convention `cc11` in a module whose metadata " +
				"`hipe.literals` does not say what `AMD64_LEAF_WORDS` is"},
		{"define cc 11 void @f(ptr byval(i64) %p) { ret void }",
			"a `byval` parameter of the convention `cc11`"},
		{"define anyregcc void @f() { ret void }",
			"the calling convention `anyregcc` of anything but a patch point"},
		{"define tailcc void @f(...) { ret void }", "a variadic function of the convention `tailcc`"},
		{"declare swifttailcc void @g(...)\ndefine void @f() {\n  call swifttailcc void (...) @g()\n  ret void\n}", "3:3: error: a variadic call of the convention `swifttailcc`"},
		{"define ghccc void @f(ptr byval(i64) %p) { ret void }", "a `byval` parameter of the convention `ghccc`"},
		{"define preserve_nonecc void @f(ptr swiftself %p) { ret void }", "a `swiftself` parameter of the convention `preserve_nonecc`"},
		{"define preserve_nonecc void @f(ptr byval(i64) %p) { ret void }", "a `byval` parameter of the convention `preserve_nonecc`"},
		{"define ghccc void @f(half %p) {\n  store half %p, ptr null\n  ret void\n}", "a parameter of `ghccc` beyond its registers"},
		{"define ghccc void @f(i64 %a, i128 %b, i128 %c, i128 %d, i128 %e, i128 %f) { ret void }", "a parameter of `ghccc` beyond its registers"},
		{"declare ghccc void @g(x86_fp80)\ndefine void @f() {\n  call ghccc void @g(x86_fp80 zeroinitializer)\n  ret void\n}", "an argument of `ghccc` beyond its registers"},
		{
			"declare tailcc void @g([600 x i8])\ndefine tailcc void @f(ptr byval([600 x i8]) %p) " +
				"{\n  musttail call tailcc void @f(ptr byval([600 x i8]) %p)\n  ret void\n}",
			"a `byval` argument of more than 512 bytes in a tail call"},
		{"define tailcc void @f(ptr byval([65536 x i8]) %p) { ret void }",
			"with more than 65,528 bytes of arguments on the stack"},
		{
			"define swiftcc void @f(ptr swiftself %p, ptr %q) {\n  musttail call swiftcc void " +
				"@f(ptr swiftself %q, ptr %p)\n  ret void\n}",
			"a tail call of the convention `swiftcc` that passes another value in a " +
				"callee-saved register"},
		{
			"define preserve_mostcc void @f(i64 %p) {\n  musttail call preserve_mostcc void " +
				"@f(i64 %p)\n  ret void\n}",
			"a tail call from a function of the convention `preserve_mostcc`"},
	} {
		text := strings.ReplaceAll(c.text, " ret void }", "\n  ret void\n}")
		m, _ := lowertest.Parse(t, text)
		_, err := lower.Compile(context.Background(), m, lower.Options{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngives %v, want %q", text, err, c.want)
		}
	}
}
