package irparse

import (
	"fmt"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// funcState is the state while a function's body is read.
type funcState struct {
	f        *ir.Func
	block    *ir.Block // the current block, nil after a terminator
	unnamed  []ir.Value
	implicit bool // the entry block has number 0 although it has no label
	// consts are the function's non-simple constants.
	consts ir.ConstPool
	// forward are values used before their definition, by name or by number in decimal digits.
	forward map[string]*forwardRef
	order   []*forwardRef
	awaited map[*ir.Block]*forwardRef
	broken  map[string]bool // values whose definition could not be read: their uses are not errors
	// brokenBlock lacks an instruction that could not be read, perhaps its terminator.
	brokenBlock *ir.Block
	records     []ir.DebugRecord
	bodyBeg     int
	fragment    bool // the text has no function around these instructions
	concerns    Concerns
	named       map[int]bool // the nodes in concerns
}

// forwardRef is one value that is used before its definition.
type forwardRef struct {
	name   string
	number int // -1 for a named one
	span   source.Span
	value  ir.Value // a placeholder, or the block itself
	marks  []int
	inMD   []*ir.MDValue
	done   bool
}

// forwardKey is the key of a forward reference; numbers are not names, which do not begin with a
// digit unless quoted.
func forwardKey(name string, number int) string {
	if number >= 0 {
		return "\x00" + strconv.Itoa(number)
	}
	return name
}

func (p *funcReader) useMark(span source.Span, v ir.Value) {
	if p.marks != nil {
		p.mark(span, v.ID(), ir.MarkUse)
	}
}

// local is the value of the current token, a local name or number, as an operand of type t. It
// consumes the token.
func (p *funcReader) local(t *ir.Type) ir.Value {
	span := p.Span()
	name, number := "", -1
	var v ir.Value
	if p.Kind == scan.Local {
		name = p.names.name()
		if p.fn.f != nil {
			// by type, so that converting a Named to a Value needs no lookup
			switch n := p.fn.f.Lookup(name).(type) {
			case *ir.Instr:
				v = n
			case *ir.Arg:
				v = n
			case *ir.Block:
				v = n
			}
		}
	} else {
		number = p.numberOf(p.Src[p.Start+1 : p.End])
		if number < 0 || number >= maxGlobalID {
			p.failf(codeNumber, span, "value number %s is too large", quote(p.Text()))
		}
		if number < len(p.fn.unnamed) {
			v = p.fn.unnamed[number]
		}
	}
	if p.fn.f == nil {
		p.failf(codeSyntax, span, "a local value cannot be used outside of a function")
	}
	p.Next()
	if v == nil {
		return p.forwardUse(name, number, t, span)
	}
	if b, isBlock := v.(*ir.Block); isBlock {
		if t.Kind != ir.LabelKind {
			p.failf(codeType, span, "%s is a block, not a value of type %s", quote(p.textAt(span)),
				t)
		}
		if p.marks != nil {
			p.mark(span, b.ID(), ir.MarkUse)
		}
		return b
	}
	if v.Type() != t {
		if same := p.sameAddress(v, t, span); same != nil {
			p.useMark(span, same)
			return same
		}
		p.wrongType(span, v.Type(), t)
	}
	p.useMark(span, v)
	return v
}

// wrongType reports a local value that is used with a type other than its own.
func (p *funcReader) wrongType(span source.Span, defined, used *ir.Type) {
	d := source.Diagnostic{
		Code: codeType, Span: span,
		Message: fmt.Sprintf("%s is defined with type `%s`, but used with type `%s`",
			quote(p.textAt(span)), defined, used),
	}
	if defined.IsPointer() && used.IsPointer() && (defined.Elem == nil) != (used.Elem == nil) {
		d.Notes = []string{
			"A module has either typed pointers, up to LLVM 16, or `ptr`, from LLVM 15 on; this " +
				"one mixes them."}
	}
	p.fail(d)
}

func (p *funcReader) forwardUse(name string, number int, t *ir.Type, span source.Span) ir.Value {
	key := forwardKey(name, number)
	if p.fn.broken[key] {
		if t.Kind == ir.LabelKind {
			return p.block(name, number, span)
		}
		return ir.Poison(t)
	}
	if t.Kind == ir.LabelKind {
		return p.block(name, number, span)
	}
	if !t.IsFirstClass() {
		p.failf(codeType, span, "%s cannot have type %s", quote(p.textAt(span)), t)
	}
	ref := p.fn.forward[key]
	if ref == nil {
		ref = &forwardRef{name: name, number: number, span: span, value: ir.NewPlaceholder(t)}
		p.addForward(key, ref)
	} else if ref.value.Type() != t {
		p.failf(codeType, span, "%s is used with type `%s` here and `%s` before",
			quote(p.textAt(span)), t, ref.value.Type())
	}
	if p.marks != nil {
		ref.marks = append(ref.marks, len(*p.marks))
		*p.marks = append(*p.marks, ir.Mark{Start: span.Start, End: span.End, Role: ir.MarkUse})
	}
	return ref.value
}

func (p *funcReader) addForward(key string, ref *forwardRef) {
	if p.fn.forward == nil {
		p.fn.forward = map[string]*forwardRef{}
	}
	p.fn.forward[key] = ref
	p.fn.order = append(p.fn.order, ref)
}

// labelOperand reads `label %name` or, after the word label was read, `%name`.
func (p *funcReader) labelOperand() *ir.Block {
	p.expectWord("label")
	if p.Kind != scan.Local && p.Kind != scan.LocalID {
		p.expected("the name of a block, such as `%loop`")
	}
	return p.blockName()
}

// blockName reads `%name` as a block.
func (p *funcReader) blockName() *ir.Block {
	v := p.local(p.ts.Label)
	return v.(*ir.Block)
}

// block creates the block of a name or number that was not seen before; it is inserted when its
// label is read.
func (p *funcReader) block(name string, number int, span source.Span) *ir.Block {
	key := forwardKey(name, number)
	if ref := p.fn.forward[key]; ref != nil {
		b, ok := ref.value.(*ir.Block)
		if !ok {
			p.failf(codeType, span, "%s is used as a value before", quote(p.textAt(span)))
		}
		p.useMark(span, b)
		return b
	}
	b := p.fn.f.NewDetachedBlock()
	if name != "" {
		p.fn.f.Define(b, name)
	}
	ref := &forwardRef{name: name, number: number, span: span, value: b}
	if number >= 0 || name == "" {
		p.addForward(key, ref)
	} else {
		p.fn.order = append(p.fn.order, ref)
	}
	if p.fn.awaited == nil {
		p.fn.awaited = map[*ir.Block]*forwardRef{}
	}
	p.fn.awaited[b] = ref
	p.useMark(span, b)
	return b
}

// resolve replaces the placeholder in all uses of a value before its definition.
func (p *funcReader) resolve(key string, v ir.Value, span source.Span) {
	ref := p.fn.forward[key]
	if ref == nil {
		return
	}
	if _, isBlock := ref.value.(*ir.Block); isBlock {
		p.failf(codeType, span, "%s is used as a block before", quote(p.textAt(span)))
	}
	if ref.value.Type() != v.Type() {
		p.fail(source.Diagnostic{
			Code: codeType, Span: span,
			Message: quote(p.textAt(span)) + " has type `" + v.Type().String() + "`, but was used with type `" + ref.value.Type().String() + "`",
			Notes:   []string{"That use is in line " + itoa(p.txt.Position(ref.span.Start).Line) + "."},
		})
	}
	ir.ReplaceAllUses(ref.value, v)
	for _, i := range ref.marks {
		(*p.marks)[i].ID = v.ID()
	}
	for _, md := range ref.inMD {
		md.Value = v
	}
	ref.done = true
	delete(p.fn.forward, key)
}

// defineValue gives an instruction its name or number. number is -1 if the text has none.
func (p *funcReader) defineValue(in *ir.Instr, name string, number int, span source.Span) {
	if in.Type().Kind == ir.VoidKind {
		if name != "" || number >= 0 {
			p.failf(codeType, span, "an instruction without a result cannot have a name")
		}
		return
	}
	if name == "" {
		number = p.takeNumber(number, span, in)
		if len(p.fn.forward) > 0 {
			p.resolve(forwardKey("", number), in, span)
		}
		return
	}
	if !p.fn.f.Define(in, name) {
		p.redefinedLocal(name, span)
	}
	if len(p.fn.forward) > 0 {
		p.resolve(name, in, span)
	}
}

func (p *funcReader) redefinedLocal(name string, span source.Span) {
	d := source.Diagnostic{Code: codeRedefined, Span: span, Message: quote(p.textAt(span)) +
		" is defined twice"}
	switch o := p.fn.f.Lookup(name).(type) {
	case *ir.Instr:
		d.Notes = append(d.Notes, "The first definition is in line "+itoa(
			p.txt.Position(o.Span.Start).Line)+".")
	case *ir.Block:
		d.Notes = append(d.Notes, "It is the name of a block.")
	case *ir.Arg:
		d.Notes = append(d.Notes, "It is the name of a parameter.")
	}
	p.fail(d)
}

// takeNumber gives an unnamed value the next number, or the one in the text.
func (p *funcReader) takeNumber(written int, span source.Span, v ir.Value) int {
	next := len(p.fn.unnamed)
	switch {
	case written < 0 || written == next:
	case written == 0 && next == 1 && p.fn.implicit:
		p.noteOnce(codeNumbering, span, "`%0` is the number of the entry block, which has no name",
			"LLVM itself would refuse this because the entry block has taken the number 0; this "+
				"value would be %1.")
		p.fn.unnamed[0] = v
		p.fn.implicit = false
		return 0
	case written > next && written < maxGlobalID && written-next < 1<<16:
		if !p.m.Dialect.Opaque() {
			p.noteOnce(codeNumbering, span, "the next number would be %"+itoa(next),
				"LLVM before 18 would refuse this because unnamed values are numbered one after "+
					"the other.")
		}
		for len(p.fn.unnamed) < written {
			p.fn.unnamed = append(p.fn.unnamed, nil)
		}
		next = written
	default:
		p.fail(source.Diagnostic{
			Code: codeNumbering, Span: span,
			Message: quote(p.textAt(span)) +
				" is out of order: the next unnamed value is %" + itoa(next),
			Suggestion: "%" + itoa(next),
		})
	}
	p.fn.unnamed = append(p.fn.unnamed, v)
	return next
}
