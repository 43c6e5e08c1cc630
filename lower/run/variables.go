package run

import (
	"fmt"
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/object"
)

// variables finds the program's variables that hold references: by ID if the object has IDs, since
// private variables have no name there, else by name.
func (r *roots) variables(o *object.Object) error {
	symbols := map[uint32]amd64.Sym{}
	for i := range o.Symbols {
		if id := o.Symbols[i].Prov; id != 0 {
			symbols[id] = amd64.Sym(i)
		}
	}
	for _, v := range r.surface.Variables {
		if len(v.References) > maxReferences {
			return fmt.Errorf("variable @%s has more than %d references, the limit", v.Name,
				maxReferences)
		}
		if len(v.References) == 0 {
			continue
		}
		n, ok := symbols[uint32(v.ID)]
		if !ok {
			n, ok = r.image.Number(v.Name)
		}
		if !ok {
			continue // nothing refers to it
		}
		if offset, ok := r.image.ThreadLocal(n); ok {
			for _, off := range v.References {
				r.local = append(r.local, offset+off)
			}
			continue
		}
		at := r.image.Addr(n)
		if at == 0 || v.ThreadLocal {
			continue
		}
		for _, off := range v.References {
			r.fixed = append(r.fixed, at+off)
		}
	}
	return nil
}

// globals appends the current roots outside frames and objects: variables, each running thread's
// thread-local variables, words that rt_root registered, and references that threads have thrown.
// Each word is listed once: a collector that moves objects would follow the second to where it put
// the object.
func (r *roots) globals(to []uint64) []uint64 {
	to = append(append(to, r.fixed...), r.registered...)
	m := r.machine
	to = r.unsaid.append(to, r)
	for i := 0; (len(r.local) > 0 || r.foreign) && i < m.Threads(); i++ {
		if m.ThreadState(i) == machine.Finished {
			continue
		}
		for _, off := range r.local {
			if at := m.ThreadCPU(i).FSBase + off; !slices.Contains(r.registered, at) {
				to = append(to, at)
			}
		}
		if r.foreign {
			to = r.locals(to, m.ThreadCPU(i))
		}
	}
	return to
}
