package report

// Beside is an opened object laid beside what is made here of the text that it came from.
type Beside struct {
	// Figures are sizes and counts by name.
	Figures []BesideFigure
	// Apart says that they have no function in common: the text is another program's.
	Apart     bool
	Functions []BesideFunction
}

// BesideFigure is a figure of both.
type BesideFigure struct{ Name, Here, Object string }

// BesideFunction is a function of both. The records of one are matched in their order; if the two
// have not as many, none are, and Trouble says so.
type BesideFunction struct {
	ID            uint32 // of the object's
	Name, Trouble string
	// Here and Object are the sizes of the code in bytes, -1 where the function is not there.
	Here, Object int64
	Records      []BesideRecord
}

// BesideRecord is a record of both.
type BesideRecord struct {
	// ID is the object's, and Number its number in the map; Call names the call of the text.
	ID     uint32
	Number uint32
	Call   string
	// Here and Object are its return address and its bytes of the map, in words.
	Here, Object string
	// Trouble says why pointers are not matched, "" if they are.
	Trouble  string
	Pointers []BesidePointer
}

// BesidePointer is a pointer that a record lists, by its name in the text and where both have it.
type BesidePointer struct {
	Name, Here, Object string
	ID                 uint32 // the location of the object's map
}
