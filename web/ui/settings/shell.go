package settings

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/web/report"
)

// shellLines are the lines that do in a shell what the page does with a file.
type shellLines struct {
	// LLVM are the lines of LLVM's tools, none if they cannot do it; own is our command's.
	LLVM, Own []string
	// Notes are sentences to be read before LLVM's lines: what they begin from, and why there are
	// none.
	Notes []string
	// same says that opt writes the IR that is shown.
	same bool
	// Left names the options that LLVM's lines leave out, having nothing like them.
	Left string
}

// triple is what everything here is compiled for.
const triple = "-mtriple=x86_64-unknown-linux-gnu"

// Commands gives the lines for a file of that name. r is what came of it with these options, nil
// while that is not known.
func Commands(o *report.Options, file string, r *report.Report) shellLines {
	var s shellLines
	base := strings.TrimSuffix(file, ".ll")
	parsed := base + "." + report.StageParse + ".ll"
	source, asked := file, passesOf(o)
	if o.Strategy != "" {
		source = parsed
	}
	version, dialect, list := "", "", ""
	if o.MapVersion != "" {
		version = "-stackmap-version=" + o.MapVersion
	}
	if o.Dialect != "" {
		dialect = "--dialect=" + o.Dialect
	}
	if o.Passes != nil {
		list = quote("--passes=" + strings.Join(asked, ","))
	}
	var all []string
	for _, have := range o.PassFlags {
		all = append(all, quote(have))
	}
	s.Own = []string{line("statepoint compile", list, strings.Join(all, " "), dialect, version,
		quote(source), "-o", quote(base+".o"))}
	if why := unable(r); why != "" {
		s.Notes = []string{why}
		return s
	}
	if o.Dialect != "" || r.LLVM.RefusesSource {
		source = parsed
	}
	if source == parsed {
		why := "holds the options above"
		if r.LLVM.RefusesSource {
			why = "reads what LLVM refuses in the text"
		}
		s.Notes = append(s.Notes,
			"They begin from "+parsed+", the “Module after Parse” of Export, which "+why+".")
	}
	passes := append(slices.Clip(asked), RanUnasked(o, r)...)
	without := func(name string) bool {
		i := slices.Index(passes, name)
		if i >= 0 {
			passes = slices.Delete(slices.Clone(passes), i, i+1)
		}
		return i >= 0
	}
	if !r.LLVM.HasPoll && without(report.StagePlace) {
		s.Notes = append(s.Notes,
			"They leave out place-safepoints: without a @gc.safepoint_poll LLVM's crashes, and "+
				"ours places no poll.")
	}
	if r.LLVM.Aggregates && without(options.VerifySafepoints) {
		s.Notes = append(s.Notes,
			"They leave out verify<safepoint-ir>, which refuses what LLVM makes of references in "+
				"structs and arrays.")
	}
	var flags, left []string
	for _, have := range o.PassFlags {
		if known(have, r.LLVM.Release) {
			flags = append(flags, quote(have))
		} else {
			left = append(left, have)
		}
	}
	s.LLVM = linesOfLLVM(o, r.LLVM.Release, source, base, passes, strings.Join(flags, " "))
	s.same = r.OK && !r.LLVM.Aggregates && len(left) == 0
	switch {
	case !r.OK:
		s.Notes = append(s.Notes, "The explorer ends with an error here; LLVM's tools need not.")
	case r.LLVM.Aggregates:
		s.Notes = append(s.Notes,
			"LLVM does not relocate references in structs and arrays: its IR is another, and "+
				"wrong under a collector that moves objects.")
	case s.same:
		s.Notes = append(s.Notes,
			"opt writes the IR that is shown here; the code that llc makes of it is LLVM's own.")
	}
	if o.MapVersion == "1" || o.MapVersion == "2" {
		s.Notes = append(s.Notes, fmt.Sprintf(
			"No llc of today writes a stack map of version %s: -stackmap-version has it write "+
				"%[1]s as the number, before the layout of version 3. These lines leave it out, "+
				"and their maps are of version 3; statepoint compile writes the bytes that are "+
				"shown here.",
			o.MapVersion))
	}
	if o.Syntax == "go" {
		left = append(left, "Go's syntax")
	}
	s.Left = strings.Join(left, ", ")
	return s
}

