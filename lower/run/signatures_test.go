package run

import (
	"strings"
	"testing"

	"statepoint/core/irparse"
)

// unsigned are the functions whose types are not checked: personality routines, which only landing
// pads name, and those that C compilers for different targets declare differently.
const unsigned = "rt_personality __gxx_personality_v0 __gcc_personality_v0 " +
	"__divti3 __modti3 __udivti3 __umodti3 div ldiv lldiv imaxdiv"

// TestEveryFunctionHasASignature checks that the table names all functions, each once.
func TestEveryFunctionHasASignature(t *testing.T) {
	unchecked := strings.Fields(unsigned)
	for name := range library() {
		found := false
		for _, n := range unchecked {
			found = found || n == name
		}
		if found == (signatures()[name] != "") {
			t.Errorf("@%s: signature %q, unchecked %v", name, signatures()[name], found)
		}
	}
	seen := map[string]bool{}
	for i := 1; i < len(signatureTable); i += 2 {
		for name := range strings.FieldsSeq(signatureTable[i]) {
			if seen[name] {
				t.Errorf("@%s is in the table twice", name)
			}
			if seen[name] = true; library()[name] == nil && !strings.HasPrefix(name, "gc_") {
				t.Errorf("@%s is no function of the emulator", name)
			}
		}
	}
}

// TestMisdeclared declares and calls functions with too few, too many and other arguments.
func TestMisdeclared(t *testing.T) {
	const call = "define void @main() {\n  "
	for _, c := range []struct{ text, want string }{
		{"declare ptr addrspace(1) @rt_alloc(i64)\n" + call +
			"%o = call ptr addrspace(1) @rt_alloc(i64 1)",
			"@rt_alloc is declared at 1:26 as `ptr addrspace(1) (i64)`, but the emulator's " +
				"function is `ptr (i64, i64)`: argument 2 is missing: it is whatever its " +
				"register holds"},
		{"declare ptr addrspace(1) @rt_alloc(i64, i64, i64)\n" + call +
			"%o = call ptr addrspace(1) @rt_alloc(i64 1, i64 2, i64 3)", "argument 3 is ignored"},
		{"declare ptr addrspace(1) @rt_alloc(i32, i64)\n" + call +
			"%o = call ptr addrspace(1) @rt_alloc(i32 1, i64 2)", "argument 1 is i32, not i64"},
		{"declare i64 @rt_new(i64, i64)\n" + call + "%o = call i64 @rt_new(i64 1, i64 2)",
			"the result is ptr, not i64"},
		{"declare void @rt_print(double)\n" + call + "call void @rt_print(double 1.0)",
			"argument 1 is double, not i64"},
		{"declare float @sqrt(float)\n" + call + "%r = call float @sqrt(float 1.0)",
			"argument 1 is float, not double"},
		{"declare void @rt_print(i64)\n" + call + "call void @rt_print(i32 1)",
			"@rt_print is declared at 1:14 and called at 3:3 as `void (i32)`"},
		{"declare i32 @puts(...)\n" + call + "%r = call i32 (...) @puts(i32 1)",
			"argument 1 is i32, not ptr"},
		{"declare i32 @printf(ptr, ...)\n" + call +
			"%r = call i32 (ptr, ...) @printf(ptr null, i32 1)", ""},
		{"declare i32 @printf(...)\n" + call + "%r = call i32 (...) @printf(ptr null)", ""},
		{"declare void @rt_print(i32)\n" + call, ""}, // nothing uses it
		{"define void @rt_print(i32 %n) {\n  ret void\n}\n" + call +
			"call void @rt_print(i32 1)", ""},
		{"declare void @rt_safepoint(i64)\n" +
			"declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n" +
			"define void @main() gc \"statepoint-example\" {\n" +
			"%t = call token (i64, i32, ptr, i32, i32, ...) " +
			"@llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void (i64)) " +
			"@rt_safepoint, i32 1, i32 0, i64 1, i32 0, i32 0)", "argument 1 is ignored"},
	} {
		m, _, err := irparse.ParseString(t.Context(), "f.ll", c.text+"\n  ret void\n}\n")
		if err != nil {
			t.Fatalf("%v\n%s", err, c.text)
		}
		got := strings.Join(Describe(m, nil).Misdeclared, "\n")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%q, want %q\n%s", got, c.want, c.text)
		}
	}
}
