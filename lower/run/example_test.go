package run_test

import (
	"context"
	"fmt"
	"log"
	"os"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/run"
)

// A program runs in the emulator under a collector that moves every object at every allocation. It
// finds the references through the stack map, as it would in a process.
func Example() {
	ctx := context.Background()
	module, _, err := irparse.ParseString(ctx, "list.ll", `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)
declare void @rt_print(i64)

; The list n, …, 2, 1 of cells: a header, the next cell, a number.
define ptr addrspace(1) @list(i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %k = phi i64 [ 1, %entry ], [ %k.next, %loop ]
  %rest = phi ptr addrspace(1) [ null, %entry ], [ %cell, %loop ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next = getelementptr i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %rest, ptr addrspace(1) %next
  %number = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store i64 %k, ptr addrspace(1) %number
  %k.next = add i64 %k, 1
  %more = icmp ule i64 %k.next, %n
  br i1 %more, label %loop, label %done
done:
  call void @rt_print(i64 %n)
  ret ptr addrspace(1) %cell
}`)
	must(err)
	surface := run.Describe(module, nil) // what is in the text but not in the object: types
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	must(err)
	_, err = pipeline.Run(ctx, module)
	must(err)
	compiled, err := lower.Compile(ctx, module, lower.Options{})
	must(err)
	program, err := run.Load(compiled.Object, run.Options{Collector: "semispace",
		Stress: run.Stress{Every: 1}, Surface: surface, Code: &compiled.Module, Out: os.Stdout})
	must(err)
	arguments, err := program.Arguments("list", []string{"3"})
	must(err)
	must(program.Call(ctx, "list", arguments))
	n := program.Counts()
	fmt.Println("result", program.Result("list"))
	fmt.Printf("%d collections moved %d objects\n", n.Collections, n.Moved)
	// Output:
	// 3
	// result [3, 2, 1]
	// 3 collections moved 3 objects
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
