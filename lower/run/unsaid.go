package run

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/lower/machine"
)

// unsaid finds references in the variables of an object without IR, which does not say which of
// them are references: a word is one while it holds the address at which an object begins. A word
// of another kind never does, but for a pointer that the compiler does not treat as a reference.
type unsaid struct {
	words []uint64 // that have held an address of the heap, in order
	taken []uint64 // those that have been roots
}

// watchUnsaid watches all memory that the object may store to, before the program begins.
func (p *Program) watchUnsaid() {
	if !p.roots.foreign {
		return
	}
	for _, g := range p.Machine.Mem.Regions() {
		if g.Addr >= heapBase {
			break // the heap, thread-local blocks and stacks
		}
		if g.Perm&machine.Write != 0 {
			p.reporter.watchUnsaid(g.Addr, g.Size)
		}
	}
}

// watchUnsaid notes the words of a range that are about to hold addresses of the heap. A collector
// that scans threads one at a time hears of the stores.
func (r *reporter) watchUnsaid(at, size uint64) {
	tells := r.watches()
	r.machine.Mem.Watch(at, size, func(addr uint64, b []byte) error {
		for word := max(addr&^7, at); word < min(addr+uint64(len(b)), at+size); word += 8 {
			value, err := r.merged(word, addr, b)
			if err != nil {
				return &Refused{err}
			}
			if r.heap.inside(value) {
				r.roots.unsaid.note(word)
			}
			old, _ := r.machine.Mem.Load64(word)
			c := r.heap.collector
			if tells && (old == 0 || c.IsObject(old)) && (value == 0 || c.IsObject(value)) {
				if err := c.Store(0, word, value); err != nil {
					return &Refused{err}
				}
			}
		}
		return nil
	})
}

// note notes a word.
func (u *unsaid) note(word uint64) {
	if n, is := slices.BinarySearch(u.words, word); !is {
		u.words = slices.Insert(u.words, n, word)
	}
}

// append appends the words that hold references now.
func (u *unsaid) append(to []uint64, r *roots) []uint64 {
	for _, at := range u.words {
		if r.begins(at) && !slices.Contains(r.registered, at) {
			to = append(to, at)
			if n, is := slices.BinarySearch(u.taken, at); !is {
				u.taken = slices.Insert(u.taken, n, at)
			}
		}
	}
	return to
}

// begins reports whether a word holds the address at which an object begins.
func (r *roots) begins(at uint64) bool {
	v, err := r.machine.Mem.Load64(at)
	return err == nil && r.heap.inside(v) && r.heap.collector.IsObject(v)
}

// locals appends the words of a thread's thread-local block that hold references now.
func (r *roots) locals(to []uint64, cpu *machine.CPU) []uint64 {
	for at := cpu.FSBase - r.image.LocalSize(); at < cpu.FSBase; at += 8 {
		if r.begins(at) && !slices.Contains(r.registered, at) {
			to = append(to, at)
			r.unsaid.taken = append(r.unsaid.taken, at)
			slices.Sort(r.unsaid.taken)
			r.unsaid.taken = slices.Compact(r.unsaid.taken)
		}
	}
	return to
}

// text names the variables that were taken for references, "" if none was.
func (u *unsaid) text(names *names) string {
	var all []string
	for _, at := range u.taken {
		name := names.named(at)
		if name == "" {
			name = fmt.Sprintf("the word at %#x", at)
		}
		all = append(all, name)
	}
	if len(all) == 0 {
		return ""
	}
	if n := len(all); n > 3 {
		all = append(all[:3], fmt.Sprintf("%d more", n-3))
	}
	return "an object does not say which variables hold references: a word of them is one while " +
		"it holds the address at which an object begins (" + strings.Join(all, ", ") + ")"
}
