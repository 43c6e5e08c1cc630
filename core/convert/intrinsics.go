package convert

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/ir/upgrade"
)

// The name of an overloaded intrinsic has the types with which it is overloaded:
// llvm.memcpy.p0i8.p0i8.i64. When types change, so does the name. Only LLVM's tables say with which
// of its types an intrinsic is overloaded, but the types of its signature, and so their spellings,
// are known here.

// spelling is a type in the name of an intrinsic, before and after.
type spelling struct{ old, new string }

// spellings lists the spellings of the types in a function's signature, longest first. retype
// converts a type to the new dialect.
func spellings(ft *ir.Type, retype func(*ir.Type) *ir.Type) []spelling {
	var all []spelling
	seen := map[*ir.Type]bool{}
	var add func(t *ir.Type)
	add = func(t *ir.Type) {
		if t == nil || seen[t] || t.Kind == ir.VoidKind {
			return
		}
		seen[t] = true
		s := spelling{string(intrinsics.AppendMangled(nil, t)),
			string(intrinsics.AppendMangled(nil, retype(t)))}
		if s.old != s.new {
			at := 0
			for at < len(all) && len(all[at].old) >= len(s.old) {
				at++
			}
			all = append(all, spelling{})
			copy(all[at+1:], all[at:])
			all[at] = s
		}
		switch t.Kind {
		case ir.PointerKind, ir.VectorKind, ir.ArrayKind:
			add(t.Elem)
		case ir.StructKind:
			if !t.Identified() {
				for _, f := range t.Fields {
					add(f)
				}
			}
		}
	}
	add(ft.Result())
	for _, p := range ft.Fields {
		add(p)
	}
	return all
}

// respell replaces the types in the name of an intrinsic.
func respell(name string, all []spelling) string {
	var b strings.Builder
	rest := name
	for {
		dot := strings.IndexByte(rest, '.')
		if dot < 0 {
			b.WriteString(rest)
			return b.String()
		}
		b.WriteString(rest[:dot+1])
		rest = rest[dot+1:]
		for _, s := range all {
			after, ok := strings.CutPrefix(rest, s.old)
			if ok && (after == "" || after[0] == '.') {
				b.WriteString(s.new)
				rest = after
				break
			}
		}
	}
}

// planNames finds the new names of the module's intrinsics while their types are still the old
// ones.
func (c *converter) planNames(retype func(*ir.Type) *ir.Type) {
	c.renamed = map[*ir.Func]string{}
	for _, f := range c.m.Funcs {
		if f.IsIntrinsic() && !isStatepointIntrinsic(f) {
			if name := respell(f.Name(), spellings(f.FuncType, retype)); name != f.Name() {
				c.renamed[f] = name
			}
		}
	}
}

// intrinsics gives the other intrinsics their new names, and all of them the parameters and
// attributes of the new dialect. Two that now have the same name become one. One that loses the
// types in its name moves to the end, as in LLVM, which makes a new declaration for it.
func (c *converter) intrinsics() {
	var gone []*ir.Func
	for _, f := range append([]*ir.Func(nil), c.m.Funcs...) {
		if !f.IsIntrinsic() || !f.IsDeclaration() {
			continue
		}
		moved := c.moved[f]
		if isStatepointIntrinsic(f) {
			if !c.done[f] {
				gone = c.spareIntrinsic(f, gone)
			}
		} else if name := c.renamed[f]; name != "" {
			if other := c.m.Func(name); other != nil && other != f && other.FuncType == f.FuncType {
				ir.ReplaceAllUses(f, other)
				gone = append(gone, f)
			} else {
				c.m.SetName(f, name)
				moved = true
			}
		}
		if moved && c.to.Opaque() {
			c.m.MoveFuncToEnd(f)
		}
	}
	for _, f := range gone {
		c.m.RemoveFunc(f)
	}
	upgrade.Intrinsics(c.m)
	for _, f := range c.m.Funcs {
		if f.IsDeclaration() && intrinsics.Attributes(f.Name(), c.to) != nil {
			c.intrinsicAttrs(f)
		}
	}
}

// intrinsicAttrs gives a declared intrinsic the attributes that it has in the new dialect; the
// documents of the oldest dialect show none.
func (c *converter) intrinsicAttrs(f *ir.Func) {
	if c.to == ir.LLVM11 || c.to.Opaque() {
		intrinsics.SetAttributes(f)
		return
	}
	if c.from != ir.LLVM11 && !c.from.Opaque() {
		return // between the oldest, what is written stays
	}
	f.Attrs, f.Ret = nil, nil
	for _, a := range f.Args {
		a.Attrs = nil
	}
}

// spareIntrinsic converts a declaration that no statepoint needs: if it was never called it stays,
// in its new form; if its calls now go to another declaration it must be removed.
func (c *converter) spareIntrinsic(f *ir.Func, gone []*ir.Func) []*ir.Func {
	ts := c.m.Types
	token := gc.TokenType(c.m, c.to)
	var name string
	var ft *ir.Type
	switch params := f.FuncType.Fields; {
	case strings.HasPrefix(f.Name(), gc.StatepointName):
		target := c.m.PointerTo(ts.Func(ts.Void, nil, false), 0)
		for _, p := range params {
			if p.IsPointer() && p.Elem == nil == c.to.Opaque() {
				target = p
			}
		}
		name = string(intrinsics.AppendMangled([]byte(gc.StatepointName+"."), target))
		ft = gc.FuncType(c.m, c.to, target)
	case strings.HasPrefix(f.Name(), "llvm.experimental.gc.relocate"):
		t := f.FuncType.Result()
		name = string(intrinsics.AppendMangled([]byte("llvm.experimental.gc.relocate."), t))
		ft = ts.Func(t, []*ir.Type{token, ts.I32, ts.I32}, false)
	default:
		name = c.resultName(f.FuncType.Result())
		ft = ts.Func(f.FuncType.Result(), []*ir.Type{token}, false)
	}
	if other := c.m.Func(name); other != nil && other != f {
		return append(gone, f)
	}
	if name != f.Name() {
		c.m.SetName(f, name)
		if c.to.Opaque() {
			c.m.MoveFuncToEnd(f)
		}
	}
	c.setSignature(f, ft)
	return gone
}
