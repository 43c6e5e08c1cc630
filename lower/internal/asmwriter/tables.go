package asmwriter

import (
	"sort"

	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/asmtext"
)

// jumpTables writes the jump tables of a function.
func (w *writer) jumpTables(n int) {
	name := ""
	for ; w.tabled < len(w.im.JumpTables) && int(w.im.JumpTables[w.tabled].Func) == n; w.tabled++ {
		t := &w.im.JumpTables[w.tabled]
		if t.First {
			if w.im.MachO != nil { // they stand in the code
				w.line("\t.p2align\t2")
				w.line("\t.data_region jt32")
				defer w.line("\t.end_data_region")
			} else {
				w.section(w.im.JumpRef(w.m, t))
				w.alignData(uint64(t.Size()))
			}
			name = w.name(w.im.Symbols[t.Sym])
			w.line("%s:", name)
		}
		size, from := ".long", "-"+name
		if t.Address {
			size, from = ".quad", ""
		}
		w.line("\t%s\t%sfunc_begin%d%s%s", size, w.private(), n,
			asmtext.Addend(int64(t.Target-w.m.Funcs[n].At)), from)
	}
}

// exceptionTable writes the data area of a function with a personality routine.
func (w *writer) exceptionTable(n int) {
	fn := &w.m.Funcs[n]
	if fn.Personality == amd64.NoSym {
		return
	}
	x := &w.im.Excepts[fn.Except]
	w.section(x.Ref)
	w.alignData(code.ExceptionsAlign)
	w.line("%s:", code.ExceptionsName(n))
	w.line("%sexception%d:", w.private(), w.areas[n].number)
	at, end := fn.Table, w.areas[n].end
	first := sort.Search(len(x.Relocs), func(i int) bool { return x.Relocs[i].Off >= at })
	for _, r := range x.Relocs[first:] {
		if r.Off >= end {
			break
		}
		w.bytes(x.Data[at:r.Off])
		w.line("\t.long\t%s", w.pointerTo(r.Sym))
		at = r.Off + 4
	}
	w.bytes(x.Data[at:end])
}

// dataArea is the data area of a function for exceptions: its end in the section, and the number of
// its label, which counts these areas.
type dataArea struct {
	end    uint32
	number int
}

// findAreas finds the data area of each function.
func (w *writer) findAreas() {
	ends := make([]uint32, len(w.im.Excepts))
	for i := range ends {
		ends[i] = uint32(len(w.im.Excepts[i].Data))
	}
	w.areas = make([]dataArea, len(w.m.Funcs))
	count := 0
	for n := range w.m.Funcs {
		if w.m.Funcs[n].Personality != amd64.NoSym {
			w.areas[n].number = count
			count++
		}
	}
	for n := len(w.m.Funcs) - 1; n >= 0; n-- {
		if fn := &w.m.Funcs[n]; fn.Personality != amd64.NoSym {
			w.areas[n].end = ends[fn.Except]
			ends[fn.Except] = fn.Table
		}
	}
}

// references writes the pointers to symbols that data areas name.
func (w *writer) references() {
	if w.im.MachO != nil {
		return // the linker makes them
	}
	for i := range w.im.Pointers {
		r := &w.im.Pointers[i]
		ref := w.name(w.im.Symbols[r.Sym])
		w.section(r.Ref)
		w.alignData(8)
		w.line("\t.weak\t%s", ref)
		w.line("\t.hidden\t%s", ref)
		w.line("\t.type\t%s,@object", ref)
		w.line("\t.size\t%s, 8", ref)
		w.line("%s:", ref)
		w.line("\t.quad\t%s", w.name(w.im.Symbols[r.To]))
	}
}

// patchPlaces writes the addresses of patchable positions.
func (w *writer) patchPlaces() {
	for i := range w.im.Patches {
		p := &w.im.Patches[i]
		w.section(w.im.PatchRef(w.m, p))
		w.alignData(8)
		w.line("\t.quad\t%spatch%d", w.private(), p.Func)
	}
}
