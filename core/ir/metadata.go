package ir

import (
	"strings"

	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Metadata is one piece of metadata: *MDString, *MDNode, *MDValue, or *MDText.
type Metadata interface{ isMetadata() }

// MDString is !"text".
type MDString struct{ Value string }

// MDNode is a numbered or inline node: !{…}, distinct !{…}, or a specialised one such as
// !DILocation(…), whose fields are kept as text with its references in Operands.
type MDNode struct {
	// Number is the node's number in the source text, -1 for an inline node.
	Number   int
	Distinct bool
	// Kind is the name of a specialised node ("DILocation"), "" for a tuple.
	Kind string
	// Operands are the elements of a tuple, nil for null; of a specialised node the metadata its
	// Parts refer to, in order.
	Operands []Metadata
	// Parts are the texts between the references of a specialised node: Parts[0], Operands[0],
	// Parts[1], …
	Parts []string
	// Span is the node's position in the text, zero if it was not read from one.
	Span source.Span
}

// MDValue is a value as metadata: `i32 7`, `ptr @f`.
type MDValue struct{ Value Value }

// MDText is metadata kept as written: !DIExpression(), !DIArgList(…).
type MDText struct{ Text string }

func (*MDString) isMetadata() {}
func (*MDNode) isMetadata()   {}
func (*MDValue) isMetadata()  {}
func (*MDText) isMetadata()   {}

// Attachment is `!kind !node` on an instruction or global.
type Attachment struct {
	Kind string
	Node Metadata
}

// NamedMetadata is `!name = !{…}`.
type NamedMetadata struct {
	Name  string
	Nodes []Metadata
	// Span is the first occurrence of the name in the text, zero if it was not read from one.
	Span source.Span
}

// MetadataTable is a module's metadata.
type MetadataTable struct {
	Named []NamedMetadata
	// Nodes are the numbered nodes in the order of the text, and then the tuples written where they
	// are used.
	Nodes []*MDNode
}

// DebugRecord is a #dbg_ line: its name and the metadata and text it has, Parts[0], Operands[0],
// Parts[1], …
type DebugRecord struct {
	Parts    []string
	Operands []Metadata
}

// MetadataValue is metadata as an operand of a call: `metadata !0`.
type MetadataValue struct {
	typ *Type
	MD  Metadata
}

// NewMetadataValue wraps metadata as a value of type metadata.
func NewMetadataValue(t *Type, md Metadata) *MetadataValue { return &MetadataValue{t, md} }

// Type returns the metadata type.
func (v *MetadataValue) Type() *Type { return v.typ }

// ID is 0.
func (v *MetadataValue) ID() provenance.ID { return 0 }
func (v *MetadataValue) useList() **Use    { return nil }

// The behaviours of module flags (LangRef, "Module Flags Metadata").
const (
	ModuleFlagError = 1 + iota
	ModuleFlagWarning
	ModuleFlagRequire
	ModuleFlagOverride
	ModuleFlagAppend
	ModuleFlagAppendUnique
	ModuleFlagMax
	ModuleFlagMin
)

// FieldBefore is the name of the field whose value follows the given text: "…, scope: ".
func FieldBefore(text string) string {
	text, ok := strings.CutSuffix(text, ": ")
	if !ok {
		return ""
	}
	i := len(text)
	for i > 0 && text[i-1] != ' ' && text[i-1] != '(' {
		i--
	}
	return text[i:]
}
