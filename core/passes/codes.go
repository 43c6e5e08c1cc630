package passes

// IsHidden reports whether a code is that of a copy of a reference that a safepoint does not
// update.
func IsHidden(code string) bool {
	switch code {
	case codeMemory, codeInteger, codeRawPointer, codeVariable:
		return true
	}
	return false
}

// The codes of the messages. They are stable: a message may be worded anew, its code stays.
const (
	codeCallBr  = "SP0401" // a callbr that would have to become a statepoint
	codeFunclet = "SP0402" // an invoke that unwinds to a funclet pad
	codeHidden  = "SP0403" // a struct or array with gc pointers inside lives across a safepoint
	codeBase    = "SP0404" // a derived pointer whose base cannot be told
	codePoll    = "SP0405" // a gc.safepoint_poll that cannot be inlined
	CodeNoPoll  = "SP0406" // polls are wanted, and gc.safepoint_poll is not defined
	codeStale   = "SP0407" // a pointer is used unrelocated after a safepoint
	// a landing pad whose value is used would have to be the token of relocates
	codePad      = "SP0409"
	codeVariadic = "SP0410" // a variadic callee with a result, which a statepoint cannot wrap
	codeAdded    = "SP0411" // a pass would add more to the module than allowed
	codeTokens   = "SP0412" // landing pads are made tokens, which LLVM does not do
	// a copy of a reference that a safepoint does not update is used as an address after it
	codeMemory     = "SP0413" // it was in memory of the frame
	codeInteger    = "SP0414" // it was an integer
	codeRawPointer = "SP0415" // it was a pointer of a type that is not one of references
	codeVariable   = "SP0416" // it was in a global or thread-local variable

	codeOtherBase = "SP0417" // a relocate has the base of another object
	codeNoStart   = "SP0418" // what a safepoint lists as a base is not the start of an object
	codeLostTail  = "SP0419" // a guaranteed tail call becomes a statepoint
	codeUnknownGC = "SP0301" // a strategy that does not exist, as verify.Module has it
)
