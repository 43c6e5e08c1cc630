package irparse

import (
	"context"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Options configure the parser. A nil *Options is the zero value.
type Options struct {
	// Dialect is the dialect of the text; DialectUnknown detects it.
	Dialect ir.Dialect
	// Default is the dialect of a text that does not show its release: one without pointers, even
	// in comments.
	Default ir.Dialect
	// Marks receives the positions at which values are defined and used, in order. nil records
	// nothing.
	Marks *[]ir.Mark
	// Bodies knows which bodies need not be read, nil for none.
	Bodies Bodies
	// Nodes are the metadata nodes of an earlier text, which need not be read again, and receives
	// those of this one; nil for neither.
	Nodes *Nodes
	// Workers is the maximum number of bodies that are read in parallel, unless Marks or Bodies are
	// given; 0 and 1 mean one at a time. The result is the same.
	Workers int
	// MaxBytes bounds the text; 0 means DefaultMaxBytes.
	MaxBytes int
}

// DefaultMaxBytes is the default of Options.MaxBytes. Offsets are 31 bits wide.
const DefaultMaxBytes = 1 << 30

// maxDepth bounds the nesting of types, constants and metadata. LLVM's reader overflows its stack
// at some greater depth.
const maxDepth = 2000

// Parse reads a module of any dialect. It returns the parts that could be read, never nil, and the
// errors, warnings and notes, never nil either, sorted by position.
//
// err is nil if the whole text was read: the module is then well-formed in syntax and types, and
// verify.Module checks whether it is valid. Otherwise it is the list of diagnostics, as a
// *source.List, or the error of the context.
func Parse(ctx context.Context, text *source.Text, opts *Options) (module *ir.Module,
	diagnostics *source.List, err error) {
	if opts == nil {
		opts = &Options{}
	}
	p := newParser(ctx, text, opts)
	limit := p.opts.MaxBytes
	if limit <= 0 || limit > DefaultMaxBytes {
		limit = DefaultMaxBytes
	}
	if len(text.Data) > limit {
		p.report(source.Diagnostic{
			Severity: source.Error, Code: codeLimit,
			Message: "the text has " + strconv.Itoa(len(text.Data)) + " bytes, the limit is " +
				strconv.Itoa(limit),
			Notes: []string{"The limit is irparse.Options.MaxBytes, at most " +
				strconv.Itoa(DefaultMaxBytes) + "."},
		})
		return p.m, p.list, p.list
	}
	p.Src = text.Data
	if !p.readBeside() {
		if p.refused {
			p = newParser(ctx, text, opts)
			p.Src = text.Data
		}
		var known func(string) int
		if p.opts.Bodies != nil {
			known = p.opts.Bodies.Begins
		}
		p.begin(scan.TakeSurvey(p.Src, known))
		for p.Kind != scan.EOF {
			p.guarded(p.entities, p.skipEntity)
		}
	}
	p.guarded(p.upgrades.finish, func() {})
	p.list.Sort()
	if p.errors > 0 {
		adviseForeign(p.list, p.Src)
	}
	if err := p.meter.Err(); err != nil {
		return p.m, p.list, err
	}
	return p.m, p.list, p.list.Err()
}

// newParser returns a parser of a new module.
func newParser(ctx context.Context, text *source.Text, opts *Options) *parser {
	p := &parser{reader: reader{txt: text, list: source.NewList(text), m: ir.NewModule(text.Name),
		meter: source.NewMeter(ctx, source.Limit{}), opts: *opts, marks: opts.Marks}}
	p.connect()
	p.m.PairOf = gc.Pair
	p.m.Text = text
	p.ts = p.m.Types
	return p
}

// ParseString is Parse of a text given by name and contents, with no options.
func ParseString(ctx context.Context, name, data string) (*ir.Module, *source.List, error) {
	return Parse(ctx, source.NewText(name, data), nil)
}

// parser reads one module, with parts that each read one kind of entity. A function that reads an
// entity begins at its first token and ends after its last.
type parser struct {
	reader
	types    typeReader
	consts   constReader
	values   valueReader
	attrs    attrReader
	meta     metadataReader
	globals  globalReader
	names    nameTable
	funcs    funcReader
	instrs   instrReader
	calls    callReader
	upgrades upgrader
	defines  bool // something other than the target and the name of the module has been read
}

// typeCheck is a use of a global before its definition, which is compared with it at the end.
type typeCheck struct {
	v    ir.Named
	typ  *ir.Type
	span source.Span
}

// begin reads up to the first entity of a text that is surveyed.
func (p *parser) begin(v *scan.Survey) {
	p.headComments()
	p.names.survey = v
	p.m.Dialect = p.firstDialect(v)
	p.declareSurveyed(v)
	if v.Odd >= 0 {
		p.noteOddSpace(v.Odd)
	}
	p.Next()
}

// noteOddSpace notes once that the text has white space that LLVM does not accept.
func (p *parser) noteOddSpace(at int) {
	what, length := "no-break spaces between words", len(scan.NoBreakSpace)
	if strings.HasPrefix(p.Src[at:], scan.ByteOrderMark) {
		what, length = "a byte order mark", len(scan.ByteOrderMark)
	}
	p.noteOnce(codeBadByte, source.Span{Start: source.Pos(at), End: source.Pos(at + length)},
		"the text has "+what,
		"LLVM itself would refuse this because only blanks, tabs and line ends separate words; "+
			"here it is read as a blank.")
}

// firstDialect is the dialect as far as pointers show it.
func (p *parser) firstDialect(v *scan.Survey) ir.Dialect {
	switch {
	case p.opts.Dialect != ir.DialectUnknown:
		return p.opts.Dialect
	case v.Opaque:
		return ir.LLVM15
	case v.Typed:
		return ir.LLVM11
	}
	switch opaque, typed := scan.CommentDialect(p.Src); {
	case opaque == typed:
		return p.opts.Default
	case opaque:
		return ir.LLVM15
	}
	return ir.LLVM11
}

// declareSurveyed creates an object for every name that the text defines, in order. Types are set
// when the definition is read.
func (p *parser) declareSurveyed(v *scan.Survey) {
	noType := p.ts.Func(p.ts.Void, nil, false)
	byte8 := p.m.PointerTo(p.ts.I8, 0)
	unnamed := 0 // the number of the next one without a name
	for _, d := range v.Defs {
		s := scan.Scanner{Src: p.Src, End: d.Start}
		s.Next()
		name := ""
		if s.Kind == scan.Global {
			name = s.Name()
			if name != "" && p.m.Lookup(name) != nil {
				continue // the second definition will be refused at its position
			}
		} else if s.Kind == scan.GlobalID {
			unnamed = p.numberOf(s.Src[s.Start+1 : s.End])
		} else {
			continue
		}
		var g ir.Named
		switch d.What {
		case scan.EntityFunc:
			g = p.m.NewFunc(name, noType, byte8)
		case scan.EntityGlobal:
			g = p.m.NewGlobal(name, p.ts.I8, byte8)
		case scan.EntityAlias:
			g = p.m.NewAlias(name, p.ts.I8, byte8)
		case scan.EntityIFunc:
			g = p.m.NewIFunc(name, p.ts.I8, byte8)
		}
		if name == "" {
			p.names.setGlobalID(unnamed, g)
			unnamed++
		}
	}
}

// maxGlobalID bounds the numbers of unnamed values: a hostile number must not allocate a table of
// that size.
const maxGlobalID = 1 << 22

func (p *nameTable) setGlobalID(n int, g ir.Named) {
	if n < 0 || n >= maxGlobalID {
		return
	}
	for len(p.globalIDs) <= n {
		p.globalIDs = append(p.globalIDs, nil)
	}
	p.globalIDs[n] = g
}

func (p *nameTable) globalByID(n int) ir.Named {
	if n >= 0 && n < len(p.globalIDs) {
		return p.globalIDs[n]
	}
	return nil
}

// numberOf reads decimal digits, -1 if there are too many.
func (p *reader) numberOf(digits string) int {
	n, err := strconv.ParseUint(digits, 10, 31)
	if err != nil {
		return -1
	}
	return int(n)
}

// headComments keeps the comment lines before the first token, without those that LLVM prints.
func (p *parser) headComments() {
	rest := strings.TrimPrefix(p.Src, scan.ByteOrderMark)
	for {
		line, after, found := strings.Cut(rest, "\n")
		t := strings.TrimSpace(line)
		if t != "" && t[0] != ';' || !found && t == "" {
			return
		}
		if t != "" && !IsPrinted(t) {
			p.m.HeadComments = append(p.m.HeadComments, t)
		}
		if !found {
			return
		}
		rest = after
	}
}

// IsPrinted reports whether a comment line is one that LLVM prints about a module or a function.
func IsPrinted(line string) bool {
	return strings.HasPrefix(line, "; ModuleID = ") ||
		strings.HasPrefix(line, "; Function Attrs: ") || line == "; Unknown intrinsic"
}

// accept consumes the punctuation c if it is next.
func (p *reader) accept(c byte) bool {
	if p.Is(c) {
		p.Next()
		return true
	}
	return false
}

// more consumes a comma between the elements of a list; another element must follow it before
// closing.
func (p *reader) more(closing byte) bool {
	if !p.accept(',') {
		return false
	}
	if p.Is(closing) {
		p.expected("another element after the comma")
	}
	return true
}

// acceptWord consumes the word w if it is next.
func (p *reader) acceptWord(w string) bool {
	if p.IsWord(w) {
		p.Next()
		return true
	}
	return false
}

func (p *reader) expect(c byte) {
	if !p.Is(c) {
		p.expectedHere("`" + string(rune(c)) + "`")
	}
	p.Next()
}

func (p *reader) expectWord(w string) {
	if !p.IsWord(w) {
		p.expected("`" + w + "`")
	}
	p.Next()
}

// stringToken reads a string.
func (p *reader) stringToken(what string) string {
	if p.Kind == scan.Word { // probably only the quotes are missing
		p.fail(source.Diagnostic{
			Code: codeSyntax, Span: p.Span(), Message: "unexpected " + quote(p.Text()),
			Expected: what, Suggestion: strconv.Quote(p.Text()),
		})
	}
	if p.Kind != scan.String {
		p.expected(what)
	}
	s := p.Str()
	p.Next()
	return s
}

// isNumber reports whether the token is an integer that need not have a type: 32, or u0x20.
func (p *reader) isNumber() bool {
	return p.Kind == scan.Int || p.Kind == scan.HexInt &&
		p.Src[p.Start] == 'u'
}

// uint reads an unsigned number of at most the given bits.
func (p *reader) uint(bits int, what string) uint64 {
	if !p.isNumber() {
		p.expected(what)
	}
	digits, base := p.Text(), 10
	if p.Kind == scan.HexInt {
		digits, base = digits[len("u0x"):], 16
	}
	n, err := strconv.ParseUint(digits, base, bits)
	if err != nil {
		p.failf(codeNumber, p.Span(), "%s is not a number from 0 to 2^%d-1", quote(p.Text()), bits)
	}
	p.Next()
	return n
}

// tick stops if the context is cancelled.
func (p *reader) tick() {
	if !p.meter.Spend(1) {
		p.End = len(p.Src)
		p.Kind = scan.EOF
		panic(bailout{})
	}
}

// enter counts one level of nesting; leave it with p.depth--.
func (p *reader) enter() {
	p.tick()
	if p.depth++; p.depth > maxDepth {
		p.failf(codeDepth, p.Span(), "nested more than %d levels deep", maxDepth)
	}
}

func (p *reader) mark(span source.Span, id provenance.ID, role ir.MarkRole) {
	if p.marks != nil && id != 0 {
		*p.marks = append(*p.marks, ir.Mark{Start: span.Start, End: span.End, ID: id, Role: role})
	}
}

func (p *reader) noteOnce(code string, span source.Span, message, why string) {
	p.concernsMore()
	key := code + message
	if p.once[key] {
		return
	}
	if p.once == nil {
		p.once = map[string]bool{}
	}
	p.once[key] = true
	p.note(code, span, message, why)
}
