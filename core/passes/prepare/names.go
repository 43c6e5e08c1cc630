package prepare

import (
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// localName is a value of a function as an operand, with its sigil.
func localName(v ir.Value) string { return printer.Operand(nil, v) }

// baseName is the name from which that of a value made of another comes.
func baseName(v ir.Value) string {
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		return n.Name()
	}
	return "ref"
}
