package ir

import (
	"strconv"
	"strings"
)

// symbolTable makes names unique the way LLVM's ValueSymbolTable does: a name that is taken gets a
// number from one counter for the whole table, which only ever goes up.
//
// It is a hash table with open addressing that keeps no copy of the names: passes that name a value
// for each pointer at each safepoint spend much of their time here.
type symbolTable struct {
	symbolSlots
	// used counts the nonempty slots, including those of deleted names.
	used int
	last int
}

// symbolSlots are the slots of a table: of each a hash, which has the top bit set or is slotEmpty
// or slotGone, and a value. They are separate because a search reads many hashes and rarely a
// value, and so that the garbage collector scans only half as much.
type symbolSlots struct {
	hashes []uint32
	values []Named
}

const (
	slotEmpty = 0
	slotGone  = 1
	slotTaken = 1 << 31
)

// hashStart and hashMore compute FNV-1a, which can continue from the hash of a prefix.
const hashStart uint32 = 2166136261

func hashMore[T string | []byte](h uint32, s T) uint32 {
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}

// find returns the slot of a name, or -1.
func find[T string | []byte](s *symbolTable, h uint32, name T) int {
	if len(s.hashes) == 0 {
		return -1
	}
	mask := uint32(len(s.hashes) - 1)
	h |= slotTaken
	for i := (h ^ h>>15) & mask; ; i = (i + 1) & mask {
		switch s.hashes[i] {
		case slotEmpty:
			return -1
		case h:
			if s.values[i].Name() == string(name) {
				return int(i)
			}
		}
	}
}

// insert adds a name that is not in the table; the value has it, or gets it before the next
// look-up.
func (s *symbolTable) insert(h uint32, v Named) {
	if 4*(s.used+1) > 3*len(s.hashes) {
		s.grow()
	}
	mask := uint32(len(s.hashes) - 1)
	h |= slotTaken
	i := (h ^ h>>15) & mask
	for s.hashes[i] != slotEmpty {
		i = (i + 1) & mask
	}
	s.hashes[i], s.values[i] = h, v
	s.used++
}

func (s *symbolTable) grow() {
	live := 0
	for _, h := range s.hashes {
		if h >= slotTaken {
			live++
		}
	}
	s.resize(3 * (live + 1))
}

// resize makes a new table of at least the given number of slots.
func (s *symbolTable) resize(slots int) {
	size := 8
	for size < slots {
		size *= 2
	}
	old := s.symbolSlots
	s.symbolSlots, s.used = symbolSlots{make([]uint32, size), make([]Named, size)}, 0
	for i, h := range old.hashes {
		if h >= slotTaken {
			s.insert(h, old.values[i])
		}
	}
}

func (s *symbolTable) lookup(name string) Named {
	if i := find(s, hashMore(hashStart, name), name); i >= 0 {
		return s.values[i]
	}
	return nil
}

// appendNames appends all names, in no particular order.
func (s *symbolTable) appendNames(to []string) []string {
	for i, h := range s.hashes {
		if h >= slotTaken {
			to = append(to, s.values[i].Name())
		}
	}
	return to
}

// claim registers v under base+suffix or a unique variation of it, and returns that name. sep goes
// between name and number.
func (s *symbolTable) claim(names *nameSlab, v Named, base, suffix, sep string, most int) string {
	h := hashMore(hashMore(hashStart, base), suffix)
	if suffix == "" && find(s, h, base) < 0 {
		s.insert(h, v)
		return base
	}
	b := append(append(names.scratch[:0], base...), suffix...)
	if find(s, h, b) >= 0 {
		b = append(b, sep...)
		return s.number(names, v, b, hashMore(h, sep), most)
	}
	names.scratch = b
	s.insert(h, v)
	return names.keep(b)
}

// number registers v under b and a number that makes it unique, and returns that name. b is
// scratch memory, and h its hash.
func (s *symbolTable) number(names *nameSlab, v Named, b []byte, h uint32, most int) string {
	prefix := h
	for n := len(b); ; {
		s.last++
		b = strconv.AppendInt(b[:n], int64(s.last), 10)
		if most > 0 && len(b) > most { // LLVM increments the number and tries again
			n -= len(b) - most
			prefix = hashMore(hashStart, b[:n])
			continue
		}
		if h = hashMore(prefix, b[n:]); find(s, h, b) < 0 {
			break
		}
	}
	names.scratch = b
	s.insert(h, v)
	return names.keep(b)
}

// nameSlab stores generated names, many in one allocation.
type nameSlab struct {
	chunk   strings.Builder
	scratch []byte
}

const nameChunk = 4096

// keep returns b as a string.
func (n *nameSlab) keep(b []byte) string {
	if n.chunk.Cap()-n.chunk.Len() < len(b) {
		n.chunk.Reset()
		n.chunk.Grow(max(nameChunk, len(b)))
	}
	start := n.chunk.Len()
	n.chunk.Write(b)
	return n.chunk.String()[start:]
}

func (s *symbolTable) forget(v Named) {
	name := v.Name()
	if name == "" {
		return
	}
	if i := find(s, hashMore(hashStart, name), name); i >= 0 && s.values[i] == v {
		s.hashes[i], s.values[i] = slotGone, nil
	}
}

