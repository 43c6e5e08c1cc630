package llir_test

import (
	"context"
	"errors"
	"testing"

	llvmir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/llir"
	"statepoint/core/verify"
)

// build makes, with llir, a function that loops and calls with a live pointer.
func build() *llvmir.Module {
	m := llvmir.NewModule()
	obj := types.NewPointer(types.I8)
	obj.AddrSpace = 1
	foo := m.NewFunc("foo", types.Void)
	p, n := llvmir.NewParam("p", obj), llvmir.NewParam("n", types.I32)
	f := m.NewFunc("f", obj, p, n)
	f.GC = "statepoint-example"
	entry, loop, exit := f.NewBlock("entry"), f.NewBlock("loop"), f.NewBlock("exit")
	entry.NewBr(loop)
	i := loop.NewPhi(llvmir.NewIncoming(constant.NewInt(types.I32, 0), entry))
	loop.NewCall(foo)
	next := loop.NewAdd(i, constant.NewInt(types.I32, 1))
	i.Incs = append(i.Incs, llvmir.NewIncoming(next, loop))
	loop.NewCondBr(loop.NewICmp(enum.IPredSLT, next, n), loop, exit)
	exit.NewRet(p)
	return m
}

func TestFromLLIR(t *testing.T) {
	m, err := llir.FromLLIR(context.Background(), build())
	if err != nil {
		t.Fatal(err)
	}
	const want = `declare void @foo()

define i8 addrspace(1)* @f(i8 addrspace(1)* %p, i32 %n) gc "statepoint-example" {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %0 = phi i32 [ 0, %entry ], [ %1, %loop ]
  call void @foo()
  %1 = add i32 %0, 1
  %2 = icmp slt i32 %1, %n
  br i1 %2, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i8 addrspace(1)* %p
}
`
	if got := printer.Module(m); got != want {
		t.Errorf("got\n%s", got)
	}
	if ps, err := verify.Module(context.Background(), m, nil); err != nil || len(ps) > 0 {
		t.Errorf("%v", ps[0].String())
	}
}

func TestThereAndBack(t *testing.T) {
	m, err := llir.FromLLIR(context.Background(), build())
	if err != nil {
		t.Fatal(err)
	}
	back, err := llir.ToLLIR(m)
	if err != nil {
		t.Fatal(err)
	}
	again, err := llir.FromLLIR(context.Background(), back)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := printer.Module(m), printer.Module(again); a != b {
		t.Errorf("there and back\n%s\nis not\n%s", b, a)
	}
}

func TestWhatLLIRCannotHold(t *testing.T) {
	m, _, err := irparse.ParseString(context.Background(), "t.ll",
		"define ptr @f(ptr %p) {\n  ret ptr %p\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := llir.ToLLIR(m); !errors.Is(err, llir.ErrOpaquePointers) {
		t.Errorf("got %v", err)
	}
	broken := llvmir.NewModule()
	broken.NewFunc("f", types.Void).NewBlock("entry") // no terminator
	if _, err := llir.FromLLIR(context.Background(), broken); err == nil {
		t.Error("a module without terminators has no error")
	}
}
