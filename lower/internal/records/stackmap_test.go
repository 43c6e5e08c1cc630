package records_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

const documentsExample = `define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  call void ()* @foo()
  ret i8 addrspace(1)* %obj
}
declare void @foo()
`

// TestDocumentsExample compiles the first example of Statepoints.rst as printed there, after
// rewriting by LLVM.
func TestDocumentsExample(t *testing.T) {
	text := strings.Replace(documentsExample, "call void ()* @foo()", "call void @foo()", 1)
	ir := oracle.RewriteStatepoints(t, oracle.Typed, []byte(text))
	res := lowertest.Compile(t, string(ir), lower.Options{Detail: true})
	var got []string
	for _, row := range res.Rows(0) {
		if row.Kind == lower.RowInst {
			got = append(got, row.Text)
		}
	}
	want := []string{"pushq %rax", "movq %rdi, (%rsp)", "callq foo", "movq (%rsp), %rax",
		"popq %rcx", "retq"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got %q, want %q", got, want)
	}
	theirs := oracle.StackMap(t, oracle.Object(t, oracle.Typed, ir))
	if !bytes.Equal(res.StackMap.Bytes, theirs) {
		t.Errorf("stack map\n% x\nllc's\n% x", res.StackMap.Bytes, theirs)
	}
	if len(theirs) != 128 {
		t.Errorf("llc's stack map has %d bytes", len(theirs))
	}
}

// TestStackMapsMeanWhatLLVMs compares the records of random modules with llc's, of both releases:
// ids, conventions, flags, deopt values with their kinds and sizes, the number of distinct pairs,
// constants among the pairs, allocas, and the sizes of patch bytes.
func TestStackMapsMeanWhatLLVMs(t *testing.T) {
	for _, release := range [...]int{oracle.Typed, oracle.Opaque} {
		for seed := int64(1); seed <= 12; seed++ {
			t.Run(fmt.Sprintf("llvm%d/seed%d", release, seed), func(t *testing.T) {
				ir := oracle.RewriteStatepoints(t, release,
					[]byte(lowertest.RandomStatepoints(seed, release == oracle.Typed)))
				res := lowertest.Compile(t, string(ir), lower.Options{})
				want := lowertest.Summary(t, oracle.StackMap(t, oracle.Object(t, release, ir)))
				got := lowertest.Summary(t, res.StackMap.Bytes)
				lowertest.SameRecords(t, got, want)
			})
		}
	}
}

// TestUnsupportedIsNamed compiles unsupported constructs: the diagnostic must name each one at its
// position, in every function.
func TestUnsupportedIsNamed(t *testing.T) {
	text := `define void @a(i20000 %x) {
  %y = add i20000 %x, %x
  store i20000 %y, ptr null
  ret void
}
define void @b() {
  call void asm sideeffect "fsin", ""()
  ret void
}
define ptr @c(ptr %p, <2 x i32> %at) {
  %r = call ptr @llvm.load.relative.v2i32(ptr %p, <2 x i32> %at)
  ret ptr %r
}
declare ptr @llvm.load.relative.v2i32(ptr, <2 x i32>)
`
	src := source.NewText("t.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = lower.Compile(context.Background(), m, lower.Options{})
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{"i20000", "t.ll:7:", "inline assembly", "fsin", "t.ll:11:",
		"load.relative"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error does not mention %q:\n%v", want, err)
		}
	}
}
