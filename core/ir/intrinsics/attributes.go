package intrinsics

import (
	"strings"
	"sync"

	"statepoint/core/ir"
)

// intrinsicAttrs are the inherent attributes of an intrinsic: LLVM's reader gives them to a
// declaration regardless of the text. Params may be shorter than the parameter list, and its
// elements may be nil.
type intrinsicAttrs struct {
	Func, Ret *ir.AttrSet
	Params    []*ir.AttrSet
}

type intrinsicTable struct {
	once   sync.Once
	text   string
	byName map[string]*intrinsicAttrs
}

var (
	typedIntrinsics  = &intrinsicTable{text: intrinsicsTyped}
	opaqueIntrinsics = &intrinsicTable{text: intrinsicsOpaque}
)

// Attributes returns the attributes of the target-independent intrinsic with a name such as
// "llvm.memcpy.p0.p0.i64", in the form of a dialect; nil if there is no such intrinsic. Suffixes
// for overloaded types are ignored.
func Attributes(name string, d ir.Dialect) *intrinsicAttrs {
	name, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return nil
	}
	t := typedIntrinsics
	if d.Opaque() {
		t = opaqueIntrinsics
	}
	t.once.Do(t.read)
	for {
		if a := t.byName[name]; a != nil {
			return a
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return nil
		}
		name = name[:dot]
	}
}

// SetAttributes gives a declared intrinsic its attributes, as LLVM 14 does in modules with typed
// pointers and LLVM 22 in modules with opaque pointers; the latter only if the types are the
// intrinsic's. It does nothing for other functions, or in the dialects before operand bundles,
// whose documents show no attributes.
func SetAttributes(f *ir.Func) {
	d := f.Whole().Dialect
	if d != ir.LLVM11 && !d.Opaque() {
		return
	}
	a := Attributes(f.Name(), d)
	if a == nil {
		return
	}
	s := Lookup(f.Name()[len("llvm."):], d.Opaque())
	if s == nil {
		return
	}
	if at, _ := s.Match(f.FuncType); at >= 0 && d.Opaque() {
		return
	}
	f.Attrs, f.Ret = a.Func, a.Ret
	if r, ok := a.Ret.Get("range"); ok { // which is said for i32
		_, bounds, _ := strings.Cut(r.Value, " ")
		r.Value = f.FuncType.Result().Scalar().String() + " " + bounds
		f.Ret = a.Ret.With(r)
	}
	for i, p := range f.Args {
		p.Attrs = nil
		if i < len(a.Params) {
			p.Attrs = a.Params[i]
		}
	}
}

// read parses the table's text. Equal lists share one set.
func (t *intrinsicTable) read() {
	t.byName = map[string]*intrinsicAttrs{}
	sets := map[string]*ir.AttrSet{}
	set := func(text string) *ir.AttrSet {
		text = strings.TrimSpace(text)
		if text == "" || text == "-" {
			return nil
		}
		if sets[text] == nil {
			sets[text] = ir.NewAttrSet(wordAttrs(text)...)
		}
		return sets[text]
	}
	var now *intrinsicAttrs
	for line := range strings.SplitSeq(t.text, "\n") {
		if head, ok := strings.CutPrefix(line, "= "); ok {
			parts := strings.SplitN(head, "|", 3)
			now = &intrinsicAttrs{Func: set(parts[0]), Ret: set(parts[1])}
			if strings.TrimSpace(parts[2]) != "" {
				for p := range strings.SplitSeq(parts[2], ";") {
					now.Params = append(now.Params, set(p))
				}
			}
			continue
		}
		for name := range strings.FieldsSeq(line) {
			t.byName[name] = now
		}
	}
}

// wordAttrs reads attributes that are words, with or without text in parentheses.
func wordAttrs(text string) []ir.Attr {
	var as []ir.Attr
	for text != "" {
		end, depth := 0, 0
		for end < len(text) && (depth > 0 || text[end] != ' ') {
			switch text[end] {
			case '(':
				depth++
			case ')':
				depth--
			}
			end++
		}
		word := text[:end]
		text = strings.TrimLeft(text[end:], " ")
		a := ir.Attr{Name: word}
		if name, rest, ok := strings.Cut(word, "("); ok {
			a.Name, a.Value = name, strings.TrimSuffix(rest, ")")
		}
		as = append(as, a)
	}
	return as
}
