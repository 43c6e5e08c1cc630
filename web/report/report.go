package report

import (
	"sort"
	"strings"
)

// Report is the outcome of one [Request].
type Report struct {
	// Seq is the request's.
	Seq uint32
	// OK says that every stage succeeded. If it is false, Diagnostics has at least one error, and
	// the stages before it are filled in.
	OK bool
	// Only is the function that the report is an excerpt about, 0 if it is of the whole module; see
	// [Report.Excerpt].
	Only uint32
	// Failed is the key of the stage that failed, "" if OK. It is the last of Stages.
	Failed string
	// Dialect is the dialect the source was read in, for people: "LLVM 3.8–10".
	Dialect string
	// TypedPointers says that its pointers have pointee types, as in i8*.
	TypedPointers bool
	// Broken says how the program is broken on purpose, "" if it is not: as requested, unless it
	// has no place for that.
	Broken string
	// Source is the source text with its marks.
	Source Doc
	// Stages are in the order they ran.
	Stages []Stage
	// Asm is the assembly, with each stack map record written under its call.
	Asm Doc
	// StackMap has one row for each field, with its bytes and meaning.
	StackMap Doc
	// Links are sorted by ID, each id at most once.
	Links []Link
	// Diagnostics are in the order of their position in the source.
	Diagnostics []Diagnostic
	// Findings are the uses of pointers that a safepoint may have made stale, if
	// the source has statepoints of its own.
	Findings []Finding
	Figures  Figures
	// RecordIDs are the statepoint ids of the map's records that do not have LLVM's default.
	RecordIDs []RecordID
	// Words are the words of the language, spelled for the dialect of the source.
	Words []Word
	// LLVM says what LLVM's own tools can do with the module.
	LLVM LLVM
}

// RecordID is the id that a statepoint gives its record.
type RecordID struct {
	Record uint32 // the link of the record
	ID     uint64
}

// LLVM says what LLVM's own tools can do with a module.
type LLVM struct {
	// Release is the LLVM release that reads the printed module: 14 for typed pointers, 22 for
	// `ptr`, and 0 for statepoints from before LLVM 11, which neither reads.
	Release uint32
	// RefusesSource says that it rejects the source, though not the module after Parse.
	RefusesSource bool
	// HasPoll says that the module defines gc.safepoint_poll; without it LLVM's PlaceSafepoints
	// crashes, where ours does nothing.
	HasPoll bool
	// Unknown are the strategies of functions here that LLVM has no collector for, sorted.
	Unknown []string
	// Aggregates says that structs or arrays with references live across a safepoint; LLVM does not
	// relocate these.
	Aggregates bool
	// TokenPads says that landing pads were converted to tokens; opt then fails.
	TokenPads bool
}

// Keys of the stages, in the order in which they run.
const (
	StageParse    = "parse"
	StagePlace    = "place-safepoints"
	StageRewrite  = "rewrite-statepoints"
	StageLower    = "lower"
	StageEncode   = "encode"
	StageStackMap = "stack-map"
	// StageBreak is the module after a reader's deliberate break.
	StageBreak = "break"
)

// Stage is one step of the pipeline.
type Stage struct {
	// Key names the stage and never changes: one of the Stage constants.
	Key string
	// Title for people, such as "Place safepoints".
	Title string
	// Summary describes the effect of the stage in a few words: "+2 polls", "61 bytes".
	Summary string
	// Changed says that the stage changed the module or produced anything.
	Changed bool
	// Doc is the module after the stage, or nil when the stage leaves the
	// module alone (lower, encode, stack-map).
	Doc *Doc
}

// Figures are the numbers the page shows. Sizes are bytes.
type Figures struct {
	SourceBytes         uint32
	Instructions        uint32 // of the parsed module
	Polls               uint32 // inserted safepoint polls
	Statepoints         uint32
	Relocates           uint32
	MachineInstructions uint32
	FrameBytes          uint32 // of the largest frame
	CodeBytes           uint32
	StackMapBytes       uint32
	Records             uint32
}

