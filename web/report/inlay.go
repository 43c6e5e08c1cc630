package report

import (
	"slices"
	"sort"
)

// Inlay is a word that a pane shows in front of a part of a text, and that is no part of it: what
// an argument is whose text is a number.
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

// InlayNames are the words that stand in front.
func InlayNames() []string { return slices.Clone(inlayNames[:]) }

// String gives the word, such as "flags:".
func (k InlayKind) String() string {
	if k < inlayEnd {
		return inlayNames[k]
	}
	return ""
}

// InlaysOf gives the inlays of the part of the text from one offset to another.
func (d *Doc) InlaysOf(from, to int32) []Inlay {
	first := sort.Search(len(d.Inlays), func(i int) bool { return d.Inlays[i].At >= from })
	rest := d.Inlays[first:]
	return rest[:sort.Search(len(rest), func(i int) bool { return rest[i].At >= to })]
}
