package lower_test

import (
	"context"
	"fmt"

	"statepoint/core/irparse"
	"statepoint/lower"
)

// The computed map says where the roots of llvm.gcroot are in each frame, and where a collector can
// stop.
func Example_roots() {
	ctx := context.Background()
	module, _, err := irparse.ParseString(ctx, "f.ll", `
declare ptr @make()
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %list = alloca ptr
  call void @llvm.gcroot(ptr %list, ptr null)
  %new = call ptr @make()
  store ptr %new, ptr %list
  call ptr @make()
  ret void
}`)
	check(err)
	compiled, err := lower.Compile(ctx, module, lower.Options{})
	check(err)
	for _, f := range compiled.Roots.Functions {
		fmt.Printf("%s has a frame of %d bytes\n", f.Name, f.FrameSize)
		for _, p := range f.Points {
			fmt.Printf("%v at %d:", p.Kind, p.Offset)
			for _, r := range p.Live {
				fmt.Printf(" %%%s at %d", f.Roots[r].Name, f.Roots[r].Offset)
			}
			fmt.Println()
		}
	}
	// Output:
	// f has a frame of 8 bytes
	// post-call at 14: %list at 0
	// post-call at 23: %list at 0
}
