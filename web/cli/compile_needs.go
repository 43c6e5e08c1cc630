package cli

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/lower/object"
)

// sayNeeds says on standard error what the strategies of an object's functions leave to the
// run-time library: symbols that their barriers and polls use, and that the object does not define.
func (c *cli) sayNeeds(obj *object.Object, names []string, known *gc.Registry) {
	undefined := map[string]bool{}
	for i := range obj.Symbols {
		if s := &obj.Symbols[i]; s.Section == object.Undefined && s.Name != "" {
			undefined[s.Name] = true
		}
	}
	for _, name := range names {
		s, err := known.Lookup(name)
		if err != nil {
			continue
		}
		for _, n := range gc.OutsideOf(s) {
			if n.Name == "" || undefined[n.Name] {
				what := n.Name
				delete(undefined, n.Name)
				if what == "" {
					what = "for gc \"" + name + "\""
				}
				fmt.Fprintf(c.stderr, "statepoint: the run-time library must supply %s: %s\n", what,
					n.About())
			}
		}
	}
}
