package libc

import "encoding/binary"

// The kinds of characters, as glibc numbers them in the words of its table.
const (
	isUpper = 1 << (8 + iota)
	isLower
	isAlpha
	isDigit
	isXDigit
	isSpace
	isPrint
	isGraph

	isBlank = 1 << iota >> 8
	isCntrl
	isPunct
	isAlnum
)

// characterFunctions are those of ctype.h, and the ones that return the tables that the macros of
// glibc's header read.
var characterFunctions = []named{
	{"isupper", ofKind(isUpper)}, {"islower", ofKind(isLower)}, {"isalpha", ofKind(isAlpha)},
	{"isdigit", ofKind(isDigit)}, {"isxdigit", ofKind(isXDigit)}, {"isspace", ofKind(isSpace)},
	{"isprint", ofKind(isPrint)}, {"isgraph", ofKind(isGraph)}, {"isblank", ofKind(isBlank)},
	{"iscntrl", ofKind(isCntrl)}, {"ispunct", ofKind(isPunct)}, {"isalnum", ofKind(isAlnum)},
	{"toupper", func(l *Library, c *Call) error { return c.Result(upper(uint32(c.Arg(0)))) }},
	{"tolower", func(l *Library, c *Call) error { return c.Result(lower(uint32(c.Arg(0)))) }},
	{"__ctype_b_loc", table(0, 2, func(v uint32) uint64 { return uint64(kinds(v)) })},
	{"__ctype_toupper_loc", table(1, 4, upper)},
	{"__ctype_tolower_loc", table(2, 4, lower)},
}

// kinds are the kinds of a character in the C locale, 0 for what is none.
func kinds(v uint32) (is uint16) {
	add := func(kind uint16, holds bool) {
		if holds {
			is |= kind
		}
	}
	letter := 'a' <= v|0x20 && v|0x20 <= 'z'
	digit := '0' <= v && v <= '9'
	add(isUpper, letter && v <= 'Z')
	add(isLower, letter && v >= 'a')
	add(isAlpha, letter)
	add(isDigit, digit)
	add(isXDigit, digit || letter && v|0x20 <= 'f')
	add(isSpace, v == ' ' || '\t' <= v && v <= '\r')
	add(isPrint, ' ' <= v && v <= '~')
	add(isGraph, '!' <= v && v <= '~')
	add(isBlank, v == ' ' || v == '\t')
	add(isCntrl, v < ' ' || v == 0x7F)
	add(isPunct, '!' <= v && v <= '~' && !letter && !digit)
	add(isAlnum, letter || digit)
	return is
}

func upper(v uint32) uint64 {
	if 'a' <= v && v <= 'z' {
		v -= 0x20
	}
	return uint64(v)
}

func lower(v uint32) uint64 {
	if 'A' <= v && v <= 'Z' {
		v += 0x20
	}
	return uint64(v)
}

func ofKind(kind uint16) Function {
	return func(l *Library, c *Call) error {
		return c.Result(uint64(kinds(uint32(c.Arg(0))) & kind))
	}
}

// table returns the address of a word that holds the address of a table's entry for 0. The table
// begins with the entry for -128 and ends with that for 255; it is made at the first call.
func table(number, size uint64, entry func(uint32) uint64) Function {
	return func(l *Library, c *Call) error {
		mem := l.Blocks.Mem
		at := uint64(blocksBase + 8*(tableWords+number))
		if made, err := mem.Load64(at); err == nil && made != 0 {
			return c.Result(at)
		}
		first, err := l.Blocks.Take(384*size, 0)
		if err != nil {
			return err
		}
		all := make([]byte, 0, 384*size)
		for i := range uint32(384) {
			v := i - 128
			if v >= 1<<31 && v != 1<<32-1 { // a char that is negative stands for another one
				v &= 0xFF
			}
			all = binary.LittleEndian.AppendUint32(all, uint32(entry(v)))[:uint64(len(all))+size]
		}
		if err := mem.WriteAt(first, all); err != nil {
			return err
		}
		c.M.Return(at)
		return mem.Store64(at, first+128*size)
	}
}
