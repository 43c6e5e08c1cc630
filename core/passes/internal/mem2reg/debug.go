package mem2reg

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// variables updates debug information about source variables in slots: instead of a record that a
// variable lives in a slot, records after promotion give its value after each store and each phi
// (SourceLevelDebugging.rst, "Debug records"). Modules with typed pointers have calls to intrinsics
// instead of records.
type variables struct {
	m *ir.Module
	// of has the records and intrinsics about a slot, by slot.
	of map[*ir.Instr][]variable
	// became maps a value to the one that replaced it.
	became map[ir.Value]ir.Value
	// lines maps the location of a declaration to the same location with line 0.
	lines map[ir.Metadata]*ir.MDNode
	// promoted are the slots whose variables have new records.
	promoted map[*ir.Instr]bool
	// described are the phis for which a variable has a record.
	described map[*ir.Instr]bool
}

// variable is one record or intrinsic about a slot.
type variable struct {
	// name and expression are the operands of that name, place is where the variable is declared.
	name, expression, place ir.Metadata
	// declares is set if the variable lives in the slot, derefs if the expression begins with a
	// load from the slot's address.
	declares, derefs bool
}

func newVariables(m *ir.Module, f *ir.Func) variables {
	v := variables{m: m, of: map[*ir.Instr][]variable{}, became: map[ir.Value]ir.Value{},
		lines: map[ir.Metadata]*ir.MDNode{}, promoted: map[*ir.Instr]bool{},
		described: map[*ir.Instr]bool{}}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			for i := range in.Records() {
				r := &in.Records()[i]
				if len(r.Operands) == 4 {
					v.note(r.Operands, strings.HasPrefix(r.Parts[0], "#dbg_declare"))
				}
			}
			if in.IsDebugCall() && in.NumOps() == 4 {
				v.note(append(callOperands(in), in.Attachment("dbg")),
					in.IsIntrinsic("llvm.dbg.declare"))
			}
		}
	}
	return v
}

func callOperands(in *ir.Instr) (ops []ir.Metadata) {
	for i := range 3 {
		if mv, ok := in.Arg(i).(*ir.MetadataValue); ok {
			ops = append(ops, mv.MD)
		} else {
			ops = append(ops, nil)
		}
	}
	return ops
}

func (v *variables) note(ops []ir.Metadata, declares bool) {
	md, ok := ops[0].(*ir.MDValue)
	if !ok {
		return
	}
	slot, ok := md.Value.(*ir.Instr)
	if !ok || slot.Op != ir.Alloca {
		return
	}
	v.of[slot] = append(v.of[slot], variable{name: ops[1], expression: ops[2], place: ops[3],
		declares: declares, derefs: beginsWithDeref(ops[2])})
}

func beginsWithDeref(expression ir.Metadata) bool {
	switch e := expression.(type) {
	case *ir.MDNode:
		return len(e.Parts) > 0 && strings.HasPrefix(e.Parts[0], "(DW_OP_deref")
	case *ir.MDText:
		return strings.Contains(e.Text, "(DW_OP_deref")
	}
	return false
}

// stored inserts records before a store that variables have the stored value from there.
func (v *variables) stored(slot, store *ir.Instr) {
	for _, x := range v.of[slot] {
		if x.declares {
			v.say(x, store.Operand(0), store, false)
		}
	}
}

// merged inserts records that variables have the value of a phi in its block, once for each phi.
func (v *variables) merged(slot, phi *ir.Instr) {
	if v.described[phi] {
		return
	}
	v.described[phi] = true
	at := phi.Parent().FirstInsertionPt()
	if at == nil {
		return
	}
	for _, x := range v.of[slot] {
		if x.declares {
			v.say(x, phi, at, true)
		}
	}
}

// say inserts a record of a variable's value before an instruction, as the last or first of the
// records there.
func (v *variables) say(x variable, value ir.Value, at *ir.Instr, first bool) {
	place := v.withoutLine(x.place)
	if v.m.Dialect.Opaque() {
		r := ir.DebugRecord{Parts: []string{"#dbg_value(", ", ", ", ", ", ", ")"},
			Operands: []ir.Metadata{&ir.MDValue{Value: value}, x.name, x.expression, place}}
		if first {
			at.SetRecords(append([]ir.DebugRecord{r}, at.Records()...))
		} else {
			at.SetRecords(append(slices.Clip(at.Records()), r))
		}
		return
	}
	t := v.m.Types.Metadata
	fn := v.m.Declare("llvm.dbg.value", v.m.Types.Func(v.m.Types.Void, []*ir.Type{t, t, t}, false),
		nil)
	if fn.Attrs == nil {
		intrinsics.SetAttributes(fn)
	}
	call := v.m.NewInstr(ir.Call, v.m.Types.Void, fn,
		ir.NewMetadataValue(t, &ir.MDValue{Value: value}), ir.NewMetadataValue(t, x.name),
		ir.NewMetadataValue(t, x.expression))
	call.Call = &ir.CallInfo{FuncType: fn.FuncType, NumArgs: 3}
	if place != nil {
		call.SetAttachments([]ir.Attachment{{Kind: "dbg", Node: place}})
	}
	call.InsertBefore(at)
}

