package report

// Parts of [ViewPrepare], in a request's Stage: the decisions, and the text with what they change.
const (
	PrepareSheet = "sheet"
	PrepareText  = "text"
)

// Numbers of the buttons of a sheet.
const (
	PrepareApply = 1 + iota
	PrepareClose
)

// First words of choices: a function that is no leaf, a function that allocates, and the strategy.
// A choice without one keeps a function's pointers, or a value's, as they are.
const (
	PrepareStrategy  = "strategy "
	PrepareSafepoint = "safepoint "
	PrepareAllocator = "allocator "
)

// Preparation is what would make a program of a collected language of a text.
type Preparation struct {
	// Strategy is the one that functions get, of Strategies.
	Strategy   string
	Strategies []string
	// Space is the address space of references.
	Space uint32
	// Promoted is set if the pass mem2reg runs first, for pointers that stack slots hold.
	Promoted bool
	// Nothing says why nothing changes, "" if something does.
	Nothing string
	// The decisions: collected functions, references, arguments of functions elsewhere that become
	// references, what stays as it is, leaves, and functions that may allocate.
	Functions, References, Outside, Raw, Leaves, Allocators []PreparedDecision
	// Freed are the calls that would free a reference.
	Freed   []PreparedDecision
	Objects []PreparedObject
	// Lines are those of the text that change, with those around them.
	Lines []PreparedLine
	// More counts changed lines beyond the limit of Lines; Changed counts all, Lost those from
	// which something is removed.
	More, Changed, Lost int
	// Whole is set if the whole text is rewritten, without its comments.
	Whole bool
	// Line is the number of a line of the new text that becomes a statepoint, Becomes what it
	// becomes; 0 for none.
	Line    int
	Becomes []string
	// Then says in figures what the new text compiles to, or why it does not; Trouble is set then.
	Then    string
	Trouble bool
	// Command does the same in a terminal.
	Command string
}

// PreparedDecision is a decision with its reason.
type PreparedDecision struct {
	// Choice is how a request reverses the decision, "" if it cannot; On whether it stands.
	Choice string
	On     bool
	// Names are what it is about, by function.
	Names []PreparedNames
	Why   string
}

// PreparedNames are values of a function: In is empty where the function itself is meant.
type PreparedNames struct {
	In  string
	All []PreparedName
}

// PreparedName is a value with its id in the text.
type PreparedName struct {
	Name string
	ID   uint32
}

// PreparedObject is the layout of an allocator's objects of one size.
type PreparedObject struct {
	Allocator string
	Bytes     uint64
	// Words are its words of eight bytes, true for a reference.
	Words []bool
}

// PreparedLine is a line of the text, or a fold of lines that stay.
type PreparedLine struct {
	// Number counts from 1, 0 for a new line; of a fold it is the first, and Last the last.
	Number, Last int
	// ID is that of the value that the line defines, 0 for none.
	ID uint32
	// Parts are the line's pieces.
	Parts []PreparedPart
}

// PreparedPart is a piece of a line: Put in, Out for what is taken out, or neither.
type PreparedPart struct {
	Text     string
	Put, Out bool
}
