package source

import "strings"

// spelled are words of LLVM that are pronounced letter by letter and begin with a letter such as f,
// "ef".
var spelled = []string{
	"fadd", "fcmp", "fdiv", "fmul", "fneg", "fp", "frem", "fsub", "lshr", "sdiv", "sext", "shl",
	"sitofp", "sret", "srem", "x86", "xor",
}

// An puts the article before a word, which may be in quotes: "a `load`", "an `extractvalue`", "an
// i32".
func An(word string) string {
	said := strings.TrimLeft(word, "`\"'“")
	if said != "" && strings.IndexByte("aeioAEIO", said[0]) >= 0 || strings.HasPrefix(said, "un") {
		return "an " + word
	}
	for _, s := range spelled {
		if strings.HasPrefix(said, s) {
			return "an " + word
		}
	}
	return "a " + word
}
