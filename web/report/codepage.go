package report

// CodePage explains the code of a [Diagnostic], once for all messages that
// have it.
type CodePage struct {
	// Code is the diagnostics' Code, Title names the problem in a few words.
	Code, Title string
	// Means and Why are paragraphs separated by empty lines, with names of the
	// IR in backquotes: what such a message means, and the reason of the rule.
	Means, Why string
	// Wrong is an example with the mistake, Fixed the same without it.
	Wrong, Fixed string
	// LLVM is what LLVM says or does about Wrong, a line or more each.
	LLVM []string
}

// CodePage returns the page of a code, or nil if the report has none.
func (r *Report) CodePage(code string) *CodePage {
	for i := range r.CodePages {
		if r.CodePages[i].Code == code {
			return &r.CodePages[i]
		}
	}
	return nil
}
