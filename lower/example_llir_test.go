//go:build !quick

package lower_test

import (
	"context"
	"fmt"
	"log"

	llvmir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"statepoint/core/llir"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/stackmap"
)

// A function that keeps a pointer to an object, and a pointer into it, while it calls another one:
// built with llir, made ready for a collector, compiled, and its stack map read back.
func Example_llir() {
	object := types.NewPointer(types.I8)
	object.AddrSpace = 1 // references, to the strategy statepoint-example

	m := llvmir.NewModule()
	allocate := m.NewFunc("allocate", types.Void)
	f := m.NewFunc("f", types.I8, llvmir.NewParam("obj", object), llvmir.NewParam("i", types.I64))
	f.GC = "statepoint-example"
	entry := f.NewBlock("entry")
	field := entry.NewGetElementPtr(types.I8, f.Params[0], f.Params[1])
	field.SetName("field")
	entry.NewCall(allocate) // may move the object
	entry.NewRet(entry.NewLoad(types.I8, field))

	module, err := llir.FromLLIR(context.Background(), m)
	if err != nil {
		log.Fatal(err)
	}
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		log.Fatal(err)
	}
	pipeline.Options.RematThreshold = 0 // relocate field, although it could be computed again
	if _, err := pipeline.Run(context.Background(), module); err != nil {
		log.Fatal(err)
	}
	compiled, err := lower.Compile(context.Background(), module, lower.Options{})
	if err != nil {
		log.Fatal(err)
	}

	maps, err := stackmap.Decode(compiled.StackMap.Bytes, stackmap.DecodeOptions{})
	if err != nil {
		log.Fatal(err)
	}
	for _, records := range maps {
		records.Each(func(_, record int) {
			r := &records.Records[record]
			sp, err := r.Statepoint()
			if err != nil {
				log.Fatal(err)
			}
			fmt.Printf("%d bytes into f, the call to allocate returns; to update:\n", r.Offset)
			for i := range sp.Pairs() {
				fmt.Printf("  base %v, derived %v\n", sp.GC[2*i], sp.GC[2*i+1])
			}
		})
	}
	// Output:
	// 21 bytes into f, the call to allocate returns; to update:
	//   base [rsp+0], derived [rsp+0]
	//   base [rsp+0], derived [rsp+8]
}
