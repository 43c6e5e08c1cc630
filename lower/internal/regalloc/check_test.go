package regalloc_test

import (
	"context"
	"fmt"
	"math/rand"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

const pressure = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @call(i64, i64)
define i64 @f(ptr addrspace(1) %p, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g) gc "statepoint-example" {
entry:
  %x0 = add i64 %a, %b
  %x1 = mul i64 %c, %d
  %x2 = xor i64 %e, %g
  %x3 = sub i64 %x0, %x1
  %x4 = sdiv i64 %x3, %x2
  %x5 = shl i64 %x4, %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %q1, %loop ]
  %s = phi i64 [ %x5, %entry ], [ %u, %loop ]
  %v = load i64, ptr addrspace(1) %q
  %r = call i64 @call(i64 %s, i64 %v)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(i64 (i64, i64)) @call, i32 2, i32 0, i64 %r, i64 %i, i32 0, i32 0) ["deopt"(i64 %r, i64 %x4), "gc-live"(ptr addrspace(1) %q)]
  %q1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u0 = add i64 %r, %x0
  %u1 = add i64 %u0, %x1
  %u2 = add i64 %u1, %x2
  %u3 = add i64 %u2, %x3
  %u4 = add i64 %u3, %a
  %u5 = add i64 %u4, %b
  %u6 = mul i64 %u5, %c
  %u = xor i64 %u6, %d
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %e
  br i1 %more, label %loop, label %out
out:
  %w = load i64, ptr addrspace(1) %q1
  %z = add i64 %w, %u
  ret i64 %z
}
`

func selected(t *testing.T) *mir.Func {
	t.Helper()
	src := source.NewText("t.ll", pressure)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	list := source.NewList(src)
	c := isel.NewContext(m, mir.NewSymbols(m), list)
	f := &mir.Func{}
	if !c.Select(m.Func("f"), f) {
		t.Fatal(list)
	}
	return f
}

// TestCheckFindsMistakes allocates a function with too many values for the registers, which Check
// must accept, and then breaks the allocation in one place at a time: Check must find nearly every
// break. (A few have no effect: two registers may hold one value.)
func TestCheckFindsMistakes(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	broken, found := 0, 0
	what := ""
	for range 400 {
		f := selected(t)
		var a regalloc.Allocator
		res, err := a.Allocate(f)
		if err != nil {
			t.Fatal(err)
		}
		if err := regalloc.Check(f, res); err != nil {
			t.Fatalf("the allocation itself: %v\n%s\n%s", err, f, a.String())
		}
		if r.Intn(2) == 0 && len(res.Moves) > 0 {
			// Omit a move.
			i := r.Intn(len(res.Moves))
			what = fmt.Sprint("move ", res.Moves[i])
			res.Moves = append(res.Moves[:i], res.Moves[i+1:]...)
		} else {
			o := &f.Operands[r.Intn(len(f.Operands))]
			if o.Kind != mir.KindReg || o.Role != mir.Use && o.Role != mir.Def ||
				o.Phys == amd64.NoReg {
				continue
			}
			what = fmt.Sprintf("operand %+v", *o)
			o.Phys = amd64.RAX + (o.Phys-amd64.RAX+amd64.Reg(1+r.Intn(14)))%15
		}
		broken++
		if regalloc.Check(f, res) != nil {
			found++
		} else {
			t.Log(what)
		}
	}
	t.Logf("%d of %d mistakes found", found, broken)
	if broken < 100 || found*100 < broken*90 {
		t.Errorf("%d of %d mistakes found", found, broken)
	}
}

// TestOneStorePerPointer checks the moves of a pointer that stays live around a loop: it is stored
// once, before the loop.
func TestOneStorePerPointer(t *testing.T) {
	f := selected(t)
	var a regalloc.Allocator
	res, err := a.Allocate(f)
	if err != nil {
		t.Fatal(err)
	}
	stores := 0
	for _, m := range res.Moves {
		if m.Dst.Kind == regalloc.LocSlot && f.VRegs[m.VReg].GC {
			stores++
		}
	}
	if stores != 1 {
		t.Errorf("%d stores of gc pointers, want 1\n%s\n%s", stores, f, a.String())
	}
}
