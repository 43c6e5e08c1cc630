package convert

import (
	"strings"

	"statepoint/core/ir"
)

// The behaviours of module flags that LLVM 14 lacks or replaces by others (LangRef, "Module Flags
// Metadata").
const (
	flagError = 1
	flagMax   = 7
	flagMin   = 8
)

// flagOf is a module flag's behaviour and name; ok is false for other nodes.
func flagOf(md ir.Metadata) (n *ir.MDNode, behaviour uint64, name string, ok bool) {
	n, isNode := md.(*ir.MDNode)
	if !isNode || n == nil || len(n.Operands) != 3 {
		return nil, 0, "", false
	}
	b, isValue := n.Operands[0].(*ir.MDValue)
	s, isString := n.Operands[1].(*ir.MDString)
	if !isValue || !isString {
		return nil, 0, "", false
	}
	k, isInt := ir.AsInt(b.Value)
	if !isInt {
		return nil, 0, "", false
	}
	return n, k.Bits, s.Value, true
}

// formerFlag is the behaviour up to LLVM 14 of a flag that now takes the smaller of two values; 0
// for newer flags.
func formerFlag(name string) uint64 {
	switch {
	case name == "PIC Level":
		return flagMax
	case name == "branch-target-enforcement", strings.HasPrefix(name, "sign-return-address"):
		return flagError
	}
	return 0
}

// eachFlag calls visit for every module flag, and replaces the flag by the result.
func eachFlag(m *ir.Module, visit func(n *ir.MDNode, behaviour uint64, name string) ir.Metadata) {
	for i := range m.Metadata.Named {
		if m.Metadata.Named[i].Name != "llvm.module.flags" {
			continue
		}
		nodes := m.Metadata.Named[i].Nodes
		for j := range nodes {
			if n, behaviour, name, ok := flagOf(nodes[j]); ok {
				nodes[j] = visit(n, behaviour, name)
			}
		}
	}
}

// olderFlags converts module flags to behaviours and names that LLVM 14 knows.
func (c *converter) olderFlags() {
	i32 := c.m.Types.I32
	node := func(operands ...ir.Metadata) ir.Metadata {
		return &ir.MDNode{Number: -1, Operands: operands}
	}
	eachFlag(c.m, func(n *ir.MDNode, behaviour uint64, name string) ir.Metadata {
		switch {
		case behaviour == flagMin:
			return node(&ir.MDValue{Value: ir.IntConst(i32, formerFlag(name))}, n.Operands[1],
				n.Operands[2])
		case name == "amdhsa_code_object_version":
			return node(n.Operands[0], &ir.MDString{Value: "amdgpu_code_object_version"},
				n.Operands[2])
		}
		return n
	})
}

// olderProfiles removes from branch weights the mark that they come from an expectation in the
// source.
func (c *converter) olderProfiles() {
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		for _, a := range in.Attachments() {
			n, ok := a.Node.(*ir.MDNode)
			if !ok || n == nil || a.Kind != "prof" || len(n.Operands) < 2 {
				continue
			}
			if s, ok := n.Operands[1].(*ir.MDString); ok && s.Value == "expected" {
				n.Operands = append(n.Operands[:1:1], n.Operands[2:]...)
			}
		}
	})
}

// metadata refuses metadata that LLVM 14 cannot express.
func (ck *typedCheck) metadata(md ir.Metadata) {
	switch md := md.(type) {
	case *ir.MDValue:
		ck.value(md.Value)
	case *ir.MDNode:
		if md == nil || ck.nodes[md] {
			return
		}
		ck.nodes[md] = true
		outer := ck.span
		if !md.Span.IsZero() {
			ck.span = md.Span
		}
		for _, what := range newerThanTyped(md) {
			ck.c.refuse(ck.span, what+" came after LLVM 14", "")
		}
		for _, o := range md.Operands {
			ck.metadata(o)
		}
		ck.span = outer
	}
}

func (ck *typedCheck) attachments(as []ir.Attachment) {
	for _, a := range as {
		ck.metadata(a.Node)
	}
}

// moduleMetadata refuses module-level metadata that LLVM 14 cannot express.
func (ck *typedCheck) moduleMetadata() {
	for _, n := range ck.c.m.Metadata.Nodes {
		ck.metadata(n)
	}
	for i := range ck.c.m.Metadata.Named {
		for _, n := range ck.c.m.Metadata.Named[i].Nodes {
			ck.metadata(n)
		}
	}
	eachFlag(ck.c.m, func(n *ir.MDNode, behaviour uint64, name string) ir.Metadata {
		if behaviour == flagMin && formerFlag(name) == 0 {
			ck.c.refuse(n.Span, "the module flag \""+name+"\" takes the smaller of two values",
				"Up to LLVM 14 no behaviour of module flags says that.")
		}
		return n
	})
}
