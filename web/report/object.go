package report

// ObjectFacts describes an opened object: what it is, and what was checked.
type ObjectFacts struct {
	// Members are the objects of an archive, nil for a file that is one. Together is set if they
	// are files that were opened at once.
	Members  []ObjectMember
	Together bool
	// Rows are facts by name, such as "Format" and "ELF, x86-64".
	Rows      []ObjectRow
	Functions []ObjectFunction
	Findings  []ObjectFinding
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

// ObjectFunction is a function with its figures. Sizes are bytes.
type ObjectFunction struct {
	ID             uint32
	Name           string
	Size           uint32
	Frame          int64 // -1 if its size is not fixed or not known
	Records, Wrong int
}

// ObjectFinding is something that the check found wrong.
type ObjectFinding struct {
	// Title says what in a few words, Code names the kind of finding, as `statepoint check` does.
	Title, Code, Text string
	// ID is the record or location that it is about, 0 for none.
	ID uint32
	// Steps are the instructions that prove it, in the order of the code.
	Steps []ObjectStep
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
