package passes_test

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
)

// high is a strategy whose references are the pointers of address space 5.
type high struct{}

func (high) Name() string                { return "high" }
func (high) IsReference(t *ir.Type) bool { return t.AddrSpace == 5 }
func (high) UsesStatepoints() bool       { return true }
func (high) Relocates() bool             { return true }
func (high) PollsPlaced() bool           { return false }

// A program registers its own strategy, and a pass that runs between LLVM's. The code generator is
// given the same registry, in lower.Options.
func Example_own() {
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "in.ll", `
declare void @foo()
define ptr addrspace(5) @f(ptr addrspace(5) %p) gc "high" {
  call void @foo()
  ret ptr addrspace(5) %p
}`)
	if err != nil {
		panic(err)
	}
	calls := pass.Pass{Name: "count-calls", Run: func(_ context.Context, m *ir.Module,
		_ *pass.Options) (*pass.Explanation, error) {
		n := 0
		m.EachInstr(nil, func(in *ir.Instr) {
			if in.Op.IsCall() {
				n++
			}
		})
		fmt.Println(n, "calls")
		return nil, nil
	}}
	pipeline, err := passes.ParsePipeline("count-calls,rewrite-statepoints-for-gc,count-calls",
		calls)
	if err != nil {
		panic(err)
	}
	pipeline.Options.Strategies = gc.NewRegistry()
	pipeline.Options.Strategies.Register(high{})
	if _, err := pipeline.Run(ctx, m); err != nil {
		panic(err)
	}
	statepoint, err := gc.View(m.Func("f").Entry().First())
	if err != nil {
		panic(err)
	}
	relocates, err := gc.RelocatesOf(&statepoint)
	if err != nil {
		panic(err)
	}
	for _, r := range relocates {
		fmt.Printf("%v becomes %%%s\n", printer.Value(r.Derived), r.Call.Name())
	}
	// Output:
	// 1 calls
	// 2 calls
	// ptr addrspace(5) %p becomes %p.relocated
}
