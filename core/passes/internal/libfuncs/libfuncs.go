package libfuncs

import (
	"slices"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
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

// onlyOnLinux are functions that LLVM does not expect on an unknown system; neither does it those
// whose names end in "_finite" or "_unlocked".
var onlyOnLinux = source.WordSet(
	"_IO_getc _IO_putc __strdup __strtok_r bcmp ffsl ffsll fopen64 fseeko64 fstat64 fstatvfs64 " +
		"ftello64 lstat64 memalign " +
		"open64 stat64 statvfs64 tmpfile64")

// Knows reports whether a function is one of the C library that LLVM knows by name and type, so
// that its calls cannot reach a safepoint.
func Knows(o *pass.Options, f *ir.Func) bool {
	n, m := f.Name(), f.Whole()
	signatures := libraryOf(m)[n]
	enabled := slices.Contains(o.EnabledBuiltins, n)
	if len(signatures) == 0 || o.NoLibraryCalls || slices.Contains(o.DisabledBuiltins, n) &&
		!enabled {
		return false
	}
	onLinux := onlyOnLinux.Has(n) || strings.HasSuffix(n, "_finite") ||
		strings.HasSuffix(n, "_unlocked")
	if onLinux && !enabled && !strings.Contains(m.TargetTriple, "linux") {
		return false
	}
	for _, s := range signatures {
		if fitsSignature(f.FuncType, s) {
			return true
		}
	}
	return false
}

// fitsSignature reports whether a function type matches a signature.
func fitsSignature(t *ir.Type, s string) bool {
	s, variadic := strings.CutSuffix(s, ".")
	s, more := strings.CutSuffix(s, "+")
	if variadic != t.Variadic || len(t.Fields) < len(s)-1 || len(t.Fields) > len(s)-1 && !more {
		return false
	}
	var same *ir.Type
	for i := range len(s) {
		u := t.Result()
		if i > 0 {
			u = t.Fields[i-1]
		}
		if s[i] == 'S' {
			if !u.IsFloat() || same != nil && u != same {
				return false
			}
			same = u
			continue
		}
		if !fitsLetter(u, s[i]) {
			return false
		}
	}
	return true
}

// fitsLetter reports whether a type matches a letter of a signature.
func fitsLetter(t *ir.Type, letter byte) bool {
	switch letter {
	case 'A':
		return true
	case 'v':
		return t.IsVoid()
	case 's':
		return t.IsInt(16)
	case 'i':
		return t.IsInt(32)
	case 'l':
		return t.IsInt(64)
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
	}
	return t.Kind == ir.X86FP80Kind || t.Kind == ir.FP128Kind || t.Kind == ir.PPCFP128Kind
}
