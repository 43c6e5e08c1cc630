package irparse

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// memoryInstr reads instructions that access memory or compute an address (LangRef, "Memory Access
// and Addressing Operations").
func (p *instrReader) memoryInstr(op ir.Opcode) *ir.Instr {
	switch op {
	case ir.Alloca:
		return p.alloca()
	case ir.Load:
		return p.load()
	case ir.Store:
		return p.store()
	case ir.Fence:
		mem := &ir.MemInfo{}
		start := p.Start
		p.scopeAndOrdering(mem)
		p.checkOrdering(op, mem, start)
		in := p.m.NewInstr(op, p.ts.Void)
		in.Mem = mem
		return in
	case ir.CmpXchg:
		return p.cmpXchg()
	case ir.AtomicRMW:
		return p.atomicRMW()
	}
	return p.getElementPtr()
}

func (p *instrReader) alloca() *ir.Instr {
	var flags ir.Flags
	if p.acceptWord("inalloca") {
		flags |= ir.InAlloca
	}
	if p.acceptWord("swifterror") {
		flags |= ir.SwiftError
	}
	span := p.Span()
	elem := p.types.typ()
	if elem.Kind == ir.FunctionKind || elem.Kind == ir.LabelKind || elem.Kind == ir.MetadataKind ||
		elem.Kind == ir.TokenKind ||
		elem.Kind == ir.X86AMXKind {
		p.failf(codeBadType, span, "an alloca cannot hold %s", elem)
	}
	var count ir.Value = ir.IntConst(p.ts.I32, 1)
	var mem *ir.MemInfo
	// a count, an alignment, an address space, each at most once and in this order
	for part := 0; p.Is(',') && p.Peek() != '!'; {
		p.Next()
		switch {
		case p.IsWord("align") && part < 2:
			p.Next()
			mem = ensureMem(mem)
			mem.Align = p.globals.alignment()
			part = 2
		case p.IsWord("addrspace") && part < 3:
			mem = ensureMem(mem)
			mem.AddrSpace = p.types.addrSpace()
			part = 3
		case part == 0:
			at := p.Span()
			v, t := p.values.typedValue()
			if !t.IsInteger() {
				p.failf(codeType, at, "the number of elements must be an integer, not %s", t)
			}
			count = v
			part = 1
		default:
			p.expected(
				"metadata, or nothing: the parts of an alloca are a count, `align`, `addrspace`, " +
					"in this order")
		}
	}
	space := uint32(0)
	if mem != nil {
		space = mem.AddrSpace
	}
	in := p.m.NewInstr(ir.Alloca, p.m.PointerTo(elem, space), count)
	in.ElemType, in.Mem, in.Flags = elem, mem, flags
	return in
}

func ensureMem(m *ir.MemInfo) *ir.MemInfo {
	if m == nil {
		m = &ir.MemInfo{}
	}
	return m
}

// accessWords reads `atomic` and `volatile`, in this order.
func (p *instrReader) accessWords() (f ir.Flags) {
	if p.acceptWord("atomic") {
		f |= ir.Atomic
	}
	if p.acceptWord("volatile") {
		f |= ir.Volatile
	}
	return f
}

func (p *instrReader) load() *ir.Instr {
	flags := p.accessWords()
	span := p.Span()
	t := p.types.typ()
	var addr ir.Value
	if p.accept(',') {
		at := p.Span()
		var pt *ir.Type
		addr, pt = p.values.typedValue()
		p.checkAddress(pt, t, at)
	} else {
		if !t.IsPointer() || t.Elem == nil {
			p.expected("`,` and the address to load from")
		}
		p.oldForm("load", t, p.From(int(span.Start)))
		addr = p.values.value(t)
		t = t.Elem
	}
	if !t.IsFirstClass() || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind ||
		t.Kind == ir.TokenKind {
		p.failf(codeBadType, span, "a load cannot give %s", t)
	}
	in := p.m.NewInstr(ir.Load, t, addr)
	in.Flags = flags
	in.Mem = p.accessTail(ir.Load, flags)
	return in
}

