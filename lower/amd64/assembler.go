package amd64

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Assembler lays out one function at a time: instructions, labels, branches and alignment. A branch
// to a label starts in its two-byte form and takes its long form (five bytes for JMP, six for Jcc)
// only if the label is too far away. Branches only ever grow, so the layout terminates, with the
// same sizes as in LLVM's assembler. The zero value is ready; Reset makes it ready for the next
// function and keeps its memory.
//
// Code is collected with every branch short. Finish decides the lengths and copies the code once,
// to its final place.
type Assembler struct {
	code   []byte // all instructions, branches as two zero bytes, alignment as none
	fix    []Fixup
	items  []item
	shift  []uint32 // after layout: bytes that items before the n-th add
	labels []place
	marks  []place // where each emitted thing begins
	spans  []Span
	growth int // bytes by which items may grow
	err    error
}

// item is a branch or alignment, whose size the layout decides.
type item struct {
	off    uint32 // in Assembler.code
	target Label
	cond   Cond
	kind   itemKind
	extra  uint8 // bytes beyond those in Assembler.code
	align  uint32
	max    uint32 // alignment: most bytes to spend
}

type itemKind uint8

const (
	itemJMP itemKind = iota
	itemJCC
	itemAlign
)

// place is a position before layout: an offset in Assembler.code and the number of items before it.
// For a label that is not bound yet, items is unbound.
type place struct{ off, items uint32 }

const unbound = math.MaxUint32

// longer is the number of bytes that a long JMP has more than a short one; a JCC has one more.
const longer = 3

// Span is the range of bytes of one emitted instruction or alignment, counted from the start of the
// function. To is exclusive.
type Span struct{ From, To, Prov uint32 }

// Reset forgets the function and keeps the memory.
func (a *Assembler) Reset() {
	a.code, a.fix, a.items = a.code[:0], a.fix[:0], a.items[:0]
	a.labels, a.marks, a.spans = a.labels[:0], a.marks[:0], a.spans[:0]
	a.growth, a.err = 0, nil
}

// NewLabel returns a label that is not bound yet. The labels of a function are numbered from 0 in
// the order of the calls.
func (a *Assembler) NewLabel() Label {
	a.labels = append(a.labels, place{items: unbound})
	return Label(len(a.labels) - 1)
}

// Bind puts a label here. Binding it twice is an error that Finish returns.
func (a *Assembler) Bind(l Label) {
	switch {
	case l < 0 || int(l) >= len(a.labels):
		a.fail(fmt.Errorf("label %d does not exist", l))
	case a.labels[l].items != unbound:
		a.fail(fmt.Errorf("label %d is bound twice", l))
	default:
		a.labels[l] = a.here()
	}
}

// Bound reports whether a label is bound.
func (a *Assembler) Bound(l Label) bool {
	return l >= 0 && int(l) < len(a.labels) && a.labels[l].items != unbound
}

func (a *Assembler) here() place {
	return place{uint32(len(a.code)), uint32(len(a.items))}
}

func (a *Assembler) fail(err error) {
	if a.err == nil {
		a.err = err
	}
}

// Size returns the number of bytes emitted so far, with every branch short and without alignment,
// and by how many bytes branches and alignments may grow at most.
func (a *Assembler) Size() (bytes, growth int) { return len(a.code), a.growth }

// Emit appends an instruction; Spans returns its prov. Finish also returns an error of Emit.
func (a *Assembler) Emit(in *Inst, prov uint32) error {
	if in.Op == Pad {
		a.Align(int(in.Args[0].Val), int(in.Args[1].Val), prov)
		return a.err
	}
	a.spans = append(a.spans, Span{Prov: prov})
	a.marks = append(a.marks, a.here())
	if in.Args[0].Kind == KindLabel && in.Args[1].Kind == KindNone &&
		(in.Op == JMP || in.Op == JCC) {
		it := item{off: uint32(len(a.code)), target: in.Args[0].Label(), cond: in.Cond & 15}
		if in.Op == JCC {
			it.kind = itemJCC
		}
		a.growth += longer + int(it.kind)
		a.items = append(a.items, it)
		a.code = append(a.code, 0, 0)
		return nil
	}
	var err error
	a.code, a.fix, err = Append(a.code, a.fix, in)
	if err != nil {
		a.fail(err)
	}
	return err
}

// Renumber changes the numbers of the function's symbols, before Finish: to has the new number of
// each old one.
func (a *Assembler) Renumber(to []Sym) {
	for i := range a.fix {
		if f := &a.fix[i]; f.Kind != RelocLabel {
			f.Sym = to[f.Sym]
		}
	}
}

// Align appends nops until the offset from the start of the section is a multiple of n, a power of
// two; if that takes more than limit bytes it appends nothing. A limit of 0 means no limit.
func (a *Assembler) Align(n, limit int, prov uint32) {
	if n <= 0 || n&(n-1) != 0 || n > 256 {
		a.fail(fmt.Errorf("alignment %d is not a power of two up to 256", n))
		return
	}
	if limit <= 0 || limit >= n {
		limit = n - 1
	}
	a.spans = append(a.spans, Span{Prov: prov})
	a.marks = append(a.marks, a.here())
	a.growth += limit
	a.items = append(a.items, item{off: uint32(len(a.code)), kind: itemAlign, align: uint32(n),
		max: uint32(limit)})
}

