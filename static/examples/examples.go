package examples

import (
	"fmt"
	"strings"
)

// Example is one entry of the picker.
type Example struct {
	// Name is the file's name without its number and ending: "live-pointer".
	Name string
	// Title and About are from the header.
	Title, About string
	// Select is the initial selection: the name of a value ("%obj"), a call without a name ("call
	// @foo"), or "".
	Select string
	// Group is its heading, one of Groups; Document names the document and section that print it;
	// Refused says why LLVM refuses the text, Differs how LLVM's result differs from the
	// explorer's. All but Group may be "".
	Group, Document, Refused, Differs string
	// Runs are calls of its functions, each a line with the result and output in the form of
	// run.ParseCase; "" if it cannot run.
	Runs string
	// Proof is LLVM's result for it.
	Proof Proof
	// Source is the file without its header.
	Source string
}

// groups are the headings of the picker, in order.
var groups = []string{"First steps", "LLVM's documents", "Programs"}

// group gives the heading of a file by its number.
func group(number string) string {
	switch {
	case number < "20":
		return groups[0]
	case number < "40":
		return groups[1]
	}
	return groups[2]
}

// All gives the examples in order. The error names a file with an invalid header; a test
// requires every header to be valid.
func All() ([]Example, error) {
	var all []Example
	for _, f := range files {
		e, err := Parse(f.name, f.text)
		if err != nil {
			return nil, err
		}
		e.Proof = proofs[e.Name]
		all = append(all, e)
	}
	return all, nil
}

func stem(file string) string { return strings.TrimSuffix(file, ".ll") }

// Parse reads a file in the format of this folder: a header of comments, then the source. The error
// names the invalid line.
func Parse(file, text string) (Example, error) {
	e := Example{Name: stem(file)}
	if number, name, ok := strings.Cut(e.Name, "-"); ok &&
		strings.Trim(number, "0123456789") == "" {
		e.Name, e.Group = name, group(number)
	}
	for {
		line, rest, _ := strings.Cut(text, "\n")
		key, value, ok := strings.Cut(strings.TrimSpace(strings.TrimPrefix(line, ";")), ":")
		if !ok || !strings.HasPrefix(line, ";") {
			break
		}
		value = strings.TrimSpace(value)
		switch key {
		case "title":
			e.Title = value
		case "about":
			e.About = value
		case "select":
			e.Select = value
		case "document":
			e.Document = value
		case "refused":
			e.Refused = value
		case "differs":
			e.Differs = value
		case "run":
			e.Runs += value + "\n"
		default:
			return e,
				fmt.Errorf(
					"%s: a header line %q; the known are title, about, select, document, "+
						"refused, differs, run", file, key)
		}
		text = rest
	}
	e.Source = strings.TrimLeft(text, "\n")
	if e.Title == "" || e.About == "" {
		return e, fmt.Errorf("%s: the header lacks a title or an about", file)
	}
	return e, nil
}
