package ir

// NumberLocals numbers every unnamed parameter, block and non-void instruction of f, as LLVM's
// printer does. Slot returns the numbers.
func NumberLocals(f *Func) {
	n := int32(0)
	for _, a := range f.Args {
		if a.name == "" {
			a.slot = n
			n++
		}
	}
	for _, b := range f.Blocks {
		if b.name == "" {
			b.slot = n
			n++
		}
		for in := b.first; in != nil; in = in.next {
			if in.name == "" && in.typ.Kind != VoidKind {
				in.slot = n
				n++
			}
		}
	}
}

// NumberGlobals numbers every unnamed global value. Slot returns the numbers.
func NumberGlobals(m *Module) {
	n := int32(0)
	give := func(v *node) {
		if v.name == "" {
			v.slot = n
			n++
		}
	}
	for _, g := range m.Globals {
		give(&g.node)
	}
	for _, a := range m.Aliases {
		give(&a.node)
	}
	for _, i := range m.IFuncs {
		give(&i.node)
	}
	for _, f := range m.Funcs {
		give(&f.node)
	}
}
