package ir

// Callee is the called operand of a call, invoke or callbr.
func (in *Instr) Callee() Value { return in.ops[0].Value }

// CalledFunc is the directly called function, or nil.
func (in *Instr) CalledFunc() *Func {
	if !in.Op.IsCall() || len(in.ops) == 0 {
		return nil
	}
	f, _ := in.ops[0].Value.(*Func)
	return f
}

// Args are the argument operands of a call; the slice is the instruction's own.
func (in *Instr) Args() []Use { return in.ops[1 : 1+in.Call.NumArgs] }

// Arg is argument i of a call.
func (in *Instr) Arg(i int) Value { return in.ops[1+i].Value }

// BundleOperands are the operands of bundle i of a call.
func (in *Instr) BundleOperands(i int) []Use {
	at := 1 + in.Call.NumArgs
	for _, b := range in.Call.Bundles[:i] {
		at += b.NumArgs
	}
	return in.ops[at : at+in.Call.Bundles[i].NumArgs]
}

// FindBundle returns the operands of the first bundle with the given tag.
func (in *Instr) FindBundle(tag string) (operands []Use, ok bool) {
	for i, b := range in.Call.Bundles {
		if b.Tag == tag {
			return in.BundleOperands(i), true
		}
	}
	return nil, false
}

// NormalDest is the normal destination of an invoke, or the fallthrough destination of a callbr.
func (in *Instr) NormalDest() *Block {
	if in.Op == CallBr {
		at := 1 + in.Call.NumArgs
		for _, b := range in.Call.Bundles {
			at += b.NumArgs
		}
		return in.ops[at].Value.(*Block)
	}
	return in.ops[len(in.ops)-2].Value.(*Block)
}

// IndirectDests is the number of a callbr's indirect destinations.
func (in *Instr) IndirectDests() int {
	at := 1 + in.Call.NumArgs
	for _, b := range in.Call.Bundles {
		at += b.NumArgs
	}
	return in.NumOps() - at - 1
}

// UnwindDest is the destination of an invoke when the callee throws.
func (in *Instr) UnwindDest() *Block { return in.ops[len(in.ops)-1].Value.(*Block) }

// ParamAttrs are the attributes of argument i, nil for none.
func (c *CallInfo) ParamAttrs(i int) *AttrSet {
	if i < len(c.Params) {
		return c.Params[i]
	}
	return nil
}

// IsIntrinsic reports whether the instruction calls the function with this name, or one of its
// overloads: the name followed by "." and a suffix.
func (in *Instr) IsIntrinsic(name string) bool {
	f := in.CalledFunc()
	if f == nil || len(f.name) < len(name) {
		return false
	}
	// Names mostly differ at the end: all begin with "llvm.".
	end := len(name) - 1
	return f.name[end] == name[end] && (len(f.name) == len(name) || f.name[end+1] == '.') &&
		f.name[:end] == name[:end]
}

// CallConv is a calling convention by LLVM's number (LangRef, "Calling Conventions";
// llvm/IR/CallingConv.h).
type CallConv uint16

// The calling conventions the project refers to.
const (
	CCC            CallConv = 0
	CCFast         CallConv = 8
	CCCold         CallConv = 9
	CCGHC          CallConv = 10
	CCAnyReg       CallConv = 13
	CCPreserveMost CallConv = 14
	CCPreserveAll  CallConv = 15
	CCTail         CallConv = 18
)
