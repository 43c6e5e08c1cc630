package irparse

import (
	"errors"
	"slices"
	"sort"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
	"statepoint/core/workers"
)

// Bodies can be read side by side once all that is outside of them is read. The module is then the
// same as if the text were read from its beginning to its end, if nothing has a message, each body
// ends where the survey says, and no body needs or changes what is outside of it in the order of
// the text. A text for which one of these is not so is read again, in its order.

// beside is the state of a reader of bodies, or of what is outside of them.
type beside struct {
	// apart is set while bodies and what is outside of them are read apart, and refused once
	// something must be read in the order of the text.
	apart, refused bool
	// outer is the reader of what is outside, in a reader of bodies.
	outer *parser
	// bodies are those that are not read yet.
	bodies []laterBody
	// mu guards the caches of outer that the readers of bodies share.
	mu sync.Mutex
}

// laterBody is a body that is to be read, and the parameters in the header of its function.
type laterBody struct {
	f          *ir.Func
	params     []param
	start, end int
}

// refuse stops reading, because the text must be read in its order.
func (p *reader) refuse() {
	p.refused = true
	p.End, p.Kind = len(p.Src), scan.EOF
	panic(bailout{})
}

// changesOutside refuses in a reader of bodies: what follows depends on what is outside of them and
// before, or changes it.
func (p *reader) changesOutside() {
	if p.outer != nil {
		p.refuse()
	}
}

// readBeside surveys the text, and reads its entities, and bodies side by side. If it returns
// false, nothing is read, or it is refused.
func (p *parser) readBeside() bool {
	if workers.Number(p.opts.Workers, 2) == 1 || p.marks != nil || p.opts.Bodies != nil {
		return false
	}
	v := scan.GuessSurvey(p.Src)
	n := workers.Number(p.opts.Workers, len(v.Ends))
	if n == 1 {
		return false
	}
	p.begin(v)
	p.apart = true
	p.guarded(p.entities, p.refuseQuietly)
	if p.refused || p.meter.Done() || len(p.names.implicit) > 0 || !p.readBodies(n) {
		p.refused = true
		return false
	}
	p.apart = false
	return true
}

func (p *parser) refuseQuietly() { p.refused = true }

// decidesForBodies reports whether the entity that comes next decides how bodies after it are read,
// or changes those before it.
func (p *parser) decidesForBodies() bool {
	switch p.Kind {
	case scan.Local, scan.LocalID:
		return true
	case scan.Word:
		switch p.Text() {
		case "target", "uselistorder", "uselistorder_bb":
			return true
		}
	}
	return false
}

// bodyLater skips a body that is to be read beside others.
func (p *funcReader) bodyLater(f *ir.Func, params []param) {
	ends := p.names.survey.Ends
	i := sort.SearchInts(ends, p.Start+1)
	if i == len(ends) {
		p.refuse()
	}
	p.bodies = append(p.bodies, laterBody{f, slices.Clone(params), p.Start, ends[i]})
	p.End = ends[i]
	p.Next()
}

var errRefused = errors.New("refused")

// bodiesAtOnce is the number of bodies that are read between joins.
const bodiesAtOnce = 8

// readBodies reads the bodies side by side, and reports whether that could be done.
func (p *parser) readBodies(n int) bool {
	functions := make([]*ir.Func, len(p.bodies))
	bodies := make(map[*ir.Func]*laterBody, len(p.bodies))
	for i := range p.bodies {
		functions[i] = p.bodies[i].f
		bodies[functions[i]] = &p.bodies[i]
	}
	var readers []*bodyReader
	share := ir.NewShare(p.m)
	read := func(view *ir.Module) workers.Worker {
		r := p.newBodyReader(view, bodies)
		readers = append(readers, r)
		return r
	}
	if err := workers.RunGroups(share, functions, n, bodiesAtOnce, read); err != nil {
		return false
	}
	share.Close()
	for _, r := range readers {
		p.join(&r.parser)
	}
	p.inOrder()
	p.bodies = nil
	return true
}

