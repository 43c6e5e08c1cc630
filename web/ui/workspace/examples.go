package workspace

// Examples are the entries of the picker, in its order.
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

// Of gives those under a heading.
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
	// Group is its heading in the picker, Document where its text is printed,
	// Refused why LLVM refuses it, Differs what LLVM makes of it instead; each
	// may be empty.
	Group, Document, Refused, Differs string
	// Runs are calls that can be made of it, each a line with what it returns and prints.
	Runs string
	// Proof is what LLVM makes of it.
	Proof  Proof
	Source string
}

// Proof is what LLVM makes of an example, beside what the explorer makes of it: the version of LLVM
// that was asked; the dialect and the strategy that both were given where LLVM refuses the example
// as it stands; how the rewritten IR and the records differ, "" for not at all; the number of
// records; the bytes of our code, and of LLVM's. It is an alias, so that examples can be converted.
type Proof = struct {
	LLVM              string
	Dialect, Strategy string
	IR, Records       string
	Count             int
	Code, Theirs      int
}
