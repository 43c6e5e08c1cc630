package printer

import "statepoint/core/ir"

// The parts of the printer, by subject: each refers to the text, and to the few other parts it
// calls. The values themselves hold their numbers.

// operandPrinter prints operands.
type operandPrinter struct {
	out    *text
	consts *constPrinter
	md     *metadataPrinter
}

// constPrinter prints constants.
type constPrinter struct {
	out *text
	ops *operandPrinter
}

// attrPrinter numbers attribute groups and caches the text of sets, which many uses share.
type attrPrinter struct {
	out    *text
	texts  map[*ir.AttrSet]*attrText
	byText map[string]*attrText
	used   []*attrText // groups, by number
	// inFunc are the groups of the function that is printed, with noting.
	noting bool
	inFunc []*attrText
}

// metadataPrinter numbers nodes of metadata and prints them.
type metadataPrinter struct {
	out *text
	ops *operandPrinter

	slots map[*ir.MDNode]int // the numbers of nodes, nil before the first
	order []*ir.MDNode       // the nodes by number
	// inFunc are the nodes of the function that is printed, with noting.
	noting bool
	inFunc []*ir.MDNode
}

// instrPrinter prints instructions.
type instrPrinter struct {
	out    *text
	ops    *operandPrinter
	md     *metadataPrinter
	access *accessPrinter
	calls  *callPrinter
}

// accessPrinter prints the operands of memory instructions.
type accessPrinter struct {
	out *text
	ops *operandPrinter
}

// callPrinter prints the operands of calls.
type callPrinter struct {
	out   *text
	ops   *operandPrinter
	attrs *attrPrinter
}

// pairPrinter prints calls followed by a pair, most of which resemble the previous one.
type pairPrinter struct {
	out *text
	ops *operandPrinter
	md  *metadataPrinter

	run pairRun
}

// funcPrinter prints functions.
type funcPrinter struct {
	out    *text
	ops    *operandPrinter
	attrs  *attrPrinter
	md     *metadataPrinter
	instrs *instrPrinter
	pairs  *pairPrinter

	noComments bool // no `; Function Attrs:` lines
	texts      *Texts
}

// symbolPrinter prints global variables, aliases and ifuncs.
type symbolPrinter struct {
	out    *text
	ops    *operandPrinter
	consts *constPrinter
	attrs  *attrPrinter
	md     *metadataPrinter
}

// printer prints a module.
type printer struct {
	text
	ops     operandPrinter
	consts  constPrinter
	attrs   attrPrinter
	md      metadataPrinter
	instrs  instrPrinter
	access  accessPrinter
	calls   callPrinter
	pairs   pairPrinter
	funcs   funcPrinter
	symbols symbolPrinter

	moduleID string
	workers  int
	early    *Early // nil if no bodies are printed yet
}

// newPrinter joins the parts.
func newPrinter(b []byte, m *ir.Module, opts *Options) *printer {
	p := &printer{text: text{b: b, m: m, opaque: m.Dialect.Opaque()}}
	t, ops, attrs, md := &p.text, &p.ops, &p.attrs, &p.md
	p.ops = operandPrinter{out: t, consts: &p.consts, md: md}
	p.consts = constPrinter{out: t, ops: ops}
	p.attrs = attrPrinter{out: t}
	p.md = metadataPrinter{out: t, ops: ops}
	p.instrs = instrPrinter{out: t, ops: ops, md: md, access: &p.access, calls: &p.calls}
	p.access = accessPrinter{out: t, ops: ops}
	p.calls = callPrinter{out: t, ops: ops, attrs: attrs}
	p.pairs = pairPrinter{out: t, ops: ops, md: md}
	p.funcs = funcPrinter{out: t, ops: ops, attrs: attrs, md: md, instrs: &p.instrs,
		pairs: &p.pairs}
	p.symbols = symbolPrinter{out: t, ops: ops, consts: &p.consts, attrs: attrs, md: md}
	if opts != nil {
		p.moduleID, p.marks, p.max = opts.ModuleID, opts.Marks, opts.MaxBytes
		p.workers = opts.Workers
		p.arguments, p.only = opts.Arguments, opts.Only
		p.funcs.noComments = opts.NoAttributeComments
		p.funcs.texts = opts.Texts
		p.attrs.noting, p.md.noting = opts.Texts != nil, opts.Texts != nil
	}
	return p
}
