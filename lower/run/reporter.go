package run

import (
	"encoding/binary"
	"slices"
	"sort"

	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// reporter reports stores of references to a collector for a program whose barriers do not.
type reporter struct {
	machine  *machine.Machine
	heap     *heap
	roots    *roots
	standIns *StandIns
}

// stored is the barrier for stores that do not go through rt_store: it reports each reference about
// to change to the collector.
func (r *reporter) stored(addr uint64, b []byte) error {
	h := r.heap
	for at := addr &^ 7; at < addr+uint64(len(b)); at += 8 {
		object, ok := h.object(at)
		if !ok {
			continue
		}
		if at < addr || at+8 > addr+uint64(len(b)) {
			// A part of a reference, which only a copy of bytes writes: the rest follows.
			if _, ok := h.collector.(collect.Worker); !ok {
				continue
			}
		}
		value, err := r.merged(at, addr, b)
		if err != nil {
			return err
		}
		r.standIns.use(barrierUsed)
		if err := h.collector.Store(object, at, value); err != nil {
			return err
		}
	}
	return nil
}

// watchVariables reports the stores into variables that are roots to a collector whose thread scans
// the program's threads one at a time.
func (r *reporter) watchVariables() {
	if !r.watches() {
		return
	}
	all := slices.Clone(r.roots.fixed)
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n] <= all[n-1]+8 {
			n++
		}
		r.watch(all[0], all[n-1]+8-all[0])
		all = all[n:]
	}
}

// watches reports whether watchVariables has something to do.
func (r *reporter) watches() bool {
	_, ok := r.heap.collector.(collect.Worker)
	return ok && r.heap.everyStore()
}

// watch watches some words.
func (r *reporter) watch(at, size uint64) {
	r.machine.Mem.Watch(at, size, func(addr uint64, b []byte) error {
		for word := max(addr&^7, at); word < min(addr+uint64(len(b)), at+size); word += 8 {
			value, err := r.merged(word, addr, b)
			if err == nil {
				err = r.heap.collector.Store(0, word, value)
			}
			if err != nil {
				return &Refused{err}
			}
		}
		return nil
	})
}

// merged is the value of a word after a write of bytes to an address. Where they are a part of the
// word, and do not make it an object's address, it is its value before the write.
func (r *reporter) merged(word, addr uint64, b []byte) (uint64, error) {
	if word >= addr && word+8 <= addr+uint64(len(b)) {
		return binary.LittleEndian.Uint64(b[word-addr:]), nil
	}
	old, err := r.machine.Mem.Load64(word)
	var bytes [8]byte
	binary.LittleEndian.PutUint64(bytes[:], old)
	for i := range bytes {
		if n := word + uint64(i) - addr; n < uint64(len(b)) {
			bytes[i] = b[n]
		}
	}
	if value := binary.LittleEndian.Uint64(bytes[:]); r.heap.collector.IsObject(value) {
		return value, err
	}
	return old, err
}
