package highlight

import (
	"strings"

	"statepoint/core/irparse/internal/scan"
)

// Kind is the kind of a token, for highlighting.
type Kind uint8

// The kinds. Punctuation has none.
const (
	Comment   Kind = iota
	Keyword        // define, load, to, inbounds
	Type           // i32, ptr, %node
	Value          // %x: the result of an instruction, or an argument
	Global         // @f, @g, $comdat
	Intrinsic      // @llvm.…
	Label          // a block at its label or in a branch
	Number         // 12, 1.5, true, null, poison
	String         // "…"
	Metadata       // !0, !dbg, !DILocation and the words within it
	Attribute      // nounwind, #0, and unknown words where an attribute is possible
	// a byte that begins no token, an unterminated string, a word that is not an instruction
	Error
)

// Token is one word of a text: the bytes [Start, End).
type Token struct {
	Start, End int32
	Kind       Kind
	// Def is set if the name is defined here.
	Def bool
}

// SymbolKind is the kind of a [Symbol].
type SymbolKind uint8

const (
	SymbolType        SymbolKind = iota // a named type
	SymbolGlobal                        // a global variable, alias or ifunc
	SymbolFunction                      // a function with a body
	SymbolDeclaration                   // a function without
	SymbolArgument                      // a parameter of a function with a body
	SymbolBlock                         // a block that has a label
	SymbolValue                         // the result of an instruction
)

// Symbol is one entity that a text defines.
type Symbol struct {
	Kind SymbolKind
	// Start and End delimit the entity: a function from `define` to its closing brace, a block from
	// its label to the next.
	Start, End int32
	// NameStart and NameEnd are its name where it is defined, sigil included; a label without its
	// colon.
	NameStart, NameEnd int32
	// Parent is the index of the function that an argument, block or value belongs to, -1 for
	// entities of the module.
	Parent int32
}

// Tokens splits a text into tokens, in order, and finds the symbols it defines, in order of their
// Start. The text need not parse: a wrong token is an Error or keeps its usual kind, and the
// rest is read as if it were right. It takes time linear in the text.
//
// The grammar around names distinguishes them: `%node` is a type where the text defines a type of
// that name and a type may occur, a block after `label` and in a phi's pairs, and a value
// elsewhere.
func Tokens(src string) ([]Token, []Symbol) {
	return tokens(src, TypeNames(src), scan.Defines(src))
}

// FunctionTokens is Tokens of a part of a text that is a function. types are those of TypeNames.
func FunctionTokens(src string, types map[string]bool, from, to int) ([]Token, []Symbol) {
	list, symbols := tokens(src[from:to], types, true)
	by := int32(from)
	for i := range list {
		list[i].Start, list[i].End = list[i].Start+by, list[i].End+by
	}
	for i := range symbols {
		s := &symbols[i]
		s.Start, s.End = s.Start+by, s.End+by
		s.NameStart, s.NameEnd = s.NameStart+by, s.NameEnd+by
	}
	return list, symbols
}

// tokens are those of a text that defines functions or not.
func tokens(src string, types map[string]bool, defines bool) ([]Token, []Symbol) {
	t := newTokenizer(src, types, defines)
	t.tokens = make([]Token, 0, len(src)/6)
	t.all()
	return t.tokens, t.symbols
}

func newTokenizer(src string, types map[string]bool, defines bool) *tokenizer {
	t := &tokenizer{src: src, types: types, last: noToken, fn: -1, block: -1, value: -1,
		whole: defines}
	t.scan.Src = src
	return t
}

// all reads the text.
func (t *tokenizer) all() {
	t.scan.Next()
	for t.scan.Kind != scan.EOF {
		t.advance()
		if t.known == nil || !t.leftOut() {
			t.token()
		}
	}
	t.comments(t.cur.end, len(t.src))
	t.closeFunction(t.cur.end, t.cur.end)
	t.endEntity(t.cur.end)
}

// noToken is the kind of punctuation, which is not a token.
const noToken Kind = 255

// lexeme is a token of the scanner, kept while the next is examined.
type lexeme struct {
	kind       scan.Kind
	start, end int
}

