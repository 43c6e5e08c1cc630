package legalize

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
)

// setJump expands llvm.eh.sjlj.setjmp, GCC's __builtin_setjmp (LangRef, "Exception Handling", "SJLJ
// Intrinsics"). The frontend has put the frame address and the stack pointer into the first and the
// third word of the buffer; the second is the address where a jump continues: after a call that
// never returns, whose return address is taken from the stack.
//
// A jump restores only these words, so the assembly clobbers every register.
func setJump(w *writer) {
	ts := w.m.Types
	buffer := w.cast(ir.PtrToInt, w.in.Arg(0), ts.I64)
	clobbers := "~{rcx},~{rdx},~{rsi},~{rdi},~{rbx},~{flags},~{memory}"
	for n := 8; n < 16; n++ {
		clobbers += fmt.Sprintf(",~{r%d}", n)
	}
	for n := range 16 {
		clobbers += fmt.Sprintf(",~{xmm%d}", n)
	}
	if !hangsOnRBP(w) { // else that is what the jump brings back
		clobbers += ",~{rbp}"
	}
	call := assembly(w, ts.I64, "call 1f; movl $$1, %eax; jmp 2f; 1: popq %rcx; "+
		"movq %rcx, 8(%rax); xorl %eax, %eax; 2:", "={rax},0,"+clobbers, buffer)
	call.Call.Attrs = ir.NewAttrSet(ir.Attr{Name: "returns_twice"})
	w.finish(w.cast(ir.Trunc, call, w.in.Type()))
}

// hangsOnRBP reports whether the function needs RBP as its frame pointer: it uses its frame's
// address, or allocates stack space dynamically.
func hangsOnRBP(w *writer) bool {
	for _, b := range w.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Alloca {
				fixed := in.NumOps() == 0 || ir.IsConstant(in.Operand(0))
				if !fixed || b != w.f.Entry() || in.Mem != nil && in.Mem.Align > 16 {
					return true
				}
			}
			if f := in.CalledFunc(); f != nil && strings.HasPrefix(f.Name(), "llvm.frameaddress") {
				return true
			}
		}
	}
	return false
}

// longJump expands llvm.eh.sjlj.longjmp.
func longJump(w *writer) {
	buffer := w.cast(ir.PtrToInt, w.in.Arg(0), w.m.Types.I64)
	assembly(w, w.m.Types.Void, "movq (%rax), %rbp; movq 8(%rax), %rcx; movq 16(%rax), %rsp; "+
		"jmp *%rcx", "{rax},~{rcx},~{memory}", buffer)
	w.finish(nil)
}

// assembly adds a call to inline assembly.
func assembly(w *writer, t *ir.Type, template, constraints string, args ...ir.Value) *ir.Instr {
	var params []*ir.Type
	for _, v := range args {
		params = append(params, v.Type())
	}
	f := w.m.Types.Func(t, params, false)
	asm := ir.NewInlineAsm(w.m.PointerTo(f, 0), f)
	asm.Template, asm.Constraints, asm.SideEffect = template, constraints, true
	call := w.add(ir.Call, t, append([]ir.Value{asm}, args...)...)
	call.Call = &ir.CallInfo{FuncType: f, NumArgs: len(args)}
	call.Span = w.in.Span
	return call
}
