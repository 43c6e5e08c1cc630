package cli

import (
	"fmt"
	"strings"

	"statepoint/core/source/codes"
)

// isCode reports whether an argument looks like the code of a message.
func isCode(arg string) bool {
	return len(arg) > 2 && strings.EqualFold(arg[:2], "SP") &&
		strings.Trim(arg[2:], "0123456789") == ""
}

// explain prints the page of each given code, or without one a list of all codes. For a file, it
// says where references are across safepoints.
func (c *cli) explain(args []string) error {
	o, err := c.flags("", explainOptions, args)
	if err != nil {
		return err
	}
	if args = o.Files; len(args) > 0 && !isCode(args[0]) {
		return c.explainValues(o)
	}
	if len(args) == 0 {
		for _, p := range codes.All() {
			fmt.Fprintf(c.stdout, "%s  %s\n", p.Code, p.Title)
		}
		return nil
	}
	for i, arg := range args {
		p, ok := codes.Lookup(arg)
		if !ok {
			return unknownCode(arg)
		}
		if i > 0 {
			fmt.Fprintln(c.stdout)
		}
		fmt.Fprint(c.stdout, p.Text())
	}
	return nil
}
