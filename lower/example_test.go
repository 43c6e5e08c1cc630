package lower_test

import (
	"bytes"
	"context"
	"fmt"
	"log"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
)

// From text to an object file with a stack map: read a module, make its call a statepoint, and
// Compile it.
func Example() {
	ctx := context.Background()
	module, _, err := irparse.ParseString(ctx, "f.ll", `
declare void @allocate()
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @allocate() ; may move the object
  ret ptr addrspace(1) %obj
}`)
	check(err)
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	check(err)
	found, err := pipeline.Run(ctx, module)
	fmt.Print(found.Text(module.Text)) // nothing: the pass relocates %obj
	check(err)
	compiled, err := lower.Compile(ctx, module, lower.Options{})
	check(err)
	var file bytes.Buffer
	_, err = compiled.Object.WriteTo(&file)
	check(err)
	fmt.Printf("%s file, %d record\n", file.Bytes()[1:4], len(compiled.Map.Records))
	statepoint, err := compiled.Map.Records[0].Statepoint()
	check(err)
	fmt.Println("the collector updates", statepoint.GC[1])
	// Output:
	// ELF file, 1 record
	// the collector updates [rsp+0]
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