// unable says why LLVM's tools cannot take what was compiled, "" if they can.
func unable(r *report.Report) string {
	switch {
	case r == nil || len(r.Stages) == 0 || r.Stages[0].Doc == nil:
		return "There are lines for LLVM's tools once the text can be read."
	case r.LLVM.Release == 0:
		return "LLVM 14 and LLVM 22 have other statepoints than " + r.Dialect +
			". With the dialect LLVM 11 to 14, or a later one, there are lines that begin from " +
			"the converted module."
	case len(r.LLVM.Unknown) > 0:
		return "LLVM's tools end with an error here: without a plugin they know no strategy " +
			strings.Join(r.LLVM.Unknown, " and no ") + "."
	case r.LLVM.TokenPads:
		return "LLVM's opt ends with an error here: it leaves the landing pads that are made " +
			"tokens what they are, and its verifier refuses the relocates of them."
	}
	return ""
}

// linesOfLLVM are the lines of LLVM's tools of a release.
func linesOfLLVM(o *report.Options, release uint32, source, base string, passes []string,
	flags string) (lines []string) {
	rewritten, typed := base+".rewritten.ll", release == 14
	opt, llc := "opt-22 -S", "llc-22 -O2 "+triple
	if typed {
		opt, llc = "opt-14 -S", "llc-14 -O2 "+triple
	}
	if typed && slices.Contains(passes, report.StagePlace) {
		// In LLVM 14 the pass is one of the old kind.
		polls := base + ".polls.ll"
		lines = append(lines, line(opt, "-enable-new-pm=0 -place-safepoints", flags, quote(source),
			"-o", quote(polls)))
		source = polls
	}
	pipeline := nested(passes, typed)
	if pipeline == "" {
		pipeline = "verify"
	}
	lines = append(lines, line(opt, quote("-passes="+pipeline), flags, quote(source), "-o",
		quote(rewritten)))
	if typed && slices.ContainsFunc(passes, begins) {
		lines = append(lines,
			"# gc-lowering and shadow-stack-gc-lowering are no passes of opt-14: llc-14 begins "+
				"with them")
	}
	syntax := ""
	if o.Syntax == "intel" {
		syntax = "-x86-asm-syntax=intel"
	}
	return append(lines,
		line(llc, "-filetype=obj", quote(rewritten), "-o", quote(base+".o")),
		line(llc, syntax, quote(rewritten), "-o -"))
}

// passesOf are the passes that the options ask for, in order: those of the panel first.
func passesOf(o *report.Options) (passes []string) {
	for _, p := range Passes {
		if HasPass(o, p.Name) {
			passes = append(passes, p.Name)
		}
	}
	for _, p := range o.Passes {
		if !slices.Contains(passes, p) {
			passes = append(passes, p)
		}
	}
	return passes
}

// line joins the words of a line that are not empty.
func line(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")
}

// begins says whether a pass is one that the code generator begins with.
func begins(name string) bool {
	return slices.ContainsFunc(Passes, func(p Pass) bool {
		return p.Begins && p.Name == name
	})
}

// nested gives the text of LLVM's -passes=. For LLVM 14 place-safepoints is left
// out, being another command, and what only the code generator of that release does.
func nested(passes []string, typed bool) string {
	var out []string
	for _, p := range passes {
		switch {
		case typed && (p == options.PlaceSafepoints || begins(p)):
		case p == options.LowerGC: // LLVM 22 ends if it has not read the strategies before
			out = append(out, "require<collector-metadata>", "function("+p+")")
		case p == options.PlaceSafepoints || p == options.VerifySafepoints:
			out = append(out, "function("+p+")")
		default:
			out = append(out, p)
		}
	}
	return strings.Join(out, ",")
}

// known says whether a release of LLVM has a flag.
func known(flag string, release uint32) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
	o, ok := options.Find(name)
	return ok && !o.Ours && !(o.New && release == 14)
}

// quote writes a word so that a shell takes it as it stands.
func quote(s string) string {
	if s != "" &&
		strings.Trim(s,
			"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./,:+@%") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