// checkAddress checks that an address is one, and of the right type in the typed dialects.
func (p *instrReader) checkAddress(pt, t *ir.Type, span source.Span) {
	if !pt.IsPointer() {
		p.failf(codeType, span, "an address must be a pointer, not %s", pt)
	}
	if pt.Elem != nil && pt.Elem != t {
		p.failf(codeType, span, "the address has type %s, but %s is accessed", pt, t)
	}
}

// oldForm notes a load or getelementptr without explicit type, as in LLVM up to 3.6.
func (p *instrReader) oldForm(what string, t *ir.Type, span source.Span) {
	p.upgrades.oldMemory = true
	p.noteOnce(codeOldForm, span, what+" without an explicit type",
		"LLVM itself would refuse this because since 3.7 the accessed type precedes the address: `"+
			what+" "+t.Scalar().Elem.String()+", "+t.String()+" …`.")
}

func (p *instrReader) store() *ir.Instr {
	flags := p.accessWords()
	v, t := p.values.typedValue()
	p.expect(',')
	at := p.Span()
	addr, pt := p.values.typedValue()
	p.checkAddress(pt, t, at)
	in := p.m.NewInstr(ir.Store, p.ts.Void, v, addr)
	in.Flags = flags
	in.Mem = p.accessTail(ir.Store, flags)
	return in
}

// accessTail reads scope, ordering and alignment of a load or store.
func (p *instrReader) accessTail(op ir.Opcode, flags ir.Flags) *ir.MemInfo {
	var mem *ir.MemInfo
	if flags&ir.Atomic != 0 {
		mem = &ir.MemInfo{}
		start := p.Start
		p.scopeAndOrdering(mem)
		p.checkOrdering(op, mem, start)
	}
	if n := p.alignments(); n != 0 {
		if mem == nil {
			return p.alignedAccess(n)
		}
		mem.Align = n
	} else if flags&ir.Atomic != 0 {
		p.failf(codeSyntax, p.From(p.PrevEnd),
			"an atomic %s needs its alignment, as in `, align 4`", op)
	}
	return mem
}

// alignedAccess is the MemInfo of an access with only an alignment, shared by all such accesses.
func (p *instrReader) alignedAccess(align uint64) *ir.MemInfo {
	at := bits.TrailingZeros64(align)
	if p.aligned[at] == nil {
		p.aligned[at] = &ir.MemInfo{Align: align}
	}
	return p.aligned[at]
}

