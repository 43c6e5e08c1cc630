package convert

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/upgrade"
	"statepoint/core/source"
)

// makeOpaque gives every pointer of the module the type `ptr`, as LLVM's reader does with typed
// text when it no longer knows typed pointers.
func (c *converter) makeOpaque() {
	ts := c.m.Types
	r := &retyper{ts: ts, bodies: map[*ir.Type]bool{}, vectors: true,
		pointer: func(t *ir.Type) *ir.Type { return ts.OpaquePointer(t.AddrSpace) }}
	c.planNames(r.typ)
	c.labelsToConstraints()
	c.expandConstants()
	writeElementTypes(c.meter, c.m)
	for _, t := range c.m.StructTypes {
		r.typ(t)
	}
	consts := &constConverter{typ: r.typ}
	conv := &moduleConverter{m: c.m, to: c.to, typ: r.typ, value: consts.value,
		fn: upgrade.FuncAttrs, param: upgrade.ParamAttrs}
	conv.run()
	for i := range c.points {
		c.points[i].targetType = r.typ(c.points[i].targetType)
	}
}

// checkOpaque refuses what LLVM has removed since typed pointers.
func (c *converter) checkOpaque() {
	if hasOpaque(c.m) {
		return
	}
	c.checkConstants()
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Op == ir.CallBr {
			c.checkLabels(in)
		}
	})
}

// retyper maps types to types with converted pointers.
type retyper struct {
	ts *ir.Types
	// pointer converts a pointer type.
	pointer func(*ir.Type) *ir.Type
	// vectors is set to turn x86_mmx into a vector type.
	vectors bool
	types   typeMap
	bodies  map[*ir.Type]bool
}

// typ converts every pointer in a type. An identified struct keeps its identity; its fields change.
func (r *retyper) typ(t *ir.Type) *ir.Type {
	if t == nil {
		return nil
	}
	switch t.Kind {
	case ir.PointerKind:
		return r.pointer(t)
	case ir.X86MMXKind:
		if r.vectors { // the type went with LLVM 20, and its values are these vectors
			return r.ts.Vector(1, r.ts.I64, false)
		}
		return t
	case ir.StructKind:
		if t.Identified() {
			if !t.Opaque && !r.bodies[t] {
				r.bodies[t] = true
				fields := make([]*ir.Type, len(t.Fields))
				for i, f := range t.Fields {
					fields[i] = r.typ(f)
				}
				t.SetBody(fields, t.Packed)
			}
			return t
		}
	case ir.ArrayKind, ir.VectorKind, ir.FunctionKind, ir.TargetKind:
	default:
		return t
	}
	return r.types.rebuild(r.ts, t, r.typ)
}

// typeMap maps types to their converted forms.
type typeMap struct{ done map[*ir.Type]*ir.Type }

// rebuild rebuilds a type from its converted parts.
func (m *typeMap) rebuild(ts *ir.Types, t *ir.Type, typ func(*ir.Type) *ir.Type) *ir.Type {
	if n := m.done[t]; n != nil {
		return n
	}
	if m.done == nil {
		m.done = map[*ir.Type]*ir.Type{}
	}
	same := true
	elem := typ(t.Elem)
	same = same && elem == t.Elem
	fields := make([]*ir.Type, len(t.Fields))
	for i, f := range t.Fields {
		fields[i] = typ(f)
		same = same && fields[i] == f
	}
	n := t
	if !same {
		switch t.Kind {
		case ir.ArrayKind:
			n = ts.Array(t.Len, elem)
		case ir.VectorKind:
			n = ts.Vector(t.Len, elem, t.Scalable)
		case ir.StructKind:
			n = ts.Struct(fields, t.Packed)
		case ir.FunctionKind:
			n = ts.Func(elem, fields, t.Variadic)
		case ir.TargetKind:
			n = ts.Target(t.Name, fields, t.Ints)
		}
	}
	m.done[t] = n
	return n
}

// byType are the attributes that give the pointee type of a pointer. Before LLVM 8 to 13, depending
// on the attribute, the type could be omitted, since the pointer's type implied it.
var byType = map[string]bool{"byval": true, "sret": true, "byref": true, "inalloca": true,
	"preallocated": true}

