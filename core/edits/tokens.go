package edits

import "strings"

// token is a word of a text: the bytes [start, end).
type token struct{ start, end int }

// tokens splits a piece of LLVM assembly into words. Comments separate words, as spaces do.
func tokens(text string) (all []token) {
	for i := 0; i < len(text); {
		start := i
		switch c := text[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
			continue
		case c == ';':
			if n := strings.IndexAny(text[i:], "\n\r"); n >= 0 {
				i += n
				continue
			}
			return all
		case c == '"':
			i = stringEnd(text, i)
		case strings.IndexByte("%@!#$", c) >= 0 && i+1 < len(text) && text[i+1] == '"':
			i = stringEnd(text, i+1)
		case isWord(c) || strings.IndexByte("%@!#$", c) >= 0:
			for i++; i < len(text) && isWord(text[i]); i++ {
			}
		default:
			i++
		}
		all = append(all, token{start, i})
	}
	return all
}

// stringEnd is the end of the string that begins at a quotation mark.
func stringEnd(text string, at int) int {
	if n := strings.IndexByte(text[at+1:], '"'); n >= 0 {
		return at + n + 2
	}
	return len(text)
}

func isWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' ||
		c == '.' || c == '-' || c == '$'
}

// words are the words of a text.
func words(text string, all []token) []string {
	out := make([]string, len(all))
	for i, t := range all {
		out[i] = text[t.start:t.end]
	}
	return out
}

// change is a difference between two lists of words: [i0, i1) of the first became [j0, j1) of the
// second.
type change struct{ i0, i1, j0, j1 int }

// mostCells bounds the table of a comparison.
const mostCells = 1 << 22

// compare returns the differences between two lists, in order, and false if they are too long.
func compare(a, b []string) ([]change, bool) {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	ea, eb := len(a), len(b)
	for ea > start && eb > start && a[ea-1] == b[eb-1] {
		ea--
		eb--
	}
	if start == ea && start == eb {
		return nil, true
	}
	n, m := ea-start, eb-start
	if n*m > mostCells {
		return nil, false
	}
	// longest[i][j] is the length of the longest common part of a from i and b from j.
	longest := make([]int32, (n+1)*(m+1))
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			at := i*(m+1) + j
			if a[start+i] == b[start+j] {
				longest[at] = longest[at+m+2] + 1
			} else {
				longest[at] = max(longest[at+m+1], longest[at+1])
			}
		}
	}
	var all []change
	open := false
	for i, j := 0, 0; i < n || j < m; {
		if i < n && j < m && a[start+i] == b[start+j] &&
			longest[i*(m+1)+j] == longest[(i+1)*(m+1)+j+1]+1 {
			i, j, open = i+1, j+1, false
			continue
		}
		if !open {
			all = append(all, change{start + i, start + i, start + j, start + j})
			open = true
		}
		c := &all[len(all)-1]
		if j < m && (i == n || longest[i*(m+1)+j+1] >= longest[(i+1)*(m+1)+j]) {
			j++
		} else {
			i++
		}
		c.i1, c.j1 = start+i, start+j
	}
	return all, true
}

// matching maps each index of a list to that of the same word in another, -1 for none.
func matching(a, b []string) ([]int, bool) {
	changes, ok := compare(a, b)
	if !ok {
		return nil, false
	}
	to := make([]int, len(a))
	i, j := 0, 0
	for _, c := range append(changes, change{len(a), len(a), len(b), len(b)}) {
		for ; i < c.i0; i, j = i+1, j+1 {
			to[i] = j
		}
		for ; i < c.i1; i++ {
			to[i] = -1
		}
		j = c.j1
	}
	return to, true
}