// SetName names a block, parameter or instruction of f. The name is without "%"; "" removes the
// name. A name already taken gets a number, as in LLVM. Values of type void have no name.
func (f *Func) SetName(v Named, name string) {
	names := f.names()
	names.forget(v)
	if name == "" {
		v.setName("")
		return
	}
	f.claim(names, v, name, "")
}

// maxLocalName is LLVM's limit, in bytes, on the generated name of a parameter, block or
// instruction; names in a text may be longer. Some passes derive names from names, again and again.
const maxLocalName = 1024

// claim names a value base+suffix, truncated if too long, or a variation if that is taken. Before
// LLVM 15 the number after a name did not count.
func (f *Func) claim(names *symbolTable, v Named, base, suffix string) {
	base, suffix = cutName(base, suffix)
	v.setName(names.claim(&f.Module().names, v, base, suffix, "", f.longestName()))
}

// cutName shortens a name in two parts to what may be generated.
func cutName(base, suffix string) (string, string) {
	base = base[:min(len(base), maxLocalName)]
	return base, suffix[:min(len(suffix), maxLocalName-len(base))]
}

// longestName is the limit in bytes on a generated name with its number; 0 is no limit.
func (f *Func) longestName() int {
	if f.module.Dialect.Opaque() {
		return maxLocalName
	}
	return 0
}

// NameSeries are the names of values that all ask for the same one: from the second on that name
// with numbers. It is valid while no name is removed from the function. Its zero value is empty.
type NameSeries struct {
	name string // which is taken, "" until the first value
	hash uint32
}

// SetNameOf gives a value without a name the name base+suffix, as SetName does.
func (f *Func) SetNameOf(v Named, base, suffix string) {
	f.claim(f.names(), v, base, suffix)
}

// SetNameIn is SetNameOf for the values of a series, which are named base+suffix.
func (f *Func) SetNameIn(s *NameSeries, v Named, base, suffix string) {
	names := f.names()
	if s.name == "" {
		f.claim(names, v, base, suffix)
		base, suffix = cutName(base, suffix)
		s.name = base + suffix
		s.hash = hashMore(hashStart, s.name)
		return
	}
	slab := &f.Module().names
	b := append(slab.scratch[:0], s.name...)
	v.setName(names.number(slab, v, b, s.hash, f.longestName()))
}

// GrowNames makes room for n more names at once.
func (f *Func) GrowNames(n int) {
	if s := f.names(); 4*(s.used+n) > 3*len(s.hashes) {
		s.resize(2 * (s.used + n))
	}
}

// Define names a value of f that has no name yet; if the name is taken, it does nothing and returns
// false.
func (f *Func) Define(v Named, name string) bool {
	names, h := f.names(), hashMore(hashStart, name)
	if find(names, h, name) >= 0 {
		return false
	}
	names.insert(h, v)
	v.setName(name)
	return true
}

// NumLocalNames is at least the number of names that LocalNames appends, and at most a few times as
// large.
func (f *Func) NumLocalNames() int { return f.names().used }

// NumGlobalNames is the same for GlobalNames.
func (m *Module) NumGlobalNames() int { return m.symbols.used }

// LocalNames appends the names of f's parameters, blocks and instructions, in no particular order.
func (f *Func) LocalNames(to []string) []string { return f.names().appendNames(to) }

// GlobalNames appends the names of the module's global values, in no particular order.
func (m *Module) GlobalNames(to []string) []string { return m.symbols.appendNames(to) }

// TakeName moves the name of from to to.
func (f *Func) TakeName(to, from Named) {
	name := from.Name()
	f.SetName(from, "")
	f.SetName(to, name)
}

// Lookup returns the block, parameter or instruction of a name, or nil.
func (f *Func) Lookup(name string) Named { return f.names().lookup(name) }

// forget frees the name of a value that is removed from the function.
func (f *Func) forget(v Named) {
	if !f.packed {
		f.symbols.forget(v)
	}
}

// names is the table of the function's names.
func (f *Func) names() *symbolTable {
	if f.symbols.hashes == nil {
		m := f.Module()
		f.symbols.symbolSlots, m.spareSlots = m.spareSlots, symbolSlots{}
	}
	if f.packed {
		f.packed = false
		f.eachNamed(func(v Named) {
			if name := v.Name(); name != "" {
				f.symbols.insert(hashMore(hashStart, name), v)
			}
		})
	}
	return &f.symbols
}

// eachNamed visits everything in the function that can have a name.
func (f *Func) eachNamed(visit func(Named)) {
	for _, a := range f.Args {
		visit(a)
	}
	for _, b := range f.Blocks {
		visit(b)
		for in := b.first; in != nil; in = in.next {
			visit(in)
		}
	}
}

// PackNames frees the table of the function's names for reuse by the next function; a later look-up
// rebuilds it. Most of a large module is read and printed without one. Readers call it at the end
// of a function, and so do passes that gave many names.
func (f *Func) PackNames() {
	slots := f.symbols.symbolSlots
	if f.packed || slots.hashes == nil {
		return
	}
	clear(slots.hashes)
	clear(slots.values)
	// so that one large function does not make all others costly
	if n := len(slots.hashes); 8*f.symbols.used < n && n > 8 {
		slots = symbolSlots{slots.hashes[:n/2], slots.values[:n/2]}
	}
	f.Module().spareSlots = slots
	f.symbols.symbolSlots, f.symbols.used, f.packed = symbolSlots{}, 0, true
}
