package run

import (
	"fmt"
	"strings"
)

// Case is a call to a function and its result, written as a line of text:
//
//	double_all([1, 2, 3]) = [2, 4, 6]
//	each({| 5 6}, 2) = void prints visit(5); visit(6)
//	try({| 3}) throwing may_throw = null prints may_throw({| 3})
type Case struct {
	// Entry is the function, Arguments its arguments as ParseValues reads them.
	Entry, Arguments string
	// Throws are the undefined functions that throw instead of returning.
	Throws []string
	// Result is the text of Program.Result, Prints are the printed lines.
	Result string
	Prints []string
}

// ParseCase reads a line.
func ParseCase(text string) (Case, error) {
	var c Case
	entry, rest, ok := strings.Cut(text, "(")
	if c.Entry = strings.TrimSpace(entry); !ok || c.Entry == "" {
		return c, fmt.Errorf("case %q: expected NAME(ARGUMENTS) = RESULT", text)
	}
	r := reader{text: rest}
	if _, err := r.list(')'); err != nil {
		return c, err
	}
	c.Arguments, rest = rest[:r.at-1], rest[r.at:]
	head, prints, printing := strings.Cut(rest, " prints ")
	if printing {
		for _, line := range strings.Split(prints, "; ") {
			c.Prints = append(c.Prints, strings.TrimSpace(line))
		}
	}
	head, result, ok := strings.Cut(head, "=")
	if c.Result = strings.TrimSpace(result); !ok || c.Result == "" {
		return c, fmt.Errorf("case %q: no result", text)
	}
	head = strings.TrimSpace(head)
	if names, ok := strings.CutPrefix(head, "throwing "); ok {
		c.Throws, head = strings.Fields(names), ""
	}
	if head != "" {
		return c, fmt.Errorf("case %q: unexpected %q", text, head)
	}
	return c, nil
}