// withoutLine is the location of a declaration with line 0: the value comes from no particular
// line.
func (v *variables) withoutLine(place ir.Metadata) ir.Metadata {
	at, ok := place.(*ir.MDNode)
	if !ok || at.Kind != "DILocation" {
		return place
	}
	if n := v.lines[at]; n != nil {
		return n
	}
	n := &ir.MDNode{Kind: at.Kind, Parts: []string{"(line: 0"}}
	for i, op := range at.Operands {
		for _, field := range []string{"scope: ", "inlinedAt: "} {
			if strings.HasSuffix(at.Parts[i], field) {
				n.Parts[len(n.Parts)-1] += ", " + field
				n.Operands = append(n.Operands, op)
				n.Parts = append(n.Parts, "")
			}
		}
	}
	n.Parts[len(n.Parts)-1] += ")"
	for _, old := range v.lines {
		if slices.Equal(old.Parts, n.Parts) && slices.Equal(old.Operands, n.Operands) {
			n = old
		}
	}
	v.lines[at] = n
	return n
}

// forget records that a slot was deleted. As in LLVM, records about a slot that was never used
// remain, and refer to poison.
func (v *variables) forget(slot *ir.Instr, used bool) {
	if len(v.of[slot]) == 0 {
		return
	}
	v.promoted[slot] = used
	v.became[slot] = ir.Poison(slot.Type())
	if !v.m.Dialect.Opaque() {
		v.became[slot] = ir.Undef(slot.Type())
	}
}

// outdated reports whether operands declare that a variable lives in a deleted slot, or read it
// from there.
func (v *variables) outdated(ops []ir.Metadata, declares bool) bool {
	md, ok := ops[0].(*ir.MDValue)
	if !ok {
		return false
	}
	slot, ok := md.Value.(*ir.Instr)
	return ok && v.promoted[slot] &&
		(declares || beginsWithDeref(ops[2]))
}

// replaced records that a value replaced another, which records may name.
func (v *variables) replaced(old *ir.Instr, value ir.Value) { v.became[old] = value }

// finish removes outdated records, and updates the others with replaced values.
func (v *variables) finish(f *ir.Func) {
	if len(v.became) == 0 {
		return
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; {
			next := in.Next()
			v.finishRecords(in)
			if in.IsDebugCall() {
				v.finishCall(in)
			}
			in = next
		}
	}
}

func (v *variables) finishRecords(in *ir.Instr) {
	if len(in.Records()) == 0 {
		return
	}
	in.SetRecords(slices.DeleteFunc(slices.Clone(in.Records()), func(r ir.DebugRecord) bool {
		return len(r.Operands) == 4 &&
			v.outdated(r.Operands, strings.HasPrefix(r.Parts[0], "#dbg_declare"))
	}))
	for _, r := range in.Records() {
		for i := range r.Operands {
			r.Operands[i] = v.current(r.Operands[i])
		}
	}
}

func (v *variables) finishCall(in *ir.Instr) {
	if in.NumOps() == 4 && v.outdated(callOperands(in), in.IsIntrinsic("llvm.dbg.declare")) {
		in.Erase()
		return
	}
	for i := range in.NumOps() {
		if mv, ok := in.Operand(i).(*ir.MetadataValue); ok {
			if md := v.current(mv.MD); md != mv.MD {
				in.SetOperand(i, ir.NewMetadataValue(mv.Type(), md))
			}
		}
	}
}

// current is metadata about a value, with the value that replaced it.
func (v *variables) current(md ir.Metadata) ir.Metadata {
	old, ok := md.(*ir.MDValue)
	if !ok || v.became[old.Value] == nil {
		return md
	}
	value := old.Value
	for v.became[value] != nil {
		value = v.became[value]
	}
	return &ir.MDValue{Value: value}
}
