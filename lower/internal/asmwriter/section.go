package asmwriter

import (
	"strconv"
	"strings"

	"statepoint/lower/code"
	"statepoint/lower/object"
)

// The sections with their own directives, besides code.Text.
var data, bss = code.Ref{Name: ".data"}, code.Ref{Name: ".bss"}

// section switches to a section, unless it is the current one.
func (w *writer) section(ref code.Ref) {
	if w.now == ref {
		return
	}
	w.now = ref
	if w.im.MachO != nil {
		w.line("\t.section\t%s", machoSection(ref))
		return
	}
	if ref == code.Text || ref == data || ref == bss {
		w.line("\t%s", ref.Name)
		return
	}
	linked := ""
	if ref.Linked > 0 {
		linked = w.m.Funcs[w.m.FirstIn(ref.Linked-1)].Name
	}
	w.line("%s", directive(ref, linked))
}

// directive is the assembler's directive that switches to a section; linked is a symbol of the
// section that it is ordered after.
func directive(r code.Ref, linked string) string {
	s := r.New()
	var b strings.Builder
	b.WriteString("\t.section\t" + quoteSection(r.Name) + ",\"")
	for _, f := range [...]struct {
		bit    object.Flags
		letter byte
	}{{object.Alloc, 'a'}, {object.Exec, 'x'}, {object.Write, 'w'}, {object.Merge, 'M'},
		{object.Strings, 'S'}, {object.TLS, 'T'}} {
		if s.Flags&f.bit != 0 {
			b.WriteByte(f.letter)
		}
	}
	if r.Group != "" {
		b.WriteByte('G')
	}
	if r.Retain {
		b.WriteByte('R')
	}
	if r.Linked > 0 {
		b.WriteByte('o')
	}
	kind, ok := map[object.SectionType]string{
		object.NoBits: "@nobits", object.InitArray: "@init_array", object.FiniArray: "@fini_array",
		object.PreinitArray: "@preinit_array",
		object.Note:         "@note",
	}[s.Type]
	if !ok {
		kind = "@progbits"
	}
	b.WriteString("\"," + kind)
	if s.Flags&object.Merge != 0 {
		b.WriteString("," + strconv.FormatUint(s.Entry, 10))
	}
	if r.Linked > 0 {
		b.WriteString("," + quoteSymbol(linked))
	}
	if r.Group != "" {
		b.WriteString("," + quoteSymbol(r.Group))
		if !r.Loose {
			b.WriteString(",comdat")
		}
	}
	if r.Unique != 0 {
		b.WriteString(",unique," + strconv.Itoa(r.Unique))
	}
	return b.String()
}

// quoteSection quotes a section's name for assemblers if necessary.
func quoteSection(name string) string {
	for i := range len(name) {
		switch c := name[i]; {
		case c == '_' || c == '.' || c == '-' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' ||
			'0' <= c && c <= '9':
			continue
		}
		return strconv.Quote(name)
	}
	return name
}

// quoteSymbol quotes a symbol's name for assemblers if necessary.
func quoteSymbol(name string) string {
	for i := range len(name) {
		switch c := name[i]; {
		case c == '_' || c == '.' || c == '$' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' ||
			i > 0 && '0' <= c && c <= '9':
			continue
		}
		return strconv.Quote(name)
	}
	if name == "" {
		return `""`
	}
	return name
}
