package main

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/core/source/codes"
)

// explain prints the page of each given code, or without one a list of all codes.
func (c *cli) explain(args []string) error {
	if len(args) == 0 {
		for _, p := range codes.All() {
			fmt.Fprintf(c.stdout, "%s  %s\n", p.Code, p.Title)
		}
		return nil
	}
	for i, arg := range args {
		p, ok := codes.Lookup(arg)
		if !ok {
			var known []string
			for _, q := range codes.All() {
				known = append(known, q.Code)
			}
			if near := source.Nearest(arg, known); near != "" {
				return fmt.Errorf("no message has the code %q; did you mean %s?", arg, near)
			}
			return fmt.Errorf("no message has the code %q; `statepoint explain` lists all", arg)
		}
		if i > 0 {
			fmt.Fprintln(c.stdout)
		}
		fmt.Fprint(c.stdout, p.Text())
	}
	return nil
}
