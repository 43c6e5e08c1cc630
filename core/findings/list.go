package findings

import (
	"fmt"
	"sort"

	"statepoint/core/source"
)

// List is a list of findings, unordered until it is sorted.
type List []Finding

// Add appends a finding.
func (l *List) Add(f Finding) { *l = append(*l, f) }

// Warn appends a finding that consists of a diagnostic only.
func (l *List) Warn(d source.Diagnostic) { *l = append(*l, Finding{Diagnostic: d}) }

// Sort is a stable sort of findings by position. Of findings with the same code, position and
// message it keeps the first of the most severe.
func (l *List) Sort() {
	type key struct {
		code, message string
		span          source.Span
	}
	seen := map[key]int{}
	kept := (*l)[:0]
	for _, f := range *l {
		k := key{f.Code, f.Message, f.Span}
		if i, again := seen[k]; again {
			if f.Severity > kept[i].Severity {
				kept[i] = f
			}
			continue
		}
		seen[k] = len(kept)
		kept = append(kept, f)
	}
	*l = kept
	sort.SliceStable(kept, func(i, j int) bool { return kept[i].Span.Start < kept[j].Span.Start })
}

// Most is the number of findings of one code that Cap keeps.
const Most = 50

// More appends a finding that is only counted: after Most findings of a code, the caller need not
// build further ones.
func (l *List) More(code string, at source.Span) {
	l.Warn(source.Diagnostic{Severity: source.Warning, Code: code, Span: at})
}

// Cap keeps the first findings of each code in a sorted list, and adds to the last of them a note
// with the number dropped.
func (l *List) Cap() {
	type code struct{ kept, all, last int }
	of := map[string]*code{}
	kept := make(List, 0, len(*l))
	for _, f := range *l {
		c := of[f.Code]
		if c == nil {
			c = &code{}
			of[f.Code] = c
		}
		if c.all++; f.Message == "" || f.Code != "" && c.kept >= Most {
			continue
		}
		c.kept, c.last = c.kept+1, len(kept)
		kept = append(kept, f)
	}
	*l = make(List, 0, len(kept))
	for i, f := range kept {
		l.Add(f)
		if c := of[f.Code]; c.last == i && c.all > c.kept {
			l.Warn(source.Diagnostic{Severity: source.Warning, Code: f.Code, Span: f.Span,
				Message: fmt.Sprintf("not shown: %s of this code",
					source.Count(c.all-c.kept, "more finding"))})
		}
	}
}

// Diagnostics converts the list to diagnostics about a text, which may be nil.
func (l List) Diagnostics(text *source.Text) *source.List {
	list := source.NewList(text)
	for i := range l {
		list.Add(l[i].Diagnose(text))
	}
	return list
}

// Text is the list as the command prints it, about a text that may be nil.
func (l List) Text(text *source.Text) string {
	if len(l) == 0 {
		return ""
	}
	return l.Diagnostics(text).Error() + "\n"
}
