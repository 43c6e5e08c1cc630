package build_test

import (
	"context"
	"fmt"

	"statepoint/core/build"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
)

// A front end builds the length of a list, lets the passes place the safepoint of its call, and
// prints what came of it.
func Example() {
	b := build.New("list")
	ref := b.Reference()
	poll := b.Declare("rt_safepoint", b.Void)
	f := b.Function("length", b.I64, build.Param{Name: "list", Type: ref})
	f.SetStrategy("statepoint-example")
	entry, loop, done := f.Block("entry"), f.Block("loop"), f.Block("done")
	f.Goto(loop)

	f.At(loop)
	cell, n := f.Phi("cell", ref), f.Phi("n", b.I64)
	f.Call("", poll)
	next := f.Load("next", ref, f.Field("field", cell, 8))
	n1 := f.Binary("n1", ir.Add, n, f.Int(b.I64, 1))
	more := f.Compare("more", ir.NE, next, f.Null(ref))
	f.If(more, loop, done)
	cell.AddIncoming(f.Param(0), entry)
	cell.AddIncoming(next, loop)
	n.AddIncoming(f.Int(b.I64, 0), entry)
	n.AddIncoming(n1, loop)

	f.At(done)
	f.Return(n1)

	m, err := b.Module()
	if err != nil {
		fmt.Println(err)
		return
	}
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := pipeline.Run(context.Background(), m); err != nil {
		fmt.Println(err)
		return
	}
	for in := loop.First(); in != nil; in = in.Next() {
		fmt.Printf("%.72s\n", printer.Instr(in))
	}
	// Output:
	// %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %loop ]
	// %n = phi i64 [ 0, %entry ], [ %n1, %loop ]
	// %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.expe
	// %cell.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.rel
	// %field = getelementptr i8, ptr addrspace(1) %cell.relocated, i64 8
	// %next = load ptr addrspace(1), ptr addrspace(1) %field, align 8
	// %n1 = add i64 %n, 1
	// %more = icmp ne ptr addrspace(1) %next, null
	// br i1 %more, label %loop, label %done
}
