package report

import (
	"encoding/binary"
	"sort"
	"statepoint/core/source"
	"strings"
)

// TokenKind is the syntactic class of a word.
type TokenKind uint8

const (
	TokenComment   TokenKind = iota
	TokenKeyword             // instructions, flags, words of the grammar
	TokenType                // i32, ptr, %node
	TokenValue               // the result of an instruction, or an argument
	TokenGlobal              // a function or global variable
	TokenIntrinsic           // an intrinsic of LLVM
	TokenLabel               // a block
	TokenNumber              // numbers, and constants that are words
	TokenString              // "…"
	TokenMetadata            // !0, and the content of a node
	TokenAttribute           // nounwind, #0
	TokenError               // not a word of the language
	tokenEnd
)

// Token is one word of a [Doc]'s text: the bytes [Start, End).
type Token struct {
	Start, End int32
	Kind       TokenKind
	// Def says that the name is defined here.
	Def bool
}

// Tokens are the words of a text, packed: a large text has a million, and the page needs only those
// on screen. Each string holds the tokens that begin in a block of the text: first the length of
// the block as a varint, then the tokens as pairs of varints: the space since the token before (or
// the block's start), shifted left by five, with Def and Kind below; and the length. So the strings
// of a part of a text do not depend on what precedes it.
type Tokens []string

// TokenBlock is the length, in bytes, of the part of a text whose tokens are packed together, if no
// part of the text ends before.
const TokenBlock = 4096

// PackTokens packs tokens, which must be in order.
func PackTokens(tokens []Token) Tokens {
	if len(tokens) == 0 {
		return nil
	}
	return Tokens(nil).Append(tokens, 0, (tokens[len(tokens)-1].Start/TokenBlock+1)*TokenBlock)
}

// Append packs the tokens of the next part of a text, from one offset to another.
func (p Tokens) Append(tokens []Token, from, to int32) Tokens {
	var block []byte
	for ; from < to; from += TokenBlock {
		end := min(from+TokenBlock, to)
		block = binary.AppendUvarint(block[:0], uint64(end-from))
		for at := from; len(tokens) > 0 && tokens[0].Start < end; tokens = tokens[1:] {
			t := &tokens[0]
			head := uint64(t.Start-at)<<5 | uint64(t.Kind)
			if t.Def {
				head |= 1 << 4
			}
			block = binary.AppendUvarint(block, head)
			block = binary.AppendUvarint(block, uint64(t.End-t.Start))
			at = t.End
		}
		p = append(p, string(block))
	}
	return p
}

// packer packs spans of a text, in order: a string of varints for each block.
type packer struct {
	packed []string
	block  []byte
	at     int32 // where the last span ended
}

// gap returns the distance of start from the end of the previous span, in the block of start, which
// it begins if necessary.
func (p *packer) gap(start int32) uint64 {
	for int32(len(p.packed)) < start/TokenBlock {
		p.endBlock()
		p.at = int32(len(p.packed)) * TokenBlock
	}
	return uint64(start - p.at)
}

func (p *packer) number(n uint64) { p.block = binary.AppendUvarint(p.block, n) }

func (p *packer) endBlock() {
	p.packed = append(p.packed, string(p.block))
	p.block = p.block[:0]
}

// finish returns the blocks, nil if nothing was packed.
func (p *packer) finish() []string {
	if len(p.packed) > 0 || len(p.block) > 0 {
		p.endBlock()
	}
	return p.packed
}

// In calls yield with the tokens around [from, to), in order, until it returns
// false. Nearby ones may come as well; ones that begin more than a block before
// from are left out.
func (p Tokens) In(from, to int32, yield func(Token) bool) {
	begin := int64(0)
	for _, b := range p {
		size, n := uvarint(b)
		if n == 0 || size > TokenBlock || begin >= int64(to) {
			return
		}
		b = b[n:]
		at := begin
		if begin += int64(size); begin < int64(from)-TokenBlock {
			continue
		}
		for b != "" {
			head, n := uvarint(b)
			length, m := uvarint(b[n:])
			if n == 0 || m == 0 || head>>5 > TokenBlock || length >= 1<<31 {
				return // not packed by PackTokens
			}
			b = b[n+m:]
			at += int64(head >> 5)
			t := Token{int32(at), int32(min(at+int64(length), 1<<31-1)), TokenKind(head & 15),
				head&16 != 0}
			if !yield(t) {
				return
			}
			at = int64(t.End)
		}
	}
}

