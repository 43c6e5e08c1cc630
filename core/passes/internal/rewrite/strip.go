package rewrite

import (
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// falseAfterSafepoint are the function attributes that a safepoint invalidates: it may move and
// free every object, and synchronise.
var falseAfterSafepoint = map[string]bool{
	"memory": true, "readnone": true, "readonly": true, "writeonly": true, "argmemonly": true,
	"inaccessiblememonly":           true,
	"inaccessiblemem_or_argmemonly": true, "nosync": true, "nofree": true,
}

// pointerPromises are the attributes of pointer parameters and results that do not survive a
// safepoint.
var pointerPromises = map[string]bool{
	"dereferenceable": true, "dereferenceable_or_null": true, "readnone": true, "readonly": true,
	"writeonly": true, "noalias": true, "nofree": true,
}

// validMetadata are the kinds of metadata that may stay on loads and stores. Others may say that
// memory is dereferenceable, unshared or unchanging.
var validMetadata = map[string]bool{
	"dbg": true, "tbaa": true, "range": true, "alias.scope": true, "nontemporal": true,
	"nonnull": true, "align": true, "type": true,
	"DIAssignID": true,
}

func dropFnAttr(a ir.Attr) bool         { return !a.Quoted && falseAfterSafepoint[a.Name] }
func dropPointerPromise(a ir.Attr) bool { return !a.Quoted && pointerPromises[a.Name] }

// stripper removes attributes and metadata that are invalid once any function has explicit
// safepoints.
type stripper struct {
	m *ir.Module
	// mutable maps an access tag for unchanging memory to the tag without that claim.
	mutable map[*ir.MDNode]*ir.MDNode
}

// prototypes strips the attributes of functions. It runs last: until then the pass may rely on the
// attributes of callees.
func (s *stripper) prototypes() {
	for _, f := range s.m.Funcs {
		if !f.IsIntrinsic() {
			s.prototype(f)
		}
	}
}

// body strips the instructions of a function.
func (s *stripper) body(f *ir.Func) {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; {
			next := in.Next()
			s.instr(in)
			in = next
		}
	}
}

func (s *stripper) prototype(f *ir.Func) {
	for _, a := range f.Args {
		if a.Attrs != nil && a.Type().IsPointer() {
			a.Attrs = a.Attrs.Without(dropPointerPromise)
		}
	}
	if f.FuncType.Result().IsPointer() {
		f.Ret = f.Ret.Without(dropPointerPromise)
	}
	f.Attrs = f.Attrs.Without(dropFnAttr)
}

func (s *stripper) instr(in *ir.Instr) {
	switch in.Op {
	case ir.Call:
		if in.IsIntrinsic("llvm.invariant.start") {
			if ir.FirstUse(in) != nil {
				ir.ReplaceAllUses(in, edit.NoValue(s.m, in.Type()))
			}
			in.Erase()
			return
		}
	case ir.Load, ir.Store:
		s.memory(in)
	}
	if in.Call != nil {
		s.call(in)
	}
	if len(in.Attachments()) > 0 {
		s.tbaa(in)
	}
}

func (s *stripper) memory(in *ir.Instr) {
	if len(in.Attachments()) == 0 {
		return
	}
	kept := in.Attachments()[:0:0]
	for _, a := range in.Attachments() {
		if validMetadata[a.Kind] {
			kept = append(kept, a)
		}
	}
	in.SetAttachments(kept)
}

func (s *stripper) call(in *ir.Instr) {
	c := in.Call
	copied := false
	for i, p := range c.Params {
		if p == nil || i >= c.NumArgs || !in.Arg(i).Type().IsPointer() {
			continue
		}
		if q := p.Without(dropPointerPromise); q != p {
			if !copied {
				c.Params = append([]*ir.AttrSet(nil), c.Params...)
				copied = true
			}
			c.Params[i] = q
		}
	}
	if c.Ret != nil && in.Type().IsPointer() {
		if q := c.Ret.Without(dropPointerPromise); q != c.Ret {
			c.Ret = q
		}
	}
}

// tbaa replaces a type-based alias tag that says the memory never changes (its flag is 1) by the
// same tag without the flag.
func (s *stripper) tbaa(in *ir.Instr) {
	for i := range in.Attachments() {
		if in.Attachments()[i].Kind != "tbaa" {
			continue
		}
		tag, ok := in.Attachments()[i].Node.(*ir.MDNode)
		if !ok {
			continue
		}
		if m := s.mutableTag(tag); m != tag {
			in.SetAttachments(append([]ir.Attachment(nil), in.Attachments()...))
			in.Attachments()[i].Node = m
		}
	}
}

func (s *stripper) mutableTag(tag *ir.MDNode) *ir.MDNode {
	flag := 3
	if len(tag.Operands) > 0 {
		if base, ok := tag.Operands[0].(*ir.MDNode); ok && len(base.Operands) >= 3 {
			if _, ok := base.Operands[0].(*ir.MDNode); ok {
				flag = 4
			}
		}
	}
	if len(tag.Operands) <= flag {
		return tag
	}
	v, ok := tag.Operands[flag].(*ir.MDValue)
	if !ok {
		return tag
	}
	if c, ok := ir.AsInt(v.Value); !ok || c.Bits == 0 {
		return tag
	}
	if m := s.mutable[tag]; m != nil {
		return m
	}
	want := tag.Operands[:flag]
	found := edit.Tuple(s.m, append([]ir.Metadata(nil), want...))
	if s.mutable == nil {
		s.mutable = map[*ir.MDNode]*ir.MDNode{}
	}
	s.mutable[tag] = found
	return found
}
