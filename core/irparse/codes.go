package irparse

// Codes of the messages. They are stable: the wording of a message may change, its code does not.
const (
	codeSyntax       = "SP0101" // something else was expected here
	codeUndefined    = "SP0102" // use of a value that nothing defines
	codeRedefined    = "SP0103" // a name is defined twice
	codeType         = "SP0104" // a value has a type other than its use requires
	codeBadType      = "SP0105" // a type is not allowed here
	codeNumber       = "SP0106" // a number is malformed or out of range
	codeNumbering    = "SP0107" // an unnamed value has an unexpected number
	codeUnknownWord  = "SP0108" // an unknown instruction or keyword
	codeDepth        = "SP0109" // nested too deeply
	codeLimit        = "SP0110" // the text is larger than allowed
	codeBadByte      = "SP0111" // a byte that begins no token, or an unterminated string
	codeImplicit     = "SP0112" // a call to an undeclared function, which is then declared
	codeOldForm      = "SP0113" // a form of an older LLVM, which is accepted
	codeTerminator   = "SP0114" // a block without terminator, or an instruction after one
	codeMissingBrace = "SP0115" // a function without its closing brace
	codeUndefinedMD  = "SP0116" // undefined metadata or attribute group
	codeConstant     = "SP0117" // a constant is not valid for its type
	codeMetadata     = "SP0118" // a specialised metadata node with wrong fields
	codeLayout       = "SP0119" // a data layout that cannot be read
	codeTooMany      = "SP0120" // too many errors
	codeFragment     = "SP0121" // instructions without a function, as documents show them
	codeDebugVersion = "SP0122" // debug information of a version that LLVM does not read
)
