package report

// ObjectFacts describes an opened object: what it is, and what was checked.
type ObjectFacts struct {
	// Members are the objects of an archive, nil for a file that is one. Together is set if they
	// are files that were opened at once.
	Members  []ObjectMember
	Together bool
	// Rows are facts by name, such as "Format" and "ELF, x86-64".
	Rows []ObjectRow
	// Functions are the functions to list, of All, in the order Sorted: a column of ObjectColumns,
	// from 1, then the same reversed; 0 for those with findings first. Find is what their names
	// contain. Totals are the sums of all.
	Functions []ObjectFunction
	All       int
	Sorted    uint32
	Find      string
	Totals    ObjectFunction
	// Address is an example of one to look up, "" if there is no map; Asked is the one looked up,
	// and Found the answer.
	Address, Asked string
	Found          []ObjectFound
	Findings       []ObjectFinding
	// Passed are the checks that found nothing, and Open describes what was not checked or is
	// omitted.
	Passed, Open []string
}

// ObjectMember is an object in an archive.
type ObjectMember struct {
	Name string
	// Records counts its records, and Open marks the one that is shown.
	Records int
	Open    bool
}

// ObjectRow is a fact.
type ObjectRow struct{ Name, Text string }

// ObjectFunction is a function with its figures.
type ObjectFunction struct {
	ID   uint32
	Name string
	// Values are by ObjectColumns, -1 where one is not known.
	Values [len(ObjectColumns)]int64
}

// ObjectColumns are the columns of an object's functions: the sizes of code and frame in bytes,
// records, the references that those have a collector update, and findings.
var ObjectColumns = [...]string{"code", "frame", "records", "references", "findings"}

// The columns of ObjectColumns by name.
const (
	ObjectCode = iota
	ObjectFrame
	ObjectRecords
	ObjectReferences
	ObjectWrong
)

// The acts of an object's drawing: the lowest two bits, below what an act is about.
const (
	ObjectMemberAct = iota // shows a member, by its number from 1
	ObjectSortAct          // sorts the functions
	ObjectRunAct           // runs to an instruction, by its id
	ObjectWalkAct          // follows the look-up through the bytes of the map
)

// ObjectFound is a sentence, without its full stop, of what a collector finds at an address.
type ObjectFound struct {
	// ID is the record or location that it is about, 0 for none.
	ID   uint32
	Text string
}

// ObjectLookup precedes an address that is to be looked up, where else a name is searched for. A
// request's Lookup has the name and, in a second line, the address.
const ObjectLookup = "@"

// ObjectFinding is something that the check found wrong.
type ObjectFinding struct {
	// Title says what in a few words, Code names the kind of finding, as `statepoint check` does.
	Title, Code, Text string
	// ID is the record or location that it is about, 0 for none.
	ID uint32
	// Steps are the instructions that prove it, in the order of the code.
	Steps []ObjectStep
	// Call is the instruction to which a run leads, 0 if nothing runs.
	Call uint32
	// Assumed is what the proof rests on.
	Assumed []string
}

// ObjectStep is an instruction in a proof.
type ObjectStep struct {
	// Label numbers it, in the list as in the code; ID is the instruction's.
	Label string
	ID    uint32
	// Place is its address as a distance from its function, Text what it does.
	Place, Text string
}
