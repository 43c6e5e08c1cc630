package mir

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Symbols numbers the symbols of a module for instructions: one for each global value that is used,
// and more for functions of the runtime library and constants in memory.
type Symbols struct {
	byID   []amd64.Sym // by provenance.ID
	byName map[string]amd64.Sym
	list   []Symbol
	// unnamed counts the values without a name, which are numbered from 1.
	unnamed int
	// function is the function whose constants are being collected, and pool and pooled are its
	// constants.
	function int
	pool     map[poolKey]amd64.Sym
	pooled   int
	// Pool are the constants in memory, in the order of requests.
	Pool []PoolConstant
	// Verbatim are the names to which no format adds a prefix: as in LLVM, those that begin with
	// the byte 1 in the module.
	Verbatim map[string]bool
}

// Symbol is one symbol.
type Symbol struct {
	Name string
	// Value is its global value, nil for a library function or a constant of the code itself.
	Value ir.Named
	// table is one more than the number of its jump table, 0 for none; pooled is set for a constant
	// in memory.
	table  int
	pooled bool
	// global is the name of Value in a table that is not bound to a module.
	global string
}

// NewSymbols returns an empty table for a module.
func NewSymbols(m *ir.Module) *Symbols {
	return &Symbols{byID: make([]amd64.Sym, m.IDs.Last()+1), byName: map[string]amd64.Sym{},
		list: make([]Symbol, 1)}
}

// Of returns the number of a global value's symbol.
func (s *Symbols) Of(v ir.Named) amd64.Sym {
	id := v.ID()
	if int(id) < len(s.byID) && s.byID[id] != 0 {
		return s.byID[id]
	}
	name, verbatim := SymbolName(v)
	if verbatim {
		if s.Verbatim == nil {
			s.Verbatim = map[string]bool{}
		}
		s.Verbatim[name] = true
	}
	n := s.add(Symbol{Name: name, Value: v})
	if had := len(s.byID); int(id) >= had {
		s.byID = slices.Grow(s.byID, int(id)+1-had)[:int(id)+1]
		clear(s.byID[had:])
	}
	s.byID[id] = n
	if v.Name() == "" {
		s.unnamed++
		s.list[n].Name = "__unnamed_" + strconv.Itoa(s.unnamed)
	}
	return n
}

// SymbolName is the name of a value's symbol, and whether it is written verbatim. A private name
// gets the prefix with which assemblers recognize such names.
func SymbolName(v ir.Named) (name string, verbatim bool) {
	name, verbatim = strings.CutPrefix(v.Name(), "\x01")
	if info := ir.Info(v); !verbatim && info != nil && info.Linkage == "private" && name != "" {
		name = ".L" + name
	}
	return name, verbatim
}

// Named returns the number of a symbol by name: the module's own value of that name if there is
// one, else an undefined symbol.
func (s *Symbols) Named(m *ir.Module, name string) amd64.Sym {
	if v := m.Lookup(name); v != nil {
		return s.Of(v)
	}
	if n, ok := s.byName[name]; ok {
		return n
	}
	n := s.add(Symbol{Name: name})
	s.byName[name] = n
	return n
}

// Local makes a symbol with a unique name.
func (s *Symbols) Local(name string) amd64.Sym { return s.add(Symbol{Name: name}) }

func (s *Symbols) add(sym Symbol) amd64.Sym {
	s.list = append(s.list, sym)
	return amd64.Sym(len(s.list) - 1)
}

// Name is the name of a symbol.
func (s *Symbols) Name(n amd64.Sym) string { return s.list[n].Name }

// Get returns a symbol.
func (s *Symbols) Get(n amd64.Sym) Symbol { return s.list[n] }

// Len is one more than the largest number in use.
func (s *Symbols) Len() int { return len(s.list) }

// PoolConstant is a constant that code reads from memory.
type PoolConstant struct {
	Sym  amd64.Sym
	Bits uint64
	High uint64 // the upper half of one of 16 bytes
	Size int    // bytes: 4, 8 or 16
	// Base is a symbol whose address is added to Bits, NoSym for none.
	Base amd64.Sym
	// Func is the number of the function that reads it.
	Func int
}

type poolKey struct {
	bits, high uint64
	size       int
	base       amd64.Sym
}

// BeginFunction starts the constants of the function with the given number. As in LLVM, each
// function has separate constants, and the linker merges equal ones.
func (s *Symbols) BeginFunction(n int) {
	s.function, s.pooled = n, 0
	clear(s.pool)
}

