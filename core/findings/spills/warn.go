package spills

import (
	"fmt"

	"statepoint/core/analysis/regions"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// Code is the code of the warnings.
const Code = "SP0506"

// words are the texts for each reason, after the name of the word, and the remedies.
var words = [...]struct{ why, by, out string }{
	regions.MayBeStale: {"may be stale here, so no collector follows it",
		"this call, which may collect, does not list the object: `%s`",
		"list the object at every safepoint that its references must survive"},
	regions.MayBeOther: {"may hold something else than a reference, so no collector follows it",
		"this stores something else: `%s`",
		"keep references and other values in words of their own"},
	regions.MayBeDerived: {
		"may hold a derived pointer, whose base is not known, so no collector follows it",
		"this stores it: `%s`", "store the base, and compute the derived pointer after the " +
			"safepoint; or use a strategy whose collector finds the start of an object " +
			"(`interior=yes`)"},
	regions.Misplaced: {"is not 8 bytes at a multiple of 8, so no map can name it", "",
		"align references in stack objects to 8 bytes"},
	regions.Unknown: {"", "its address escapes here: `%s`",
		"declare the offsets of its references, in bytes, as `!statepoint.words !{i64 0}`"},
	regions.Dynamic:     {"", "", "put allocas of fixed size into the entry block"},
	regions.Overaligned: {"", "", "align the object to 16 bytes or less"},
	regions.TooLarge:    {"", "", "split the function, or list fewer stack objects"},
}

// objects are the texts of warnings about whole objects.
var objects = map[regions.Reason]string{
	regions.Unknown: "no type says which words of the stack object %s hold references, so no " +
		"collector follows any",
	regions.Dynamic: "the stack object %s is not of fixed size in the entry block, so it is not " +
		"recorded and no collector looks into it",
	regions.Overaligned: "the stack object %s is aligned to more than the stack, so no map can " +
		"name its words and no collector follows any",
	regions.TooLarge: "@%s has more than %d words of stack objects in blocks " +
		"(regions.MaxState), so no collector follows any",
}

// Warnings are the problems of a function as diagnostics. called names values.
func Warnings(f *ir.Func, res *regions.Result, called func(ir.Value) string) []source.Diagnostic {
	var all []source.Diagnostic
	for i := range res.Problems {
		p := &res.Problems[i]
		w := &words[p.Reason]
		d := source.Diagnostic{Severity: source.Warning, Code: Code, Span: f.Span}
		if p.Safepoint != nil && !p.Safepoint.Span.IsZero() {
			d.Span = p.Safepoint.Span
		}
		name := "`" + called(p.Word.Object) + "`"
		switch text := objects[p.Reason]; {
		case p.Reason == regions.TooLarge:
			d.Message = fmt.Sprintf(text, f.Name(), regions.MaxState)
		case text != "":
			d.Message = fmt.Sprintf(text, name)
		default:
			d.Message = fmt.Sprintf("the reference at byte %d of the stack object %s %s",
				p.Word.Offset, name, w.why)
		}
		if p.By != nil && w.by != "" {
			d.Notes = append(d.Notes, fmt.Sprintf(w.by, called(p.By))+at(f, p.By))
		}
		d.Notes = append(d.Notes, w.out)
		all = append(all, d)
	}
	return all
}

// at is the position of an instruction in the text, "" if it is unknown.
func at(f *ir.Func, in *ir.Instr) string {
	text := f.Module().Text
	if text == nil || in.Span.IsZero() {
		return ""
	}
	return fmt.Sprintf(" in line %d", text.Position(in.Span.Start).Line)
}
