package irparse

import (
	"slices"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// nodeTable has numbered metadata, which may be used before its definition.
type nodeTable struct {
	// dense has the nodes by number, and sparse those of numbers that are larger than those of a
	// text that numbers them from 0.
	dense  []numberedNode
	sparse map[int]numberedNode
	order  []*ir.MDNode
	all    []*ir.MDNode // inline ones too, by their first places in the text
	// kinds are the first places of the kinds of attachments that LLVM does not predefine, and
	// unsorted the attachments whose order they decide.
	kinds    map[string]source.Pos
	unsorted [][]ir.Attachment
	types    map[string]*ir.MDNode // types by their identifier
	// maps a type to the one with the same identifier that replaces it
	stands map[*ir.MDNode]*ir.MDNode
}

// numberedNode is a node with its first place in the text. The zero value is none.
type numberedNode struct {
	*ir.MDNode
	at      source.Span
	defined bool
}

func (t *nodeTable) byNumber(n int) numberedNode {
	if n < len(t.dense) {
		return t.dense[n]
	}
	return t.sparse[n]
}

// set adds a node of a text of a size, or replaces it.
func (t *nodeTable) set(n int, node numberedNode, size int) {
	switch {
	case n <= size/len("!0 = !{}"):
		for len(t.dense) <= n {
			t.dense = append(t.dense, numberedNode{})
		}
		t.dense[n] = node
	case t.sparse == nil:
		t.sparse = map[int]numberedNode{n: node}
	default:
		t.sparse[n] = node
	}
}

func (p *metadataReader) node(n int, span source.Span) *ir.MDNode {
	p.concernsNode(n)
	if p.again != nil {
		p.again.refer(n, span)
	}
	node := p.nodes.byNumber(n).MDNode
	switch {
	case node != nil:
		return node
	case p.outer != nil:
		node = p.nodeOutside(n)
	default:
		node = &ir.MDNode{Number: n}
		p.nodes.order = append(p.nodes.order, node)
		p.nodes.all = append(p.nodes.all, node)
	}
	p.nodes.set(n, numberedNode{node, span, false}, len(p.Src))
	return node
}

func (p *metadataReader) finishNodes() {
	for _, n := range p.nodes.order {
		if used := p.nodes.byNumber(n.Number); !used.defined {
			p.errorf(codeUndefinedMD, used.at, "use of undefined metadata !%d", n.Number)
		}
	}
}

// nodeNumber reads the digits after "!".
func (p *metadataReader) nodeNumber() (int, source.Span) {
	span := p.Span()
	span.Start--
	n, err := strconv.ParseUint(p.Text(), 10, 31)
	if err != nil {
		p.failf(codeNumber, span, "metadata number !%s is too large", p.Text())
	}
	p.Next()
	return int(n), span
}

// standaloneMetadata reads `!n = …` (LangRef, "Metadata Nodes and Metadata Strings").
func (p *metadataReader) standaloneMetadata() {
	start := p.Start
	if p.knownNode(start) {
		return
	}
	p.Next()
	if p.Kind != scan.Int {
		p.expected("the number of a metadata node")
	}
	n, span := p.nodeNumber()
	p.expect('=')
	node := p.define(n, span)
	old := p.types.isTypeStart() && !p.IsWord("distinct")
	if old { // until LLVM 3.5: !0 = metadata !{…}
		old := p.Span()
		if p.types.typ().Kind != ir.MetadataKind {
			p.failf(codeSyntax, old, "expected metadata")
		}
		p.noteOnce(codeOldForm, old, "metadata with a type", "Since LLVM 3.6 metadata has no type.")
	}
	node.Distinct = p.acceptWord("distinct")
	if !old {
		p.beginNode(start)
	}
	p.nodeBody(node)
	if node.Kind == "DIArgList" && p.m.Dialect.Opaque() {
		p.failf(codeMetadata, node.Span, "!DIArgList lists values of a function, and has no number")
	}
	p.endNode(span, node)
	p.addNode(node)
}

// define begins the definition of a node.
func (p *metadataReader) define(n int, span source.Span) *ir.MDNode {
	node := p.node(n, span)
	entry := p.nodes.byNumber(n)
	if entry.defined {
		p.failf(codeRedefined, span, "metadata !%d is defined twice", n)
	}
	// even if its body cannot be read: its uses are not further errors
	entry.defined = true
	p.nodes.set(n, entry, len(p.Src))
	return node
}

// addNode ends the definition of a node.
func (p *metadataReader) addNode(node *ir.MDNode) {
	if slices.Contains(node.Operands, ir.Metadata(node)) { // no other node can be equal to it
		node.Distinct = true
	}
	p.m.Metadata.Nodes = append(p.m.Metadata.Nodes, node)
}

// nodeBody reads !{…} or !Kind(…).
func (p *metadataReader) nodeBody(node *ir.MDNode) {
	p.enter()
	start := p.Start
	outer := p.inNode
	defer func() { p.inNode = outer }()
	p.inNode = true
	switch {
	case p.Kind == scan.Bang && p.Peek() == '{':
		p.Next()
		p.Next()
		for !p.Is('}') {
			node.Operands = append(node.Operands, p.metadataElement())
			if !p.more('}') {
				break
			}
		}
		p.expect('}')
	case p.Kind == scan.Meta:
		node.Kind = p.Src[p.Start+1 : p.End]
		p.inNode = node.Kind != "DIArgList"
		p.Next()
		p.specialised(node)
	default:
		p.expected("a metadata node, such as `!{…}`")
	}
	node.Span = p.From(start)
	p.depth--
}

// metadataElement reads one element of a tuple: null, a node, a string, or a typed value.
func (p *metadataReader) metadataElement() ir.Metadata {
	if p.acceptWord("null") {
		return nil
	}
	return p.anyMetadata()
}

// ofFunction reads a node that holds a value of a function, `!{i32 %x}`, as LLVM before 3.6 wrote
// the value itself; nil for anything else.
func (p *metadataReader) ofFunction() ir.Metadata {
	if p.Kind != scan.Bang || p.Peek() != '{' || p.inNode || p.fn.f == nil {
		return nil
	}
	before, start := p.Scanner, p.Start
	p.Next()
	p.Next()
	if p.types.isTypeStart() && !p.IsWord("metadata") {
		element := p.Scanner
		p.types.typ()
		if p.Kind == scan.Local || p.Kind == scan.LocalID {
			p.Scanner = element
			md := p.anyMetadata()
			p.expect('}')
			p.noteOnce(codeOldForm, p.From(start), "a value of a function in a metadata node",
				"Since LLVM 3.6 only the value is written, as in `metadata i32 %x`.")
			return md
		}
	}
	p.Scanner = before
	return nil
}

// anyMetadata reads a node, a string, or a typed value.
func (p *metadataReader) anyMetadata() ir.Metadata {
	switch p.Kind {
	case scan.Bang, scan.Meta:
		if md := p.ofFunction(); md != nil {
			return md
		}
		return p.reference()
	}
	if p.IsWord("metadata") { // until LLVM 3.5 every element had a type
		p.Next()
		if p.Kind != scan.Bang && p.Kind != scan.Meta {
			p.failf(codeBadType, p.Span(), "metadata cannot be a value in metadata")
		}
		return p.anyMetadata()
	}
	t := p.types.typ()
	if t.Kind == ir.MetadataKind {
		p.failf(codeBadType, p.Span(), "metadata cannot be a value in metadata")
	}
	md := &ir.MDValue{}
	forward := p.Kind == scan.Local || p.Kind == scan.LocalID
	key := ""
	if forward && p.inNode {
		p.failf(codeMetadata, p.Span(),
			"a node belongs to no function, so it cannot hold a local value")
	}
	if forward {
		name, number := "", -1
		if p.Kind == scan.Local {
			name = p.names.name()
		} else {
			number = p.numberOf(p.Src[p.Start+1 : p.End])
		}
		key = forwardKey(name, number)
	}
	md.Value = p.values.value(t)
	if forward {
		if ref := p.fn.forward[key]; ref != nil {
			ref.inMD = append(ref.inMD, md)
		}
	}
	return md
}

// reference reads !n, !"…", !{…} or !Kind(…).
func (p *metadataReader) reference() ir.Metadata {
	if p.Kind == scan.Meta {
		if p.Text() != "!DIExpression" && p.Text() != "!DIArgList" {
			p.concernsMore()
		}
		return p.inlineNode()
	}
	switch c := p.Peek(); {
	case c == '"':
		p.Next()
		s := p.stringAfterBang()
		return &ir.MDString{Value: s}
	case c == '{':
		p.concernsMore()
		return p.inlineNode()
	}
	p.Next()
	if p.Kind != scan.Int {
		p.expected("the number of a metadata node")
	}
	n, span := p.nodeNumber()
	return p.node(n, span)
}

// stringAfterBang reads a metadata string; one before ":" is scanned as a label.
func (p *metadataReader) stringAfterBang() string {
	if p.Kind != scan.String {
		p.expected("a string")
	}
	s := p.Str()
	p.Next()
	return s
}

// inlineNode reads a node where it is used. Expressions and argument lists are values instead of
// nodes, and are kept as text.
func (p *metadataReader) inlineNode() ir.Metadata {
	node := &ir.MDNode{Number: -1}
	p.nodes.all = append(p.nodes.all, node)
	p.nodeBody(node)
	return node
}

// metadataAsValue reads the value of an argument of type metadata.
func (p *metadataReader) metadataAsValue() ir.Value {
	return ir.NewMetadataValue(p.ts.Metadata, p.anyMetadata())
}

// namedMetadata reads `!name = !{!0, …}`.
func (p *metadataReader) namedMetadata() {
	name, span := scan.Unescape(p.Src[p.Start+1:p.End]), p.Span()
	p.Next()
	p.expect('=')
	if p.Kind != scan.Bang {
		p.expected("`!{`")
	}
	p.Next()
	p.expect('{')
	nm := ir.NamedMetadata{Name: name, Span: span}
	for !p.Is('}') {
		if p.IsWord("metadata") { // before LLVM 2.8
			p.noteOnce(codeOldForm, p.Span(), "metadata with a type",
				"Since LLVM 3.6 metadata has no type.")
			p.Next()
		}
		if p.Kind != scan.Bang && p.Kind != scan.Meta ||
			p.Kind == scan.Bang && !scan.IsDigit(p.Peek()) ||
			p.Kind == scan.Meta && p.Text() != "!DIExpression" {
			p.expected("a metadata node, such as `!0`")
		}
		nm.Nodes = append(nm.Nodes, p.reference())
		if !p.more('}') {
			break
		}
	}
	p.expect('}')
	if i, ok := p.namedLists[name]; ok {
		p.m.Metadata.Named[i].Nodes = append(p.m.Metadata.Named[i].Nodes, nm.Nodes...)
		return
	}
	if p.namedLists == nil {
		p.namedLists = map[string]int{}
	}
	p.namedLists[name] = len(p.m.Metadata.Named)
	p.m.Metadata.Named = append(p.m.Metadata.Named, nm)
}
