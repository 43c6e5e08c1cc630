package explore

// Dependencies are the kinds of dependency of a function's code.
var Dependencies = []string{dependHeader: "header", dependTypes: "types",
	dependVariables: "variables", dependFunctions: "functions", dependAttributes: "attributes",
	dependMetadata: "metadata", dependOptions: "options", dependText: "text",
	dependBefore: "before", dependBody: "body", dependPoll: "poll", dependBetween: "between",
	dependNamed: "named", dependNodes: "nodes", dependAllocations: "allocations",
	dependVectors: "vectors"}

// LeaveOut has a kind of dependency ignored until the result is called.
func LeaveOut(kind int) (undo func()) {
	dropped = kind
	return func() { dropped = -1 }
}
