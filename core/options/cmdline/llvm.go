package cmdline

import (
	_ "embed"
	"sort"
	"strings"
)

// llvmOptions lists the options of LLVM's tools, so that command lines written for them work: an
// option that only LLVM implements is accepted with a warning, and anything else is refused.
//
//go:embed llvm_options.txt
var llvmOptions string

// valueMode says whether an option takes a value.
type valueMode uint8

const (
	noValue       valueMode = iota // a switch; -x=false turns it off
	optionalValue                  // -x or -x=v
	needsValue                     // -x=v or -x v
	suffix                         // -xv, with the value in the name
	isPass                         // no option, but a pass of LLVM's that changes the module
)

// llvmOption looks up an option of the LLVM tool with this name. The names are sorted, so the whole
// list need not be read.
func llvmOption(tool, name string) (valueMode, bool) {
	if tool == "" {
		return 0, false
	}
	lineAt := func(i int) string {
		line, _, _ := strings.Cut(llvmOptions[strings.LastIndexByte(llvmOptions[:i], '\n')+1:],
			"\n")
		return line
	}
	i := sort.Search(len(llvmOptions), func(i int) bool { return optionName(lineAt(i)) >= name })
	if i == len(llvmOptions) {
		return 0, false
	}
	line := lineAt(i)
	how, tools, _ := strings.Cut(line[len(optionName(line)):], " ")
	mode := map[string]valueMode{"": noValue, "=": needsValue, "?": optionalValue}[how]
	switch {
	case optionName(line) != name:
		return 0, false
	case tools == "both" || tools == tool:
		return mode, true
	case tools == "pass" && tool == "opt":
		return isPass, true
	}
	return 0, false
}

// optionName is the name in a line of llvmOptions.
func optionName(line string) string {
	end := strings.IndexAny(line, "=? ")
	if end < 0 {
		return line
	}
	return line[:end]
}
