package upgrade

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// debugVersion is the version of debug information that LLVM reads, by the module flag "Debug Info
// Version" (SourceLevelDebugging.rst, "Debug information format").
const debugVersion = 3

// DropDebugInfo removes debug information without a version, or of a version that LLVM does not
// read, as LLVM's reader does. The dialects before operand bundles keep what they have.
func DropDebugInfo(m *ir.Module) (d DroppedDebugInfo) {
	if m.Dialect != ir.LLVM11 && !m.Dialect.Opaque() {
		return d
	}
	if d.Version = versionOfDebugInfo(m); d.Version == debugVersion {
		return d
	}
	d.loops = map[*ir.MDNode]*ir.MDNode{}
	m.Metadata.Named = slices.DeleteFunc(m.Metadata.Named, func(n ir.NamedMetadata) bool {
		debug := strings.HasPrefix(n.Name, "llvm.dbg.") || n.Name == "llvm.gcov"
		if debug {
			d.found(n.Span)
		}
		return debug
	})
	for _, g := range m.Globals {
		g.Attachments = d.withoutLocation(g.Attachments, g.Span)
	}
	for _, f := range m.Funcs {
		f.Attachments = d.withoutLocation(f.Attachments, f.Span)
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; {
				next := in.Next()
				d.drop(in, f.Span)
				in = next
			}
			b.TailRecords = nil
		}
	}
	return d
}

// DroppedDebugInfo is what [DropDebugInfo] did.
type DroppedDebugInfo struct {
	Any     bool        // whether there was anything to remove
	Version uint64      // of what was removed, 0 for none
	Span    source.Span // the first that was removed, or what it was in
	Made    []*ir.MDNode
	// loops maps the nodes of loops to what they became.
	loops map[*ir.MDNode]*ir.MDNode
}

func (d *DroppedDebugInfo) found(at source.Span) {
	if !d.Any {
		d.Any, d.Span = true, at
	}
}

// withoutLocation are the attachments other than !dbg; at is what has them.
func (d *DroppedDebugInfo) withoutLocation(list []ir.Attachment, at source.Span) []ir.Attachment {
	return slices.DeleteFunc(list, func(a ir.Attachment) bool {
		switch a.Kind {
		case "dbg", "heapallocsite", "DIAssignID":
			d.found(at)
			return true
		}
		return false
	})
}

// drop removes the debug information of an instruction, or the instruction if it is a call of
// llvm.dbg.…; at is its function.
func (d *DroppedDebugInfo) drop(in *ir.Instr, at source.Span) {
	if f := in.CalledFunc(); f != nil && strings.HasPrefix(f.Name(), "llvm.dbg.") {
		d.found(at)
		in.Erase()
		return
	}
	if in.Records() != nil {
		d.found(at)
		in.SetRecords(nil)
	}
	list := in.Attachments()
	if list == nil {
		return
	}
	list = d.withoutLocation(list, at)
	for i := range list {
		loop, ok := list[i].Node.(*ir.MDNode)
		if !ok || list[i].Kind != "llvm.loop" {
			continue
		}
		switch now := d.withoutLocations(loop); {
		case now == nil:
			d.found(at)
			list[i].Node = nil
		case now != loop:
			d.found(at)
			list[i].Node = now
		}
	}
	in.SetAttachments(slices.DeleteFunc(list, func(a ir.Attachment) bool { return a.Node == nil }))
}

// withoutLocations is a node that describes a loop without the positions in it, nil if nothing is
// left (LangRef, "'llvm.loop'").
func (d *DroppedDebugInfo) withoutLocations(n *ir.MDNode) *ir.MDNode {
	if n.Kind == "DILocation" {
		return nil
	}
	if done, ok := d.loops[n]; ok || n.Kind != "" {
		if !ok {
			return n
		}
		return done
	}
	d.loops[n] = n // for those that name it
	var kept []ir.Metadata
	same, self := true, 0
	for _, md := range n.Operands {
		operand, ok := md.(*ir.MDNode)
		switch {
		case !ok || operand == nil:
			kept = append(kept, md)
			continue
		case operand == n:
			self++
		}
		without := d.withoutLocations(operand)
		same = same && without == operand
		if without != nil {
			kept = append(kept, without)
		}
	}
	switch {
	case same:
		return n
	case len(kept) == self:
		d.loops[n] = nil
		return nil
	}
	now := &ir.MDNode{Number: -1, Distinct: n.Distinct, Span: n.Span, Operands: kept}
	for i := range kept {
		if kept[i] == ir.Metadata(n) {
			kept[i] = now
		}
	}
	d.loops[n] = now
	d.Made = append(d.Made, now)
	return now
}

// versionOfDebugInfo is the version in the module flags, 0 if there is none.
func versionOfDebugInfo(m *ir.Module) uint64 {
	for _, named := range m.Metadata.Named {
		if named.Name != "llvm.module.flags" {
			continue
		}
		for _, md := range named.Nodes {
			node, ok := md.(*ir.MDNode)
			if !ok || node == nil || node.Kind != "" || len(node.Operands) != 3 {
				continue
			}
			name, ok := node.Operands[1].(*ir.MDString)
			if !ok || name.Value != "Debug Info Version" {
				continue
			}
			if v, ok := node.Operands[2].(*ir.MDValue); ok {
				c, _ := ir.AsInt(v.Value)
				return c.Bits
			}
		}
	}
	return 0
}
