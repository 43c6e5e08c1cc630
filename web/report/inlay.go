package report

import (
	"slices"
	"sort"
)

// Inlay is a hint that a pane shows before a part of a text without being part of it: the meaning
// of a numeric argument.
type Inlay struct {
	At   int32 // UTF-8 byte offset into Doc.Text
	Kind InlayKind
}

// InlayKind says what an argument is.
type InlayKind uint8

const (
	InlayID InlayKind = iota
	InlayPatchBytes
	InlayCallee
	InlayArguments // their number
	InlayFlags
	InlayUnused
	InlayTransition // the number of operands
	InlayDeopt      // the number of operands
	InlayLive       // the first of the pointers that live across
	InlayBase
	InlayDerived
	inlayEnd
)

var inlayNames = [inlayEnd]string{"id:", "patch bytes:", "calls:", "arguments:", "flags:",
	"unused:", "transition:", "deopt:", "live:", "base:", "derived:"}

// InlayNames are the words shown.
func InlayNames() []string { return slices.Clone(inlayNames[:]) }

// String returns the word, such as "flags:".
func (k InlayKind) String() string {
	if k < inlayEnd {
		return inlayNames[k]
	}
	return ""
}

// InlaysOf returns the inlays between two offsets of the text.
func (d *Doc) InlaysOf(from, to int32) []Inlay {
	first := sort.Search(len(d.Inlays), func(i int) bool { return d.Inlays[i].At >= from })
	rest := d.Inlays[first:]
	return rest[:sort.Search(len(rest), func(i int) bool { return rest[i].At >= to })]
}
