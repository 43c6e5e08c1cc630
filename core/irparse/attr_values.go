package irparse

import "strings"

// attrValueProblem says what is wrong with the text in parentheses of an attribute whose words are known, "" if nothing is.
func attrValueProblem(name, value string) string {
	switch name {
	case "uwtable":
		if value != "sync" && value != "async" {
			return "the kinds of unwind tables are `sync` and `async`, not " + quote(value)
		}
	case "memory":
		for part := range strings.SplitSeq(value, ",") {
			where, how, located := strings.Cut(strings.TrimSpace(part), ":")
			if !located {
				where, how = "", where
			}
			switch strings.TrimSpace(where) {
			case "", "argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1":
			default:
				return quote(where) + " is no location of memory(…)"
			}
			switch strings.TrimSpace(how) {
			case "none", "read", "write", "readwrite":
			default:
				return quote(strings.TrimSpace(how)) + " is no access of memory(…): none, read, write, readwrite"
			}
		}
	}
	return ""
}