// Doc is a text whose ranges are linked to ids.
type Doc struct {
	// Caption describes the text in one line; may be empty.
	Caption string
	// Text has lines ended by "\n".
	Text string
	// Gutter has a label for each line of Text instead of line numbers
	// (addresses of instructions, offsets of fields; "" for none); nil means
	// line numbers.
	Gutter []string
	// Marks are sorted by Start, then by End descending (outer before inner),
	// then by ID. They may nest and share a range; they never cross.
	Marks []Mark
	// Lines are the lines with a class, sorted by Line then Class.
	Lines []LineClass
	// Columns are where the columns of lines begin, sorted by Start, then by End; none of texts
	// without columns.
	Columns []Column
	// Inlays are sorted by At; only modules as LLVM prints them have any.
	Inlays []Inlay
	// Tokens are the words of a module's text; none of other texts.
	Tokens Tokens
	// Words are the words of assembly and stack maps that are explained, by their number in
	// Explained. Form of a mnemonic or register is its name in the manual; a term has only its
	// text, its key in the glossary.
	Words     WordSpans
	Explained []Word
	// Outline has what a module's text defines, sorted by Start; arguments and
	// values only of the source.
	Outline []Symbol
}

// Role says how a marked range relates to its id.
type Role uint8

const (
	RoleUse     Role = iota // the value is read here
	RoleDef                 // the value is named or defined here
	RoleWhole               // a whole instruction, record or field row
	RolePlace               // an operand that is a slot or register
	RoleBytes               // encoded bytes
	RoleComment             // named in a comment, as in "# spill %list"
)

// Mark maps the bytes [Start, End) of a [Doc]'s text to an id.
type Mark struct {
	Start, End int32 // UTF-8 byte offsets into Doc.Text
	ID         uint32
	Role       Role
}

// ColumnKind says what a column contains.
type ColumnKind uint8

const (
	ColumnNext  ColumnKind = iota // any content
	ColumnCode                    // an instruction, after its bytes
	ColumnNote                    // a comment after an instruction
	ColumnUnder                   // details of the instruction above
	ColumnField                   // a field's name, after its owner's, which the lines above show
)

// Column says that a column begins at End. The text from Start to End is omitted if there is no
// room: the space between two columns, or, before a [ColumnField], a name that the lines above
// have.
type Column struct {
	Start, End int32 // UTF-8 byte offsets into Doc.Text
	Kind       ColumnKind
}

// ColumnsOf returns the columns of the text between two offsets.
func (d *Doc) ColumnsOf(from, to int32) []Column {
	first := sort.Search(len(d.Columns), func(i int) bool { return d.Columns[i].Start >= from })
	rest := d.Columns[first:]
	return rest[:sort.Search(len(rest), func(i int) bool { return rest[i].Start >= to })]
}

// Class of a line.
type Class uint8

const (
	ClassChanged Class = iota + 1 // created or changed by this stage
	ClassRecord                   // a stack map record written under its call
	ClassHeader                   // a label, a section heading, a record's first row
	ClassPadding                  // bytes that mean nothing
	ClassAdded                    // of a diff: is new
	ClassRemoved                  // is gone
	ClassWas                      // was changed: the old text
	ClassNow                      // was changed: the new text
	ClassFold                     // stands for lines left out
	ClassTrail                    // on the path from a safepoint to a stale use
	ClassWay                      // on the path from a safepoint to the next use of a pin
	ClassDetail                   // folded at first, under the line above it that is not
)

// LineClass says that a line is of a class.
type LineClass struct {
	Line  int32 // 1-based
	Class Class
}

// Severity of a [Diagnostic].
type Severity uint8

const (
	Error Severity = iota
	Warning
	Note
)

// String gives the word a compiler prints: "error", "warning", "note".
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	default:
		return "note"
	}
}

// Diagnostic is a message to the author of the source.
type Diagnostic struct {
	Severity Severity
	// Code names the kind of problem and never changes, such as
	// "undefined-value"; may be empty.
	Code string
	// Line and Column are 1-based, Column in bytes; both are 0 if the problem has no position.
	Line, Column int32
	// Start and End are UTF-8 byte offsets of the offending text.
	Start, End int32
	Message    string
	// Expected says what would be correct, Suggestion what was probably meant; either may be empty.
	Expected, Suggestion string
	Notes                []string
	// Finding is the 1-based position of its subject in the report's Findings; 0 for none.
	Finding int32
	// First is the pass that takes this away if it runs before the others, "" if none is known to.
	First string
	// Stack is the stack trace of a defect of the explorer itself; empty for every other problem.
	Stack string
}

// Details returns the lines of a diagnostic after its message.
func (d *Diagnostic) Details() []string {
	var out []string
	if d.Expected != "" {
		out = append(out, "expected "+strings.TrimPrefix(d.Expected, "expected "))
	}
	if d.Suggestion != "" {
		s := d.Suggestion
		if !strings.HasPrefix(s, "did you mean") {
			s = "did you mean " + s + "?"
		}
		out = append(out, s)
	}
	return append(out, d.Notes...)
}
