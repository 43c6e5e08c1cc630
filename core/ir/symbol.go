package ir

import "strconv"

// symbolTable makes names unique the way LLVM's ValueSymbolTable does: a name that is taken gets a number from one counter
// for the whole table, which only ever goes up.
type symbolTable struct {
	byName map[string]Named
	last   int
}

// claim registers v under name or a unique variation of it, and returns the name given. sep stands between name and number.
func (s *symbolTable) claim(v Named, name, sep string) string {
	if s.byName == nil {
		s.byName = map[string]Named{}
	}
	if _, taken := s.byName[name]; !taken {
		s.byName[name] = v
		return name
	}
	for {
		s.last++
		unique := name + sep + strconv.Itoa(s.last)
		if _, taken := s.byName[unique]; !taken {
			s.byName[unique] = v
			return unique
		}
	}
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
	v.setName(f.symbols.claim(v, name, ""))
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
