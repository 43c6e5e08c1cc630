// Package broken makes modules that no text can say: each is a valid module with one part taken out
// or replaced. What takes modules from programs is tested with them.
package broken

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

const text = `declare void @foo()
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
          to label %ok unwind label %bad
ok:
  %n = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %n, %ok ], [ null, %left ]
  ret ptr addrspace(1) %p
bad:
  %lp = landingpad token cleanup
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
  ret ptr addrspace(1) %x
}`

// read reads the valid module.
func read() (*ir.Module, *ir.Func) {
	m, _, err := irparse.Parse(context.Background(), source.NewText("test.ll", text), nil)
	if err != nil {
		panic(err)
	}
	return m, m.Func("f")
}

// nth is an instruction by its position.
func nth(f *ir.Func, k int) *ir.Instr {
	var found *ir.Instr
	f.Module().EachInstr(nil, func(in *ir.Instr) {
		if k == 0 {
			found = in
		}
		k--
	})
	return found
}

// Each gives check one broken module after the other, with what is wrong with it.
func Each(check func(what string, m *ir.Module)) {
	eachInstr(check)
	eachFunc(check)
}

func eachInstr(check func(what string, m *ir.Module)) {
	m, f := read()
	n := 0 // instructions
	m.EachInstr(nil, func(*ir.Instr) { n++ })
	for k := range n {
		for op := range nth(f, k).NumOps() {
			m, f = read()
			in := nth(f, k)
			in.RemoveOperand(op)
			check("without an operand: "+in.Op.String(), m)
			m, f = read()
			in = nth(f, k)
			in.SetOperand(op, f.NewDetachedBlock())
			check("a block of nowhere: "+in.Op.String(), m)
			m, f = read()
			_, other := read()
			in = nth(f, k)
			in.SetOperand(op, other.Args[0])
			check("a parameter of another module: "+in.Op.String(), m)
			m, f = read()
			_, other = read()
			in = nth(f, k)
			in.SetOperand(op, other.Blocks[len(other.Blocks)-1])
			check("a block of another module: "+in.Op.String(), m)
		}
		m, f = read()
		nth(f, k).Op = ir.BadOp
		check("no opcode", m)
		m, f = read()
		if in := nth(f, k); in.Call != nil {
			in.Call = nil
			check("no call", m)
			m, f = read()
			info := *nth(f, k).Call
			info.FuncType = nil
			nth(f, k).Call = &info
			check("no type of the function", m)
			m, f = read()
			info = *nth(f, k).Call
			info.NumArgs += 3
			nth(f, k).Call = &info
			check("too many arguments counted", m)
		}
	}
}

func eachFunc(check func(what string, m *ir.Module)) {
	m, f := read()
	f.Blocks = append(f.Blocks, f.Blocks[0])
	check("a block twice", m)
	m, f = read()
	f.Blocks = append(f.Blocks, f.NewDetachedBlock())
	check("an empty block", m)
	m, f = read()
	f.Args = f.Args[:1]
	check("a parameter less", m)
	m, f = read()
	_, other := read()
	f.Blocks[1] = other.Blocks[1]
	check("a block of another module", m)
}