type tokenizer struct {
	src    string
	scan   scan.Scanner // at the token after cur
	cur    lexeme
	before int // end of the token before cur
	types  map[string]bool

	tokens  []Token
	symbols []Symbol

	last     Kind   // of the last token that was not a comment
	lastText string // its text, or the punctuation
	typeEnd  bool   // the last token ended a type

	header            bool // between define or declare and the function's "{" or end
	define            bool // it is define
	named             bool // its name has been read
	constAhead        bool // prefix, prologue or personality came: a "{" may belong to its constant
	headerStart       int
	body              bool
	whole             bool // the text defines functions, so instructions are in them
	braces, parens    int
	brackets          int
	phi, blockAddress bool
	// depth of parentheses at which a specialised metadata node began, plus one
	metaParens int

	fn, block, value int32 // symbols whose end has not been found
	entity           int32 // a type or global that is still open, plus one

	known  func(at int) (end int) // of Parts, nil for none
	closed []int
}

// advance makes the scanner's token the current one.
func (t *tokenizer) advance() {
	t.before = t.cur.end
	t.cur = lexeme{t.scan.Kind, t.scan.Start, t.scan.End}
	if t.cur.kind == scan.Bad && t.src[t.cur.start] == '"' || t.cur.kind == scan.Bad &&
		t.cur.end == len(t.src) {
		// For highlighting, an unterminated string ends with its line: the rest is probably
		// correct.
		if n := strings.IndexByte(t.src[t.cur.start:], '\n'); n >= 0 {
			t.cur.end = t.cur.start + max(n, 1)
		}
		t.scan.End = t.cur.end
	}
	t.comments(t.before, t.cur.start)
	t.scan.Next()
}

// comments adds those between two tokens.
func (t *tokenizer) comments(from, to int) {
	for ; from < to; from++ {
		if !scan.IsGap(t.src[from]) {
			continue
		}
		n := scan.GapLength(t.src[from:to])
		if n == 0 {
			continue
		}
		if t.src[from] < 0x80 {
			end := len(strings.TrimRight(t.src[:from+n], "\r\n"))
			t.tokens = append(t.tokens, Token{Start: int32(from), End: int32(end),
				Kind: Comment})
		}
		from += n - 1
	}
}

func (t *tokenizer) emit(k Kind, def bool) { t.emitTo(t.cur.end, k, def) }

func (t *tokenizer) emitTo(end int, k Kind, def bool) {
	t.tokens = append(t.tokens, Token{Start: int32(t.cur.start), End: int32(end), Kind: k,
		Def: def})
	t.last, t.lastText, t.typeEnd = k, t.src[t.cur.start:end], k == Type
}

func (t *tokenizer) text() string { return t.src[t.cur.start:t.cur.end] }

// firstOfLine reports whether only white space precedes the current token on its line; with column,
// not even that.
func (t *tokenizer) firstOfLine() (first, column bool) {
	i := t.cur.start
	for i > 0 && (t.src[i-1] == ' ' || t.src[i-1] == '\t') {
		i--
	}
	first = i == 0 || t.src[i-1] == '\n'
	return first, first && i == t.cur.start
}

// beginsFragment reports whether an instruction or a label begins a line here.
func (t *tokenizer) beginsFragment() bool {
	if first, _ := t.firstOfLine(); !first || t.header {
		return false
	}
	s := scan.Scanner{Src: t.src, End: t.cur.start}
	s.Next()
	return s.BeginsFragment()
}

// nextLine reports whether the scanner's token is on a later line than the current one.
func (t *tokenizer) nextLine() bool {
	return t.scan.Kind == scan.EOF || strings.IndexByte(t.src[t.cur.end:t.scan.Start], '\n') >= 0
}

