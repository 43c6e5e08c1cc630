package site

import (
	"slices"
	"strings"
)

// sortAttributes gives HTML with the attributes of every tag in order of their
// names. go-app keeps attributes in a map and draws them in any order, and the
// same sources must give the same site. Attributes that say "false" by being there
// are left out, and those of ARIA, which go-app writes short when they are true,
// are written in full. It reads what go-app writes: attributes
// in double quotes, and no "<" but those of tags.
func sortAttributes(html string) string {
	var b strings.Builder
	for {
		open := strings.IndexByte(html, '<')
		if open < 0 {
			b.WriteString(html)
			return b.String()
		}
		end := tagEnd(html, open)
		if end < 0 {
			b.WriteString(html)
			return b.String()
		}
		b.WriteString(html[:open])
		writeTag(&b, html[open:end])
		html = html[end:]
	}
}

// tagEnd gives the offset behind the ">" of a tag, which no quoted one is.
func tagEnd(html string, from int) int {
	quoted := false
	for i := from; i < len(html); i++ {
		switch html[i] {
		case '"':
			quoted = !quoted
		case '>':
			if !quoted {
				return i + 1
			}
		}
	}
	return -1
}

// absent are the attributes that go-app writes for a property that is false, and
// that HTML takes for true, whatever their value.
var absent = map[string]bool{`hidden="false"`: true, `selected="false"`: true,
	`checked="false"`: true, `disabled="false"`: true, `open="false"`: true}

func writeTag(b *strings.Builder, tag string) {
	var attributes []string
	body, closing := strings.TrimSuffix(tag, ">"), ">"
	if strings.HasSuffix(body, "/") {
		body, closing = strings.TrimSuffix(body, "/"), "/>"
	}
	name, rest, _ := strings.Cut(body, " ")
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		n := strings.IndexAny(rest, ` "`)
		switch {
		case n < 0:
			n = len(rest)
		case rest[n] == '"':
			if q := strings.IndexByte(rest[n+1:], '"'); q >= 0 {
				n += q + 2
			} else {
				n = len(rest)
			}
		}
		switch a := rest[:n]; {
		case absent[a]:
		case strings.HasPrefix(a, "aria-") && !strings.Contains(a, "="):
			attributes = append(attributes, a+`="true"`)
		default:
			attributes = append(attributes, a)
		}
		rest = rest[n:]
	}
	slices.Sort(attributes)
	b.WriteString(name)
	for _, a := range attributes {
		b.WriteByte(' ')
		b.WriteString(a)
	}
	b.WriteString(closing)
}
