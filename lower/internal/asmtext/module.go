package asmtext

import (
	"fmt"
	"strconv"
	"strings"
)

// SymbolDirective is a directive about a symbol: .globl, .weak, .hidden, .protected, .internal or
// .local.
type SymbolDirective struct {
	Directive, Symbol string
}

// Module is parsed module-level assembly. It has no code and no data.
type Module struct {
	Symbols []SymbolDirective
	// Align is the largest requested alignment in bytes, 0 for none.
	Align uint64
}

// maxModuleAlign is the largest alignment that module-level assembly may request, in bytes.
const maxModuleAlign = 1 << 16

// ReadModule reads module-level assembly: comments, directives without effect on the object,
// directives about symbols, and alignments. Any other statement is an *Error.
func ReadModule(text string) (*Module, error) {
	list, err := split(text)
	if err != nil {
		return nil, err
	}
	m := &Module{}
	for _, s := range list {
		if problem := m.statement(s.text); problem != "" {
			return nil, &Error{Line: s.line, Statement: s.text, Message: problem}
		}
	}
	return m, nil
}

func (m *Module) statement(text string) (problem string) {
	word, rest := text, ""
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		word, rest = text[:i], strings.TrimSpace(text[i:])
	}
	switch word {
	case ".section":
		if strings.HasPrefix(strings.Trim(rest, "\""), ".note.GNU-stack") {
			return ""
		}
	case ".globl", ".global", ".weak", ".hidden", ".protected", ".internal", ".local":
		if word == ".global" {
			word = ".globl"
		}
		for name := range strings.SplitSeq(rest, ",") {
			name = strings.TrimSpace(name)
			if quoted, err := unquoteSymbol(name); err == nil {
				name = quoted
			}
			if name == "" || strings.ContainsAny(name, " \t\"") {
				return "a symbol is expected"
			}
			m.Symbols = append(m.Symbols, SymbolDirective{word, name})
		}
		return ""
	case ".align", ".balign", ".p2align":
		// The module has no code or data at this position, so the padding is never visible.
		amount, _, _ := strings.Cut(rest, ",")
		n, err := strconv.ParseUint(strings.TrimSpace(amount), 0, 32)
		if err == nil && word == ".p2align" {
			if n > 63 {
				n = 63
			}
			n = 1 << n
		}
		if err != nil || n&(n-1) != 0 || n > maxModuleAlign {
			return fmt.Sprintf("an alignment is a power of two up to %d", maxModuleAlign)
		}
		m.Align = max(m.Align, n)
		return ""
	default:
		if traceless[word] {
			return ""
		}
	}
	return "this would put code or data into the object"
}

// unquoteSymbol is the name inside quotes.
func unquoteSymbol(s string) (string, error) {
	if len(s) < 2 || s[0] != '"' || s[len(s)-1] != '"' {
		return "", strconv.ErrSyntax
	}
	return unquote(s)
}
