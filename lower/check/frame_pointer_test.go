package check_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
)

// manyLive compiles a function with n references across a call.
func manyLive(t *testing.T, n int, flags ...string) *check.Report {
	t.Helper()
	var args, uses strings.Builder
	for i := range n {
		fmt.Fprintf(&args, ", ptr addrspace(1) %%a%d", i)
		fmt.Fprintf(&uses, "  call void @use(ptr addrspace(1) %%a%d)\n", i)
	}
	text := "declare void @foo()\ndeclare void @use(ptr addrspace(1))\n" +
		"define void @f(" + args.String()[2:] + ") gc \"statepoint-example\" {\n" +
		"  call void @foo()\n" + uses.String() + "  ret void\n}\n"
	rewritten := oracle.Run(t, oracle.Opaque, []byte(text), "opt", "-S",
		"-passes=rewrite-statepoints-for-gc")
	return open(t, "f", oracle.Run(t, oracle.Opaque, rewritten, "llc",
		append([]string{"-O2", "-filetype=obj"}, flags...)...))
}

// TestLargeFrameWithAFramePointer checks code whose slots are more than 128 bytes below RBP: the
// displacement then has 32 bits.
func TestLargeFrameWithAFramePointer(t *testing.T) {
	r := manyLive(t, 20, "-mtriple=x86_64-linux-gnu", "-frame-pointer=all")
	if len(r.Findings) > 0 {
		t.Errorf("%+v", r.Findings)
	}
}

// TestFramePointerAsRegister checks AArch64 code that keeps a reference in x29, which calls keep
// like x19 to x28.
func TestFramePointerAsRegister(t *testing.T) {
	r := manyLive(t, 11, "-mtriple=aarch64-linux-gnu", "-fixup-allow-gcptr-in-csr",
		"-max-registers-for-gc-values=11")
	if len(r.Findings) > 0 {
		t.Errorf("%+v", r.Findings)
	}
}
