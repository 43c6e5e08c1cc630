package filetest

import (
	"regexp"
	"strings"
)

var (
	opaqueInSpace = regexp.MustCompile(`\bptr addrspace\((\d+)\)`)
	opaqueOf      = regexp.MustCompile(`\bptr @[\w.]+\(?`)
	opaque        = regexp.MustCompile(`\bptr\b`)
	mangled       = regexp.MustCompile(`(@llvm\.[\w.]*)\.(v\d+)?p(\d+)\b`)
	function      = regexp.MustCompile(`^(?:declare|define) (.*?)(@[\w.]+)\((.*?)\)`)
	variable      = regexp.MustCompile(`^(@[\w.]+) = (?:external )?global (\w+)`)
	notTypes      = regexp.MustCompile(` (%[\w.]+|nocapture|readonly|noalias|nonnull)\b`)
)

// Typed is a text with `ptr` written with typed pointers: pointers point to i8, and a function or a
// variable is taken by its own type.
func Typed(text string) string {
	types := map[string]string{}
	for line := range strings.Lines(text) {
		if m := variable.FindStringSubmatch(line); m != nil {
			types[m[1]] = m[2] + "*"
		}
		if m := function.FindStringSubmatch(line); m != nil {
			result := strings.Fields(m[1])
			types[m[2]] = result[len(result)-1] + " (" + notTypes.ReplaceAllString(m[3], "") + ")*"
		}
	}
	plain := func(s string) string {
		s = opaqueInSpace.ReplaceAllString(s, "i8 addrspace($1)*")
		return opaque.ReplaceAllString(s, "i8*")
	}
	text = opaqueOf.ReplaceAllStringFunc(text, func(s string) string {
		name := strings.TrimRight(s[len("ptr "):], "(")
		called := strings.HasSuffix(s, "(") // and returns a pointer
		if t := types[name]; t != "" && !called {
			return plain(t) + " " + s[len("ptr "):]
		}
		return s
	})
	for {
		next := mangled.ReplaceAllString(text, "$1.${2}p${3}i8")
		if next == text {
			return plain(text)
		}
		text = next
	}
}
