package processor_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/isel/processor"
)

// selected returns the code of a call to an intrinsic on the vector v1 and the pointer v2, for a
// processor with the given features, and the errors.
func selected(t *testing.T, declaration, call, attributes string) (code, errors string) {
	t.Helper()
	s := parttest.New(t, "declare "+declaration+"\ndefine void @f(<4 x i32> %x, ptr %p) "+
		attributes+" {\n  "+call+"\n  ret void\n}")
	u := &processor.Unit{Builder: s.Builder}
	return s.Each(ir.Call, func(in *ir.Instr) { u.Intrinsic(in, in.CalledFunc().Name()) })
}

// TestIntrinsic selects one intrinsic of each shape that has separate code.
func TestIntrinsic(t *testing.T) {
	for _, test := range []struct{ declaration, call, want string }{
		{"void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()", "pause"},
		{"void @llvm.x86.sse.ldmxcsr(ptr)", "call void @llvm.x86.sse.ldmxcsr(ptr %p)",
			"ldmxcsr [v2]"},
		{"<4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)",
			"%r = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %x, i32 3)",
			"v3:x128 = pslld tied v1, 3"},
	} {
		code, errors := selected(t, test.declaration, test.call, "")
		if code != test.want || errors != "" {
			t.Errorf("%s: made\n%s\nwant\n%s\n%s", test.call, code, test.want, errors)
		}
	}
}

// TestFeatures selects an intrinsic of SSE4.1 for processors with and without it.
func TestFeatures(t *testing.T) {
	for _, test := range []struct {
		attributes string
		has        bool
	}{
		{``, false},
		{`"target-cpu"="x86-64"`, false},
		{`"target-cpu"="core2"`, false},
		{`"target-cpu"="penryn"`, true},
		{`"target-features"="+sse4.1"`, true},
		{`"target-features"="+avx2"`, true},
		{`"target-features"="+sse3"`, false},
		{`"target-cpu"="skylake" "target-features"="-sse4.1"`, false},
		{`"target-cpu"="skylake" "target-features"="-sse3"`, false},
		{`"target-cpu"="skylake" "target-features"="-avx"`, true},
	} {
		code, errors := selected(t, "i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)",
			"%y = bitcast <4 x i32> %x to <2 x i64>\n  %r = "+
				"call i32 @llvm.x86.sse41.ptestz(<2 x i64> %y, <2 x i64> %y)", test.attributes)
		if has := errors == ""; has != test.has || has != strings.Contains(code, "ptest v") {
			t.Errorf("with %s: %s\n%s", test.attributes, code, errors)
		}
		if !test.has && !strings.HasPrefix(errors, "t.ll:4:3: error: ") {
			t.Errorf("with %s: %s", test.attributes, errors)
		}
	}
}

// TestUnknown selects an unknown intrinsic.
func TestUnknown(t *testing.T) {
	_, errors := selected(t, "void @llvm.x86.sse9.frob()", "call void @llvm.x86.sse9.frob()", "")
	if !strings.HasPrefix(errors, "t.ll:3:3: error: the intrinsic `@llvm.x86.sse9.frob`") {
		t.Error(errors)
	}
}
