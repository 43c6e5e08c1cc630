package ir

import (
	"strconv"
	"strings"
)

// symbolTable makes names unique the way LLVM's ValueSymbolTable does: a name that is taken gets a number from one counter
// for the whole table, which only ever goes up.
type symbolTable struct {
	byName map[string]Named
	last   int
}

// claim registers v under base+suffix or a unique variation of it, and returns the name given. sep stands between name and number.
func (s *symbolTable) claim(names *nameSlab, v Named, base, suffix, sep string) string {
	if s.byName == nil {
		s.byName = map[string]Named{}
	}
	if suffix == "" {
		if _, taken := s.byName[base]; !taken {
			s.byName[base] = v
			return base
		}
	}
	b := append(append(names.scratch[:0], base...), suffix...)
	if _, taken := s.byName[string(b)]; taken {
		b = append(b, sep...)
		for n := len(b); ; {
			s.last++
			b = strconv.AppendInt(b[:n], int64(s.last), 10)
			if _, taken := s.byName[string(b)]; !taken {
				break
			}
		}
	}
	names.scratch = b
	name := names.keep(b)
	s.byName[name] = v
	return name
}

// nameSlab stores the names that are made along the way, many in one allocation.
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
	if name := v.Name(); name != "" && s.byName[name] == v {
		delete(s.byName, name)
	}
}

// SetName names a block, parameter or instruction of f. The name is without "%"; "" takes the name away. A name already taken gets a number, as
// in LLVM. Values of type void have no name.
func (f *Func) SetName(v Named, name string) {
	f.symbols.forget(v)
	if name == "" {
		v.setName("")
		return
	}
	v.setName(f.symbols.claim(&f.module.names, v, name, "", ""))
}

// SetNameOf names a value that has no name yet base+suffix, as SetName does.
func (f *Func) SetNameOf(v Named, base, suffix string) {
	v.setName(f.symbols.claim(&f.module.names, v, base, suffix, ""))
}

// Define names a value of f that has no name yet; it reports false, and does nothing, if the name is taken.
func (f *Func) Define(v Named, name string) bool {
	if f.symbols.byName == nil {
		f.symbols.byName = map[string]Named{}
	} else if _, taken := f.symbols.byName[name]; taken {
		return false
	}
	f.symbols.byName[name] = v
	v.setName(name)
	return true
}

// LocalNames appends the names of f's parameters, blocks and instructions, in no particular order.
func (f *Func) LocalNames(to []string) []string {
	for name := range f.symbols.byName {
		to = append(to, name)
	}
	return to
}

// GlobalNames appends the names of the module's global values, in no particular order.
func (m *Module) GlobalNames(to []string) []string {
	for name := range m.symbols.byName {
		to = append(to, name)
	}
	return to
}

// TakeName gives to the name of from, which is left without one.
func (f *Func) TakeName(to, from Named) {
	name := from.Name()
	f.SetName(from, "")
	f.SetName(to, name)
}

// Lookup returns the block, parameter or instruction of a name, or nil.
func (f *Func) Lookup(name string) Named { return f.symbols.byName[name] }

// ClaimNumber takes the next number of the function's name counter without using it. Some of LLVM's passes do so on the way, and later names show it.
func (f *Func) ClaimNumber() int {
	f.symbols.last++
	return f.symbols.last
}

// forget frees the name of a value that leaves the function.
func (f *Func) forget(v Named) { f.symbols.forget(v) }
