package asmwriter

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/asmtext"
)

// variables writes the data sections.
func (w *writer) variables() {
	for i := 0; i < len(w.im.Data) && w.err == nil; i++ {
		d := &w.im.Data[i]
		name := w.name(w.im.Symbols[d.Sym])
		if w.im.MachO != nil {
			w.machoVariable(name, d)
			continue
		}
		comment := "@" + plain(w.im.Symbols[d.Sym])
		if d.Common {
			w.common(name, comment, d)
			continue
		}
		w.comment("\t.type\t"+name+",@object", comment)
		w.section(d.Section)
		w.symbol(name, "", d.Info)
		w.alignData(d.Align)
		w.line("%s:", name)
		w.value(d)
		w.line("\t.size\t%s, %d", name, d.Size)
	}
}

// value writes the contents of a variable.
func (w *writer) value(d *code.Datum) {
	switch {
	case d.Bytes != nil:
		w.contents(d)
	case len(d.Parts) > 0: // as it was written, though all of it is zero
		w.contents(&code.Datum{Bytes: make([]byte, d.Size), Parts: d.Parts})
	default:
		w.line("\t.zero\t%d", d.Size)
	}
}

// common writes a variable that the linker allocates.
func (w *writer) common(name, comment string, d *code.Datum) {
	if d.Info.Visibility == "hidden" || d.Info.Visibility == "protected" {
		w.line("\t.%s\t%s", d.Info.Visibility, name)
	}
	w.comment("\t.type\t"+name+",@object", comment)
	w.line("\t.comm\t%s,%d,%d", name, d.Size, d.Align)
}

// contents writes the contents of a variable: its numbers and strings, and addresses at
// relocations.
func (w *writer) contents(d *code.Datum) {
	parts := d.Parts
	at := 0
	plain := func(to int) {
		for at < to {
			for len(parts) > 0 && int(parts[0].Off) < at {
				parts = parts[1:]
			}
			end := to
			if len(parts) > 0 {
				end = min(to, int(parts[0].Off))
			}
			if end > at {
				w.bytes(d.Bytes[at:end])
				at = end
				continue
			}
			end = at + int(parts[0].Size)
			w.part(parts[0], d.Bytes[at:end])
			at = end
		}
	}
	for i := range d.Relocs {
		rel := &d.Relocs[i]
		plain(int(rel.Off))
		target := w.name(w.im.Symbols[rel.Sym]) + asmtext.Addend(rel.Addend)
		switch rel.Kind {
		case amd64.RelocPC32:
			w.line("\t.long\t%s-.", target)
			at += 4
		case amd64.RelocPC64:
			w.line("\t.quad\t%s-.", target)
			at += 8
		default:
			w.line("\t.quad\t%s", target)
			at += 8
		}
	}
	plain(len(d.Bytes))
}

// part writes a number or a string.
func (w *writer) part(p code.Part, b []byte) {
	if p.Kind == code.TextPart && len(b) > 1 {
		directive := ".ascii"
		if b[len(b)-1] == 0 {
			directive, b = ".asciz", b[:len(b)-1]
		}
		w.line("\t%s\t%s", directive, quoted(b))
		return
	}
	var n uint64
	for i, c := range b {
		n |= uint64(c) << (8 * i)
	}
	switch p.Kind {
	case code.FloatPart:
		w.line("\t%s\t%#x", sizes[len(b)], n)
	case code.NullPart:
		w.line("\t%s\t%d", sizes[len(b)], n)
	default:
		w.comment(fmt.Sprintf("\t%s\t%d", sizes[len(b)], int64(n)), fmt.Sprintf("%#x", n))
	}
}

// quoted is a string quoted for assemblers.
func quoted(b []byte) string {
	var q strings.Builder
	q.WriteByte('"')
	for _, c := range b {
		switch {
		case c == '"' || c == '\\':
			q.WriteByte('\\')
			q.WriteByte(c)
		case c >= ' ' && c < 0x7f:
			q.WriteByte(c)
		case strings.IndexByte("\b\f\n\r\t", c) >= 0:
			q.WriteByte('\\')
			q.WriteByte("bfnrt"[strings.IndexByte("\b\f\n\r\t", c)])
		default:
			fmt.Fprintf(&q, "\\%03o", c)
		}
	}
	q.WriteByte('"')
	return q.String()
}

// bytes writes bytes other than numbers and strings.
func (w *writer) bytes(b []byte) {
	for at := 0; at < len(b); {
		n := 0
		for at+n < len(b) && b[at+n] == 0 {
			n++
		}
		if n >= 8 || n == len(b)-at && n > 0 {
			w.line("\t.zero\t%d", n)
			at += n
			continue
		}
		end := min(at+16, len(b))
		var l strings.Builder
		for k := at; k < end; k++ {
			if k > at {
				l.WriteByte(',')
			}
			l.WriteString(strconv.Itoa(int(b[k])))
		}
		w.line("\t.byte\t%s", l.String())
		at = end
	}
}

// pool writes the constants that a function reads from memory, section by section. The comment goes
// to the first directive that aligns them; without constants it is returned.
func (w *writer) pool(function int, comment string) string {
	from := w.pooled
	for w.pooled < len(w.im.Pool) && w.im.Pool[w.pooled].Func == function {
		w.pooled++
	}
	list := w.im.Pool[from:w.pooled]
	var done []code.Ref
	for i := range list {
		ref := code.PoolRef(&list[i])
		if list[i].Base != amd64.NoSym || slices.Contains(done, ref) {
			continue
		}
		done = append(done, ref)
		w.section(ref)
		w.comment(w.aligned(uint64(list[i].Size)), comment)
		comment = ""
		for k := i; k < len(list); k++ {
			if code.PoolRef(&list[k]) == ref {
				w.constant(&list[k])
			}
		}
	}
	return comment
}

// constant writes a constant of the pool.
func (w *writer) constant(c *code.PoolConstant) {
	w.line("%s:", w.name(w.im.Symbols[c.Sym]))
	if c.Size == 4 {
		w.line("\t.long\t0x%08x", c.Bits)
		return
	}
	w.line("\t.quad\t0x%016x", c.Bits)
	if c.Size == 16 {
		w.line("\t.quad\t0x%016x", c.High)
	}
}

// addresses writes the addresses that code reads from memory, after the variables: they become
// constant only when the program is loaded.
func (w *writer) addresses() {
	for i := range w.im.Pool {
		if c := &w.im.Pool[i]; c.Base != amd64.NoSym {
			w.section(code.PoolRef(c))
			w.alignData(uint64(c.Size))
			w.line("%s:", w.name(w.im.Symbols[c.Sym]))
			w.line("\t.quad\t%s%s", w.name(w.im.Symbols[c.Base]),
				asmtext.Addend(int64(c.Bits)))
		}
	}
}

// weak declares symbols that need not be defined anywhere.
func (w *writer) weak() {
	for _, name := range w.im.Weak {
		w.line("\t%s\t%s", w.weakDirective(), w.name(name))
	}
}

func (w *writer) aliases() {
	for _, a := range w.im.Aliases {
		w.symbol(w.name(a.Name), "", a.Info)
		if a.Chosen {
			w.line("\t.type\t%s,@gnu_indirect_function", w.name(a.Name))
		}
		w.line("\t.set\t%s, %s%s", w.name(a.Name), w.name(a.Target),
			asmtext.Addend(a.Off))
	}
}
