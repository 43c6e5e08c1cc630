package workspace

// Examples are the entries of the picker, in order.
type Examples []Example

// Groups are their headings.
func (list Examples) Groups() []string {
	var out []string
	for _, e := range list {
		if n := len(out); n == 0 || out[n-1] != e.Group {
			out = append(out, e.Group)
		}
	}
	return out
}

// Of returns the examples under a heading.
func (list Examples) Of(group string) []Example {
	var out []Example
	for _, e := range list {
		if e.Group == group {
			out = append(out, e)
		}
	}
	return out
}

// Example is one entry of the picker.
type Example struct {
	Name, Title, About string
	// Select names the value selected when the example opens, or is empty.
	Select string
	// Group is its heading in the picker, Document where its text is printed, Refused why LLVM
	// rejects it, Differs what LLVM produces instead; each may be empty.
	Group, Document, Refused, Differs string
	// Runs are calls that can be run, each a line with what the call returns and prints.
	Runs string
	// Proof is LLVM's result for it.
	Proof  Proof
	Source string
}

// Proof compares LLVM's output for an example with the explorer's: the version of LLVM that was
// asked; the dialect and the strategy that both were given if LLVM rejects the unchanged example;
// how the rewritten IR and the records differ, "" for not at all; the number of records; the bytes
// of our code, and of LLVM's. It is an alias, so that examples can be converted.
type Proof = struct {
	LLVM              string
	Dialect, Strategy string
	IR, Records       string
	Count             int
	Code, Theirs      int
}
