package build

import "statepoint/core/ir"

// Func builds the body of a function. Its methods append an instruction to the block chosen by At,
// and return its value; with the name "" the value has no name.
type Func struct {
	// IR is the function itself, for attributes, linkage and calling convention.
	IR *ir.Func

	b  *Builder
	at *ir.Block
}

// SetStrategy names the function's collection strategy (GarbageCollection.rst).
func (f *Func) SetStrategy(name string) { f.IR.GC = name }

// Param is parameter i, from 0 on.
func (f *Func) Param(i int) ir.Value {
	if i < 0 || i >= len(f.IR.Args) {
		f.b.problem("@%s has no parameter %d: it has %d, numbered from 0", f.IR.Name(), i,
			len(f.IR.Args))
		return ir.Poison(f.b.I64)
	}
	return f.IR.Args[i]
}

// Block adds a block after the others. The first one becomes the current block.
func (f *Func) Block(name string) *ir.Block {
	b := f.IR.NewBlock(name)
	if f.at == nil {
		f.at = b
	}
	return b
}

// At makes a block the current one, to which instructions are appended.
func (f *Func) At(b *ir.Block) { f.at = b }

// Int is an integer constant.
func (f *Func) Int(t *ir.Type, n int64) ir.Value { return ir.IntConst(t, uint64(n)) }

// Null is the null pointer of a type.
func (f *Func) Null(t *ir.Type) ir.Value { return ir.Null(t) }

// add appends an instruction.
func (f *Func) add(name string, op ir.Opcode, t *ir.Type, operands ...ir.Value) *ir.Instr {
	in := f.b.module.NewInstr(op, t, operands...)
	if f.at == nil {
		f.b.problem("@%s has no block yet for its %s", f.IR.Name(), op)
		return in
	}
	f.at.Append(in)
	if name != "" {
		f.IR.SetName(in, name)
	}
	return in
}

// wants records an operand whose type the instruction does not accept.
func (f *Func) wants(what string, v ir.Value, ok bool) {
	if !ok {
		f.b.problem("@%s: %s, not %v", f.IR.Name(), what, v.Type())
	}
}

// Binary is an operation on two values of one type: ir.Add, ir.FMul, ir.And and so on (LangRef,
// "Binary Operations").
func (f *Func) Binary(name string, op ir.Opcode, x, y ir.Value) *ir.Instr {
	if !op.IsBinary() {
		f.b.problem("@%s: %s is not an operation on two values", f.IR.Name(), op)
	}
	return f.add(name, op, x.Type(), x, y)
}

// Compare compares integers, pointers or floats; the result is an i1.
func (f *Func) Compare(name string, p ir.Pred, x, y ir.Value) *ir.Instr {
	op := ir.ICmp
	if k := x.Type().Kind; k == ir.FloatKind || k == ir.DoubleKind {
		op = ir.FCmp
	}
	in := f.add(name, op, f.b.I1, x, y)
	in.Pred = p
	return in
}

// Convert is a conversion: ir.ZExt, ir.Trunc, ir.SIToFP and so on (LangRef, "Conversion
// Operations").
func (f *Func) Convert(name string, op ir.Opcode, v ir.Value, to *ir.Type) *ir.Instr {
	if problem := ir.CastProblem(op, v.Type(), to); problem != "" {
		f.b.problem("@%s: %s", f.IR.Name(), problem)
	}
	return f.add(name, op, to, v)
}

// Select is one of two values.
func (f *Func) Select(name string, condition, yes, no ir.Value) *ir.Instr {
	return f.add(name, ir.Select, yes.Type(), condition, yes, no)
}

// Phi merges values from predecessor blocks; add them with its method AddIncoming. Phis come first
// in their block.
func (f *Func) Phi(name string, t *ir.Type) *ir.Instr { return f.add(name, ir.Phi, t) }

// Slot is a pointer to space for a variable in the frame. The collector does not look into slots:
// if they hold references, run mem2reg before RewriteStatepointsForGC.
func (f *Func) Slot(name string, t *ir.Type) *ir.Instr {
	in := f.add(name, ir.Alloca, f.b.Pointer(), ir.IntConst(f.b.I32, 1))
	in.ElemType = t
	return in
}

// Load reads a value of a type.
func (f *Func) Load(name string, t *ir.Type, address ir.Value) *ir.Instr {
	f.wants("a load goes through a pointer", address, address.Type().IsPointer())
	return f.add(name, ir.Load, t, address)
}

// Store writes a value.
func (f *Func) Store(v, address ir.Value) *ir.Instr {
	f.wants("a store goes through a pointer", address, address.Type().IsPointer())
	return f.add("", ir.Store, f.b.Void, v, address)
}

// Field is the address a number of bytes after another: a derived pointer if that is a reference.
func (f *Func) Field(name string, base ir.Value, bytes int64) *ir.Instr {
	return f.Element(name, f.b.I8, base, f.Int(f.b.I64, bytes))
}

// Element is the address of an element, by index, of the array at an address; further indices lead
// into the element (LangRef, "getelementptr Instruction").
func (f *Func) Element(name string, t *ir.Type, base ir.Value, indices ...ir.Value) *ir.Instr {
	f.wants("addresses are computed from a pointer", base, base.Type().IsPointer())
	in := f.add(name, ir.GetElementPtr, base.Type(), append([]ir.Value{base}, indices...)...)
	in.ElemType = t
	return in
}

// Call calls a function.
func (f *Func) Call(name string, callee *ir.Func, args ...ir.Value) *ir.Instr {
	if callee == nil {
		f.b.problem("@%s calls a function that is nil", f.IR.Name())
		return f.add(name, ir.Freeze, f.b.I64, ir.Poison(f.b.I64))
	}
	return f.CallPointer(name, callee.FuncType, callee, args...)
}

// CallPointer calls the function of the given type at an address.
func (f *Func) CallPointer(name string, t *ir.Type, callee ir.Value, args ...ir.Value) *ir.Instr {
	in := f.add(name, ir.Call, t.Elem, append([]ir.Value{callee}, args...)...)
	in.Call = &ir.CallInfo{FuncType: t, NumArgs: len(args)}
	if callee, ok := callee.(*ir.Func); ok {
		in.Call.CC = callee.CC
	}
	return in
}

// Goto ends a block: control continues in another.
func (f *Func) Goto(to *ir.Block) *ir.Instr { return f.add("", ir.Br, f.b.Void, to) }

// If ends a block: control continues in one of two others.
func (f *Func) If(condition ir.Value, yes, no *ir.Block) *ir.Instr {
	return f.add("", ir.Br, f.b.Void, condition, yes, no)
}

// Switch ends a block: the value selects where control continues; add cases with Case.
func (f *Func) Switch(v ir.Value, otherwise *ir.Block) *ir.Instr {
	return f.add("", ir.Switch, f.b.Void, v, otherwise)
}

// Case adds a value and its destination to a switch.
func (f *Func) Case(sw *ir.Instr, n int64, to *ir.Block) {
	sw.AddOperand(f.Int(sw.Operand(0).Type(), n))
	sw.AddOperand(to)
}

// Return ends a block and the function; v is nil for void.
func (f *Func) Return(v ir.Value) *ir.Instr {
	if v == nil {
		return f.add("", ir.Ret, f.b.Void)
	}
	return f.add("", ir.Ret, f.b.Void, v)
}

// Unreachable ends a block whose end control never reaches.
func (f *Func) Unreachable() *ir.Instr { return f.add("", ir.Unreachable, f.b.Void) }
