package settings

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/web/report"
)

// shellLines are the command lines that do what the page does with a file.
type shellLines struct {
	// LLVM are the command lines for LLVM's tools, none if they cannot do it; own is that of our
	// command.
	LLVM, Own []string
	// Notes are sentences to read before LLVM's lines: their input, and why there are none.
	Notes []string
	// same means that opt writes the IR shown.
	same bool
	// Left names the options that LLVM's lines omit because LLVM has no equivalent.
	Left string
}

// triple is the target of everything compiled here.
const triple = "-mtriple=x86_64-unknown-linux-gnu"

// Commands returns the command lines for a file with the given name. r is the report for these
// options, or nil if it is not known yet.
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
			why = "stands for text that LLVM rejects"
		}
		s.Notes = append(s.Notes,
			"The commands read "+parsed+", the “Module after Parse” of Export, which "+why+".")
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
			"The commands omit place-safepoints: without a @gc.safepoint_poll, LLVM's pass "+
				"crashes and ours places no poll.")
	}
	if r.LLVM.Aggregates && without(options.VerifySafepoints) {
		s.Notes = append(s.Notes,
			"The commands omit verify<safepoint-ir>, which rejects LLVM's own output for "+
				"references in structs and arrays.")
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
		s.Notes = append(s.Notes, "The explorer reports an error here; LLVM's tools may not.")
	case r.LLVM.Aggregates:
		s.Notes = append(s.Notes,
			"LLVM does not relocate references in structs and arrays: its IR differs, and is "+
				"wrong under a collector that moves objects.")
	case s.same:
		s.Notes = append(s.Notes,
			"opt writes the IR shown here; llc generates different code from it.")
	}
	if o.MapVersion == "1" || o.MapVersion == "2" {
		s.Notes = append(s.Notes, fmt.Sprintf(
			"No current llc writes version %s of the stack map: with -stackmap-version=%[1]s it "+
				"writes that number before the layout of version 3. These lines omit the option "+
				"and write version 3; statepoint compile writes the bytes shown here.",
			o.MapVersion))
	}
	if o.Syntax == "go" {
		left = append(left, "Go's syntax")
	}
	s.Left = strings.Join(left, ", ")
	return s
}

// unable returns why LLVM's tools cannot compile the input, or "" if they can.
func unable(r *report.Report) string {
	switch {
	case r == nil || len(r.Stages) == 0 || r.Stages[0].Doc == nil:
		return "Commands for LLVM's tools appear once the text parses."
	case r.LLVM.Release == 0:
		return "Neither LLVM 14 nor LLVM 22 has the statepoints of " + r.Dialect +
			". With the dialect LLVM 11 to 14, or a later one, there are commands that begin " +
			"with the converted module."
	case len(r.LLVM.Unknown) > 0:
		return "LLVM's tools report an error here: without a plugin they do not know the " +
			"strategy " + strings.Join(r.LLVM.Unknown, " and ") + "."
	case r.LLVM.TokenPads:
		return "LLVM's opt reports an error here: it does not convert the landing pads that " +
			"become tokens, and its verifier rejects their relocates."
	}
	return ""
}

// linesOfLLVM returns the command lines for the tools of an LLVM release.
func linesOfLLVM(o *report.Options, release uint32, source, base string, passes []string,
	flags string) (lines []string) {
	rewritten, typed := base+".rewritten.ll", release == 14
	opt, llc := "opt-22 -S", "llc-22 -O2 "+triple
	if typed {
		opt, llc = "opt-14 -S", "llc-14 -O2 "+triple
	}
	if typed && slices.Contains(passes, report.StagePlace) {
		// In LLVM 14 this is a legacy pass, so what precedes it is in the same command.
		polls, before := base+".polls.ll", ""
		for slices.Contains([]string{options.Mem2Reg, options.SROA}, passes[0]) {
			before, passes = before+"-"+passes[0]+" ", passes[1:]
		}
		lines = append(lines, line(opt, "-enable-new-pm=0 "+before+"-place-safepoints", flags,
			quote(source), "-o", quote(polls)))
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
			"# opt-14 has no passes gc-lowering and shadow-stack-gc-lowering: llc-14 runs them "+
				"first")
	}
	syntax := ""
	if o.Syntax == "intel" {
		syntax = "-x86-asm-syntax=intel"
	}
	return append(lines,
		line(llc, "-filetype=obj", quote(rewritten), "-o", quote(base+".o")),
		line(llc, syntax, quote(rewritten), "-o -"))
}

// passesOf returns the passes named in the options, in order: those of the panel first.
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

// line joins the nonempty words of a line.
func line(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")
}

// begins reports whether the code generator runs a pass first.
func begins(name string) bool {
	return slices.ContainsFunc(Passes, func(p Pass) bool {
		return p.Begins && p.Name == name
	})
}

// nested returns the text for LLVM's -passes=. For LLVM 14 it omits place-safepoints, which is a
// separate command, and passes that only that release's code generator runs.
func nested(passes []string, typed bool) string {
	var out []string
	for _, p := range passes {
		switch {
		case typed && (p == options.PlaceSafepoints || begins(p)):
		case p == options.LowerGC: // LLVM 22 aborts if the strategies were not read before
			out = append(out, "require<collector-metadata>", "function("+p+")")
		case p == options.PlaceSafepoints || p == options.VerifySafepoints ||
			p == options.Mem2Reg || p == options.SROA:
			out = append(out, "function("+p+")")
		default:
			out = append(out, p)
		}
	}
	return strings.Join(out, ",")
}

// known reports whether a release of LLVM has a flag.
func known(flag string, release uint32) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
	o, ok := options.Find(name)
	return ok && !o.Ours && !(o.New && release == 14)
}

// quote quotes a word for a shell.
func quote(s string) string {
	if s != "" &&
		strings.Trim(s,
			"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./,:+@%") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
