package intrinsics

import (
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Signature gives the types of an intrinsic (LangRef, "Intrinsic Functions"). Its words are
//
//	any int float vector pointer   a type of that kind, which counts as the next overloaded one
//	0, 1, …                        the type of that overloaded one
//	elem0                          its element
//	like0:i1                       a vector of as many i1, or one i1 if it is not a vector
//	nth0:2                         a vector of half as many of its elements
//	ptrs0                          a vector of as many pointers, which is overloaded too
//	toelt0                         a pointer to its element
//	ptr ptrptr emptyptr            i8*, i8** and {}*, which may be i8* too, where pointers have types
//	...                            further arguments
//
// and the names of types.
type Signature struct {
	results, params []string
	overloaded      bool
}

type signatureTable struct {
	once   sync.Once
	text   string
	byName map[string]*Signature
}

var (
	typedSignatures  = &signatureTable{text: signaturesTyped}
	opaqueSignatures = &signatureTable{text: signaturesOpaque}
)

// Lookup is the signature of an intrinsic of LLVM with typed or with opaque pointers, nil if it has
// no intrinsic of that name. The name is given without "llvm.".
func Lookup(name string, opaque bool) *Signature {
	_, s := signaturesOf(opaque).lookupBase(name)
	return s
}

// Has reports whether LLVM 22 has an intrinsic of a name, given without "llvm.". All that begin
// with the name of a target count as known, since the tables have none of them.
func Has(name string) bool {
	first, _, _ := strings.Cut(name, ".")
	return targets.Has(first) || Lookup(name, true) != nil
}

var targets = source.WordSet("aarch64 amdgcn arm bpf dx hexagon loongarch mips nvvm ppc r600 " +
	"riscv s390 spv ve wasm x86 xcore")

func signaturesOf(opaque bool) *signatureTable {
	if opaque {
		return opaqueSignatures
	}
	return typedSignatures
}

// lookupBase finds the signature for the longest known prefix of a name, given without "llvm.", and
// returns the prefix.
func (t *signatureTable) lookupBase(name string) (string, *Signature) {
	t.once.Do(t.read)
	for whole := true; ; whole = false {
		if s := t.byName[name]; s != nil {
			if !whole && !s.overloaded {
				return "", nil // another intrinsic, which is not known
			}
			return name, s
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return "", nil
		}
		name = name[:dot]
	}
}

func (t *signatureTable) read() {
	t.byName = map[string]*Signature{}
	var now *Signature
	for line := range strings.SplitSeq(t.text, "\n") {
		if head, ok := strings.CutPrefix(line, "= "); ok {
			results, params, _ := strings.Cut(head, "|")
			now = &Signature{results: strings.Fields(results), params: strings.Fields(params)}
			for _, w := range append(strings.Fields(results), now.params...) {
				now.overloaded = now.overloaded || overloadedWords.Has(w) ||
					strings.HasPrefix(w, "ptrs")
			}
			continue
		}
		for name := range strings.FieldsSeq(line) {
			t.byName[name] = now
		}
	}
}

var overloadedWords = source.WordSet("any int float vector pointer")

// signatureMatch compares a function type with a signature.
type signatureMatch struct {
	slots []*ir.Type
	later []laterMatch
	// again is set while deferred types are compared.
	again bool
}

// laterMatch is a type defined in terms of a later one.
type laterMatch struct {
	t    *ir.Type
	word string
	at   int
}

// Match compares a function type with the signature. It returns the position of the first
// difference (-1 for none, 0 for the result, then the parameters) and the word for the expected
// type, "" if the count is wrong.
func (s *Signature) Match(t *ir.Type) (at int, word string) {
	return s.matchWith(t, &signatureMatch{})
}

// matchWith is Match that leaves the overloaded types in m.
func (s *Signature) matchWith(t *ir.Type, m *signatureMatch) (at int, word string) {
	results := []*ir.Type{t.Result()}
	switch {
	case len(s.results) == 0:
		if !t.Result().IsVoid() {
			return 0, "void"
		}
		results = nil
	case len(s.results) > 1:
		r := t.Result()
		if r.Kind != ir.StructKind || len(r.Fields) != len(s.results) {
			return 0, "{" + strings.Join(s.results, ", ") + "}"
		}
		results = r.Fields
	}
	for i, r := range results {
		if !m.fits(r, s.results[i], 0) {
			return 0, s.results[i]
		}
	}
	params := s.params
	variadic := len(params) > 0 && params[len(params)-1] == "..."
	if variadic {
		params = params[:len(params)-1]
	}
	if len(params) != len(t.Fields) || variadic != t.Variadic {
		return len(t.Fields) + 1, ""
	}
	for i, w := range params {
		if !m.fits(t.Fields[i], w, i+1) {
			return i + 1, w
		}
	}
	later := m.later
	m.later, m.again = nil, true
	for _, l := range later {
		if !m.fits(l.t, l.word, l.at) || len(m.later) > 0 {
			return l.at, l.word
		}
	}
	return -1, ""
}

// fits compares one type with its word, and records an overloaded type.
func (m *signatureMatch) fits(t *ir.Type, word string, at int) bool {
	if overloadedWords.Has(word) {
		m.slots = append(m.slots, t)
		return isOfKind(t, word)
	}
	head := strings.TrimRight(word, "0123456789")
	slot := word[len(head):]
	var rest string
	if before, after, ok := strings.Cut(word, ":"); ok { // like0:i1, nth0:2
		head = strings.TrimRight(before, "0123456789")
		slot, rest = before[len(head):], after
	}
	switch head {
	case "", "elem", "like", "nth", "ptrs", "toelt":
	default:
		return isNamedType(t, word)
	}
	if head == "ptrs" && !m.again {
		m.slots = append(m.slots, t)
	}
	n, _ := strconv.Atoi(slot)
	if n >= len(m.slots) {
		m.later = append(m.later, laterMatch{t, word, at})
		return true
	}
	ref := m.slots[n]
	switch head {
	case "":
		return t == ref
	case "elem":
		return ref.IsVector() && t == ref.Elem
	case "toelt":
		return ref.IsVector() && t.IsPointer() && (t.Elem == nil || t.Elem == ref.Elem)
	case "ptrs":
		return ir.SameLanes(t, ref) && t.Elem.IsPointer() &&
			(t.Elem.Elem == nil || t.Elem.Elem == ref.Elem)
	case "nth":
		k, _ := strconv.ParseUint(rest, 10, 8)
		return ref.IsVector() && t.IsVector() && t.Elem == ref.Elem && t.Scalable == ref.Scalable &&
			t.Len*k == ref.Len
	}
	if ref.IsVector() { // like
		if !ir.SameLanes(t, ref) {
			return false
		}
		t = t.Elem
	}
	if rest == "elem0" {
		return t == m.slots[0].Scalar()
	}
	return isNamedType(t, rest)
}

// isOfKind reports whether an overloaded type is of the word's kind.
func isOfKind(t *ir.Type, word string) bool {
	switch word {
	case "int":
		return t.Scalar().IsInteger()
	case "float":
		return t.Scalar().IsFloat()
	case "vector":
		return t.IsVector()
	case "pointer":
		return t.IsPointer()
	}
	return true
}

// isNamedType reports whether a type has the given name.
func isNamedType(t *ir.Type, name string) bool {
	switch name {
	case "ptr":
		return t.IsPointer() && t.AddrSpace == 0 && (t.Elem == nil || t.Elem.IsInt(8))
	case "ptrptr":
		return t.IsPointer() && t.AddrSpace == 0 && (t.Elem == nil || isNamedType(t.Elem, "ptr"))
	case "emptyptr":
		return t.IsPointer() && t.AddrSpace == 0 &&
			(t.Elem == nil || t.Elem.IsInt(8) || t.Elem.Kind == ir.StructKind &&
				!t.Elem.Identified() && len(t.Elem.Fields) == 0)
	}
	return t.String() == name
}

// signatureWords describe the words of signatures for messages.
var signatureWords = map[string]string{
	"int":   "an integer or a vector of integers",
	"float": "a floating-point number or a vector of them", "vector": "a vector",
	"pointer": "a pointer",
	"ptrptr":  "a pointer to a pointer", "emptyptr": "a pointer to {}",
}

// NumParams is the number of parameters; more reports whether further arguments may follow.
func (s *Signature) NumParams() (n int, more bool) {
	if n = len(s.params); n > 0 && s.params[n-1] == "..." {
		return n - 1, true
	}
	return n, false
}

// Wanted describes the expected type where a function type differs from the signature.
func (s *Signature) Wanted(word string, t *ir.Type) string {
	if say := signatureWords[word]; say != "" {
		return say
	}
	// An overloaded type is named by the actual type in its place.
	var places []*ir.Type
	types := append([]*ir.Type{}, t.Result())
	if len(s.results) == 0 {
		types = nil
	} else if len(s.results) > 1 && t.Result().Kind == ir.StructKind {
		types = t.Result().Fields
	}
	types = append(types, t.Fields...)
	for i, w := range append(append([]string{}, s.results...), s.params...) {
		if (overloadedWords.Has(w) || strings.HasPrefix(w, "ptrs")) && i < len(types) {
			places = append(places, types[i])
		}
	}
	head, rest, _ := strings.Cut(word, ":")
	kind := strings.TrimRight(head, "0123456789")
	n, err := strconv.Atoi(head[len(kind):])
	if err != nil || n >= len(places) {
		return word
	}
	ref := places[n]
	switch kind {
	case "":
		return ref.String()
	case "elem":
		return "the type of the elements of " + ref.String()
	case "toelt":
		return "a pointer to an element of " + ref.String()
	case "ptrs":
		return "a vector of as many pointers as " + ref.String() + " has elements"
	case "nth":
		return "a vector of one part in " + rest + " of the elements of " + ref.String()
	case "like":
		if rest == "elem0" {
			rest = places[0].Scalar().String()
		}
		if ref.IsVector() {
			return "a vector of " + rest + " with as many elements as " + ref.String()
		}
		return rest
	}
	return word
}
