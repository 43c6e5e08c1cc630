package ir

import "testing"

func TestParseDialect(t *testing.T) {
	for version, want := range map[string]Dialect{
		"3.6": LLVM36, "3.6.2": LLVM36, "3.7": LLVM37, "3.8": LLVM38, "3.9.1": LLVM38,
		"4.0": LLVM38, "10": LLVM38,
		"11": LLVM11, "14.0.6": LLVM11, "15": LLVM15, "22": LLVM15,
	} {
		if got, err := ParseDialect(version); err != nil || got != want {
			t.Errorf("%s: %v, %v", version, got, err)
		}
	}
	for _, version := range []string{"", "3.5", "3.10", "2.8", "x", "15.", "-1", "1.2.3.4",
		"llvm"} {
		if got, err := ParseDialect(version); err == nil {
			t.Errorf("%q is %v", version, got)
		}
	}
	for i, name := range DialectNames {
		if d, err := ParseDialect(name); err != nil || d != LLVM36+Dialect(i) {
			t.Errorf("%s: %v, %v", name, d, err)
		}
	}
}

// What LLVM 14 says about memory is what LLVM 22 says, there and back.
func TestConvertAttributes(t *testing.T) {
	words := func(s *AttrSet) (text string) {
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
		up := UpgradeFuncAttrs(NewAttrSet(wordAttrs(c.old[:len(c.old)-1])...))
		if got := words(up); got != c.new {
			t.Errorf("%s becomes %s", c.old, got)
		}
		if got := words(DowngradeFuncAttrs(up)); got != c.old {
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
		if got := words(DowngradeFuncAttrs(NewAttrSet(wordAttrs(new)...))); got != want {
			t.Errorf("%s becomes %q", new, got)
		}
	}
	if got := words(DowngradeParamAttrs(NewAttrSet(wordAttrs("nonnull captures(none)")...))); got !=
		"nonnull nocapture " {
		t.Errorf("got %s", got)
	}
	if got := words(
		DowngradeParamAttrs(NewAttrSet(wordAttrs("captures(address) nonnull")...))); got !=
		"nonnull " {
		t.Errorf("got %s", got)
	}
}
