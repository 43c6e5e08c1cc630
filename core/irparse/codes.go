package irparse

// The codes of the messages. They are stable: a message may be worded anew, its code stays.
const (
	codeSyntax       = "SP0101" // something else was expected here
	codeUndefined    = "SP0102" // use of a value that nothing defines
	codeRedefined    = "SP0103" // a name is defined twice
	codeType         = "SP0104" // a value has another type than its use demands
	codeBadType      = "SP0105" // a type cannot stand here
	codeNumber       = "SP0106" // a number is malformed or out of range
	codeNumbering    = "SP0107" // an unnamed value has another number than expected
	codeUnknownWord  = "SP0108" // an unknown instruction or keyword
	codeDepth        = "SP0109" // nested too deeply
	codeLimit        = "SP0110" // the text is larger than allowed
	codeBadByte      = "SP0111" // a byte that begins nothing, or a string without end
	codeImplicit     = "SP0112" // a function is called that nothing declares: taken as declared
	codeOldForm      = "SP0113" // a form of an older LLVM, read as it was meant
	codeTerminator   = "SP0114" // a block without terminator, or an instruction after one
	codeMissingBrace = "SP0115" // a function without its closing brace
	codeUndefinedMD  = "SP0116" // metadata or an attribute group that nothing defines
	codeConstant     = "SP0117" // a constant is not valid for its type
	codeMetadata     = "SP0118" // a specialised metadata node with wrong fields
	codeLayout       = "SP0119" // a data layout that cannot be read
	codeTooMany      = "SP0120" // too many errors
	codeFragment     = "SP0121" // instructions without a function, as documents show them
)
