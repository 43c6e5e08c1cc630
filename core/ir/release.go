package ir

// Release frees the contents of a function's blocks for reuse by other functions. It is for callers
// that process the functions of a large module one by one and are done with this one. Uses of the
// function remain valid, and it stays a definition; but its blocks are empty, and it can neither be
// printed nor changed. A reference to one of its instructions may later find another function's
// instruction there.
func (f *Func) Release() {
	for _, b := range f.Blocks {
		for in := b.first; in != nil; {
			for i := range in.ops {
				switch in.ops[i].Value.(type) {
				case *Func, *Global, *Alias, *IFunc:
					// they live on, and so would the use in their use lists
					in.ops[i].unlink()
				}
			}
			next := in.next
			f.Module().instrs.giveBack(in)
			in = next
		}
		b.first, b.last, b.uses, b.TailRecords = nil, nil, nil, nil
	}
	for _, a := range f.Args {
		a.uses = nil
	}
	f.symbols, f.packed = symbolTable{}, false
}
