package views

// What views are made of, tested by itself.
var (
	FunctionRows = functionRows
	Rooted       = rooted
	LinkedRoots  = linkedRoots
)
