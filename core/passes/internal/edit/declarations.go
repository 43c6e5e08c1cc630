package edit

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// Declarations declares the intrinsics that RewriteStatepointsForGC calls, each when it is first
// needed, because their order shows in the module's text.
type Declarations struct {
	m          *ir.Module
	immarg     *ir.AttrSet
	pure       *ir.AttrSet
	statepoint map[*ir.Type]*ir.Func
	result     map[*ir.Type]*ir.Func
	relocate   map[*ir.Type]relocateDecl
	useHolder  bool
	name       []byte
	lastType   *ir.Type
	last       relocateDecl
}

// NewDeclarations returns an empty set of declarations for a module.
func NewDeclarations(m *ir.Module) *Declarations {
	d := &Declarations{
		m: m, immarg: ir.NewAttrSet(ir.Attr{Name: "immarg"}),
		statepoint: map[*ir.Type]*ir.Func{}, result: map[*ir.Type]*ir.Func{},
		relocate: map[*ir.Type]relocateDecl{},
	}
	if m.Dialect.Opaque() {
		d.pure = ir.NewAttrSet(ir.Attr{Name: "nocallback"}, ir.Attr{Name: "nofree"},
			ir.Attr{Name: "nosync"}, ir.Attr{Name: "nounwind"},
			ir.Attr{Name: "willreturn"}, ir.Attr{Name: "memory", Value: "none"})
	} else {
		d.pure = ir.NewAttrSet(ir.Attr{Name: "nounwind"}, ir.Attr{Name: "readnone"})
	}
	return d
}

// StatepointFor declares gc.statepoint for a target of a type.
func (d *Declarations) StatepointFor(target *ir.Type) *ir.Func {
	if f := d.statepoint[target]; f != nil {
		return f
	}
	d.name = intrinsics.AppendMangled(append(append(d.name[:0], gc.StatepointName...), '.'), target)
	ft := gc.FuncType(d.m, ir.LLVM11, target) // the passes write the present form
	f := d.m.Declare(string(d.name), ft, nil, d.immarg, d.immarg, nil, d.immarg, d.immarg)
	d.statepoint[target] = f
	return f
}

// ResultOf declares gc.result of a type.
func (d *Declarations) ResultOf(t *ir.Type) *ir.Func {
	if f := d.result[t]; f != nil {
		return f
	}
	d.name = intrinsics.AppendMangled(append(append(d.name[:0], gc.ResultName...), '.'), t)
	f := d.m.Declare(string(d.name), d.m.Types.Func(t, []*ir.Type{d.m.Types.Token}, false), d.pure)
	d.result[t] = f
	return f
}

// relocateDecl is a declared gc.relocate with what all its calls share.
type relocateDecl struct {
	fn   *ir.Func
	info *ir.CallInfo
}

// RelocateOf declares gc.relocate for values of a type: the relocate's own type is i8* of the same
// address space in typed dialects. The call information is shared by every call, since none of them
// ever has attributes.
func (d *Declarations) RelocateOf(t *ir.Type) (*ir.Func, *ir.CallInfo) {
	if t == d.lastType {
		return d.last.fn, d.last.info
	}
	r, ok := d.relocate[t]
	if !ok {
		ts := d.m.Types
		canonical := d.m.PointerTo(ts.I8, t.Scalar().AddrSpace)
		if t.IsVector() {
			canonical = ts.Vector(t.Len, canonical, t.Scalable)
		}
		d.name = intrinsics.AppendMangled(append(append(d.name[:0], gc.RelocateName...), '.'),
			canonical)
		r.fn = d.m.Declare(string(d.name), ts.Func(canonical, []*ir.Type{ts.Token, ts.I32, ts.I32},
			false), d.pure, nil, d.immarg, d.immarg)
		r.info = &ir.CallInfo{FuncType: r.fn.FuncType, NumArgs: 3, CC: ir.CCCold}
		d.relocate[t] = r
	}
	d.lastType, d.last = t, r
	return r.fn, r.info
}

// HoldUses declares __tmp_use, which LLVM's pass calls temporarily and leaves declared. Passes that
// LLVM does not have use nil.
func (d *Declarations) HoldUses() {
	if d != nil && !d.useHolder {
		d.useHolder = true
		d.m.Declare("__tmp_use", d.m.Types.Func(d.m.Types.Void, nil, true), nil)
	}
}

// BaseMark returns the metadata node of !is_base_value: the module's empty tuple.
func BaseMark(m *ir.Module) ir.Metadata {
	return Tuple(m, nil)
}
