package asmwriter

import (
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
)

// tables writes the jump tables.
func (w *writer) tables() {
	name := ""
	for i := range w.im.JumpTables {
		t := &w.im.JumpTables[i]
		if t.First {
			w.section(w.im.JumpRef(w.m, t))
			w.alignData(4)
			name = quoteSymbol(w.im.Symbols[t.Sym])
			w.line("%s:", name)
		}
		fn := &w.m.Funcs[t.Func]
		w.line("\t.long\t.Lfunc_begin%d%s-%s", t.Func, asmtext.Addend(int64(t.Target-fn.At)), name)
	}
}

// exceptions writes the data areas of functions with a personality routine, and the pointers to
// what they name.
func (w *writer) exceptions() {
	for i := range w.im.Excepts {
		w.exceptSection(int32(i))
	}
	for i := range w.im.Pointers {
		r := &w.im.Pointers[i]
		ref := quoteSymbol(w.im.Symbols[r.Sym])
		w.section(r.Ref)
		w.alignData(8)
		w.line("\t.weak\t%s", ref)
		w.line("\t.hidden\t%s", ref)
		w.line("\t.type\t%s,@object", ref)
		w.line("\t.size\t%s, 8", ref)
		w.line("%s:", ref)
		w.line("\t.quad\t%s", quoteSymbol(w.im.Symbols[r.To]))
	}
}

// exceptSection writes one section of data areas.
func (w *writer) exceptSection(n int32) {
	x := &w.im.Excepts[n]
	w.section(x.Ref)
	w.alignData(4)
	at := 0
	relocs := x.Relocs
	emit := func(to int) {
		for at < to {
			if len(relocs) > 0 && int(relocs[0].Off) == at {
				w.line("\t.long\t%s-.", quoteSymbol(w.im.Symbols[relocs[0].Sym]))
				relocs = relocs[1:]
				at += 4
				continue
			}
			end := to
			if len(relocs) > 0 {
				end = min(end, int(relocs[0].Off))
			}
			w.bytes(x.Data[at:end])
			at = end
		}
	}
	for i := range w.m.Funcs {
		if fn := &w.m.Funcs[i]; fn.Personality != amd64.NoSym && fn.Except == n {
			emit(int(fn.Table))
			w.line(".Lexception%d:", i)
		}
	}
	emit(len(x.Data))
}

// patchPlaces writes the addresses of places to patch.
func (w *writer) patchPlaces() {
	for i := range w.im.Patches {
		p := &w.im.Patches[i]
		w.section(w.im.PatchRef(w.m, p))
		w.alignData(8)
		w.line("\t.quad\t.Lpatch%d", p.Func)
	}
}
