package irparse

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// uniqueNodes merges nodes with equal contents, unless they are distinct (LangRef, "Metadata Nodes
// and Metadata Strings"): it replaces equal ones by the first. Nodes that refer to themselves stay
// unchanged. Inline tuples are added to the module's list afterwards, so that passes find them
// there.
func (p *metadataReader) uniqueNodes() {
	nodes := len(p.nodes.all)
	u := &uniquer{
		m: p.m, index: make(map[*ir.MDNode]int, nodes), byKey: make(map[string]*ir.MDNode, nodes),
		same: map[*ir.MDNode]*ir.MDNode{}, stands: p.nodes.stands,
	}
	for _, n := range p.nodes.all {
		u.canonical(n)
	}
	defer func() {
		for _, n := range p.nodes.all {
			if n.Number < 0 && n.Kind == "" && !n.Distinct && u.same[n] == nil {
				p.m.Metadata.Nodes = append(p.m.Metadata.Nodes, n)
			}
		}
	}()
	if len(u.same) == 0 {
		return
	}
	for _, n := range p.nodes.all {
		u.all(n.Operands)
	}
	md := &p.m.Metadata
	kept := md.Nodes[:0]
	for _, n := range md.Nodes {
		if u.same[n] == nil {
			kept = append(kept, n)
		}
	}
	md.Nodes = kept
	for i := range md.Named {
		u.all(md.Named[i].Nodes)
	}
	for _, g := range p.m.Globals {
		u.attachments(g.Attachments)
	}
	for _, f := range p.m.Funcs {
		u.attachments(f.Attachments)
		for _, b := range f.Blocks {
			u.records(b.TailRecords)
			for in := b.First(); in != nil; in = in.Next() {
				u.attachments(in.Attachments())
				u.records(in.Records())
				for i := range in.Uses() {
					if v, ok := in.Operand(i).(*ir.MetadataValue); ok {
						v.MD = u.one(v.MD)
					}
				}
			}
		}
	}
}

type uniquer struct {
	m     *ir.Module
	index map[*ir.MDNode]int // 0 while a node is being visited, then its number from 1
	byKey map[string]*ir.MDNode
	same  map[*ir.MDNode]*ir.MDNode // the replacement of a node, if there is one
	// stands is the replacement of a type that has the same identifier as an earlier one.
	stands map[*ir.MDNode]*ir.MDNode
}

// canonical gives a node a number that equal nodes share. ok is false inside a cycle.
func (u *uniquer) canonical(n *ir.MDNode) (number int, ok bool) {
	if i, seen := u.index[n]; seen {
		return i, i > 0
	}
	if first := u.stands[n]; first != nil {
		u.same[n] = first
		u.index[n] = 0
		number, ok = u.canonical(first)
		u.index[n] = number
		return number, ok
	}
	u.index[n] = 0
	own := len(u.index)
	var key []byte
	whole := !n.Distinct
	if n.Distinct {
		u.index[n] = own // it is unique, regardless of its contents
	}
	if scope, member := u.memberOfType(n); member {
		if i, ok := u.canonical(scope); ok {
			return u.unify(n, own, u.memberKey(n, i))
		}
	}
	for _, o := range n.Operands {
		if c, isNode := o.(*ir.MDNode); isNode && c != nil {
			i, ok := u.canonical(c)
			whole = whole && ok
			key = append(key, 'n')
			key = strconv.AppendInt(key, int64(i), 10)
			continue
		}
		if whole {
			key = u.appendLeaf(key, o)
		}
	}
	if whole {
		key = append(key, n.Kind...)
		for _, t := range n.Parts {
			key = append(key, 0)
			key = append(key, t...)
		}
		return u.unify(n, own, key)
	}
	u.index[n] = own
	return own, true
}

// unify makes a node the first of its key, or replaces it by the first.
func (u *uniquer) unify(n *ir.MDNode, own int, key []byte) (number int, ok bool) {
	if first := u.byKey[string(key)]; first != nil {
		u.same[n] = first
		u.index[n] = u.index[first]
		return u.index[n], true
	}
	u.byKey[string(key)] = n
	u.index[n] = own
	return own, true
}

func (u *uniquer) appendLeaf(key []byte, md ir.Metadata) []byte {
	switch md := md.(type) {
	case *ir.MDString:
		return ir.AppendQuoted(append(key, 's'), md.Value)
	case *ir.MDValue:
		key = append(key, 'v')
		if id := md.Value.ID(); id != 0 {
			return strconv.AppendUint(key, uint64(id), 10)
		}
		key = append(key, '=')
		return append(printer.AppendTyped(key, u.m, md.Value), 0)
	case *ir.MDText:
		return append(append(key, 't'), md.Text...)
	}
	return append(key, '-')
}

func (u *uniquer) one(md ir.Metadata) ir.Metadata {
	if n, ok := md.(*ir.MDNode); ok {
		if first := u.same[n]; first != nil {
			return first
		}
	}
	return md
}

func (u *uniquer) all(mds []ir.Metadata) {
	for i := range mds {
		mds[i] = u.one(mds[i])
	}
}

func (u *uniquer) attachments(as []ir.Attachment) {
	for i := range as {
		as[i].Node = u.one(as[i].Node)
	}
}

func (u *uniquer) records(rs []ir.DebugRecord) {
	for i := range rs {
		u.all(rs[i].Operands)
	}
}
