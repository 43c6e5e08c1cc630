package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/web/ui"
)

// optionHelp is what help says of an option: the name of its value, "" for a switch, and what it does.
type optionHelp struct{ value, about string }

// optionsHelp explains the options of all commands but those of the passes, which the page explains in the same words. An option means the same in every command that has it.
var optionsHelp = map[string]optionHelp{
	"o":                                {"FILE", "where the output goes; - is standard output"},
	"passes":                           {"LIST", "the passes to run, in order, separated by commas"},
	"p":                                {"LIST", "the same as -passes"},
	"dialect":                          {"VERSION", "convert the module to what this LLVM writes: 3.6, 3.7, 3.8 (to 10), 11 (to 14), 15 (and later)"},
	"explain":                          {"", "say on standard error why each statepoint and poll is where it is, and what is live there"},
	"S":                                {"", "write text; needed, since bitcode is not written"},
	"f":                                {"", "has no effect, as in LLVM when the output is text"},
	"disable-output":                   {"", "run the passes and write nothing"},
	"time-passes":                      {"", "report the processor time of each pass"},
	"verify-each":                      {"", "check the module after every pass"},
	"disable-verify":                   {"", "do not check the module that was read"},
	"enable-new-pm":                    {"", "has no effect: both of LLVM's ways to name passes are understood"},
	"filetype":                         {"KIND", "asm (unless given), obj or null"},
	"O":                                {"LEVEL", "0 to 3; has no effect: there is one level"},
	"O0":                               {"", "has no effect: there is one level"},
	"O1":                               {"", "has no effect: there is one level"},
	"O2":                               {"", "has no effect: there is one level"},
	"O3":                               {"", "has no effect: there is one level"},
	"x86-asm-syntax":                   {"SYNTAX", "att (unless given) or intel"},
	"relocation-model":                 {"MODEL", "static (unless given) or pic"},
	"data-layout":                      {"LAYOUT", "the data layout, in the place of the one in the module"},
	"mtriple":                          {"TRIPLE", "the target; for llc it begins with x86_64"},
	"mattr":                            {"FEATURES", "what the processor has, such as +aes,+crc32: decides which of its intrinsics may be used"},
	"mcpu":                             {"CPU", "the processor, such as nehalem; as -mattr"},
	"march":                            {"ARCH", "the architecture; it is x86-64"},
	"verify-machineinstrs":             {"", "has no effect: the code is checked by tests, not as it is made"},
	"stackmap-version":                 {"N", "the version of the stack map: 1, 2 or 3 (unless given)"},
	"table":                            {"", "write a return address table beside the stack map"},
	"max-registers-for-gc-values":      {"N", "how many references may stay in callee-saved registers at a statepoint; 0 unless given"},
	"use-registers-for-deopt-values":   {"", "let deopt operands stay in registers"},
	"function-sections":                {"", "put each function in a section of its own, which linkers can leave out"},
	"data-sections":                    {"", "put each variable in a section of its own"},
	"page":                             {"", "write a whole page, not a fragment of one"},
	"json":                             {"", "write the records as JSON"},
	"c-header":                         {"", "write the C header that reads return address tables"},
	"site":                             {"DIR", "where `make build` put the programs of the page; build unless given"},
	"port":                             {"N", "the port on loopback; 8080 unless given, 0 for any that is free"},
	"no-offline":                       {"", "remove the service worker from browsers that have it"},
	"place-safepoints":                 {"", "run the pass of this name, as LLVM 14 spells it"},
	"rewrite-statepoints-for-gc":       {"", "run the pass of this name, as LLVM 14 spells it"},
	"verify":                           {"", "run the pass of this name, as LLVM 14 spells it"},
	"verify-safepoint-ir":              {"", "run verify<safepoint-ir>, as LLVM 14 spells it"},
	"spp-print-liveset":                {"", "print what is live across each call, as LLVM does"},
	"spp-print-liveset-size":           {"", "print how many values are live across each call"},
	"spp-print-base-pointers":          {"", "print the base found for each live value"},
	"disable-builtin":                  {"NAME", "take a function of the C library for any other; may be given several times"},
	"enable-builtin":                   {"NAME", "know a function of the C library although the target lacks it; may be given several times"},
	"disable-simplify-libcalls":        {"", "know no function of the C library"},
	"safepoint-ir-verifier-print-only": {"", "let verify<safepoint-ir> print what it finds, and go on"},
}

// helpOf is what help says of an option, and whether anything does.
func helpOf(name string) (optionHelp, bool) {
	if h, ok := optionsHelp[name]; ok {
		return h, true
	}
	for _, f := range ui.FlagOptions {
		if f.Name != name {
			continue
		}
		h := optionHelp{about: f.About}
		if f.Number {
			h.value = "N"
		}
		if f.Home != "" {
			h.about += "; " + f.Home + " unless given"
		}
		if f.Ours {
			h.about += " (LLVM has no such option)"
		}
		return h, true
	}
	return optionHelp{}, false
}

// wantsHelp reports whether a command line asks how the command is called.
func wantsHelp(args []string) bool {
	if end := slices.Index(args, "--"); end >= 0 {
		args = args[:end]
	}
	return slices.ContainsFunc(args, func(a string) bool { return a == "-h" || a == "-help" || a == "--help" })
}

// help prints what a command is for and each of its options.
func (cmd *command) help(w io.Writer) {
	fmt.Fprintf(w, "statepoint %s %s\n\n  %s\n", cmd.name, cmd.args, cmd.about)
	if cmd.more != "" {
		fmt.Fprintf(w, "  %s\n", cmd.more)
	}
	if len(cmd.options) == 0 {
		return
	}
	fmt.Fprintln(w)
	for _, name := range sorted(cmd.options) {
		h, _ := helpOf(name)
		if h.value != "" {
			name += "=" + h.value
		}
		// What an option does stands in a column, or below a name too long for that.
		const column = 30
		gap := "\n" + strings.Repeat(" ", column+5)
		if len(name) <= column {
			gap = strings.Repeat(" ", column+2-len(name))
		}
		fmt.Fprintf(w, "  -%s%s%s\n", name, gap, h.about)
	}
}
