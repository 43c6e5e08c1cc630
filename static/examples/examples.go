package examples

import (
	"embed"
	"fmt"
	"sort"
	"strings"
)

//go:embed *.ll
var files embed.FS

// Example is one entry of the picker.
type Example struct {
	// Name is the file's name without its number and ending: "live-pointer".
	Name string
	// Title and About are what the header says.
	Title, About string
	// Select is what is selected at first: the name of a value, such as "%obj", a call without one,
	// as "call @foo", or "".
	Select string
	// Group is the heading it stands under, one of Groups; Document names the
	// document and section that print it; Refused says why LLVM refuses the text
	// as it stands, Differs what LLVM makes of it that is not what the explorer
	// makes. All but Group may be "".
	Group, Document, Refused, Differs string
	// Runs are calls that can be made of it, each a line with what it returns and prints, as
	// run.ParseCase reads it; "" where it cannot run.
	Runs string
	// Proof is what LLVM makes of it.
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

// All gives the examples in order. The error names the file whose header is
// not as it should be; a test keeps it nil.
func All() ([]Example, error) {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	sort.Slice(entries, func(i, j int) bool { // a plain one before its variants
		return stem(entries[i].Name()) < stem(entries[j].Name())
	})
	var all []Example
	for _, entry := range entries {
		text, err := files.ReadFile(entry.Name())
		if err != nil {
			return nil, err
		}
		e, err := Parse(entry.Name(), string(text))
		if err != nil {
			return nil, err
		}
		e.Proof = proofs[e.Name]
		all = append(all, e)
	}
	return all, nil
}

func stem(file string) string { return strings.TrimSuffix(file, ".ll") }

// Parse reads a file of the form that those of this folder have: a header of comments, then the
// source. The error names the line that is not as it should be.
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
