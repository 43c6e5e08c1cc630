package report

// Parse is a stack map as a program reads it that is being written: one record with all that leads
// to it, each part with its fields and with the struct that these are in a language.
type Parse struct {
	// Version is the map's: 1, 2 or 3.
	Version uint8
	// Record is the number of the record shown, Function whose it is; Records are the ids of all.
	Record   uint32
	Records  []uint32
	Function string
	// Language is that of the structs, one of ParseLanguages.
	Language string
	// Parts are in the order of the bytes.
	Parts  []ParsePart
	Lookup Lookup
	// File is the name of a whole program in the language that reads such maps.
	File string
}

// ParseLanguages are the languages in which structs are shown: their keys, and what people call
// them.
var ParseLanguages = [...][2]string{{"c", "C"}, {"go", "Go"}, {"rust", "Rust"}}

// ParseFile is the name of the program in a language that reads stack maps, "" if there is none.
// The site has its text under that name.
func ParseFile(language string) string {
	switch language {
	case "c", "go":
		return "stackmap." + language
	case "rust":
		return "stackmap.rs"
	}
	return ""
}

// ParseSource is where the text of the program stands in the drawing.
const ParseSource = "<!--source-->"

// ParsePart is a group of fields that a program reads as one struct, or padding between two.
type ParsePart struct {
	// ID is the link of what the part describes: the function, record or location; 0 for none.
	ID       uint32
	Category Category
	// Title names it, such as "location 8"; Value is what all of it says, "[rsp+8]"; Meaning is
	// what that is, "derived pointer %hole: update this".
	Title, Value, Meaning string
	// Start is where it begins in the map, Bytes are its bytes.
	Start  uint32
	Bytes  string
	Fields []ParseField
	// Struct has the lines of the struct; none for padding.
	Struct []ParseLine
	// Open says that its fields are what a reader comes for.
	Open bool
}

// ParseField is one field of a part.
type ParseField struct {
	// Key is the name of the field, the same in every language.
	Key string
	// Start is where it begins in the map, Bytes are its bytes.
	Start uint32
	Bytes string
	// Value is what the bytes say as a number, Meaning what that is.
	Value, Meaning string
	// Reserved says that it says nothing.
	Reserved bool
}

// ParseLine is a line of a struct.
type ParseLine struct {
	// Before, Type and After make the line, with the type's name between.
	Before, Type, After string
	// Key is the field that it declares, "" if none.
	Key string
}

// Lookup is the way from a return address to what a collector does there, step by step.
type Lookup struct {
	// Asked is what was typed, or the function and offset that it was taken for. Addresses are the
	// return addresses there are, the first ones.
	Asked     string
	Addresses []LookupAddress
	// Trouble says why the way ends, "" if it goes on to the caller's frame.
	Trouble string
	Steps   []LookupStep
	// At is the step where the reader is.
	At uint32
}

// LookupAddress is a return address that has a record.
type LookupAddress struct {
	Address uint64
	// Name is it as the assembly has it: "@insert+0x1a". Record is the number of its record.
	Name   string
	Record uint32
}

// LookupStep is one step of a look-up.
type LookupStep struct {
	// Title is short, such as "pair 2: locations 7, 8"; Text says all of it.
	Title, Text string
	// IDs are what the step is about: a function, a record, locations.
	IDs []uint32
}

// What a reader does in a drawing of a [Parse]: the number of an act is one of these and, from the
// third bit on, the number of a step or the id of a record.
const (
	ParseStep   = iota // go to a step of the look-up
	ParseRecord        // show a record
	ParseSave          // download the program
)
