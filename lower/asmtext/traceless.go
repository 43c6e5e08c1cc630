package asmtext

import "strings"

// traceless are directives that leave nothing in an object which a program or a linker could see the effect of.
var traceless = map[string]bool{
	".ident": true, ".file": true, ".att_syntax": true, ".code64": true, ".text": true, ".addrsig": true, ".lto_discard": true,
}

// FirstStatement finds the first statement of a text that means something to the object it would be part of; ok is false if there is none. Comments, empty
// lines and directives that leave no trace mean nothing.
func FirstStatement(text string) (statement string, line int, ok bool) {
	list, err := split(text)
	if err != nil {
		e := err.(*Error)
		return e.Statement, e.Line, true
	}
	for _, s := range list {
		word, rest, _ := strings.Cut(s.text, " ")
		word, _, _ = strings.Cut(word, "\t")
		fields := strings.Fields(rest)
		switch {
		case traceless[word]:
			continue
		case word == ".section" && len(fields) > 0 && strings.HasPrefix(strings.Trim(fields[0], "\""), ".note.GNU-stack"):
			continue
		}
		return s.text, s.line, true
	}
	return "", 0, false
}