var orderings = []string{"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

func (p *instrReader) ordering() string {
	for _, o := range orderings {
		if p.IsWord(o) {
			p.Next()
			return o
		}
	}
	p.expected("an atomic ordering, such as `seq_cst`")
	return ""
}

func (p *instrReader) scopeAndOrdering(mem *ir.MemInfo) {
	if p.acceptWord("singlethread") { // until LLVM 4
		mem.SyncScope = "singlethread"
	} else if p.acceptWord("syncscope") {
		p.expect('(')
		mem.SyncScope = p.stringToken("the name of a synchronisation scope in quotes")
		p.expect(')')
	}
	mem.Ordering = p.ordering()
}

func (p *instrReader) cmpXchg() *ir.Instr {
	var flags ir.Flags
	if p.acceptWord("weak") {
		flags |= ir.Weak
	}
	if p.acceptWord("volatile") {
		flags |= ir.Volatile
	}
	at := p.Span()
	addr, pt := p.values.typedValue()
	p.expect(',')
	span := p.Span()
	old, t := p.values.typedValue()
	p.expect(',')
	repl, rt := p.values.typedValue()
	p.checkAddress(pt, t, at)
	if rt != t {
		p.failf(codeType, span, "the operands of cmpxchg must have one type, not %s and %s", t, rt)
	}
	mem := &ir.MemInfo{}
	p.scopeAndOrdering(mem)
	if p.Kind == scan.Word {
		mem.FailureOrdering = p.ordering()
	} else {
		mem.FailureOrdering = map[string]string{"release": "monotonic",
			"acq_rel": "acquire"}[mem.Ordering]
		if mem.FailureOrdering == "" {
			mem.FailureOrdering = mem.Ordering
		}
	}
	p.checkOrdering(ir.CmpXchg, mem, int(at.Start))
	mem.Align = p.alignments()
	in := p.m.NewInstr(ir.CmpXchg, p.ts.Struct([]*ir.Type{t, p.ts.I1}, false), addr, old, repl)
	in.Flags, in.Mem = flags, mem
	return in
}

// alignments reads the alignments after an access, 0 if there is none. The last one counts.
func (p *instrReader) alignments() (n uint64) {
	for p.Is(',') && p.Peek() == 'a' {
		p.Next()
		p.expectWord("align")
		n = p.globals.alignment()
	}
	return n
}

var rmwOps = []string{
	"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub",
	"fmax", "fmin", "fmaximum", "fminimum",
	"uinc_wrap", "udec_wrap", "usub_cond", "usub_sat",
}

func (p *instrReader) atomicRMW() *ir.Instr {
	var flags ir.Flags
	if p.acceptWord("volatile") {
		flags |= ir.Volatile
	}
	mem := &ir.MemInfo{}
	for _, o := range rmwOps {
		if p.IsWord(o) {
			mem.RMW = o
		}
	}
	if mem.RMW == "" {
		if p.Kind != scan.Word {
			p.expected("an operation, such as `add`")
		}
		p.fail(source.Diagnostic{
			Code: codeUnknownWord, Span: p.Span(),
			Message:    quote(p.Text()) + " is not an operation of atomicrmw",
			Suggestion: source.Nearest(p.Text(), rmwOps),
		})
	}
	p.Next()
	at := p.Span()
	addr, pt := p.values.typedValue()
	p.expect(',')
	v, t := p.values.typedValue()
	p.checkAddress(pt, t, at)
	p.scopeAndOrdering(mem)
	p.checkOrdering(ir.AtomicRMW, mem, int(at.Start))
	mem.Align = p.alignments()
	in := p.m.NewInstr(ir.AtomicRMW, t, addr, v)
	in.Flags, in.Mem = flags, mem
	return in
}

func (p *instrReader) getElementPtr() *ir.Instr {
	flags := p.flags(ir.GetElementPtr)
	start := p.Start
	vals := p.vals[:0]
	var elem *ir.Type
	if v := p.funcs.valueForType(); v != nil {
		elem = v.Type().Elem
		vals = append(vals, v)
	} else {
		elem = p.types.anyType()
	}
	if len(vals) == 0 && !p.Is(',') {
		if !elem.IsPointer() && !(elem.IsVector() && elem.Elem.IsPointer()) ||
			elem.Scalar().Elem == nil {
			p.expected("`,`")
		}
		p.oldForm("getelementptr", elem, p.From(start))
		vals = append(vals, p.values.value(elem))
		elem = elem.Scalar().Elem
	}
	for p.Is(',') && p.Peek() != '!' {
		p.Next()
		v, _ := p.values.typedValue()
		vals = append(vals, v)
	}
	p.vals = vals
	t := p.gepType(elem, vals, p.From(start))
	in := p.m.NewInstr(ir.GetElementPtr, t, vals...)
	in.Flags, in.ElemType = flags, elem
	return in
}

// gepType is the type of the address that a getelementptr computes.
func (p *instrReader) gepType(elem *ir.Type, vals []ir.Value, span source.Span) *ir.Type {
	t, problem := ir.ElementAddressType(p.ts, elem, vals)
	if problem != "" {
		p.failf(codeType, span, "%s", problem)
	}
	return t
}
