package upgrade

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// Intrinsics gives intrinsics the names and parameters that they have in the module's dialect,
// which changed over time. LLVM's reader rewrites the older forms; this package does so for those
// that ordinary programs use. The dialects before operand bundles are left as they are: their
// documents show the older forms.
func Intrinsics(m *ir.Module) {
	p := &upgrader{m: m}
	d := m.Dialect
	if d != ir.LLVM11 && !d.Opaque() {
		return
	}
	for _, f := range append([]*ir.Func(nil), m.Funcs...) {
		if !f.IsDeclaration() || !f.IsIntrinsic() {
			continue
		}
		name := f.Name() + "." // the types may be left out
		switch {
		case strings.HasPrefix(name, "llvm.memcpy.") || strings.HasPrefix(name, "llvm.memmove.") ||
			strings.HasPrefix(name, "llvm.memset."):
			p.dropAlignArgument(f)
		case d.Opaque() && (strings.HasPrefix(name, "llvm.lifetime.start") ||
			strings.HasPrefix(name, "llvm.lifetime.end")):
			p.dropLifetimeSize(f)
		case name == "llvm.dbg.value." && len(f.FuncType.Fields) == 4:
			if !p.dropValueOffset(f) || !d.Opaque() {
				continue
			}
			p.debugIntrinsic(f)
			continue
		case d.Opaque() && strings.HasPrefix(name, "llvm.dbg."):
			p.debugIntrinsic(f)
			continue
		}
		p.addFlags(f)
		if d.Opaque() {
			p.dropMaskedAlign(f)
			p.rename(f)
			p.remangle(f)
		} else if strings.HasPrefix(name, "llvm.experimental.vector.reduce.") {
			p.rename(f)
		}
	}
	// Names change once all have their new parameters, so that two that become the same are
	// recognized as one.
	for _, f := range append([]*ir.Func(nil), m.Funcs...) {
		if !f.IsDeclaration() || !f.IsIntrinsic() {
			continue
		}
		if name, ok := intrinsics.Name(f.Name(), f.FuncType, d); ok && name != f.Name() {
			p.move(f, name)
		}
	}
}

// upgrader upgrades one module.
type upgrader struct{ m *ir.Module }

// calls are the instructions that call f, oldest use last; ok is false if f is used in another way.
func calls(f *ir.Func) (cs []*ir.Instr, ok bool) {
	for u := ir.FirstUse(f); u != nil; u = u.Next() {
		if u.User == nil || u.User.CalledFunc() != f || u.Index() != 0 {
			return nil, false
		}
		cs = append(cs, u.User)
	}
	return cs, true
}

// setParams gives a declared function other parameters.
func (p *upgrader) setParams(f *ir.Func, types []*ir.Type) {
	f.FuncType = p.m.Types.Func(f.FuncType.Elem, types, f.FuncType.Variadic)
	f.MutateType(p.m.PointerTo(f.FuncType, f.AddrSpace))
	f.Args = nil
	for _, t := range types {
		f.AddArg(t, nil)
	}
}

// dropArgument removes argument i from a call.
func dropArgument(in *ir.Instr, i int, ft *ir.Type) {
	in.RemoveOperand(1 + i)
	in.Call.NumArgs--
	in.Call.FuncType = ft
	if i < len(in.Call.Params) {
		params := append([]*ir.AttrSet(nil), in.Call.Params[:i]...)
		in.Call.Params = append(params, in.Call.Params[i+1:]...)
	}
}

// renew strips a call of what LLVM does not copy to the call that replaces it: everything but the
// arguments, the name and the location.
func renew(in *ir.Instr) {
	dropAttributes(in)
	dropMetadata(in)
}

func dropAttributes(in *ir.Instr) { in.Call.Ret, in.Call.Params, in.Call.Attrs = nil, nil, nil }

// dropMetadata removes metadata other than the location, and tail.
func dropMetadata(in *ir.Instr) {
	in.Flags &^= ir.Tail | ir.NoTail
	var location []ir.Attachment
	for _, a := range in.Attachments() {
		if a.Kind == "dbg" {
			location = append(location, a)
		}
	}
	in.SetAttachments(location)
}

// without is a list of types without element i.
func without(types []*ir.Type, i int) []*ir.Type {
	return append(append([]*ir.Type(nil), types[:i]...), types[i+1:]...)
}

// dropAlignArgument turns the alignment of a memory intrinsic, an argument up to LLVM 6, into an
// attribute of its pointers.
func (p *upgrader) dropAlignArgument(f *ir.Func) {
	const at = 3
	cs, ok := calls(f)
	if !ok || len(f.FuncType.Fields) != 5 || !f.FuncType.Fields[at].IsInt(32) {
		return
	}
	for _, in := range cs {
		if _, constant := ir.AsInt(in.Arg(at)); !constant {
			return
		}
	}
	p.setParams(f, without(f.FuncType.Fields, at))
	p.m.MoveFuncToEnd(f)
	pointers := 2
	if strings.HasPrefix(f.Name(), "llvm.memset") {
		pointers = 1
	}
	for _, in := range cs {
		c, _ := ir.AsInt(in.Arg(at))
		dropArgument(in, at, f.FuncType)
		dropMetadata(in)
		if !p.m.Dialect.Opaque() {
			dropAttributes(in)
		}
		// unknown, or nothing that an attribute could say
		if c.Bits == 0 || c.Bits&(c.Bits-1) != 0 {
			continue
		}
		for len(in.Call.Params) < pointers {
			in.Call.Params = append(in.Call.Params, nil)
		}
		for i := range pointers {
			in.Call.Params[i] = in.Call.Params[i].With(ir.Attr{Name: "align", HasInt: true,
				Int: c.Bits})
		}
	}
}

