package edits

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
)

// printed is a printed module.
type printed struct {
	text string
	// parts are headers of functions, variables and instructions.
	parts map[provenance.ID]part
}

// part is a part of a module, printed both fully and without the number of its attribute group,
// which differs in the typed text.
type part struct{ full, plain string }

func printParts(m *ir.Module) *printed {
	var marks []ir.Mark
	p := &printed{parts: map[provenance.ID]part{}}
	p.text = string(printer.AppendModule(nil, m, &printer.Options{Marks: &marks,
		NoAttributeComments: true}))
	for _, k := range marks {
		text := p.text[k.Start:k.End]
		switch k.Role {
		case ir.MarkFunc: // the header
			text, _, _ = strings.Cut(text, "\n")
			text = strings.TrimSuffix(text, " {")
		case ir.MarkInstr, ir.MarkGlobal:
		default:
			continue
		}
		p.parts[k.ID] = part{text, withoutGroup(text)}
	}
	return p
}

func withoutGroup(text string) string {
	if t, ok := groupIn(text, tokens(text)); ok {
		return text[:t.start-1] + text[t.end:]
	}
	return text
}

// groupIn finds the number of an attribute group among the words of a part.
func groupIn(text string, all []token) (t token, ok bool) {
	for i := len(all) - 1; i > 0; i-- {
		if isGroup(text, all[i]) {
			return all[i], true
		}
	}
	return t, false
}

func isGroup(text string, t token) bool { return text[t.start] == '#' }
