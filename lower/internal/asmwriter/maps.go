package asmwriter

import (
	"strconv"

	"statepoint/core/workers"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/stackmap"
)

// recordsAtOnce is the number of records whose text is made at once.
const recordsAtOnce = 64

// stackMap writes the section of the stack map, field by field, as LLVM does: offsets of records
// are differences of labels. It is the larger part of the text, so several goroutines make it.
func (w *writer) stackMap() {
	if len(w.m.MapBytes()) == 0 {
		return
	}
	pieces, err := stackmap.NewPieces(w.m.Map)
	if err != nil { // the section would not be there
		w.err = err
		return
	}
	w.section(w.m.MapSection)
	w.line("%s:", w.name(stackmap.SectionSymbol))
	head := pieces.Head()
	w.mapFields(&head)
	records := len(w.m.Map.Records)
	err = workers.Pieces((records+recordsAtOnce-1)/recordsAtOnce, w.workers,
		func() workers.Piecework {
			return &recordsText{writer: w.collector(), to: w, pieces: pieces}
		})
	if w.err == nil {
		w.err = err
	}
	w.alignData(8)
}

// recordsText makes the text of pieces with some records.
type recordsText struct {
	*writer
	to     *writer
	pieces *stackmap.Pieces
	piece  stackmap.Piece
}

// Work makes the text of a piece.
func (t *recordsText) Work(piece int) {
	from := piece * recordsAtOnce
	t.pieces.Records(from, min(from+recordsAtOnce, len(t.m.Map.Records)), &t.piece)
	t.b = t.b[:0]
	t.mapFields(&t.piece)
}

// Join writes it.
func (t *recordsText) Join(int) error {
	t.to.lines(t.b)
	return t.to.err
}

// mapFields writes the fields of a piece of the map.
func (w *writer) mapFields(piece *stackmap.Piece) {
	reloc, record := 0, uint32(0)
	wide := w.m.Map.Version >= stackmap.V3
	for i := range piece.Fields {
		f := &piece.Fields[i]
		text := ""
		switch f.Kind {
		case stackmap.GroupRecord:
			record = f.Index
		case stackmap.LocationsPadding, stackmap.RecordPadding:
			continue // written as an alignment
		case stackmap.RecordID:
			if record > 0 {
				w.alignData(8)
			}
		case stackmap.LiveOutsPadding:
			if wide {
				w.alignData(8)
			}
		case stackmap.RecordOffset:
			if at := w.points[record]; at != "" {
				text = ".long\t" + at
			}
		}
		if f.Kind.IsGroup() || f.Len == 0 {
			continue
		}
		if reloc < len(piece.Relocations) && piece.Relocations[reloc].Offset == uint64(f.Off) {
			r := &piece.Relocations[reloc]
			reloc++
			text = ".quad\t" + w.name(r.Symbol) + asmtext.Addend(r.Addend)
		}
		w.field(f, text, piece.Bytes[f.Off:f.End()])
	}
}

// pointsUpTo writes the labels of a function's records up to an offset from its start, and returns
// the other records.
func (w *writer) pointsUpTo(function string, records []int32, at uint32) []int32 {
	for len(records) > 0 && !w.m.MapReplaced && w.m.Map.Records[records[0]].Offset <= at {
		if w.m.Map.Records[records[0]].Offset == at {
			label := w.private() + "tmp" + strconv.Itoa(w.labelled)
			w.labelled++
			w.points[records[0]] = label + "-" + function
			w.line("%s:", label)
		}
		records = records[1:]
	}
	return records
}

// throughTables is the call to a function that another module may define, written with @PLT as in
// LLVM; the code is the same.
func (w *writer) throughTables(in *amd64.Inst) *amd64.Inst {
	a := &in.Args[0]
	if w.im.MachO != nil {
		return w.withoutTables(in)
	}
	if in.Op != amd64.CALL && in.Op != amd64.JMP || a.Kind != amd64.KindSym ||
		a.Mod != amd64.ModNone || w.im.Near[w.im.Symbols[a.Sym]] {
		return in
	}
	call := *in
	call.Args[0].Mod = amd64.ModPLT
	return &call
}

// returnTables writes the return address tables.
func (w *writer) returnTables() {
	for i := range w.m.Tables {
		t := &w.m.Tables[i]
		if t.Table.Annotation == nil {
			continue
		}
		w.section(w.im.TableRef(t))
		w.alignData(4)
		w.fields(t.Table.Annotation, func(f *stackmap.Field) string {
			if f.Kind != stackmap.TableText {
				return ""
			}
			n := w.m.FirstIn(t.Section)
			return ".long\t" + w.private() + "func_begin" + strconv.Itoa(int(n)) +
				asmtext.Addend(-int64(w.m.Funcs[n].At)) + "-."
		})
	}
}

// fields writes annotated bytes, a directive for each leaf. special returns the directive of a leaf
// that holds an address, "" for others.
func (w *writer) fields(a *stackmap.Annotation, special func(*stackmap.Field) string) {
	for i := range a.Fields {
		f := &a.Fields[i]
		if f.Kind.IsGroup() || f.Len == 0 {
			continue
		}
		w.field(f, special(f), a.Bytes[f.Off:f.End()])
	}
}

// field writes a leaf as a directive, or else, if that is "", its bytes.
func (w *writer) field(f *stackmap.Field, directive string, b []byte) {
	if w.err != nil {
		return
	}
	before := len(w.b)
	w.b = append(append(w.b, '\t'), directive...)
	if directive == "" {
		w.b = appendField(w.b, f, b)
	}
	w.commented(before, f.Kind.Name())
}

// appendField writes the bytes of one leaf: as a number if it is one, else byte by byte.
func appendField(to []byte, f *stackmap.Field, b []byte) []byte {
	name := ""
	switch len(b) {
	case 1:
		name = ".byte\t"
	case 2:
		name = ".short\t"
	case 4:
		name = ".long\t"
	case 8:
		name = ".quad\t"
	}
	if name != "" && !f.Kind.IsVariable() {
		return strconv.AppendInt(append(to, name...), int64(f.Value), 10)
	}
	if name == "" && f.Kind.IsPadding() {
		return strconv.AppendInt(append(to, ".zero\t"...), int64(len(b)), 10)
	}
	to = append(to, ".byte\t"...)
	for i, c := range b {
		if i > 0 {
			to = append(to, ',')
		}
		to = strconv.AppendUint(to, uint64(c), 10)
	}
	return to
}
