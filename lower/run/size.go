package run

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// Size is how large the objects are that a function makes which nothing defines.
type Size struct {
	// Args are the numbers of parameters, from 0 on, whose product is the size.
	Args []int
	// Bytes is the size where there are no Args. No object is smaller than that of a header and a
	// word.
	Bytes uint64
}

// leastSize is that of a header and a word.
const leastSize = 16

// mostFactors bounds the parameters of a size.
const mostFactors = 2

// String writes a size as ParseSize reads it: "arg1", "arg1*arg2" or "24".
func (s Size) String() string {
	if len(s.Args) == 0 {
		return strconv.FormatUint(max(s.Bytes, leastSize), 10)
	}
	var all []string
	for _, a := range s.Args {
		all = append(all, "arg"+strconv.Itoa(a+1))
	}
	return strings.Join(all, "*")
}

// Text says a size in words, behind "objects of".
func (s Size) Text() string {
	switch len(s.Args) {
	case 0:
		return fmt.Sprintf("%d bytes", max(s.Bytes, leastSize))
	case 1:
		return fmt.Sprintf("as many bytes as argument %d says", s.Args[0]+1)
	}
	return fmt.Sprintf("argument %d times argument %d bytes", s.Args[0]+1, s.Args[1]+1)
}

// ParseSize reads a size.
func ParseSize(text string) (Size, error) {
	if n, err := strconv.ParseUint(text, 10, 32); err == nil && n > 0 {
		return Size{Bytes: n}, nil
	}
	var s Size
	for _, a := range strings.Split(text, "*") {
		number, ok := strings.CutPrefix(a, "arg")
		n, err := strconv.ParseUint(number, 10, 16)
		if !ok || err != nil || n == 0 || len(s.Args) == mostFactors {
			return Size{}, fmt.Errorf("%q is no size; arg1, arg1*arg2 and 24 are", text)
		}
		s.Args = append(s.Args, int(n)-1)
	}
	return s, nil
}

// counts are the parameters that may be part of a size: integers that stand where a call of a C
// function has them, before any that is passed in another way.
func (f *Function) counts() (all []int) {
	for i, t := range f.Type.Fields {
		switch {
		case t.IsInteger() && t.Bits <= 64:
			if t.Bits > 1 {
				all = append(all, i)
			}
		case t.IsPointer(), t.Kind == ir.DoubleKind, t.Kind == ir.FloatKind:
		default:
			return all
		}
	}
	return all
}

// Size is what can be told of the size of a function's objects: by its attribute allocsize, or
// where one integer is all that it is given. Otherwise it is the least.
func (f *Function) Size() Size {
	if s, err := ParseSize(f.allocates); err == nil {
		return s
	}
	if all := f.counts(); len(all) == 1 && len(f.Type.Fields) == 1 && !f.Type.Variadic {
		return Size{Args: all}
	}
	return Size{Bytes: leastSize}
}

// Sizes are those that a reader may choose for a function's objects.
func (f *Function) Sizes() (out []Size) {
	all := f.counts()
	for i, a := range all {
		out = append(out, Size{Args: []int{a}})
		for _, b := range all[i+1:] {
			out = append(out, Size{Args: []int{a, b}})
		}
		if len(out) > 8 {
			break
		}
	}
	for _, n := range []uint64{leastSize, 24, 32, 64, 256} {
		out = append(out, Size{Bytes: n})
	}
	return out
}

// allocates is a function's attribute allocsize as ParseSize reads it, "" for none.
func allocates(f *ir.Func) string {
	a, ok := f.Attrs.Get("allocsize")
	if !ok {
		return ""
	}
	var all []string
	for _, n := range strings.Split(a.Value, ",") {
		i, err := strconv.Atoi(n)
		if err != nil {
			return ""
		}
		all = append(all, "arg"+strconv.Itoa(i+1))
	}
	return strings.Join(all, "*")
}

// SizeOf is how large a function's objects are in this run.
func (p *Program) SizeOf(f *Function) Size {
	if s, ok := p.opt.Sizes[f.Name]; ok {
		return s
	}
	return f.Size()
}

// Makers are the functions that nothing defines and that make objects, in the order of the
// program's symbols.
func (p *Program) Makers() (all []*Function) {
	for _, name := range p.stubs {
		if f := p.opt.Surface.Funcs[name]; f != nil && f.Type.Result().IsPointer() {
			all = append(all, f)
		}
	}
	return all
}

// makeObject makes the object that a call of a function gives.
func (p *Program) makeObject(c *call, f *Function) (uint64, error) {
	s := p.SizeOf(f)
	size := s.Bytes
	if len(s.Args) > 0 {
		given := map[int]uint64{}
		for _, i := range f.counts() {
			given[i] = 0
		}
		c.next, c.vector = 0, 0
		for i, t := range f.Type.Fields {
			if _, wanted := given[i]; wanted {
				given[i] = c.word() << (64 - t.Bits) >> (64 - t.Bits)
			} else if t.IsInteger() || t.IsPointer() {
				c.word()
			} else {
				c.double()
			}
			if i == s.Args[len(s.Args)-1] {
				break
			}
		}
		size = 1
		for _, i := range s.Args {
			high, low := bits.Mul64(size, given[i])
			if size = low; high != 0 {
				size = 1 << 63
			}
		}
	}
	size = (min(max(size, leastSize), 1<<63) + 7) &^ 7
	object, err := p.heap.alloc(0, size-8) // which are the header's
	if err != nil && size > leastSize {
		err = fmt.Errorf("%w (nothing defines @%s, which is taken to make objects of %s)", err,
			f.Name, s.Text())
	}
	return object, err
}
