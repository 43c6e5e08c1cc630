package check_test

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
)

// The report names a table that is not a stack map, since nothing in it is checked.
func TestOtherTables(t *testing.T) {
	const module = `declare void @llvm.gcroot(ptr, ptr)
declare ptr @g(ptr)
define void @f(ptr %p) gc "STRATEGY" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  %x = call ptr @g(ptr %p)
  ret void
}
`
	for strategy, section := range map[string]string{"ocaml": ".data", "erlang": ".note.gc"} {
		obj := oracle.Object(t, oracle.Opaque,
			[]byte(strings.ReplaceAll(module, "STRATEGY", strategy)))
		images, err := image.Open("a.o", obj)
		if err != nil {
			t.Fatal(err)
		}
		want := "the table of roots in section " + section + ", format " + strategy
		r := check.Check(images[0])
		if len(r.Skipped) != 1 || !strings.Contains(r.Skipped[0], want) {
			t.Errorf("%s: %q", strategy, r.Skipped)
		}
	}
}
