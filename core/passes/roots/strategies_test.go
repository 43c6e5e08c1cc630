package roots_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
)

// rewriter is a strategy that lowers modules and functions itself: it counts its functions in a
// variable of the module, replaces the writes in a function by calls, and drops roots without
// metadata.
type rewriter struct {
	gc.Roots
	seen *[]string
	fail error
}

func (r rewriter) LowerModule(b *gc.Builder) error {
	*r.seen = append(*r.seen, "module")
	b.Variable("entered", b.Module().Types.I64)
	return nil
}

func (r rewriter) LowerFunction(b *gc.Builder, f *ir.Func) error {
	found := 0
	for _, block := range f.Blocks {
		for in := block.First(); in != nil; {
			next := in.Next()
			if w, ok := gc.WriteOf(in); ok {
				found++
				b.Before(in)
				_, err := b.Call("my_write", b.Module().Types.Void, w.Object, w.Value)
				if err != nil {
					return err
				}
				in.Erase()
			} else if _, ok := gc.ReadOf(in); ok {
				found++
			} else if root, ok := gc.RootOf(in); ok {
				found++
				if c, null := root.Metadata.(*ir.Const); null && c.IsZeroValue() {
					in.Erase()
				}
			}
			in = next
		}
	}
	*r.seen = append(*r.seen, fmt.Sprint(f.Name(), " with ", found))
	b.Before(f.Entry().Last())
	entered := b.Variable("entered", b.Module().Types.I64)
	b.Store(b.Binary(ir.Add, b.Load(b.Module().Types.I64, entered), b.Int(64, 1)), entered)
	return r.fail
}

const ofARewriter = `declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
@kind = constant i8 1
define ptr @one(ptr %a, ptr %b) gc "rewriter" {
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr @kind)
  call void @llvm.gcroot(ptr %s, ptr null)
  call void @llvm.gcwrite(ptr %a, ptr %b, ptr %b)
  %v = call ptr @llvm.gcread(ptr %b, ptr %b)
  ret ptr %v
}
define void @other(ptr %a, ptr %b) gc "erlang" {
  call void @llvm.gcwrite(ptr %a, ptr %b, ptr %b)
  ret void
}
define void @two() gc "rewriter" {
  ret void
}
`

// TestLoweringOfModulesAndFunctions has a strategy lower its module once and each of its functions
// in their original form; the rest is lowered by default, and a second run changes nothing.
func TestLoweringOfModulesAndFunctions(t *testing.T) {
	var seen []string
	run := func(m *ir.Module, fail error) error {
		p, err := passes.ParsePipeline("gc-lowering,verify")
		if err != nil {
			t.Fatal(err)
		}
		p.Options.Strategies = gc.NewRegistry()
		p.Options.Strategies.Register(rewriter{gc.Roots{StrategyName: "rewriter"}, &seen, fail})
		_, err = p.Run(context.Background(), m)
		return err
	}
	m, _, err := irparse.ParseString(context.Background(), "in.ll", ofARewriter)
	if err != nil {
		t.Fatal(err)
	}
	if err := run(m, nil); err != nil {
		t.Fatal(err)
	}
	const order = "module, one with 4, two with 0"
	if got := strings.Join(seen, ", "); got != order {
		t.Errorf("the strategy saw %s, want %s", got, order)
	}
	const want = `define ptr @one(ptr %a, ptr %b) #3 gc "rewriter" {
  %r = alloca ptr, align 8
  store ptr null, ptr %r, align 8
  %s = alloca ptr, align 8
  store ptr null, ptr %s, align 8
  call void @llvm.gcroot(ptr %r, ptr @kind)
  call void @my_write(ptr %b, ptr %a) #4
  %v = load ptr, ptr %b, align 8
  %1 = load i64, ptr @entered, align 4
  %2 = add i64 %1, 1
  store i64 %2, ptr @entered, align 4
  ret ptr %v
}

define void @other(ptr %a, ptr %b) gc "erlang" {
  store ptr %a, ptr %b, align 8
  ret void
}

define void @two() #3 gc "rewriter" {
  %1 = load i64, ptr @entered, align 4
  %2 = add i64 %1, 1
  store i64 %2, ptr @entered, align 4
  ret void
}
`
	once := printer.Module(m)
	if !strings.Contains(once, want) || !strings.Contains(once, "@entered = external global i64") {
		t.Errorf("the module is\n%s\nwant\n%s", once, want)
	}
	if err := run(m, nil); err != nil {
		t.Fatal(err)
	}
	if again := printer.Module(m); again != once {
		t.Errorf("the second run makes\n%s", again)
	}

	m, _, err = irparse.ParseString(context.Background(), "in.ll", ofARewriter)
	if err != nil {
		t.Fatal(err)
	}
	err = run(m, errors.New("no room for it"))
	if err == nil || !strings.Contains(err.Error(),
		"the strategy `rewriter` cannot lower @one: no room for it") {
		t.Errorf("a lowering that fails: %v", err)
	}
}
