package convert

import "statepoint/core/ir"

// moduleConverter gives everything in a module its new type, in place: values keep their ids, names
// and uses.
type moduleConverter struct {
	m *ir.Module
	// to is the new dialect.
	to ir.Dialect
	// typ converts a type to the new dialect, and value a constant.
	typ   func(*ir.Type) *ir.Type
	value func(ir.Value) ir.Value
	// fn and param convert attributes of functions and of parameters to the new dialect.
	fn, param func(*ir.AttrSet) *ir.AttrSet
	// result converts those of results, nil if they are converted like those of parameters.
	result func(*ir.AttrSet) *ir.AttrSet

	sets  map[attrKey]*ir.AttrSet
	infos map[*ir.CallInfo]bool
	nodes map[*ir.MDNode]bool
}

type attrKey struct {
	set *ir.AttrSet
	fn  bool
}

func (c *moduleConverter) start() {
	c.sets, c.infos, c.nodes = map[attrKey]*ir.AttrSet{}, map[*ir.CallInfo]bool{},
		map[*ir.MDNode]bool{}
}

// words converts only attributes and metadata, in a module whose types and operands are already
// right.
func (c *moduleConverter) words() {
	c.start()
	for _, g := range c.m.Globals {
		g.Attrs = c.attrs(g.Attrs, true)
		c.attachments(g.Attachments)
	}
	for _, i := range c.m.IFuncs {
		c.attachments(i.Attachments)
	}
	for _, f := range c.m.Funcs {
		c.header(f)
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for _, u := range in.Uses() {
					if md, ok := u.Value.(*ir.MetadataValue); ok {
						c.metadata(md.MD)
					}
				}
				c.instrWords(in)
			}
		}
	}
	c.moduleMetadata()
}

func (c *moduleConverter) run() {
	c.start()
	for _, f := range c.m.Funcs {
		f.FuncType = c.typ(f.FuncType)
		f.MutateType(c.typ(f.Type()))
		for _, a := range f.Args {
			a.MutateType(c.typ(a.Type()))
		}
	}
	for _, g := range c.m.Globals {
		g.Content = c.typ(g.Content)
		g.MutateType(c.typ(g.Type()))
	}
	for _, a := range c.m.Aliases {
		a.Content = c.typ(a.Content)
		a.MutateType(c.typ(a.Type()))
	}
	for _, i := range c.m.IFuncs {
		i.Content = c.typ(i.Content)
		i.MutateType(c.typ(i.Type()))
	}
	for _, g := range c.m.Globals {
		g.Init = c.optional(g.Init)
		g.Attrs = c.attrs(g.Attrs, true)
		c.attachments(g.Attachments)
	}
	for _, a := range c.m.Aliases {
		a.Aliasee = c.optional(a.Aliasee)
	}
	for _, i := range c.m.IFuncs {
		i.Resolver = c.optional(i.Resolver)
		c.attachments(i.Attachments)
	}
	for _, f := range c.m.Funcs {
		c.function(f)
	}
	c.moduleMetadata()
}

func (c *moduleConverter) moduleMetadata() {
	for _, n := range c.m.Metadata.Nodes {
		c.metadata(n)
	}
	for i := range c.m.Metadata.Named {
		for _, n := range c.m.Metadata.Named[i].Nodes {
			c.metadata(n)
		}
	}
}

func (c *moduleConverter) optional(v ir.Value) ir.Value {
	if v == nil {
		return nil
	}
	return c.value(v)
}

// header converts the attributes and metadata of a function.
func (c *moduleConverter) header(f *ir.Func) {
	f.Attrs, f.Ret = c.attrs(f.Attrs, true), c.resultAttrs(f.Ret)
	for _, a := range f.Args {
		a.Attrs = c.attrs(a.Attrs, false)
	}
	c.attachments(f.Attachments)
}

func (c *moduleConverter) function(f *ir.Func) {
	c.header(f)
	f.Personality, f.Prefix, f.Prologue = c.optional(f.Personality), c.optional(f.Prefix),
		c.optional(f.Prologue)
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			c.instr(in)
		}
		c.records(b.TailRecords)
	}
}

func (c *moduleConverter) instr(in *ir.Instr) {
	in.MutateType(c.typ(in.Type()))
	in.ElemType = c.typ(in.ElemType)
	for i := range in.Uses() {
		u := in.OperandUse(i)
		switch v := u.Value.(type) {
		case *ir.Const, *ir.InlineAsm, *ir.MetadataValue:
			if n := c.value(v); n != ir.Value(v) {
				u.Set(n)
			}
			if md, ok := v.(*ir.MetadataValue); ok {
				c.metadata(md.MD)
			}
		}
	}
	if info := in.Call; info != nil && !c.infos[info] {
		info.FuncType = c.typ(info.FuncType)
	}
	c.instrWords(in)
}

// instrWords converts the attributes and metadata of an instruction.
func (c *moduleConverter) instrWords(in *ir.Instr) {
	if info := in.Call; info != nil && !c.infos[info] {
		c.infos[info] = true
		info.Attrs, info.Ret = c.attrs(info.Attrs, true), c.resultAttrs(info.Ret)
		if len(info.Params) > 0 {
			params := make([]*ir.AttrSet, len(info.Params))
			for i, p := range info.Params {
				params[i] = c.attrs(p, false)
			}
			info.Params = params
		}
	}
	c.attachments(in.Attachments())
	c.records(in.Records())
}

// attrs converts a set of attributes and the types in it to the new dialect.
func (c *moduleConverter) attrs(s *ir.AttrSet, ofFunction bool) *ir.AttrSet {
	if s == nil {
		return nil
	}
	key := attrKey{s, ofFunction}
	if n, ok := c.sets[key]; ok {
		return n
	}
	n := s
	for i, a := range s.Attrs {
		if t := c.typ(a.Type); t != a.Type {
			if n == s {
				n = &ir.AttrSet{Attrs: append([]ir.Attr(nil), s.Attrs...)}
			}
			n.Attrs[i].Type = t
		}
	}
	if ofFunction {
		n = c.fn(n)
	} else {
		n = c.param(n)
	}
	c.sets[key] = n
	return n
}

// resultAttrs are the attributes of a result in the new dialect.
func (c *moduleConverter) resultAttrs(s *ir.AttrSet) *ir.AttrSet {
	s = c.attrs(s, false)
	if c.result != nil {
		s = c.result(s)
	}
	return s
}

func (c *moduleConverter) attachments(as []ir.Attachment) {
	for i := range as {
		c.metadata(as[i].Node)
	}
}

func (c *moduleConverter) records(rs []ir.DebugRecord) {
	for i := range rs {
		for _, o := range rs[i].Operands {
			c.metadata(o)
		}
	}
}

// metadata converts the values in metadata, in place.
func (c *moduleConverter) metadata(md ir.Metadata) {
	switch md := md.(type) {
	case *ir.MDValue:
		md.Value = c.optional(md.Value)
	case *ir.MDNode:
		if md == nil || c.nodes[md] {
			return
		}
		c.nodes[md] = true
		renameWords(md, c.to)
		for _, o := range md.Operands {
			c.metadata(o)
		}
	}
}
