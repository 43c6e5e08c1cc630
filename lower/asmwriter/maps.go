package asmwriter

import (
	"strconv"
	"strings"

	"statepoint/lower/asmtext"
	"statepoint/lower/code"
	"statepoint/stackmap"
)

// stackMap writes the section of the stack map, field by field.
func (w *writer) stackMap() {
	enc := w.m.StackMap
	if len(enc.Bytes) == 0 || enc.Annotation == nil {
		return
	}
	w.section(code.Ref{Name: stackmap.SectionName})
	w.line("\t.p2align\t3")
	w.line("%s:", stackmap.SectionSymbol)
	reloc := 0
	w.fields(enc.Annotation, func(f *stackmap.Field) string {
		if reloc == len(enc.Relocations) || enc.Relocations[reloc].Offset != uint64(f.Off) {
			return ""
		}
		r := &enc.Relocations[reloc]
		reloc++
		return ".quad\t" + quoteSymbol(r.Symbol) + asmtext.Addend(r.Addend)
	})
}

// returnTables writes the return address tables.
func (w *writer) returnTables() {
	for i := range w.m.Tables {
		t := &w.m.Tables[i]
		if t.Annotation == nil {
			continue
		}
		w.section(w.im.TableRef(t))
		w.line("\t.p2align\t2")
		w.fields(t.Annotation, func(f *stackmap.Field) string {
			if f.Kind != stackmap.TableText {
				return ""
			}
			n := w.m.FirstIn(t.Section)
			return ".long\t.Lfunc_begin" + strconv.Itoa(int(n)) +
				asmtext.Addend(-int64(w.m.Funcs[n].At)) + "-."
		})
	}
}

// fields writes annotated bytes, a directive for each leaf. special gives the directive of a leaf
// that holds an address, "" for others.
func (w *writer) fields(a *stackmap.Annotation, special func(*stackmap.Field) string) {
	for i := range a.Fields {
		f := &a.Fields[i]
		if f.Kind.IsGroup() || f.Len == 0 {
			continue
		}
		text := special(f)
		if text == "" {
			text = field(f, a.Bytes[f.Off:f.End()])
		}
		w.comment("\t"+text, f.Kind.Name())
	}
}

// field writes the bytes of one leaf: a number if it is one, else byte by byte.
func field(f *stackmap.Field, b []byte) string {
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
		return name + strconv.FormatInt(int64(f.Value), 10)
	}
	if name == "" && f.Kind.IsPadding() {
		return ".zero\t" + strconv.Itoa(len(b))
	}
	list := make([]string, len(b))
	for i, c := range b {
		list[i] = strconv.Itoa(int(c))
	}
	return ".byte\t" + strings.Join(list, ",")
}
