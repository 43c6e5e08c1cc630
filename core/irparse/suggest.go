package irparse

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/attrs"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// expectedValue fails at a word that is not a value of type t. Common mistakes are a missing sigil,
// or a constant of another type.
func (p *reader) expectedValue(t *ir.Type) {
	d := source.Diagnostic{Code: codeSyntax, Span: p.Span(), Message: "unexpected " +
		quote(p.Text()), Expected: "a value of type `" + t.String() + "`"}
	w := p.Text()
	if p.Kind == scan.Word && p.fn.f != nil && p.fn.f.Lookup(w) != nil {
		d.Suggestion = string(ir.AppendName(nil, '%', w))
	} else if p.Kind == scan.Word && p.m.Lookup(w) != nil {
		d.Suggestion = string(ir.AppendName(nil, '@', w))
	} else if p.Kind == scan.Word {
		d.Suggestion = source.Nearest(w, []string{"null", "undef", "poison", "true", "false",
			"none", "zeroinitializer"})
	}
	switch p.Kind {
	case scan.EOF, scan.Bad:
		p.expected(d.Expected)
	}
	p.fail(d)
}

// zeroOf is the constant that means null or false in a type, "" if there is no short form.
func zeroOf(t *ir.Type) string {
	switch {
	case t.IsInt(1):
		return "false"
	case t.IsInteger():
		return "0"
	case t.IsFloat():
		return "0.0"
	case t.IsPointer():
		return "null"
	case t.IsAggregate(), t.IsVector():
		return "zeroinitializer"
	}
	return ""
}

// wordOfOtherType is the suggestion for a constant that type t does not have.
func wordOfOtherType(w string, t *ir.Type) string {
	switch w {
	case "null", "none", "false":
		return zeroOf(t)
	case "true":
		if t.IsInteger() {
			return "1"
		}
	}
	return ""
}

// foreignTypes maps names of types in other languages to LLVM's types.
var foreignTypes = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"bool": "i1", "boolean": "i1", "char": "i8", "byte": "i8", "short": "i16", "int": "i32", "integer": "i32", "unsigned": "i32", "long": "i64",
		"size_t": "i64", "usize": "i64", "isize": "i64", "uintptr": "i64", "pointer": "ptr", "string": "ptr", "single": "float", "real": "double",
		"f16": "half", "f32": "float", "f64": "double", "f80": "x86_fp80", "f128": "fp128", "float32": "float", "float64": "double", "unit": "void",
	}
})

// nearestType is the type suggested for a word, "" for none.
func nearestType(w string) string {
	if t := foreignTypes()[w]; t != "" {
		return t
	}
	for _, prefix := range []string{"uint", "int", "u", "s"} { // uint8_t, int32, u64
		digits, ok := strings.CutPrefix(w, prefix)
		digits = strings.TrimSuffix(digits, "_t")
		if ok && digits != "" && source.Digits(digits) {
			if n, err := strconv.Atoi(digits); err == nil && n > 0 && n <= maxIntBits {
				return "i" + digits
			}
		}
	}
	return source.Nearest(w, typeWords)
}

// nearestPredicate is the suggested predicate. Integer types are not signed or unsigned, so a bare
// "lt" is taken as signed.
func nearestPredicate(w string, float bool) (near, note string) {
	switch w {
	case "lt", "le", "gt", "ge":
		if float {
			return "o" + w, "A comparison with a NaN is false with `o" + w + "`, true with `u" + w +
				"`."
		}
		return "s" + w, "Integers carry no sign: `s" + w + "` compares as signed, `u" +
			w + "` as unsigned."
	case "eq", "ne":
		if float {
			return "o" + w, "A comparison with a NaN is false with `o" + w + "`, true with `u" + w +
				"`."
		}
	case "==":
		return nearestPredicate("eq", float)
	}
	if float {
		return source.Nearest(w,
				strings.Fields(
					"oeq ogt oge olt ole one ord uno ueq ugt uge ult ule une true false")),
			""
	}
	return source.Nearest(w, strings.Fields("eq ne ugt uge ult ule sgt sge slt sle")), ""
}

// callMismatch describes the first argument in which two function types differ, "" if all are
// equal.
func callMismatch(name string, defined, used *ir.Type) string {
	if defined.Elem == nil || used.Elem == nil || defined.Elem.Kind != ir.FunctionKind ||
		used.Elem.Kind != ir.FunctionKind {
		return ""
	}
	f, u := defined.Elem, used.Elem
	if f.Elem != u.Elem || u.Variadic {
		return ""
	}
	if len(u.Fields) < len(f.Fields) || len(u.Fields) > len(f.Fields) && !f.Variadic {
		return name + " takes " + source.Count(len(f.Fields), "argument") + ", " +
			strconv.Itoa(len(u.Fields)) + " given"
	}
	for i, t := range f.Fields {
		if u.Fields[i] != t {
			return "argument " + strconv.Itoa(i+1) + " has type `" + u.Fields[i].String() + "`, " +
				name + " takes `" + t.String() + "`"
		}
	}
	return ""
}

// checkRange warns of an integer that fits its type neither as signed nor as unsigned. LLVM
// silently drops the upper bits.
func (p *reader) checkRange(n uint64, negative bool, t *ir.Type, span source.Span) {
	if t.Bits >= 64 {
		return
	}
	if negative && -n <= 1<<(t.Bits-1) || !negative && n < 1<<t.Bits || p.noted >= maxErrors {
		return
	}
	p.noted++
	kept := n & (1<<t.Bits - 1)
	p.report(source.Diagnostic{
		Severity: source.Warning, Code: codeNumber, Span: span,
		Message: quote(p.textAt(span)) + " does not fit in " + t.String() + "; it is taken as " + strconv.FormatUint(kept, 10),
		Notes:   []string{"LLVM also drops the upper bits, silently."},
	})
}

// unknownAttribute notes an unknown word that is kept as an attribute, if it resembles a known one.
// A word with a hyphen, a full stop or a dollar sign cannot become a keyword: it is the name of a
// string attribute.
func (p *reader) unknownAttribute(w string, span source.Span) {
	if strings.ContainsAny(w, "-.$") {
		p.fail(source.Diagnostic{
			Code: codeSyntax, Span: span, Message: "unexpected " + quote(w),
			Expected: "an attribute", Suggestion: strconv.Quote(w),
			Notes: []string{"An attribute that LLVM has no keyword for is a string, in quotes."},
		})
	}
	if attrs.Known.Has(w) || attrs.TakesParens.Has(w) || p.noted >= maxErrors {
		return
	}
	near := nearest(w, slices.Collect(attrs.Known.All()))
	if near == "" {
		p.noteOnce(codeUnknownWord, span,
			quote(w)+" is treated as an attribute of a later release and kept unchanged",
			"LLVM itself would refuse this because it takes the word for something else.")
		return
	}
	p.noted++
	p.report(source.Diagnostic{
		Severity: source.Warning, Code: codeUnknownWord, Span: span,
		Message:    quote(w) + " is not an attribute of LLVM 3.6 to 22; it is kept unchanged",
		Suggestion: near,
		Notes: []string{"LLVM itself would refuse this because it takes the word for something " +
			"else."},
	})
}