// OrderConstants renumbers the constants of the current function in the order in which its
// instructions first read them; selection requests them in reverse.
func (s *Symbols) OrderConstants(f *Func) {
	list := s.Pool[len(s.Pool)-s.pooled:]
	if len(list) < 2 {
		return
	}
	first := make(map[amd64.Sym]int, len(list))
	for i := range list {
		first[list[i].Sym] = len(f.Operands) // of one that no instruction reads any more
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		for k := in.Ops; k < in.Ops+in.N; k++ {
			if at, ok := first[f.Operands[k].Sym]; ok && f.Operands[k].Kind == KindMem &&
				at == len(f.Operands) {
				first[f.Operands[k].Sym] = i
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return first[list[i].Sym] < first[list[j].Sym] })
	for i := range list {
		s.list[list[i].Sym].Name = s.poolName(i)
	}
}

// poolName is the name of a constant of the current function.
func (s *Symbols) poolName(n int) string {
	return ".LCPI" + strconv.Itoa(s.function) + "_" + strconv.Itoa(n)
}

// JumpTable makes the symbol of the function's jump table with the given number.
func (s *Symbols) JumpTable(n int) amd64.Sym {
	return s.add(Symbol{table: n + 1,
		Name: ".LJTI" + strconv.Itoa(s.function) + "_" + strconv.Itoa(n)})
}

// Constant returns the symbol of a constant of 4 or 8 bytes in read-only memory.
func (s *Symbols) Constant(bits uint64, size int) amd64.Sym {
	return s.constant(poolKey{bits: bits, size: size})
}

// Constant128 returns the symbol of a constant of 16 bytes, aligned to 16 bytes.
func (s *Symbols) Constant128(low, high uint64) amd64.Sym {
	return s.constant(poolKey{bits: low, high: high, size: 16})
}

// Address returns the symbol of 8 bytes that hold an address: that of a symbol plus an offset,
// which need not fit an instruction.
func (s *Symbols) Address(base amd64.Sym, off int64) amd64.Sym {
	return s.constant(poolKey{bits: uint64(off), size: 8, base: base})
}

func (s *Symbols) constant(k poolKey) amd64.Sym {
	if n, ok := s.pool[k]; ok {
		return n
	}
	n := s.add(Symbol{pooled: true, Name: s.poolName(s.pooled)})
	s.pooled++
	s.Pool = append(s.Pool, PoolConstant{n, k.bits, k.high, k.size, k.base, s.function})
	if s.pool == nil {
		s.pool = map[poolKey]amd64.Sym{}
	}
	s.pool[k] = n
	return n
}

// Clear empties the table, which must hold the symbols of only one function.
func (s *Symbols) Clear() {
	for i := 1; i < len(s.list); i++ {
		if v := s.list[i].Value; v != nil {
			s.byID[v.ID()] = 0
		}
	}
	clear(s.byName)
	clear(s.Verbatim)
	s.list, s.Pool, s.unnamed = s.list[:1], s.Pool[:0], 0
}

// Take adds the symbols of another table, which must hold those of only one function, as if they
// had been requested here for the function with the given number. It returns the number here of
// each symbol there.
func (s *Symbols) Take(m *ir.Module, from *Symbols, function int) []amd64.Sym {
	s.BeginFunction(function)
	to := make([]amd64.Sym, len(from.list))
	for i := 1; i < len(from.list); i++ {
		switch x := &from.list[i]; {
		case x.Value != nil:
			to[i] = s.Of(x.Value)
		case x.table > 0:
			to[i] = s.JumpTable(x.table - 1)
		case x.pooled:
			to[i] = s.add(Symbol{pooled: true})
		default:
			to[i] = s.Named(m, x.Name)
		}
	}
	for i, c := range from.Pool {
		c.Sym, c.Base, c.Func = to[c.Sym], to[c.Base], function
		s.list[c.Sym].Name = s.poolName(i)
		s.Pool = append(s.Pool, c)
	}
	return to
}

// Unbound returns a copy of a table with the symbols of one function, without the values, for use
// in another module with the same global values; nil if a value has no name.
func (s *Symbols) Unbound() *Symbols {
	out := &Symbols{list: slices.Clone(s.list), Pool: slices.Clone(s.Pool)}
	for i := range out.list {
		x := &out.list[i]
		if x.Value == nil {
			continue
		}
		if x.global = x.Value.Name(); x.global == "" {
			return nil
		}
		x.Value = nil
	}
	return out
}

// Bound returns an unbound table with the values of a module, nil if it lacks one. The result uses
// room, which is valid until the next use.
func (s *Symbols) Bound(m *ir.Module, room *Symbols) *Symbols {
	room.list, room.Pool = append(room.list[:0], s.list...), s.Pool
	for i := range room.list {
		x := &room.list[i]
		if x.global == "" {
			continue
		}
		if x.Value = m.Lookup(x.global); x.Value == nil {
			return nil
		}
	}
	return room
}

// Reserve makes room for the names of n symbols in an empty table.
func (s *Symbols) Reserve(n int) {
	if len(s.byName) == 0 {
		s.byName = make(map[string]amd64.Sym, n)
		s.list = slices.Grow(s.list, n)
	}
}
