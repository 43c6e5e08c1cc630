package provenance

// Kind is the kind of thing that an id identifies.
type Kind uint8

const (
	KindValue       Kind = iota // a value of no other kind
	KindArgument                // a function's argument
	KindInstruction             // an IR instruction, and its value; of a call that
	KindCall                    // a call, without what it returns
	KindBlock                   // a basic block
	KindFunction                // a function
	KindGlobal                  // a global variable
	KindMachine                 // a machine instruction
	KindSlot                    // a slot of the frame
	KindRegister                // a register
	KindRecord                  // a stack map record, or a safe point of another table of roots
	KindLocation                // a location of a record, or a root
	KindField                   // any other field of the stack map
	kindEnd
)

var kindNames = [kindEnd]string{"value", "argument", "instruction", "call", "block", "function",
	"global", "machine instruction", "slot", "register", "record", "location", "field"}

// String is the name for people, such as "machine instruction".
func (k Kind) String() string {
	if k < kindEnd {
		return kindNames[k]
	}
	return "item"
}

// IsPlace reports whether the kind can hold a value.
func (k Kind) IsPlace() bool { return k == KindSlot || k == KindRegister }

// IsMap reports whether the kind is a part of the stack map.
func (k Kind) IsMap() bool { return k == KindRecord || k == KindLocation || k == KindField }

// IsIR reports whether the kind is a part of the module.
func (k Kind) IsIR() bool { return k <= KindGlobal }

// KindNames are the names of all kinds, in order.
func KindNames() []string { return kindNames[:] }
