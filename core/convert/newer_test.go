package convert

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// Every word that we take for newer than LLVM 14 is one that LLVM 14 refuses.
func TestNewerMetadataWords(t *testing.T) {
	opt := oracle.Tool(t, oracle.Typed, "opt")
	for w := range newerWords.All() {
		kind, field, isField := strings.Cut(w, ".")
		var text string
		switch {
		case isField:
			text = "!" + kind + "(" + field + ": null)"
		case strings.HasPrefix(w, "DI") && !strings.HasPrefix(w, "DIFlag"):
			text = "!" + w + "()"
		case strings.HasPrefix(w, "DW_OP_"):
			text = "!{!DIExpression(" + w + ")}"
		case strings.HasPrefix(w, "DW_LANG_"):
			text = "!DICompileUnit(language: " + w + ")"
		case strings.HasPrefix(w, "DW_CC_"):
			text = "!DISubroutineType(cc: " + w + ")"
		case strings.HasPrefix(w, "DW_TAG_"):
			text = "!DIDerivedType(tag: " + w + ")"
		case w == "Apple":
			text = "!DICompileUnit(nameTableKind: Apple)"
		default:
			text = "!DIDerivedType(flags: " + w + ")"
		}
		said := string(oracle.Exec([]byte("!0 = distinct "+text+"\n"), opt,
			"-disable-output").Stderr)
		refused := false
		for _, complaint := range []string{"invalid field", "expected metadata type",
			"invalid DWARF", "invalid debug info flag", "expected nameTable"} {
			refused = refused || strings.Contains(said, complaint)
		}
		if !refused {
			t.Errorf("%s: LLVM 14 says of %s: %q", w, text, said)
		}
	}
}
