package report

import (
	"fmt"

	"statepoint/core/location"
)

// MostRecords bounds the records of one table; more would take the browser seconds.
const MostRecords = 200

// MapRecord is a row of the table of stack map records.
type MapRecord struct {
	// ID is the record's link, Number its index in the map.
	ID, Number uint32
	// Function is the name of the function it belongs to, FunctionID the id of that function in the
	// map, Func its id in the module.
	Function         string
	FunctionID, Func uint32
	// Key is the id given in the IR, in decimal.
	Key string
	// Offset is the offset from the function's start of the described address: for a statepoint,
	// the return address.
	Offset uint32
	// Form is "statepoint", "statepoint of LLVM 3.6" or "plain".
	Form string
	// CallConv is the callee's calling convention, Flags the statepoint's flags; empty if the form
	// has none.
	CallConv, Flags string
	// Start and End are its bytes in the map.
	Start, End uint32
	Locations  []MapLocation
	// Cost is what the safepoint costs, nil if that is unknown.
	Cost *RecordCost
	// LiveOuts name the registers live after a patchpoint.
	LiveOuts []string
}

// MapLocation is a location of a record that describes a value; the constants at a record's head
// are fields of [MapRecord].
type MapLocation struct {
	// ID is the location's link, Number its index in the record.
	ID, Number uint32
	// Role is the purpose of the location, Nth its number among those with the same role: pairs
	// count once.
	Role location.Role
	Nth  uint32
	Kind location.Kind
	// Place is its address, register or constant: "rsp+8", "rbx", "17".
	Place string
	// Words are the words of a stack object that hold references: "[rsp+8]".
	Words []string
	// Value names the value; may be empty.
	Value    string
	Size     uint32
	Category Category
}

// RoleText is the role with its number: "derived 0".
func (l *MapLocation) RoleText() string { return fmt.Sprintf("%v %d", l.Role, l.Nth) }

// Kinds of [File]. The file of a module after a stage is FileModule followed by the stage's key.
const (
	FileModule   = "ll "      // LLVM assembly
	FileAssembly = "assembly" // text for an assembler
	FileObject   = "object"   // a relocatable object
	FileMap      = "map"      // the bytes of the stack map
	FileMapJSON  = "map-json" // the stack map as JSON
	FileReport   = "report"   // the report as JSON
	FilePage     = "page"     // the four panes as a separate page
	FileFrame    = "frame"    // the frame as SVG
)

// File is something to download.
type File struct {
	// Name is the file's, Type its media type.
	Name, Type string
	// Data is the file, bytes in a string.
	Data string
}
