package prepare

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// Object is the layout of the objects of an allocator, of one size.
type Object struct {
	// Allocator is its name in the changed module.
	Allocator string
	// Bytes is the size.
	Bytes uint64
	// References are the offsets of its references.
	References []int64
	// Sites are the calls.
	Sites []*ir.Instr
}

// Comment returns the declaration of the objects, as the emulator reads it.
func (o *Object) Comment() string { return "; object: " + o.String() }

// String describes the objects as a declaration does.
func (o *Object) String() string {
	text := o.Allocator + ": " + strconv.FormatUint(o.Bytes, 10) + " bytes, "
	if len(o.References) == 0 {
		return text + "no references"
	}
	var all []string
	for _, at := range o.References {
		all = append(all, strconv.FormatInt(at, 10))
	}
	return text + "references at " + strings.Join(all, ", ")
}

// mostObjectBytes bounds the objects whose layout is declared.
const mostObjectBytes = 1 << 12

// objects finds the layouts of objects of a known size. If a call requests an unknown size, another
// object of that size may have another layout: then nothing is declared, and the emulator infers
// what it can.
func (f *flow) objects(p *Plan) {
	var known []Object
	var others []*ir.Instr
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				callee := in.CalledFunc()
				if callee == nil || len(f.values[in]) != 1 || !f.values[in][0].isReference() {
					continue
				}
				does := f.allocators.of(callee)
				bytes, ok := size(in)
				switch {
				case f.makers[fn]: // its callers have the layouts
				case does == allocates && ok:
					known = append(known, Object{Allocator: f.renamed(callee.Name()), Bytes: bytes,
						References: f.referencesIn(in, bytes), Sites: []*ir.Instr{in}})
				case does != notAllocation, f.makers[callee]:
					others = append(others, in)
				}
			}
		}
	}
	sort.SliceStable(known, func(i, j int) bool {
		a, b := &known[i], &known[j]
		if a.Allocator != b.Allocator {
			return a.Allocator < b.Allocator
		}
		return a.Bytes < b.Bytes
	})
	for i := 0; i < len(known); {
		o := known[i]
		agree := true
		for i++; i < len(known) && known[i].Allocator == o.Allocator &&
			known[i].Bytes == o.Bytes; i++ {
			agree = agree && slices.Equal(known[i].References, o.References)
			o.Sites = append(o.Sites, known[i].Sites...)
		}
		for _, in := range others {
			agree = agree && slices.Equal(f.referencesIn(in, o.Bytes), o.References)
		}
		if agree {
			p.Objects = append(p.Objects, o)
		}
	}
}

// renamed is the name of an allocator in the changed module.
func (f *flow) renamed(name string) string {
	if renames(name) {
		return Collected(name)
	}
	return name
}

// size is the number of bytes that an allocation requests, if known.
func size(in *ir.Instr) (bytes uint64, ok bool) {
	bytes = 1
	n := 0
	for i := range in.Call.NumArgs {
		if !in.Arg(i).Type().IsInteger() {
			continue
		}
		c, ok := ir.AsInt(in.Arg(i))
		if !ok {
			return 0, false
		}
		if n++; n > 1 && strings.Contains(in.CalledFunc().Name(), "calloc") || n == 1 {
			bytes *= c.Bits
		}
	}
	return bytes, n > 0 && bytes > 0 && bytes <= mostObjectBytes
}

// referencesIn returns the offsets of the references in the objects of a call.
func (f *flow) referencesIn(in *ir.Instr, bytes uint64) (all []int64) {
	words := f.values[in][0].to.find()
	for at := int64(0); at+wordBytes <= int64(bytes); at += wordBytes {
		if w := words.words[words.key(at)]; w != nil && w.find().is.refers() {
			all = append(all, at)
		}
	}
	return all
}
