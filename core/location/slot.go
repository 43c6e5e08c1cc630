package location

// SlotKind says what a part of a frame is for. The zero value is for what is in no frame, such as a
// register.
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

// String gives the kind in words, "" for the zero value.
func (k SlotKind) String() string {
	if k < slotEnd {
		return slotNames[k]
	}
	return ""
}
