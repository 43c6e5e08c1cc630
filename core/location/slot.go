package location

// SlotKind is the purpose of a part of a frame. The zero value is for things in no frame, such as
// registers.
type SlotKind uint8

const (
	SlotSpill    SlotKind = iota + 1 // values of the register allocator
	SlotAlloca                       // an alloca
	SlotSaved                        // a callee-saved register
	SlotOutgoing                     // arguments of calls
	SlotIncoming                     // an argument that came on the stack
	SlotPadding                      // bytes that nothing uses
	SlotReturn                       // the return address
	slotEnd
)

var slotNames = [slotEnd]string{"", "spill", "alloca", "saved register", "outgoing arguments",
	"incoming argument", "padding", "return address"}

// String is the name of the kind, "" for the zero value.
func (k SlotKind) String() string {
	if k < slotEnd {
		return slotNames[k]
	}
	return ""
}
