package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/options"
)

// wantsHelp reports whether a command line requests help.
func wantsHelp(args []string) bool {
	if end := slices.Index(args, "--"); end >= 0 {
		args = args[:end]
	}
	return slices.ContainsFunc(args, func(a string) bool {
		return a == "-h" || a == "-help" || a == "--help"
	})
}

// help prints a command's purpose and its options.
func (cmd *command) help(w io.Writer) {
	fmt.Fprintf(w, "statepoint %s %s\n\n  %s\n", cmd.name, cmd.args, cmd.about)
	if cmd.more != "" {
		fmt.Fprintf(w, "  %s\n", cmd.more)
	}
	fmt.Fprintf(w, "  Exit status: %s.\n", cmd.statuses())
	if len(cmd.options) == 0 {
		return
	}
	fmt.Fprintln(w)
	for _, name := range slices.Sorted(slices.Values(cmd.options)) {
		o, _ := options.Find(name)
		if o.Kind == options.Suffix {
			name += o.Value
		} else if o.Kind == options.Optional {
			name += "[=" + o.Value + "]"
		} else if o.Value != "" {
			name += "=" + o.Value
		}
		// Descriptions are in a column, or below a name that is too long.
		const column = 30
		gap := "\n" + strings.Repeat(" ", column+5)
		if len(name) <= column {
			gap = strings.Repeat(" ", column+2-len(name))
		}
		fmt.Fprintf(w, "  -%s%s%s\n", name, gap, aboutOption(o))
	}
	if slices.Contains(cmd.options, "passes") {
		helpPasses(w)
	}
	if slices.Contains(cmd.options, "strategy") {
		helpSwitches(w)
	}
}

// statuses are the exit statuses of a command.
func (cmd *command) statuses() string {
	if cmd.name == "run" {
		return fmt.Sprintf("the program's own; 1 after an error, or if the run was stopped; %d "+
			"after an\n  unsound read or write", unsoundStatus)
	}
	if cmd.name == "check" {
		return fmt.Sprintf("0; %d if there are findings; 1 after an error", unsoundStatus)
	}
	text := "0, or 1 after an error"
	if slices.Contains(cmd.options, "Werror") {
		text += "; warnings are errors with -Werror"
	}
	if slices.Contains(cmd.options, "llvm-aborts") {
		text += fmt.Sprintf("; -llvm-aborts ends by SIGABRT (%d)", abortStatus)
	}
	return text
}

// helpSwitches prints the switches of strategies.
func helpSwitches(w io.Writer) {
	fmt.Fprint(w, "\n  Switches of -strategy, separated by commas:\n")
	for _, s := range options.Switches {
		fmt.Fprintf(w, "  %-31s  %s\n", s.Name+"=", s.Values)
		fmt.Fprintf(w, "  %31s  %s\n", "", s.About)
	}
}

// helpPasses prints what each pass does.
func helpPasses(w io.Writer) {
	fmt.Fprint(w, "\n  Passes:\n")
	for _, p := range allPasses() {
		name := p.Name
		if p.Parameter != "" {
			name += "<" + p.Parameter + ">"
		}
		fmt.Fprintf(w, "  %-31s  %s\n", name, p.About)
	}
}

// aboutOption says what an option does, its default, and whether LLVM lacks it.
func aboutOption(o options.Option) string {
	about := o.About
	if o.Default != "" {
		about += "; " + o.Default + " unless given"
	}
	if o.Ours && o.Scope == options.Passes {
		about += " (LLVM has no such option)"
	}
	return about
}
