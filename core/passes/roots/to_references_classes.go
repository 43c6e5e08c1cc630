package roots

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// contentOf stands for the content of a root, and resultOf for the result of a function: both are
// members of classes, like values.
type (
	contentOf struct{ slot *ir.Instr }
	resultOf  struct{ f *ir.Func }
)

// classes are sets of pointers that flow into each other, so either all of them are references or
// none.
type classes struct {
	parent map[any]any
	// refs are the representatives of classes of references.
	refs map[any]bool
}

func newClasses() *classes { return &classes{parent: map[any]any{}, refs: map[any]bool{}} }

// find returns the representative of a key's class.
func (c *classes) find(key any) any {
	root := key
	for {
		up, ok := c.parent[root]
		if !ok {
			break
		}
		root = up
	}
	for key != root {
		key, c.parent[key] = c.parent[key], root
	}
	return root
}

// union merges two classes. Constants are in none, because null has every type.
func (c *classes) union(a, b any) {
	if isConstantKey(a) || isConstantKey(b) {
		return
	}
	a, b = c.find(a), c.find(b)
	if a == b {
		return
	}
	c.parent[a] = b
	if c.refs[a] {
		c.refs[b] = true
	}
}

// reference marks the pointers of a class as references.
func (c *classes) reference(key any) {
	if !isConstantKey(key) {
		c.refs[c.find(key)] = true
	}
}

func (c *classes) isReference(key any) bool { return !isConstantKey(key) && c.refs[c.find(key)] }

func isConstantKey(key any) bool {
	v, ok := key.(ir.Value)
	return ok && ir.IsConstant(v)
}

// findReferences joins the pointers of the module that flow into each other, and refuses references
// whose origin has a type that cannot change.
func (p *rootPromoter) findReferences() error {
	for _, f := range p.m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				p.flow(f, in)
			}
		}
	}
	for _, f := range p.m.Funcs {
		for _, a := range f.Args {
			if p.classes.isReference(a) && passedInMemory(a) {
				return p.refuse(f, nil, a, "a reference is passed in memory")
			}
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if err := p.check(f, in); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// flow joins an instruction's operands with its result.
func (p *rootPromoter) flow(f *ir.Func, in *ir.Instr) {
	c := p.classes
	isPointer := func(v ir.Value) bool { return v.Type().Scalar().IsPointer() }
	switch in.Op {
	case ir.Phi, ir.Freeze, ir.GetElementPtr, ir.BitCast, ir.Select, ir.ExtractElement,
		ir.InsertElement, ir.ShuffleVector:
		if !isPointer(in) {
			return
		}
		for i := range in.NumOps() {
			if v := in.Operand(i); isPointer(v) {
				c.union(in, v)
			}
			if in.Op == ir.GetElementPtr {
				return
			}
		}
	case ir.ICmp:
		if isPointer(in.Operand(0)) {
			c.union(in.Operand(0), in.Operand(1))
		}
	case ir.Load:
		if slot, ok := in.Operand(0).(*ir.Instr); ok && p.isRoot(slot) {
			c.union(in, contentOf{slot})
		}
	case ir.Store:
		if slot, ok := in.Operand(1).(*ir.Instr); ok && p.isRoot(slot) {
			c.union(in.Operand(0), contentOf{slot})
		}
	case ir.Ret:
		if in.NumOps() == 1 && isPointer(in.Operand(0)) {
			c.union(in.Operand(0), resultOf{f})
		}
	case ir.Call, ir.Invoke:
		callee := in.CalledFunc()
		if callee == nil || edit.IsIntrinsicCall(in) {
			return
		}
		if isPointer(in) {
			c.union(in, resultOf{callee})
		}
		for i := range min(in.Call.NumArgs, len(callee.Args)) {
			if isPointer(in.Arg(i)) {
				c.union(in.Arg(i), callee.Args[i])
			}
		}
	}
}

// isRoot reports whether a slot is a root that becomes values.
func (p *rootPromoter) isRoot(slot *ir.Instr) bool {
	return slot.Op == ir.Alloca && p.classes.isReference(contentOf{slot})
}

// check refuses a reference whose type cannot change.
func (p *rootPromoter) check(f *ir.Func, in *ir.Instr) error {
	if p.classes.isReference(in) {
		switch in.Op {
		case ir.Alloca:
			return p.refuse(f, in, in, "it is the address of a local variable")
		case ir.ExtractValue:
			return p.refuse(f, in, in, "it is read from a struct")
		case ir.CmpXchg, ir.AtomicRMW, ir.VAArg, ir.AddrSpaceCast, ir.CallBr:
			return p.refuse(f, in, in, "it is the result of "+in.Op.String())
		}
	}
	for i := range in.NumOps() {
		v := in.Operand(i)
		if !p.classes.isReference(v) {
			continue
		}
		switch in.Op {
		case ir.InsertValue:
			return p.refuse(f, in, v, "it is put into a struct")
		case ir.CmpXchg, ir.AtomicRMW:
			if i > 0 {
				return p.refuse(f, in, v, "it is an operand of "+in.Op.String())
			}
		case ir.Call, ir.Invoke:
			if _, ok := p.nameOf(in); !ok {
				return p.refuse(f, in, v, "it is passed to "+edit.CalleeName(in))
			}
		}
	}
	if edit.IsIntrinsicCall(in) && p.classes.isReference(in) && !isOlderIntrinsic(in.CalledFunc()) {
		return p.refuse(f, in, in, "it is the result of "+edit.CalleeName(in))
	}
	return nil
}

// nameOf is the name of an intrinsic with the types of references in it; "" for any other function.
// ok is false if the name does not encode all pointer types.
func (p *rootPromoter) nameOf(in *ir.Instr) (string, bool) {
	f := in.CalledFunc()
	if f == nil || !edit.IsIntrinsicCall(in) || isOlderIntrinsic(f) {
		return "", true
	}
	var pointers []ir.Value
	if in.Type().IsPointer() {
		pointers = append(pointers, in)
	}
	for i := range in.Call.NumArgs {
		if in.Arg(i).Type().IsPointer() {
			pointers = append(pointers, in.Arg(i))
		}
	}
	words, n := strings.Split(f.Name(), "."), 0
	for i, w := range words {
		if w != "p0" {
			continue
		}
		if n == len(pointers) {
			return "", false
		}
		if p.classes.isReference(pointers[n]) {
			words[i] = fmt.Sprintf("p%d", p.reference.AddrSpace)
		}
		n++
	}
	return strings.Join(words, "."), n == len(pointers)
}

// isOlderIntrinsic reports whether a function is an intrinsic of the older interface, whose calls
// are removed.
func isOlderIntrinsic(f *ir.Func) bool {
	return f.Name() == gc.RootName || f.Name() == gc.ReadName || f.Name() == gc.WriteName
}

// passedInMemory reports whether a parameter is the address of the caller's copy.
func passedInMemory(a *ir.Arg) bool {
	for _, by := range []string{"byval", "sret", "inalloca", "preallocated", "byref"} {
		if a.Attrs.Has(by) {
			return true
		}
	}
	return false
}

// refuse is the error for a reference that must stay an ordinary pointer.
func (p *rootPromoter) refuse(f *ir.Func, at *ir.Instr, v ir.Value, why string) error {
	span := f.Span
	if at != nil && at.Span != (source.Span{}) {
		span = at.Span
	}
	name := ""
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		name = " `%" + n.Name() + "`"
	}
	return &pass.Unsupported{Span: span, Message: "the reference" + name +
		" cannot be recognised by its type: " + why}
}
