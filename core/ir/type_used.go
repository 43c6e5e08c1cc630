package ir

// UsedStructTypes finds the identified struct types that a module uses, in the order of LLVM's type
// finder, which is the order of printing: globals, aliases, functions with their instructions, each
// type before the types in it. Numbered types come first.
func (m *Module) UsedStructTypes() []*Type {
	if !m.Types.HasIdentified() {
		return nil
	}
	f := &typeFinder{types: make([]bool, m.Types.count), consts: map[*Const]bool{}}
	for _, g := range m.Globals {
		f.typ(g.typ)
		f.typ(g.Content)
		f.value(g.Init)
	}
	for _, a := range m.Aliases {
		f.typ(a.typ)
		f.typ(a.Content)
		f.value(a.Aliasee)
	}
	for _, i := range m.IFuncs {
		f.typ(i.typ)
		f.typ(i.Content)
		f.value(i.Resolver)
	}
	for _, fn := range m.Funcs {
		f.function(fn)
	}
	for i := range m.Metadata.Named {
		for _, n := range m.Metadata.Named[i].Nodes {
			f.metadata(n)
		}
	}
	var numbered, named []*Type
	for _, t := range f.found {
		if t.Name == "" {
			numbered = append(numbered, t)
		} else {
			named = append(named, t)
		}
	}
	return append(numbered, named...)
}

// HasIdentified reports whether the table has a struct type with a name or number.
func (ts *Types) HasIdentified() bool { return len(ts.named)+len(ts.number) > 0 }

type typeFinder struct {
	types  []bool
	consts map[*Const]bool
	nodes  map[*MDNode]bool
	found  []*Type
	work   []*Type
}

func (f *typeFinder) typ(t *Type) {
	if t == nil || f.types[t.id] {
		return
	}
	f.types[t.id] = true
	f.work = append(f.work[:0], t)
	for len(f.work) > 0 {
		t := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		if t.Identified() {
			f.found = append(f.found, t)
		}
		for i := len(t.Fields) - 1; i >= 0; i-- {
			f.push(t.Fields[i])
		}
		f.push(t.Elem)
	}
}

func (f *typeFinder) push(t *Type) {
	if t != nil && !f.types[t.id] {
		f.types[t.id] = true
		f.work = append(f.work, t)
	}
}

func (f *typeFinder) function(fn *Func) {
	f.typ(fn.typ)
	f.typ(fn.FuncType)
	f.attrs(fn.Attrs)
	f.attrs(fn.Ret)
	for _, a := range fn.Args {
		f.attrs(a.Attrs)
	}
	for _, v := range []Value{fn.Personality, fn.Prefix, fn.Prologue} {
		f.value(v)
	}
	f.body(fn)
}

// NamedTypes returns the struct types with a name or number in the body of a function, in the order
// in which they are found.
func (f *Func) NamedTypes() []*Type {
	if !f.module.Types.HasIdentified() {
		return nil
	}
	finder := &typeFinder{types: make([]bool, f.module.Types.count), consts: map[*Const]bool{}}
	finder.body(f)
	return finder.found
}

func (f *typeFinder) body(fn *Func) {
	if fn.Unread != nil {
		for _, t := range fn.Unread.Types {
			f.typ(t)
		}
		return
	}
	for _, b := range fn.Blocks {
		for in := b.first; in != nil; in = in.next {
			f.typ(in.typ)
			for i := range in.ops {
				f.value(in.ops[i].Value)
			}
			f.typ(in.ElemType)
			if in.Call != nil {
				f.attrs(in.Call.Attrs)
				f.attrs(in.Call.Ret)
				for _, a := range in.Call.Params {
					f.attrs(a)
				}
			}
			for _, a := range in.Attachments() {
				if a.Kind != "dbg" {
					f.metadata(a.Node)
				}
			}
		}
	}
}

func (f *typeFinder) attrs(s *AttrSet) {
	if s != nil {
		for i := range s.Attrs {
			f.typ(s.Attrs[i].Type)
		}
	}
}

func (f *typeFinder) value(v Value) {
	switch v := v.(type) {
	case nil:
	case *Const:
		if v.Kind == ConstInt {
			return
		}
		if f.consts[v] {
			return
		}
		f.consts[v] = true
		f.typ(v.typ)
		f.typ(v.ElemType)
		for _, e := range v.Elems {
			f.value(e)
		}
	case *MetadataValue:
		f.metadata(v.MD)
	}
}

func (f *typeFinder) metadata(md Metadata) {
	switch md := md.(type) {
	case *MDValue:
		f.value(md.Value)
	case *MDNode:
		if md == nil || f.nodes[md] {
			return
		}
		if f.nodes == nil {
			f.nodes = map[*MDNode]bool{}
		}
		f.nodes[md] = true
		for _, o := range md.Operands {
			f.metadata(o)
		}
	}
}

// NumberTypes numbers the module's unnamed identified structs as LLVM prints them: in order of use,
// then the unused ones.
func (m *Module) NumberTypes() {
	if len(m.Types.number) == 0 && m.Types.named[""] == nil {
		return
	}
	next := 0
	used := map[*Type]bool{}
	for _, t := range m.UsedStructTypes() {
		if t.Name == "" {
			used[t] = true
			t.Number = next
			next++
		}
	}
	for _, t := range m.StructTypes {
		if t.Name == "" && !used[t] {
			t.Number = next
			next++
		}
	}
	m.Types.number = map[int]*Type{}
	for _, t := range m.StructTypes {
		if t.Name == "" {
			m.Types.number[t.Number] = t
		}
	}
}
