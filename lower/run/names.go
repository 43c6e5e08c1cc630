package run

import (
	"fmt"

	"statepoint/lower/machine"
	"statepoint/lower/object"
)

// names names addresses of a program.
type names struct {
	machine  *machine.Machine
	image    *machine.Image // nil before it is loaded
	object   *object.Object
	unwinder *machine.Unwinder
	given    map[uint64]string // variables that this package made
}

// symbol names an address of the program: "@f+0x12".
func (n *names) symbol(addr uint64) string {
	if name := n.named(addr); name != "" {
		return name
	}
	return fmt.Sprintf("%#x", addr)
}

// named is like Symbol, but returns "" for an address that has no name.
func (n *names) named(addr uint64) string {
	if name, ok := n.machine.ExternalAt(addr); ok {
		if name == CollectorName {
			return name
		}
		return "@" + name
	}
	if name, ok := n.given[addr]; ok {
		return "@" + name
	}
	if n.image != nil {
		if number, off, ok := n.image.Symbol(addr); ok {
			name := "@" + n.object.Symbols[number].Name
			if off == 0 {
				return name
			}
			return fmt.Sprintf("%s+%#x", name, off)
		}
	}
	return ""
}

// calledFrom names the return addresses on the stack, as far as the tables reach.
func (n *names) calledFrom() []string {
	var all []string
	frames, _ := n.unwinder.Frames()
	for i := 1; i < len(frames); i++ {
		all = append(all, n.symbol(frames[i].PC))
	}
	return all
}
