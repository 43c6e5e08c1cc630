package report

// Parse shows how to write a parser for a stack map: one record with everything that leads to it,
// each part with its fields and the matching struct in a language.
type Parse struct {
	// Version is the version of the map: 1, 2 or 3.
	Version uint8
	// Record is the number of the record shown, Function its function; Records lists the ids of all
	// records.
	Record   uint32
	Records  []uint32
	Function string
	// Language is the language of the structs, one of ParseLanguages.
	Language string
	// Parts are in the order of the bytes.
	Parts  []ParsePart
	Lookup Lookup
	// File is the name of a complete program in that language that reads such maps.
	File string
}

// ParseLanguages are the languages in which structs are shown: their keys and their names.
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

// ParseSource marks where the program's text goes in the drawing.
const ParseSource = "<!--source-->"

// ParsePart is a group of fields that a program reads as one struct, or bytes without fields:
// padding, or other such groups, which are left out. A part of which the map has none has no bytes,
// but its struct.
type ParsePart struct {
	// ID is the link of what the part describes: the function, record or location; 0 for none.
	ID       uint32
	Category Category
	// Title names it, such as "location 8"; Value is its decoded value, "[rsp+8]"; Meaning explains
	// it, "derived pointer %hole: update this".
	Title, Value, Meaning string
	// Start is where it begins in the map, Bytes are its bytes.
	Start  uint32
	Bytes  string
	Fields []ParseField
	// Struct has the lines of the struct; none for bytes without fields.
	Struct []ParseLine
	// Open says that the part is initially unfolded.
	Open bool
}

// ParseField is one field of a part.
type ParseField struct {
	// Key is the name of the field, the same in every language, and Name that in the language of
	// the struct.
	Key, Name string
	// Start is where it begins in the map, Bytes are its bytes.
	Start uint32
	Bytes string
	// Value is the bytes as a number, Meaning explains it.
	Value, Meaning string
	// Reserved marks a field without meaning.
	Reserved bool
}

// ParseLine is a line of a struct.
type ParseLine struct {
	// Before, Type and After make up the line, with the type's name in the middle.
	Before, Type, After string
	// Key is the field that it declares, "" if none.
	Key string
}

// Lookup shows, step by step, how a collector gets from a return address to its pointer updates.
type Lookup struct {
	// Asked is the typed text, or the function and offset that it was read as. Addresses lists the
	// first return addresses of the map.
	Asked     string
	Addresses []LookupAddress
	// Trouble says why the look-up ends, "" if it continues to the caller's frame.
	Trouble string
	Steps   []LookupStep
	// At is the reader's current step.
	At uint32
}

// LookupAddress is a return address that has a record.
type LookupAddress struct {
	Address uint64
	// Name is the address as in the assembly: "@insert+0x1a". Record is the number of its record.
	Name   string
	Record uint32
}

// LookupStep is one step of a look-up.
type LookupStep struct {
	// Title is short, such as "pair 2: locations 7, 8"; Text is the full description.
	Title, Text string
	// IDs are those of the step: of a function, a record, locations.
	IDs []uint32
}

// The acts of a reader in a drawing of a [Parse]: the number of an act is one of these and, from
// the third bit on, the number of a step or the id of a record.
const (
	ParseStep   = iota // go to a step of the look-up
	ParseRecord        // show a record
	ParseSave          // download the program
)
