package libfuncs

import (
	"slices"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/pass"
)

// library maps names of the C library's functions that a release of LLVM knows to their signatures.
type library map[string][]string

// readLibrary reads a table when it is first needed: a signature, the names of the functions that
// have it, the next signature, and so on.
func readLibrary(table ...string) func() library {
	return sync.OnceValue(func() library {
		m := library{}
		for row := range slices.Chunk(table, 2) {
			for n := range strings.FieldsSeq(row[1]) {
				m[n] = append(m[n], row[0])
			}
		}
		return m
	})
}

// libraryOf is the library that the release of LLVM for a module's dialect knows.
func libraryOf(m *ir.Module) library {
	if m.Dialect.Opaque() {
		return opaqueLibrary()
	}
	return typedLibrary()
}

// Knows reports whether a function is one of the C and C++ libraries that LLVM knows by name and
// type, so that its calls cannot reach a safepoint.
func Knows(o *pass.Options, f *ir.Func) bool {
	n, m := strings.TrimPrefix(f.Name(), "\x01"), f.Whole()
	signatures := libraryOf(m)[n]
	if len(signatures) == 0 || o.NoLibraryCalls {
		return false
	}
	if !slices.Contains(o.EnabledBuiltins, n) &&
		(slices.Contains(o.DisabledBuiltins, n) || !hasFunction(system(m.TargetTriple), n)) {
		return false
	}
	for _, s := range signatures {
		if fitsSignature(m, f.FuncType, s) {
			return true
		}
	}
	return false
}

// fitsSignature reports whether a function type of a module matches a signature. LLVM 14 does not
// look at whether a function has variable arguments.
func fitsSignature(m *ir.Module, t *ir.Type, s string) bool {
	s, variadic := strings.CutSuffix(s, ".")
	s, more := strings.CutSuffix(s, "+")
	more = more || variadic
	if variadic != t.Variadic && m.Dialect.Opaque() || len(t.Fields) < len(s)-1 ||
		len(t.Fields) > len(s)-1 && !more {
		return false
	}
	var same, last *ir.Type
	for i := range len(s) {
		u := t.Result()
		if i > 0 {
			u = t.Fields[i-1]
		}
		switch s[i] {
		case 'S':
			if !u.IsFloat() || same != nil && u != same {
				return false
			}
			same = u
		case '=':
			if u != last {
				return false
			}
		default:
			if !fitsLetter(m, u, s[i]) {
				return false
			}
		}
		last = u
	}
	return true
}

// fitsLetter reports whether a type of a module matches a letter of a signature.
func fitsLetter(m *ir.Module, t *ir.Type, letter byte) bool {
	switch letter {
	case 'A':
		return true
	case 'v':
		return t.IsVoid()
	case 'b':
		return t.IsInt(8)
	case 's':
		return t.IsInt(16)
	case 'i':
		return t.IsInt(32)
	case 'l':
		return t.IsInt(64)
	case 'z':
		return t.Kind == ir.IntegerKind && uint64(t.Bits) == sizeBits(m)
	case 'W':
		return t.Kind == ir.IntegerKind && t.Bits >= 32
	case 'N':
		return t.Kind == ir.IntegerKind
	case 'p':
		return t.IsPointer()
	case 'd':
		return t.Kind == ir.DoubleKind
	case 'f':
		return t.Kind == ir.FloatKind
	case 'F':
		return t.IsFloat()
	case 'R':
		return t.Kind == ir.StructKind && t.Name == "" && !t.Packed && len(t.Fields) == 2 &&
			fitsLetter(m, t.Fields[0], 'p') && fitsLetter(m, t.Fields[1], 'z')
	}
	return false
}

// sizeBits is the width of size_t in a module: that of an index in address space 0.
func sizeBits(m *ir.Module) uint64 {
	l, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		return 64
	}
	return l.IndexBits(0)
}
