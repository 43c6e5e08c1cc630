package views

// Parts of views, exported for their own tests.
var (
	FunctionRows = functionRows
	Rooted       = rooted
	LinkedRoots  = linkedRoots
)
