package report

// Keys of the views that the engine provides.
const (
	ViewDiff      = "diff"      // a stage's module compared with the previous one
	ViewFunctions = "functions" // the functions with their figures
	// what a pane shows against what it showed of Kept: Stage is a stage or one of the Compare
	// keys
	ViewCompare  = "compare"
	ViewCompact  = "compact"   // a stage's module in short form
	ViewLiveness = "liveness"  // what is live at each safepoint, and why
	ViewCFG      = "cfg"       // the blocks of one function as a graph, with their instructions
	ViewCFGBrief = "cfg-brief" // the same without instructions
	ViewFrame    = "frame"     // the stack frame at the instruction or record of an id
	ViewRecords  = "records"   // the stack map as a table, from the record with a given number
	ViewRoots    = "roots"     // the computed map of roots as tables
	ViewMapJSON  = "json"      // the stack map as JSON
	ViewParse    = "parse"     // a record as a program reads it, in the language that Stage names
	// the program on a shadow stack, with a map of roots, and with statepoints
	ViewWorlds = "worlds"
	ViewChecks = "checks" // the results of the checks in Cases
	// where the item with an id is across each safepoint, and why
	ViewJourney = "journey"
	ViewObject  = "object" // what an opened object is, and what the check found
	// the records of an opened object and of the text that it came from, whose report Kept names
	ViewBeside = "beside"
	// what would make a program of a collected language of the text: Stage is one of the Prepare
	// keys, Against the strategy, Lookup the reader's choices, one on each line
	ViewPrepare = "prepare"
	ViewFile    = "file" // the file of the kind that Stage names, one of the File constants
)

// Keys for comparisons other than stages: the contents of the third and fourth pane.
const (
	CompareAsm = "compare-asm"
	CompareMap = "compare-map"
)

// AgainstSource, instead of a stage, is the source text.
const AgainstSource = "source"

// ViewRequest requests a view of a compilation. A view is computed when a reader opens it, so the
// report for each keystroke stays small.
type ViewRequest struct {
	// View is the view's key: one of the View constants.
	View string
	// Stage is the key of the stage that the view is about; empty for the whole
	// compilation.
	Stage string
	// Against is the key of the earlier stage that a diff compares with, or
	// [AgainstSource]; empty for the stage before.
	Against string
	// Subject is the id of the part of the module that the view is about, such as a function; 0
	// leaves the choice to the engine.
	Subject uint32
	// Cases are possible calls of the program, one per line, for a view that makes one; the text
	// may have more. For [ViewChecks] they are checks, in the language of package check.
	Cases string
	// Lookup is the return address to look up, and Step the current step of the look-up.
	Lookup string
	Step   uint32
	// Of is the handle of the compilation, Kept that of an earlier one to compare with; 0 for none.
	// The same request gives the same ids whenever an engine compiles it.
	Of, Kept Handle
	// Seq is that of the report on screen; the answer carries it.
	Seq uint32
}

// ViewAnswer is the content of a view. Which fields are set depends on the view.
type ViewAnswer struct {
	// Seq, View, Stage and Subject are the request's; a Subject that the request
	// left open is filled in.
	Seq     uint32
	View    string
	Stage   string
	Subject uint32
	// Trouble says why there is nothing to show; empty if there is.
	Trouble string
	// Doc is a text with marks.
	Doc *Doc
	// Graph is a drawing.
	Graph *Graph
	// HTML is a drawing; an element with data-p="7" in it represents the id 7.
	HTML string
	// File is a file to keep.
	File *File
	// Journey is that of the request's Subject.
	Journey *Journey
	// Verdicts are the results of the checks, in their order.
	Verdicts []Verdict
}
