package ir

// Release gives up what a function's blocks hold, so that its memory is free for others: for a
// caller who takes the functions of a large module one after the other and is done with this one.
// What uses the function goes on doing so, and it stays a definition; but its blocks are empty, and
// it can neither be printed nor changed. Who still holds one of its instructions may find another
// function's in it.
func (f *Func) Release() {
	for _, b := range f.Blocks {
		for in := b.first; in != nil; {
			for i := range in.ops {
				switch in.ops[i].Value.(type) {
				case *Func, *Global, *Alias, *IFunc:
					// they live on, and so would the use in their lists
					in.ops[i].unlink()
				}
			}
			next := in.next
			f.module.instrs.giveBack(in)
			in = next
		}
		b.first, b.last, b.uses, b.TailRecords = nil, nil, nil, nil
	}
	for _, a := range f.Args {
		a.uses = nil
	}
	f.symbols, f.packed = symbolTable{}, false
}
