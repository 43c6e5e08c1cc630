package data

import (
	"math"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
)

// PrefixFits counts the bytes before a function, and reports whether they are within the limit.
func (b *Builder) PrefixFits(f *ir.Func) bool {
	if f.Prefix == nil {
		return true
	}
	size, ok := b.extent(f.Prefix.Type())
	if !ok {
		size = math.MaxUint64
	}
	return b.Reserve(f.Span, "the prefix data of `@"+f.Name()+"`", size)
}

// Prefix returns the data before a function's entry (LangRef, "Prefix Data"), nil if there is none.
func (b *Builder) Prefix(f *ir.Func) *code.Datum {
	if f.Prefix == nil {
		return nil
	}
	d := &code.Datum{}
	w := writer{b: b, span: f.Span, of: f.Name(), d: d}
	w.value(f.Prefix)
	return d
}

// writer writes initialisers as bytes.
type writer struct {
	b    *Builder
	span source.Span
	of   string // whose initialiser it is
	d    *code.Datum
	// failed is set once a part of the initialiser has been refused; the others are most likely
	// refused for the same reason.
	failed bool
}

func (w *writer) pad(to uint64) {
	for uint64(len(w.d.Bytes)) < to {
		w.d.Bytes = append(w.d.Bytes, 0)
	}
}

// part records the kind of the bytes from an offset on. The size of a number is one for which there
// is a directive.
func (w *writer) part(start uint64, kind code.PartKind) {
	size := uint64(len(w.d.Bytes)) - start
	if !w.b.Options.Detail || size == 0 ||
		kind != code.TextPart && (size > 8 || size&(size-1) != 0) {
		return
	}
	w.d.Parts = append(w.d.Parts, code.Part{Off: uint32(start), Size: uint32(size), Kind: kind})
}

func (w *writer) fail(what string) {
	if w.failed {
		return
	}
	w.failed = true
	w.b.diags.Codef(isel.CodeUnsupportedGlobal, w.span,
		"%s in the initialiser of `@%s` is not supported by the x86-64 code generator", what, w.of)
}

// value appends a value with the padding of its type.
func (w *writer) value(v ir.Value) {
	start := uint64(len(w.d.Bytes))
	layout := w.b.Consts.Layout
	size := layout.Size(v.Type())
	c, ok := v.(*ir.Const)
	if !ok {
		w.address(v)
		w.pad(start + size)
		return
	}
	switch c.Kind {
	case ir.ConstInt:
		w.integer(c)
		w.part(start, code.IntegerPart)
	case ir.ConstNull:
		w.pad(start + size)
		w.part(start, code.NullPart)
	case ir.ConstZero, ir.ConstUndef, ir.ConstPoison:
	case ir.ConstString:
		w.d.Bytes = append(w.d.Bytes, c.Text...)
		w.part(start, code.TextPart)
	case ir.ConstFloat:
		w.float(c)
		w.part(start, code.FloatPart)
	case ir.ConstAggregate:
		for i, e := range c.Elems {
			if c.Type().Kind == ir.StructKind {
				w.pad(start + layout.FieldOffset(c.Type(), i))
			}
			w.value(e)
		}
	case ir.ConstSplat:
		for range c.Type().Len {
			w.value(c.Elems[0])
		}
	case ir.ConstExpr, ir.ConstBlockAddress:
		w.address(c)
	default:
		w.fail("a constant of this kind")
	}
	w.pad(start + size)
}

func (w *writer) integer(c *ir.Const) {
	n := int((c.Type().Bits + 7) / 8)
	if c.Big == nil {
		for i := range n {
			w.d.Bytes = append(w.d.Bytes, byte(c.Bits>>(8*i)))
		}
		return
	}
	b := c.Big.Bytes() // big-endian
	for i := range n {
		if i < len(b) {
			w.d.Bytes = append(w.d.Bytes, b[len(b)-1-i])
		} else {
			w.d.Bytes = append(w.d.Bytes, 0)
		}
	}
}

func (w *writer) float(c *ir.Const) {
	low, high, ok := floats.Bits(c)
	if !ok {
		w.fail("the constant `" + c.Text + "` of type `" + c.Type().String() + "`")
		return
	}
	for i := range int(w.b.Consts.Layout.StoreSize(c.Type())) {
		word := low
		if i >= 8 {
			word = high
		}
		w.d.Bytes = append(w.d.Bytes, byte(word>>(8*(i%8))))
	}
}

// address appends the address of a global, or the number to which a constant expression evaluates.
func (w *writer) address(v ir.Value) {
	sym, off, ok := w.b.Consts.ConstAddress(v)
	size := int(w.b.Consts.Layout.StoreSize(v.Type()))
	switch {
	case !ok || sym != nil && size != 8:
		w.difference(v, size)
	case sym == nil:
		for i := range size {
			w.d.Bytes = append(w.d.Bytes, byte(off>>(8*min(i, 7))))
		}
	default:
		w.d.Relocs = append(w.d.Relocs, amd64.Fixup{Off: uint32(len(w.d.Bytes)),
			Kind: amd64.Reloc64, Sym: w.b.syms.Of(sym), Addend: off})
		w.d.Bytes = append(w.d.Bytes, make([]byte, 8)...)
	}
}

// difference appends the distance of a global from the variable being written, as in tables of
// relative addresses.
func (w *writer) difference(v ir.Value, size int) {
	sym, minus, off, ok := w.b.Consts.ConstDifference(v)
	if !ok || w.b.syms.Of(minus) != w.d.Sym || size != 4 && size != 8 {
		w.fail("a constant expression")
		return
	}
	kind := amd64.RelocPC32
	if size == 8 {
		kind = amd64.RelocPC64
	}
	at := len(w.d.Bytes) // the relocation counts from here
	w.d.Relocs = append(w.d.Relocs, amd64.Fixup{Off: uint32(at), Kind: kind, Sym: w.b.syms.Of(sym),
		Addend: off + int64(at)})
	w.d.Bytes = append(w.d.Bytes, make([]byte, size)...)
}
