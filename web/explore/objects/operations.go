package objects

import (
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// operations are the operations by the manual's names.
var operations = sync.OnceValue(func() map[string]amd64.Op {
	all := map[string]amd64.Op{}
	for o := amd64.Op(1); o < amd64.NumOps; o++ {
		if name := o.Name(); all[name] == 0 {
			all[name] = o
		}
	}
	return all
})

// conditional are the operations whose names end with a condition.
var conditional = map[string]amd64.Op{"J": amd64.JCC, "CMOV": amd64.CMOVCC, "SET": amd64.SETCC}

// operation finds the operation that a disassembler names, 0 if there is none.
func operation(name string) amd64.Op {
	name, _, _ = strings.Cut(name, "_") // MOVSD_XMM
	if o := operations()[name]; o != 0 {
		return o
	}
	for prefix, o := range conditional {
		if strings.HasPrefix(name, prefix) {
			return o
		}
	}
	return 0
}