func (t *tokenizer) token() {
	if !t.whole && !t.body && t.beginsFragment() {
		t.body = true
	}
	switch t.cur.kind {
	case scan.Word:
		t.word()
	case scan.Int, scan.Float, scan.Hex, scan.HexInt:
		if t.last == Metadata && t.lastText == "!" &&
			int(t.tokens[len(t.tokens)-1].End) == t.cur.start {
			t.metaNumber()
			return
		}
		t.emit(Number, false)
	case scan.String:
		if last := len(t.tokens) - 1; last >= 0 && int(t.tokens[last].End) == t.cur.start &&
			(t.lastText == "c" || t.lastText == "!") {
			t.tokens[last].End = int32(t.cur.end) // c"…" and !"…" are one
			if t.lastText == "c" {
				t.tokens[last].Kind = String
			}
			t.last, t.lastText = t.tokens[last].Kind, ""
			return
		}
		t.emit(String, false)
	case scan.Local, scan.LocalID:
		t.local()
	case scan.Global, scan.GlobalID:
		t.global()
	case scan.Comdat:
		t.emit(Global, t.scan.Is('='))
	case scan.Meta, scan.Bang, scan.Summary:
		if _, column := t.firstOfLine(); column {
			t.topLevel()
		}
		t.emit(Metadata, !t.body && t.scan.Is('='))
		if t.cur.kind == scan.Meta && t.scan.Is('(') && t.metaParens == 0 {
			t.metaParens = t.parens + 1
		}
	case scan.Group:
		t.emit(Attribute, t.lastText == "attributes")
	case scan.Hash:
		if t.scan.Kind == scan.Word && t.scan.Start == t.cur.end { // #dbg_value
			t.beginStatement()
			t.emitTo(t.scan.End, Metadata, false)
			t.cur.end = t.scan.End
			t.scan.Next()
			return
		}
		t.emit(Error, false)
	case scan.Label, scan.LabelID:
		t.label()
	case scan.Dots:
		t.emit(Type, false)
	case scan.Punct:
		t.punct(t.src[t.cur.start])
	default:
		t.emit(Error, false)
	}
}

// metaNumber joins "!" and a number.
func (t *tokenizer) metaNumber() {
	last := &t.tokens[len(t.tokens)-1]
	last.End = int32(t.cur.end)
	last.Def = !t.body && t.scan.Is('=')
	t.lastText = t.src[last.Start:last.End]
}

func (t *tokenizer) punct(c byte) {
	typeEnd := c == '*' || c == '>' || c == ']' || c == '}' || c == ')' && t.typeEnd
	switch c {
	case '(':
		t.parens++
	case ')':
		if t.parens--; t.parens < t.metaParens {
			t.metaParens = 0
		}
		t.parens = max(t.parens, 0)
		t.blockAddress = false
	case '[':
		t.brackets++
	case ']':
		t.brackets = max(t.brackets-1, 0)
	case '{':
		if t.header && t.define && t.named && t.parens == 0 && t.braces == 0 &&
			(!t.constAhead || t.nextLine()) {
			t.beginBody()
			break
		}
		t.braces++
	case '}':
		if _, column := t.firstOfLine(); t.body && (t.braces == 0 || column) {
			if clear := t.braces+t.parens+t.brackets+t.metaParens == 0; clear &&
				!t.blockAddress && t.fn >= 0 {
				t.closed = append(t.closed, int(t.fn))
			}
			t.closeFunction(t.cur.end, t.before)
			break
		}
		t.braces = max(t.braces-1, 0)
	}
	t.last, t.lastText, t.typeEnd = noToken, t.src[t.cur.start:t.cur.end], typeEnd
}

func (t *tokenizer) word() {
	w := t.text()
	if _, column := t.firstOfLine(); column {
		switch w {
		case "define", "declare", "attributes", "target", "module", "source_filename":
			t.topLevel()
		}
	}
	if (w == "define" || w == "declare") && !t.body {
		t.topLevel()
		t.header, t.define, t.headerStart = true, w == "define", t.cur.start
	}
	k := wordKind(w)
	statement := t.body && t.beginStatement()
	switch {
	case t.metaParens > 0 && k != Number:
		k = Metadata
	case w == "c" && t.scan.Kind == scan.String && t.scan.Start == t.cur.end:
		k = String
	case w == "align" && t.lastText == ",", w == "inalloca" && t.lastText == "alloca":
		k = Keyword
	case k == Attribute && statement:
		k = Error
	case k == Error && !statement:
		k = Attribute // of a newer release, judging by the word
	case w == "x" && t.brackets == 0 && t.lastText != "vscale" && t.last != Number:
		k = Attribute
	case w == "prefix", w == "prologue", w == "personality":
		t.constAhead = t.header
	case w == "phi" && t.body:
		t.phi = true
	case w == "blockaddress":
		t.blockAddress = true
	}
	t.emit(k, false)
}