// writeElementTypes adds attributes for information that only pointer types have: the types of
// parameters passed in memory, and the types of the memory that intrinsics and inline assembly
// access.
func writeElementTypes(meter *source.Meter, m *ir.Module) {
	for _, f := range m.Funcs {
		for i, a := range f.Args {
			if i < len(f.FuncType.Fields) {
				a.Attrs = withPointee(a.Attrs, f.FuncType.Fields[i])
			}
		}
	}
	m.EachInstr(meter, func(in *ir.Instr) {
		if in.Call == nil {
			return
		}
		for i := range in.Call.NumArgs {
			old := in.Call.ParamAttrs(i)
			if set := withPointee(old, in.Arg(i).Type()); set != old {
				setParam(in, i, set)
			}
		}
		for _, i := range needElementType(in) {
			t := in.Arg(i).Type()
			if set := in.Call.ParamAttrs(i); t.IsPointer() && t.Elem != nil &&
				!set.Has("elementtype") {
				setParam(in, i, set.With(ir.Attr{Name: "elementtype", Type: t.Elem}))
			}
		}
	})
}

// withPointee adds the pointer's pointee type to attributes that describe memory.
func withPointee(s *ir.AttrSet, t *ir.Type) *ir.AttrSet {
	if s == nil || !t.IsPointer() || t.Elem == nil {
		return s
	}
	for _, a := range s.Attrs {
		if byType[a.Name] && !a.Quoted && a.Type == nil {
			a.Type = t.Elem
			s = s.With(a)
		}
	}
	return s
}

// setParam replaces the attributes of a call's argument. Calls may share their non-operand data, so
// it is copied.
func setParam(in *ir.Instr, i int, set *ir.AttrSet) {
	info := *in.Call
	info.Params = make([]*ir.AttrSet, max(len(in.Call.Params), i+1))
	copy(info.Params, in.Call.Params)
	info.Params[i] = set
	in.Call = &info
}

// needElementType lists the arguments of a call that need `elementtype` when pointers are opaque
// (LangRef, "Parameter Attributes"): addresses that intrinsics access, and indirect operands of
// inline assembly. Statepoints get theirs when their form is converted.
func needElementType(in *ir.Instr) []int {
	switch callee := in.Callee().(type) {
	case *ir.InlineAsm:
		return indirectOperands(callee.Constraints, in.Call.NumArgs)
	case *ir.Func:
		name, ok := strings.CutPrefix(callee.Name(), "llvm.")
		if !ok || in.Call.NumArgs == 0 {
			return nil
		}
		for _, i := range [...]struct {
			prefix string
			arg    int
		}{
			{"preserve.array.access.index", 0}, {"preserve.struct.access.index", 0},
			{"aarch64.ldxr", 0}, {"aarch64.ldaxr", 0}, {"aarch64.stxr", 1}, {"aarch64.stlxr", 1},
			{"arm.ldrex", 0}, {"arm.ldaex", 0}, {"arm.strex", 1}, {"arm.stlex", 1},
		} {
			if rest, ok := strings.CutPrefix(name, i.prefix); ok &&
				(rest == "" || rest[0] == '.') && i.arg < in.Call.NumArgs {
				return []int{i.arg}
			}
		}
	}
	return nil
}

// indirectOperands lists the arguments of inline assembly whose constraint says that they are
// addresses (LangRef, "Inline Asm Constraint String"): the operands correspond to the constraints
// in order, except for outputs in registers, clobbers and labels.
func indirectOperands(constraints string, args int) []int {
	var indirect []int
	at := 0
	for part := range strings.SplitSeq(constraints, ",") {
		if part == "" || part[0] == '~' || part[0] == '!' {
			continue
		}
		output := part[0] == '='
		star := strings.HasPrefix(strings.TrimLeft(part, "=&%+"), "*")
		if output && !star {
			continue
		}
		if star && at < args {
			indirect = append(indirect, at)
		}
		at++
	}
	return indirect
}
