package ir

import "statepoint/core/source"

// intrinsicUses checks that an intrinsic is only ever called, and invoked only if it can throw.
func (v *verifier) intrinsicUses(f *Func) {
	for u := f.uses; u != nil; u = u.next {
		in := u.User
		if in == nil {
			continue
		}
		if !in.Op.IsCall() || &in.ops[0] != u {
			if in.Op.IsCall() && (in.IsIntrinsic("llvm.experimental.gc.statepoint") && !v.m.Dialect.Opaque() || in.attaches(u)) {
				continue // a statepoint of the older dialects may wrap an intrinsic
			}
			v.atWord("@"+f.name).bad(in, codeIntrinsicUse, "the address of intrinsic @%s is taken; it can only be called", f.name)
			continue
		}
		if in.Op == Invoke && !invokable(in) {
			v.atWord("invoke").bad(in, codeIntrinsicUse, "intrinsic @%s does not throw, so it is called, not invoked", f.name)
		}
	}
}

// attaches reports whether a use of a call is the function of its bundle "clang.arc.attachedcall".
func (in *Instr) attaches(u *Use) bool {
	ops, ok := in.FindBundle("clang.arc.attachedcall")
	return ok && len(ops) == 1 && &ops[0] == u
}

// invokable reports whether the intrinsic that an invoke calls may be invoked.
func invokable(in *Instr) bool {
	if _, attached := in.FindBundle("clang.arc.attachedcall"); attached {
		return true
	}
	for _, name := range []string{
		"llvm.donothing", "llvm.seh.try.begin", "llvm.seh.try.end", "llvm.seh.scope.begin", "llvm.seh.scope.end", "llvm.coro.resume", "llvm.coro.destroy",
		"llvm.coro.await.suspend.void", "llvm.coro.await.suspend.bool", "llvm.coro.await.suspend.handle", "llvm.experimental.patchpoint.void",
		"llvm.experimental.patchpoint", "llvm.fake.use", "llvm.experimental.gc.statepoint", "llvm.wasm.throw", "llvm.wasm.rethrow",
	} {
		if in.IsIntrinsic(name) {
			return true
		}
	}
	return false
}

// callableByCallBr reports whether callbr can call an intrinsic: one that kills lanes of a GPU.
func (f *Func) callableByCallBr() bool { return f.name == "llvm.amdgcn.kill" }

// functionConst checks what dso_local_equivalent is of: a function, or what stands for one.
func (v *verifier) functionConst(c *Const) {
	if c.Kind != ConstDSOLocalEquivalent {
		return
	}
	at := c.Elems[0]
	if a, ok := at.(*Alias); ok {
		at = v.standsFor(a)
	}
	switch g := at.(type) {
	case *Func, *IFunc:
	case *Global:
		v.badGlobal(g, g.Span, "dso_local_equivalent is of a function, but @%s is a variable", g.name)
	}
}

// constantUses finds addresses of intrinsics and of entry blocks in constants, where neither can be.
func (v *verifier) constantUses() {
	any := false
	for _, f := range v.m.Funcs {
		any = any || isIntrinsicName(f.name)
	}
	found := func(val Value) {
		if f, ok := val.(*Func); ok && isIntrinsicName(f.name) {
			v.add(Problem{
				Severity: source.Error, Code: codeIntrinsicUse, Value: f, Span: f.Span,
				Message: "the address of intrinsic @" + f.name + " is taken; it can only be called",
			})
		}
	}
	v.f = nil
	v.eachConstant(func(c *Const) {
		if c.Kind == ConstBlockAddress && len(c.Elems) == 2 {
			if b, ok := c.Elems[1].(*Block); ok && b.parent != nil && b == b.parent.Entry() {
				v.add(Problem{Severity: source.Error, Code: codeEntryPreds, Value: b, Span: b.Span, Message: "the entry block has no address: nothing can go there"})
			}
			return
		}
		if c.Kind == ConstDSOLocalEquivalent || c.Kind == ConstNoCFI && len(c.Elems) == 1 {
			v.functionConst(c)
		}
		if any {
			for _, e := range c.Elems {
				found(e)
			}
		}
	}, func(root Value) {
		if any {
			found(root)
		}
	})
}
