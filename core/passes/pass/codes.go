package pass

// IsHidden reports whether a code is that of a copy of a reference that a safepoint does not
// update.
func IsHidden(code string) bool {
	switch code {
	case CodeMemory, CodeInteger, CodeRawPointer, CodeVariable:
		return true
	}
	return false
}

// Codes of the messages. They are stable: the wording of a message may change, its code does not.
const (
	CodeCallBr  = "SP0401" // a callbr that would have to become a statepoint
	CodeFunclet = "SP0402" // an invoke that unwinds to a funclet pad
	CodeHidden  = "SP0403" // a struct or array with gc pointers inside lives across a safepoint
	CodeBase    = "SP0404" // a derived pointer whose base cannot be found
	CodePoll    = "SP0405" // a gc.safepoint_poll that cannot be inlined
	CodeNoPoll  = "SP0406" // polls are required, but gc.safepoint_poll is not defined
	CodeStale   = "SP0407" // a pointer is used unrelocated after a safepoint
	// a landing pad whose value is used would have to be the token of relocates
	CodePad      = "SP0409"
	CodeVariadic = "SP0410" // a variadic callee with a result, which a statepoint cannot wrap
	codeAdded    = "SP0411" // a pass would add more to the module than allowed
	CodeTokens   = "SP0412" // landing pads are made tokens, which LLVM does not do
	// a copy of a reference that a safepoint does not update is used as an address after it
	CodeMemory     = "SP0413" // it was in the frame
	CodeInteger    = "SP0414" // it was an integer
	CodeRawPointer = "SP0415" // it was a pointer of a non-reference type
	CodeVariable   = "SP0416" // it was in a global or thread-local variable

	CodeOtherBase = "SP0417" // a relocate has the base of another object
	CodeNoStart   = "SP0418" // what a safepoint lists as a base is not the start of an object
	CodeLostTail  = "SP0419" // a guaranteed tail call becomes a statepoint
	CodeBarrier   = "SP0420" // an access that cannot have the barrier of its strategy
	CodeCopy      = "SP0421" // a copy of memory that a write barrier does not see
	CodePlain     = "SP0422" // a gc function has live pointers that are no references
	CodeOutside   = "SP0423" // make-references gives references to code of another module
	CodeNothing   = "SP0424" // make-references finds nothing to collect
	// a module that allocates, in which nothing concerns a collector
	CodeUncollected = "SP0425"
	CodeKeptTail    = "SP0426" // a musttail call stays a call, which LLVM refuses
	// an option of make-references names a function or value that the module does not have
	CodeNoName    = "SP0427"
	CodeUnknownGC = "SP0301" // a strategy that does not exist, as verify.Module has it
)
