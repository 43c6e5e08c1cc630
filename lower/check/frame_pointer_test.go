package check_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestLargeFrameWithAFramePointer checks code whose slots are more than 128 bytes below RBP: the
// displacement then has 32 bits.
func TestLargeFrameWithAFramePointer(t *testing.T) {
	var args, uses strings.Builder
	for i := range 20 {
		fmt.Fprintf(&args, ", ptr addrspace(1) %%a%d", i)
		fmt.Fprintf(&uses, "  call void @use(ptr addrspace(1) %%a%d)\n", i)
	}
	text := "declare void @foo()\ndeclare void @use(ptr addrspace(1))\n" +
		"define void @f(" + args.String()[2:] + ") gc \"statepoint-example\" {\n" +
		"  call void @foo()\n" + uses.String() + "  ret void\n}\n"
	rewritten := oracle.Run(t, oracle.Opaque, []byte(text), "opt", "-S",
		"-passes=rewrite-statepoints-for-gc")
	r := open(t, "f", oracle.Run(t, oracle.Opaque, rewritten, "llc", "-O2", "-filetype=obj",
		"-mtriple=x86_64-linux-gnu", "-frame-pointer=all"))
	if len(r.Findings) > 0 {
		t.Errorf("%+v", r.Findings)
	}
}
