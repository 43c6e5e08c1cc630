package layouts

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// Word is what a word of an object is.
type Word uint8

// What a word is. An Unknown word is not stored to or loaded from as far as can be seen, and a
// Mixed one is both a reference and data.
const (
	Unknown Word = iota
	Data
	Reference
	Mixed
)

// wordBytes are the bytes of a word.
const wordBytes = 8

// Size is a number of bytes by the arguments of a call: the product of some, times a number, plus
// another. Without Args it is Plus.
type Size struct {
	// Args are numbers of parameters, from 0 on.
	Args []int
	// Times is 1 for a size as it is given.
	Times, Plus uint64
}

// Fixed is a size that no argument tells.
func Fixed(bytes uint64) Size { return Size{Plus: bytes} }

// ByArgs is the product of arguments.
func ByArgs(args ...int) Size { return Size{Args: args, Times: 1} }

// IsZero reports whether nothing is known.
func (s Size) IsZero() bool { return len(s.Args) == 0 && s.Plus == 0 }

// Same reports whether both are the same size.
func (s Size) Same(o Size) bool { return s.String() == o.String() }

// Of is the size for arguments; it is 1 << 63 where it does not fit.
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

// source says which arguments tell a size.
func (s Size) source() string {
	var all []string
	for _, a := range s.Args {
		all = append(all, fmt.Sprintf("argument %d", a+1))
	}
	return strings.Join(all, " times ")
}

// Text says a size in words, after "objects of".
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

// Shape is what objects of one size look like.
type Shape struct {
	// Bytes is the size that is asked for, 0 for any that no other shape is for.
	Bytes uint64
	// Words are the first words, and Tail those after them, again and again; without a Tail they
	// are Unknown, and data where the shape is declared.
	Words, Tail []Word
	// Declared is set if a reader says so; else Signs are the accesses it was inferred from.
	Declared bool
	Signs    []Sign
}

// Sign is an access that says what a word is.
type Sign struct {
	// Offset is where it goes, or begins to go where it is one of a loop.
	Offset uint64
	// Is says Reference or Data; Stores is set if the access stores.
	Is     Word
	Stores bool
	// Repeats is set if the offset is not the only one.
	Repeats bool
	// Line is that of the source, 0 for none.
	Line int
	// Type is what is stored or loaded.
	Type string
}

// At is what a word is.
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
	// Size is how large they are; zero if nothing tells. How says what does: "declared",
	// "arguments" (its type or its attribute allocsize), "accesses"; "" for a guess.
	Size Size
	How  string
	// Shapes are what they look like, by size; none if nothing is known.
	Shapes []Shape
	// Collected is set if a pointer to one of them becomes a reference: a collector then keeps
	// them. Else they are memory of C.
	Collected bool
}

// Certain reports whether everything of the objects is declared, or plain from what the program
// does.
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

// ShapeOf is the shape of an object of which that many bytes are asked for, nil if nothing is
// known.
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

// Least is the size that an object has at least of which that many bytes are asked for: an object
// has room for all that the program is seen to go to, unless its size is declared or told for
// certain.
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
