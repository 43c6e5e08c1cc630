package layouts

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// Word is the kind of a word of an object.
type Word uint8

// The kinds of words. No store to or load from an Unknown word has been seen, and a Mixed word is
// both a reference and data.
const (
	Unknown Word = iota
	Data
	Reference
	Mixed
)

// wordBytes is the number of bytes of a word.
const wordBytes = 8

// Size is a number of bytes as a function of a call's arguments: the product of some of them, times
// a number, plus another number. Without Args it is Plus.
type Size struct {
	// Args are numbers of parameters, from 0 on.
	Args []int
	// Times is 1 for an unscaled size.
	Times, Plus uint64
}

// Fixed returns a size that does not depend on arguments.
func Fixed(bytes uint64) Size { return Size{Plus: bytes} }

// ByArgs returns the product of arguments.
func ByArgs(args ...int) Size { return Size{Args: args, Times: 1} }

// IsZero reports whether nothing is known.
func (s Size) IsZero() bool { return len(s.Args) == 0 && s.Plus == 0 }

// Same reports whether both are the same size.
func (s Size) Same(o Size) bool { return s.String() == o.String() }

// Of returns the size for given arguments; 1 << 63 if it does not fit.
func (s Size) Of(arg func(i int) uint64) uint64 {
	const tooMany = 1 << 63
	if len(s.Args) == 0 {
		return s.Plus
	}
	n := s.Times
	for _, i := range s.Args {
		high, low := bits.Mul64(n, arg(i))
		if n = low; high != 0 {
			return tooMany
		}
	}
	if n+s.Plus < n {
		return tooMany
	}
	return n + s.Plus
}

// String writes a size as ParseSize reads it: "arg1", "arg1*arg2", "arg1*8+16", "24".
func (s Size) String() string {
	if len(s.Args) == 0 {
		return strconv.FormatUint(s.Plus, 10)
	}
	var all []string
	for _, a := range s.Args {
		all = append(all, "arg"+strconv.Itoa(a+1))
	}
	if s.Times != 1 {
		all = append(all, strconv.FormatUint(s.Times, 10))
	}
	text := strings.Join(all, "*")
	if s.Plus != 0 {
		text += "+" + strconv.FormatUint(s.Plus, 10)
	}
	return text
}

// source says which arguments determine a size.
func (s Size) source() string {
	var all []string
	for _, a := range s.Args {
		all = append(all, fmt.Sprintf("argument %d", a+1))
	}
	return strings.Join(all, " times ")
}

// Text describes a size in words, to follow "objects of".
func (s Size) Text() string {
	switch {
	case len(s.Args) == 0:
		return source.Count(s.Plus, "byte")
	case s.Times == 1 && s.Plus == 0 && len(s.Args) == 1:
		return fmt.Sprintf("as many bytes as argument %d says", s.Args[0]+1)
	}
	text := s.source()
	if s.Times != 1 {
		text += fmt.Sprintf(" times %d", s.Times)
	}
	if s.Plus != 0 {
		text += fmt.Sprintf(" plus %d", s.Plus)
	}
	return text + " bytes"
}

// Shape is the layout of objects of one size.
type Shape struct {
	// Bytes is the requested size, 0 for any size without a separate shape.
	Bytes uint64
	// Words are the first words, and Tail the repeating pattern of those after them; without a Tail
	// those are Unknown, or data if the shape is declared.
	Words, Tail []Word
	// Declared is set if the shape was declared; else Signs are the accesses it was inferred from.
	Declared bool
	Signs    []Sign
}

// Sign is an access that reveals the kind of a word.
type Sign struct {
	// Offset is the accessed offset, or the first one if the access is in a loop.
	Offset uint64
	// Is says Reference or Data; Stores is set if the access stores.
	Is     Word
	Stores bool
	// Certain is set if the access is to objects of this function and no other.
	Certain bool
	// Repeats is set if the offset is not the only one.
	Repeats bool
	// Line is that of the source, 0 for none.
	Line int
	// Type is the type that is stored or loaded.
	Type string
}

// At returns the kind of a word.
func (s *Shape) At(word int) Word {
	switch {
	case word < len(s.Words):
		return s.Words[word]
	case len(s.Tail) > 0:
		return s.Tail[(word-len(s.Words))%len(s.Tail)]
	}
	return Unknown
}

// Object is what is known of the objects that a function makes.
type Object struct {
	// Func is the function's name.
	Func string
	// Size is their size; zero if unknown. How says where it comes from: "declared", "arguments"
	// (its type or its attribute allocsize), "accesses"; "" for a guess.
	Size Size
	How  string
	// Shapes are their layouts, by size; none if nothing is known.
	Shapes []Shape
	// Collected is set if a pointer to one of them becomes a reference: a collector then keeps
	// them. Else they are memory of C.
	Collected bool
}

// Certain reports whether everything about the objects is declared, or certain from the program.
func (o *Object) Certain() bool {
	if !o.Collected {
		return true
	}
	for i := range o.Shapes {
		s := &o.Shapes[i]
		if strings.Contains(s.text(o.bytes(s)), followed) {
			return false
		}
	}
	return len(o.Shapes) > 0
}

// ShapeOf returns the shape of an object for which the given number of bytes is requested, nil if
// nothing is known.
func (o *Object) ShapeOf(bytes uint64) *Shape {
	var other *Shape
	for i := range o.Shapes {
		switch o.Shapes[i].Bytes {
		case bytes:
			return &o.Shapes[i]
		case 0:
			other = &o.Shapes[i]
		}
	}
	return other
}

// Least returns the minimum size of an object for which the given number of bytes is requested: an
// object has room for all accesses seen in the program, unless its size is declared or certain.
func (o *Object) Least(asked uint64) uint64 {
	const least = 2 * wordBytes
	if o.How == "declared" {
		return wordBytes
	}
	if s := o.ShapeOf(asked); s != nil && len(s.Tail) == 0 {
		return max(least, uint64(len(s.Words)*wordBytes))
	}
	return least
}