// bodyReader is a worker that reads bodies.
type bodyReader struct {
	parser
	later map[*ir.Func]*laterBody
}

// newBodyReader returns a reader of bodies of functions of a view.
func (p *parser) newBodyReader(view *ir.Module, later map[*ir.Func]*laterBody) *bodyReader {
	r := &bodyReader{later: later, parser: parser{reader: reader{
		txt: source.NewText(p.txt.Name, p.txt.Data), m: view, ts: p.ts, meter: p.meter.Fork(),
		opts: p.opts, beside: beside{apart: true, outer: p}}}}
	r.connect()
	r.types.defTypes, r.types.typeAliases = p.types.defTypes, p.types.typeAliases
	r.names.globalIDs, r.names.survey = p.names.globalIDs, p.names.survey
	r.globals.programSpace = p.globals.programSpace
	return r
}

// Work reads the body of a function.
func (r *bodyReader) Work(f *ir.Func) {
	b := r.later[f]
	r.Scanner = scan.Scanner{Src: r.txt.Data[:b.end], End: b.start}
	r.Next()
	r.guarded(func() { r.funcs.body(f, b.params) }, r.refuseQuietly)
	if r.Kind != scan.EOF || r.meter.Done() {
		r.refused = true
	}
}

// Join ends the run if a body is refused.
func (r *bodyReader) Join(*ir.Func) error {
	if r.refused {
		return errRefused
	}
	return nil
}

// nodeOutside is a node that is defined outside of bodies.
func (p *metadataReader) nodeOutside(n int) *ir.MDNode {
	nodes := &p.outer.meta.nodes
	node := nodes.byNumber(n)
	if !node.defined {
		p.refuse()
	}
	return node.MDNode
}

// join takes over what a reader of bodies has collected for the end of the text.
func (p *parser) join(r *parser) {
	if r.upgrades.statepoint != ir.DialectUnknown &&
		(p.upgrades.statepoint == ir.DialectUnknown || r.upgrades.shownAt < p.upgrades.shownAt) {
		p.upgrades.statepoint, p.upgrades.shownAt = r.upgrades.statepoint, r.upgrades.shownAt
	}
	p.attrs.groups.pending = append(p.attrs.groups.pending, r.attrs.groups.pending...)
	p.values.addresses = append(p.values.addresses, r.values.addresses...)
	p.meta.accesses = append(p.meta.accesses, r.meta.accesses...)
	to, from := &p.meta.nodes, &r.meta.nodes
	to.all = append(to.all, from.all...)
	to.unsorted = append(to.unsorted, from.unsorted...)
	earlier := func(n int, at source.Span) {
		if node := to.byNumber(n); node.MDNode != nil && at.Start < node.at.Start {
			node.at = at
			to.set(n, node, len(p.Src))
		}
	}
	for n, node := range from.dense {
		if node.MDNode != nil {
			earlier(n, node.at)
		}
	}
	for n, node := range from.sparse {
		earlier(n, node.at)
	}
	for kind, at := range from.kinds {
		if first, known := to.kinds[kind]; !known || at < first {
			if to.kinds == nil {
				to.kinds = map[string]source.Pos{}
			}
			to.kinds[kind] = at
		}
	}
}

// inOrder puts what readers of bodies have collected in the order of the text.
func (p *parser) inOrder() {
	first := func(n *ir.MDNode) source.Pos {
		if n.Number < 0 {
			return n.Span.Start
		}
		return p.meta.nodes.byNumber(n.Number).at.Start
	}
	nodes, accesses, addresses := p.meta.nodes.all, p.meta.accesses, p.values.addresses
	sort.Slice(nodes, func(i, j int) bool { return first(nodes[i]) < first(nodes[j]) })
	sort.Slice(accesses, func(i, j int) bool {
		return accesses[i].Span.Start < accesses[j].Span.Start
	})
	sort.Slice(addresses, func(i, j int) bool {
		return addresses[i].span.Start < addresses[j].span.Start
	})
}