// uvarint is binary.Uvarint for a string; a length of 0 means that s has none.
func uvarint(s string) (v uint64, n int) {
	for i := range min(len(s), 9) {
		v |= uint64(s[i]&0x7f) << (7 * i)
		if s[i] < 0x80 {
			return v, i + 1
		}
	}
	return 0, 0
}

// At returns the token around an offset, or the one that ends there.
func (p Tokens) At(offset int32) (Token, bool) {
	var found Token
	ok := false
	p.In(offset, offset+1, func(t Token) bool {
		if t.Start > offset {
			return false
		}
		if offset <= t.End {
			found, ok = t, true
		}
		return true
	})
	return found, ok
}

// SymbolKind is what sort of thing a [Symbol] is.
type SymbolKind uint8

const (
	SymbolType        SymbolKind = iota // a named type
	SymbolGlobal                        // a global variable, alias or ifunc
	SymbolFunction                      // a function with a body
	SymbolDeclaration                   // a function without a body
	SymbolArgument                      // a parameter
	SymbolBlock                         // a block that has a label
	SymbolValue                         // the result of an instruction
	symbolEnd
)

var symbolNames = [symbolEnd]string{"type", "global", "function", "declaration", "argument",
	"block", "value"}

// String gives the word for people, such as "declaration".
func (k SymbolKind) String() string {
	if k < symbolEnd {
		return symbolNames[k]
	}
	return "item"
}

// IsLocal reports whether the name is local to a function.
func (k SymbolKind) IsLocal() bool {
	return k == SymbolArgument || k == SymbolBlock || k == SymbolValue
}

// Symbol is an entity defined in a [Doc]'s text. Offsets are bytes.
type Symbol struct {
	Kind SymbolKind
	// Start and End enclose all of it: a function up to its closing brace, a block up to the next.
	Start, End int32
	// NameStart and NameEnd are its name, a label without its colon.
	NameStart, NameEnd int32
	// Parent is the index of the function it belongs to, or -1.
	Parent int32
}

// Name returns a symbol's name as the text spells it; a block's name has the sigil of its uses.
func (d *Doc) Name(s *Symbol) string {
	name := d.Text[s.NameStart:s.NameEnd]
	if s.Kind == SymbolBlock {
		return "%" + name
	}
	return name
}

// Line returns the 1-based number of the line around an offset, and its text without surrounding
// space.
func (d *Doc) Line(offset int32) (number int, text string) {
	offset = min(max(offset, 0), int32(len(d.Text)))
	return 1 + source.LineEnds(d.Text[:offset]), d.LineText(offset)
}

// LineText returns the line around an offset without surrounding space.
func (d *Doc) LineText(offset int32) string {
	offset = min(max(offset, 0), int32(len(d.Text)))
	line := d.Text[strings.LastIndexByte(d.Text[:offset], '\n')+1:]
	if n := strings.IndexByte(line, '\n'); n >= 0 {
		line = line[:n]
	}
	return strings.TrimSpace(line)
}

// LineNumbers returns the line numbers of many offsets, which must ascend.
func (d *Doc) LineNumbers(offsets []int32) []int {
	out := make([]int, len(offsets))
	line, at := 1, int32(0)
	for i, o := range offsets {
		o = min(o, int32(len(d.Text)))
		line += source.LineEnds(d.Text[at:o])
		at = o
		out[i] = line
	}
	return out
}

// FunctionAt returns the index in Outline of the function around an offset, or -1.
func (d *Doc) FunctionAt(offset int32) int {
	i := sort.Search(len(d.Outline), func(i int) bool { return d.Outline[i].Start > offset })
	for i--; i >= 0; i-- {
		s := &d.Outline[i]
		if s.Kind == SymbolFunction {
			if offset <= s.End {
				return i
			}
			return -1
		}
	}
	return -1
}
