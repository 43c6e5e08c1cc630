package intrinsics

import (
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/source"
)

// Signature checks that a called intrinsic has the types that its name implies. Modules with opaque
// pointers come from several releases, so they may match either table.
func (v *Checks) Signature(in *ir.Instr, f *ir.Func) bool {
	if v.matching[f] {
		return true
	}
	if !v.signature(in, f) {
		return false
	}
	if v.matching == nil {
		v.matching = map[*ir.Func]bool{}
	}
	v.matching[f] = true
	return true
}

func (v *Checks) signature(in *ir.Instr, f *ir.Func) bool {
	d := v.r.M.Dialect
	if d != ir.LLVM11 && !d.Opaque() {
		return true
	}
	name := f.Name()[len("llvm."):]
	releases := []bool{true, false} // opaque pointers
	if d == ir.LLVM11 {
		releases = releases[1:]
	}
	var first *intrinsics.Signature
	for _, opaque := range releases {
		s := intrinsics.Lookup(name, opaque)
		if s == nil {
			continue
		}
		if at, _ := s.Match(f.FuncType); at < 0 {
			return true
		}
		if first == nil {
			first = s
		}
	}
	if first == nil {
		return true
	}
	if name == "dbg.value" && len(f.FuncType.Fields) == 4 {
		return true // which had an offset before LLVM 6
	}
	at, word := first.Match(f.FuncType)
	v.r.LLVMSays = wordsOfMismatch(first, f.FuncType, at, word)
	switch {
	case word == "":
		v.r.Bad(in, codeIntrinsicArg, "@%s takes %s, but is declared with %d%s", f.Name(),
			argCount(first), len(f.FuncType.Fields), dots(f.FuncType))
	case at == 0:
		v.r.Bad(in, codeIntrinsicArg, "the result of @%s is %s, not %s", f.Name(),
			first.Wanted(word, f.FuncType), f.FuncType.Result())
	default:
		v.r.At(at).Bad(in, codeIntrinsicArg, "argument %d of @%s is %s, not %s", at, f.Name(),
			first.Wanted(word, f.FuncType), f.FuncType.Fields[at-1])
	}
	return false
}

// wordsOfMismatch is LLVM's message for a declaration of an intrinsic with wrong types, "" where it
// depends on what LLVM looks at first.
func wordsOfMismatch(s *intrinsics.Signature, t *ir.Type, at int, word string) string {
	n, more := s.NumParams()
	switch {
	case at == 0 && word != "":
		return "Intrinsic has incorrect return type!"
	case word != "" || len(t.Fields) > n:
		return "Intrinsic has incorrect argument type!"
	case t.Variadic && !more:
		return "Intrinsic was not defined with variable arguments!"
	}
	return ""
}

func dots(t *ir.Type) string {
	if t.Variadic {
		return " and further ones"
	}
	return ""
}

// argCount is the number of arguments, as text.
func argCount(s *intrinsics.Signature) string {
	n, more := s.NumParams()
	if more {
		return source.Count(n, "argument") + " and further ones"
	}
	return source.Count(n, "argument")
}