// dropLifetimeSize removes the size from lifetime markers, which LLVM 22 no longer has, and erases
// markers of anything but an alloca.
func (p *upgrader) dropLifetimeSize(f *ir.Func) {
	cs, ok := calls(f)
	if !ok || len(f.FuncType.Fields) != 2 || !f.FuncType.Fields[0].IsInteger() {
		return
	}
	p.setParams(f, f.FuncType.Fields[1:])
	for _, in := range cs {
		if slot, ok := in.Arg(1).(*ir.Instr); !ok || slot.Op != ir.Alloca {
			in.Erase()
			continue
		}
		dropArgument(in, 0, f.FuncType)
		renew(in)
	}
	p.m.MoveFuncToEnd(f)
}

// remangle writes the type suffixes of an intrinsic's name for opaque pointers: p0i8 becomes p0.
func (p *upgrader) remangle(f *ir.Func) {
	parts := strings.Split(f.Name(), ".")
	changed := false
	for i := 2; i < len(parts); i++ {
		if s := opaqueSuffix(parts[i]); s != parts[i] {
			parts[i] = s
			changed = true
		}
	}
	if !changed {
		return
	}
	p.move(f, strings.Join(parts, "."))
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// opaqueSuffix is the suffix of a pointer type without its pointee; any other suffix as it is.
func opaqueSuffix(s string) string {
	i := 0
	if len(s) > 1 && s[0] == 'v' { // a vector of them
		for i = 1; i < len(s) && isDigit(s[i]); i++ {
		}
	}
	if i >= len(s) || s[i] != 'p' {
		return s
	}
	j := i + 1
	for j < len(s) && isDigit(s[j]) {
		j++
	}
	if j == i+1 || j == len(s) || !strings.ContainsRune("ifspvab", rune(s[j])) {
		return s
	}
	return s[:j]
}

// dropValueOffset removes the offset, the second argument up to LLVM 5, from llvm.dbg.value. A call
// with an offset other than zero cannot be expressed in today's form, and is erased.
func (p *upgrader) dropValueOffset(f *ir.Func) bool {
	const at = 1
	cs, ok := calls(f)
	if !ok || !f.FuncType.Fields[at].IsInt(64) {
		return false
	}
	p.setParams(f, without(f.FuncType.Fields, at))
	p.m.MoveFuncToEnd(f)
	for _, in := range cs {
		if c, constant := ir.AsInt(in.Arg(at)); !constant || !c.IsZeroValue() {
			in.Erase()
			continue
		}
		dropArgument(in, at, f.FuncType)
	}
	return true
}

// debugIntrinsic turns calls to llvm.dbg.… into debug records, as LLVM does since version 19. Calls
// without a location, which LLVM refuses, stay.
func (p *upgrader) debugIntrinsic(f *ir.Func) {
	cs, ok := calls(f)
	if !ok {
		return
	}
	kind := "#dbg_" + strings.TrimPrefix(f.Name(), "llvm.dbg.")
	switch kind {
	case "#dbg_value", "#dbg_declare", "#dbg_assign", "#dbg_label":
	default:
		return
	}
	done := true
	for i := len(cs) - 1; i >= 0; i-- { // the oldest use is the first in the text
		if cs[i].Call.FuncType != f.FuncType || !debugRecordOf(cs[i], kind) {
			done = false
		}
	}
	if done {
		p.m.RemoveFunc(f)
	}
}

// debugRecordOf moves one call into the records of the instruction after it.
func debugRecordOf(in *ir.Instr, kind string) bool {
	r := ir.DebugRecord{Parts: []string{kind + "("}}
	add := func(md ir.Metadata) {
		r.Operands = append(r.Operands, md)
		r.Parts = append(r.Parts, ", ")
	}
	for i := range in.Args() {
		v, ok := in.Arg(i).(*ir.MetadataValue)
		if !ok {
			return false
		}
		add(v.MD)
	}
	for _, a := range in.Attachments() {
		if a.Kind == "dbg" {
			add(a.Node)
			r.Parts[len(r.Parts)-1] = ")"
		}
	}
	next := in.Next()
	if r.Parts[len(r.Parts)-1] != ")" || next == nil {
		return false
	}
	// Records that stood before the call come first, then it, then what already belongs to the next
	// instruction.
	next.SetRecords(append(append(in.Records(), r), next.Records()...))
	in.SetRecords(nil)
	in.Erase()
	return true
}
