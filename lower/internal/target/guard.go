package target

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/lower/internal/mir"
)

// protect gives the frame a guard.
func (a *Attributes) protect(out *mir.Func) {
	// the last object is above all others
	out.Objects = append(out.Objects, mir.Object{Size: 8, Align: 8})
	out.Guard = int32(len(out.Objects))
	out.GuardFailed = a.env.Symbols.Named(a.env.Module, "__stack_chk_fail")
	out.HasCalls = true
}

// defaultBuffer is the smallest size in bytes of a character array that `ssp` protects.
const defaultBuffer = 8

// needsGuard reports whether a function must be protected, according to its attribute and its
// variables (LangRef, "Function Attributes", ssp, sspstrong and sspreq).
func needsGuard(f *ir.Func, layout *datalayout.Layout) bool {
	strong := f.Attrs.Has("sspstrong")
	switch {
	case f.Attrs.Has("sspreq"):
		return true
	case !strong && !f.Attrs.Has("ssp") || f.Attrs.Has("safestack"):
		return false
	}
	buffer := uint64(defaultBuffer)
	if n := countAttr(f, "stack-protector-buffer-size"); n > 0 {
		buffer = uint64(n)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op != ir.Alloca {
				continue
			}
			n, isConst := ir.AsInt(in.Operand(0))
			switch {
			case !isConst || n.Bits != 1 && (strong || n.Bits >= buffer):
				return true
			case holdsBuffer(in.ElemType, layout, buffer, strong):
				return true
			case strong && escapes(in, map[*ir.Instr]bool{}):
				return true
			}
		}
	}
	return false
}

// holdsBuffer reports whether a type contains an array that is protected.
func holdsBuffer(t *ir.Type, layout *datalayout.Layout, buffer uint64, strong bool) bool {
	switch t.Kind {
	case ir.ArrayKind:
		if strong {
			return true
		}
		return t.Elem.IsInt(8) && layout.Size(t) >= buffer
	case ir.StructKind:
		for _, e := range t.Fields {
			if holdsBuffer(e, layout, buffer, strong) {
				return true
			}
		}
	}
	return false
}

// escapes reports whether the address of a variable is used for more than loads and stores of it.
func escapes(v *ir.Instr, seen map[*ir.Instr]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		in := u.User
		if in == nil {
			return true
		}
		switch in.Op {
		case ir.Load:
		case ir.Store:
			if in.Operand(0) == ir.Value(v) {
				return true
			}
		case ir.GetElementPtr, ir.BitCast, ir.Select, ir.Phi, ir.AddrSpaceCast:
			if escapes(in, seen) {
				return true
			}
		case ir.Call:
			if f := in.CalledFunc(); f == nil || !isMarker(f.Name()) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// isMarker reports whether an intrinsic only describes a variable.
func isMarker(name string) bool {
	return strings.HasPrefix(name, "llvm.lifetime.") || strings.HasPrefix(name, "llvm.dbg.")
}
