package scan

import "strings"

// A text without pointers is valid in every dialect; only the output of passes differs. Such a text
// often quotes IR in its comments, for example the output of a tool, which shows the author's
// release.

// CommentDialect looks for pointers in the comments of a text. Only a `*` after a type counts, and
// `ptr` where a type is expected, not prose.
func CommentDialect(src string) (opaque, typed bool) {
	for line := range strings.Lines(src) {
		if at := strings.IndexByte(line, ';'); at >= 0 {
			opaque = opaque || quotesOpaque(line[at:])
			typed = typed || quotesTyped(line[at:])
		}
	}
	return opaque, typed
}

// quotesTyped reports whether a comment writes a type with a `*`, or an intrinsic's name in which
// such a type is spelled.
func quotesTyped(s string) bool {
	if strings.Contains(s, ".p0f_") || strings.Contains(s, ".p0i8") ||
		strings.Contains(s, ".p1i8") {
		return true
	}
	for i := 1; i < len(s); i++ {
		if s[i] != '*' || i+1 < len(s) && !strings.ContainsRune(" ,)>]}*\r\n", rune(s[i+1])) {
			continue
		}
		if strings.IndexByte(")}>", s[i-1]) >= 0 {
			return true
		}
		start := i
		for start > 0 && class[s[start-1]]&cName != 0 {
			start--
		}
		if isTypeWord(s[start:i]) || start > 0 && start < i && s[start-1] == '%' {
			return true
		}
	}
	return false
}

// isTypeWord reports whether a word names a type that one can point to.
func isTypeWord(w string) bool {
	switch w {
	case "half", "float", "double", "fp128", "x86_fp80":
		return true
	}
	if len(w) < 2 || w[0] != 'i' {
		return false
	}
	return strings.Trim(w[1:], "0123456789") == ""
}

// quotesOpaque reports whether a comment writes the type `ptr`.
func quotesOpaque(s string) bool {
	if strings.Contains(s, "gc.statepoint.p0(") {
		return true
	}
	for i := 1; ; i++ {
		n := strings.Index(s[i:], "ptr")
		if n < 0 {
			return false
		}
		i += n
		if strings.IndexByte(" (<{[", s[i-1]) < 0 {
			continue
		}
		rest := s[i+len("ptr"):]
		for _, after := range []string{",", ")", ">", " %", " @", " addrspace(", " elementtype(",
			" [[", " {{"} {
			if strings.HasPrefix(rest, after) {
				return true
			}
		}
	}
}