// Finish lays the function out and appends it to dst, which is the section so far, and its fixups
// to fix, with offsets from the start of dst. Afterwards Offset and Spans are valid until Reset.
func (a *Assembler) Finish(dst []byte, fix []Fixup) ([]byte, []Fixup, error) {
	if a.err == nil {
		a.checkLabels()
	}
	if a.err != nil {
		return dst, fix, a.err
	}
	a.layout(uint32(len(dst)))
	base := len(dst)
	var done uint32
	for i := range a.items {
		it := &a.items[i]
		dst = append(dst, a.code[done:it.off]...)
		if done = it.off; it.kind == itemAlign {
			dst = AppendNops(dst, int(it.extra))
			continue
		}
		done += 2
		at := uint32(len(dst) - base)
		dst = appendBranch(dst, it, a.final(a.labels[it.target])-at-2-uint32(it.extra))
	}
	dst = append(dst, a.code[done:]...)
	fix = a.appendFixups(fix, base)
	end := uint32(len(dst) - base)
	for i := len(a.spans) - 1; i >= 0; i-- {
		from := a.final(a.marks[i])
		a.spans[i].From, a.spans[i].To = from, end
		end = from
	}
	for i := range a.fix {
		if f := &a.fix[i]; f.Kind == RelocLabel {
			at := a.finalRaw(f.Off)
			binary.LittleEndian.PutUint32(dst[base+int(at):],
				a.final(a.labels[f.Sym])+uint32(f.Addend)-at)
		}
	}
	return dst, fix, nil
}

// checkLabels reports a branch to a label that is not bound.
func (a *Assembler) checkLabels() {
	check := func(l Label) {
		if l < 0 || int(l) >= len(a.labels) || a.labels[l].items == unbound {
			a.fail(fmt.Errorf("branch to label %d, which is not bound", l))
		}
	}
	for i := range a.items {
		if a.items[i].kind != itemAlign {
			check(a.items[i].target)
		}
	}
	for i := range a.fix {
		if a.fix[i].Kind == RelocLabel {
			check(Label(a.fix[i].Sym))
		}
	}
}

// layout decides the length of every branch and alignment.
func (a *Assembler) layout(base uint32) {
	a.shift = append(a.shift[:0], make([]uint32, len(a.items)+1)...)
	for changed := true; changed; {
		changed = false
		var sum uint32
		for i := range a.items {
			it := &a.items[i]
			a.shift[i] = sum
			if it.kind == itemAlign {
				pad := -(base + it.off + sum) & (it.align - 1)
				if pad > it.max {
					pad = 0
				}
				it.extra = uint8(pad)
			}
			sum += uint32(it.extra)
		}
		a.shift[len(a.items)] = sum
		for i := range a.items {
			it := &a.items[i]
			if it.kind == itemAlign || it.extra != 0 {
				continue
			}
			d := int32(a.final(a.labels[it.target]) - (it.off + a.shift[i] + 2))
			if d != int32(int8(d)) {
				it.extra = longer + uint8(it.kind)
				changed = true
			}
		}
	}
}

// final is a place after layout, in bytes from the start of the function.
func (a *Assembler) final(p place) uint32 { return p.off + a.shift[p.items] }

// finalRaw is the position after layout of a byte inside an instruction.
func (a *Assembler) finalRaw(off uint32) uint32 {
	lo, hi := 0, len(a.items)
	for lo < hi {
		if m := (lo + hi) / 2; a.items[m].off <= off {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return off + a.shift[lo]
}

// appendFixups appends the fixups that layout does not resolve.
func (a *Assembler) appendFixups(fix []Fixup, base int) []Fixup {
	i := 0
	for _, f := range a.fix {
		if f.Kind == RelocLabel {
			continue
		}
		for i < len(a.items) && a.items[i].off <= f.Off {
			i++
		}
		f.Off += a.shift[i] + uint32(base)
		fix = append(fix, f)
	}
	return fix
}

// appendBranch appends a branch of the chosen length.
func appendBranch(dst []byte, it *item, dist uint32) []byte {
	switch {
	case it.extra == 0 && it.kind == itemJMP:
		return append(dst, 0xEB, uint8(dist))
	case it.extra == 0:
		return append(dst, 0x70|uint8(it.cond), uint8(dist))
	case it.kind == itemJMP:
		dst = append(dst, 0xE9)
	default:
		dst = append(dst, 0x0F, 0x80|uint8(it.cond))
	}
	return binary.LittleEndian.AppendUint32(dst, dist)
}

// Offset returns where a label is, in bytes from the start of the function, and whether it is
// bound. It is valid after Finish.
func (a *Assembler) Offset(l Label) (uint32, bool) {
	if l < 0 || int(l) >= len(a.labels) || a.labels[l].items == unbound ||
		len(a.shift) <= int(a.labels[l].items) {
		return 0, false
	}
	return a.final(a.labels[l]), true
}

// Spans returns the bytes of everything emitted, in order, one Span for each call to Emit and
// Align. It is valid from Finish until Reset.
func (a *Assembler) Spans() []Span { return a.spans }
