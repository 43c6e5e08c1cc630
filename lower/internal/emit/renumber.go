package emit

import "statepoint/lower/amd64"

// Renumber changes the numbers of the function's symbols, before it is finished: to has the new
// number of each old one.
func (e *Emitter) Renumber(to []amd64.Sym) {
	e.out.asm.Renumber(to)
	for i := range e.tables.list {
		t := &e.tables.list[i]
		t.sym = to[t.sym]
	}
	for i := range e.f.TypeInfos {
		e.f.TypeInfos[i] = to[e.f.TypeInfos[i]]
	}
	for i := range e.f.Clauses {
		for k, t := range e.f.Clauses[i].Types {
			e.f.Clauses[i].Types[k] = to[t]
		}
	}
	for i := range e.out.list {
		args := &e.out.list[i].Inst.Args
		for k := range args {
			if args[k].Kind != amd64.KindLabel {
				args[k].Sym = to[args[k].Sym]
			}
		}
	}
}
