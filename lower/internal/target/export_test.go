package target

// effectNames are the effects in words.
var effectNames = [...]string{supported: "supported", harmless: "harmless", warned: "warned",
	refused: "refused"}

// AttributeEffect says what becomes of an attribute of functions: "supported"; "harmless", if code
// is right without; "warned", if a warning says that it is not heeded; "refused". It is false for
// what no code depends on.
func AttributeEffect(name string) (effect string, known bool) {
	rule, known := functionAttrs()[name]
	if !known {
		return "", false
	}
	return effectNames[rule.effect], true
}

// DifferenceFrom is for tests.
var DifferenceFrom = differenceFrom
