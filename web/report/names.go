package report

import "slices"

// Names used by style sheets and widgets, each list in the order of its constants.

// CategoryNames are the words of the categories.
func CategoryNames() []string { return slices.Clone(categoryNames[:]) }

// PurposeNames are the words of the purposes.
func PurposeNames() []string { return slices.Clone(purposeNames[:]) }

var strengthNames = []string{Unlit: "", Place: "place", Related: "related", Exact: "exact"}

// StrengthNames are the words of the strengths; unlit text has none.
func StrengthNames() []string { return slices.Clone(strengthNames) }

// String gives the word, such as "exact".
func (s Strength) String() string {
	if int(s) < len(strengthNames) {
		return strengthNames[s]
	}
	return "related"
}

var lineClassNames = []string{ClassChanged: "changed", ClassRecord: "record", ClassHeader: "head",
	ClassPadding: "padding", ClassAdded: "added", ClassRemoved: "removed", ClassWas: "was",
	ClassNow: "now", ClassFold: "fold", ClassTrail: "trail",
	ClassWay: "way", ClassDetail: "detail"}

var columnNames = []string{ColumnNext: "", ColumnCode: "code", ColumnNote: "note",
	ColumnUnder: "under", ColumnField: "field"}

// ColumnNames are the words of the kinds of columns.
func ColumnNames() []string { return slices.Clone(columnNames) }

// ClassNames are the words of the classes of lines; there is no class 0.
func ClassNames() []string { return slices.Clone(lineClassNames) }

// String gives the word, such as "padding", "" for none.
func (c Class) String() string {
	if int(c) < len(lineClassNames) {
		return lineClassNames[c]
	}
	return ""
}

var tokenNames = [tokenEnd]string{"comment", "keyword", "type", "local", "global", "intrinsic",
	"label", "number", "string", "meta", "attr", "error"}

// TokenNames are the words of the kinds of words.
func TokenNames() []string { return slices.Clone(tokenNames[:]) }

// String gives the word, such as "intrinsic".
func (k TokenKind) String() string {
	if k < tokenEnd {
		return tokenNames[k]
	}
	return "error"
}
