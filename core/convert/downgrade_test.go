package convert

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/upgrade"
)

// attrs are the attributes in a text such as "memory(read) nounwind".
func attrs(text string) *ir.AttrSet {
	var set []ir.Attr
	for text = strings.TrimSpace(text); text != ""; {
		end := strings.IndexByte(text+" ", ' ')
		if open := strings.IndexByte(text, '('); open >= 0 && open < end {
			end = strings.IndexByte(text, ')') + 1
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(text[:end], ")"), "(")
		set = append(set, ir.Attr{Name: name, Value: value})
		text = strings.TrimSpace(text[end:])
	}
	return ir.NewAttrSet(set...)
}

// TestConvertAttributes says of memory in the words of LLVM 14 what LLVM 22 says, there and back.
func TestConvertAttributes(t *testing.T) {
	words := func(s *ir.AttrSet) (text string) {
		if s != nil {
			for _, a := range s.Attrs {
				text += a.Name
				if a.Value != "" {
					text += "(" + a.Value + ")"
				}
				text += " "
			}
		}
		return text
	}
	for _, c := range []struct{ old, new string }{
		{"readnone ", "memory(none) "},
		{"readonly ", "memory(read) "},
		{"writeonly ", "memory(write) "},
		{"argmemonly ", "memory(argmem: readwrite) "},
		{"argmemonly readonly ", "memory(argmem: read) "},
		{"inaccessiblememonly writeonly ", "memory(inaccessiblemem: write) "},
		{"inaccessiblemem_or_argmemonly ", "memory(argmem: readwrite, inaccessiblemem: readwrite) "},
	} {
		up := upgrade.FuncAttrs(attrs(c.old))
		if got := words(up); got != c.new {
			t.Errorf("%s becomes %s", c.old, got)
		}
		if got := words(downgradeFuncAttrs(up)); got != c.old {
			t.Errorf("%s goes back to %s", c.new, got)
		}
	}
	// What has no old word is left out, and what some locations alone promise is promised of no
	// more.
	for new, want := range map[string]string{
		"memory(read, argmem: write)": "", "memory(readwrite)": "",
		"memory(errnomem: write) nounwind": "nounwind ", "nounwind nooutline": "nounwind ",
		"memory(read, argmem: none)": "readonly ", "uwtable(sync)": "uwtable ",
	} {
		if got := words(downgradeFuncAttrs(attrs(new))); got != want {
			t.Errorf("%s becomes %q", new, got)
		}
	}
	if got := words(downgradeParamAttrs(attrs("nonnull captures(none)"))); got !=
		"nonnull nocapture " {
		t.Errorf("got %s", got)
	}
	if got := words(
		downgradeParamAttrs(attrs("captures(address) nonnull"))); got !=
		"nonnull " {
		t.Errorf("got %s", got)
	}
}
