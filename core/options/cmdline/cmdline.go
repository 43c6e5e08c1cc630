package cmdline

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/options"
	"statepoint/core/source"
)

// Line is a parsed command line. Names have no dashes.
type Line struct {
	// Given is every option of the command that was given, in order, with repetitions.
	Given []string
	// Files are the words other than options, in order.
	Files []string

	values map[string]string
	lists  map[string][]string
}

// Parse reads the words after a command's name. The command acts on the options that known names,
// all of them in [options.All]. tool is "opt" or "llc", whose other options are accepted with a
// line to warn, or "" for a command that LLVM does not have.
func Parse(tool string, known []string, args []string, warn io.Writer) (*Line, error) {
	l := &Line{values: map[string]string{}, lists: map[string][]string{}}
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			l.Files = append(l.Files, args[i+1:]...)
			break
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			l.Files = append(l.Files, arg)
			continue
		}
		word := strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-")
		name, value, hasValue := strings.Cut(word, "=")
		if prefix := suffixed(known, name); prefix != "" && !hasValue {
			name, value, hasValue = prefix, name[len(prefix):], true
		}
		mode, ours, err := modeOf(tool, known, arg, name)
		if err != nil {
			return nil, err
		}
		if mode == suffix && (!hasValue || strings.Contains(word, "=")) {
			return nil, fmt.Errorf("option %s needs a name directly after it, without =", arg)
		}
		if mode == needsValue && !hasValue {
			if i+1 >= len(args) {
				return nil, fmt.Errorf("option %s needs a value", arg)
			}
			i++
			value, hasValue = args[i], true
		}
		if !ours {
			fmt.Fprintf(warn, "statepoint: warning: LLVM's option -%s has no effect here\n", name)
			continue
		}
		if !hasValue {
			value = "true"
		}
		if mode == noValue {
			on, err := strconv.ParseBool(value)
			if err != nil {
				return nil, fmt.Errorf("option -%s is a switch: %q is neither true nor false", name,
					value)
			}
			value = strconv.FormatBool(on)
		}
		l.values[name] = value
		l.lists[name] = append(l.lists[name], value)
		l.Given = append(l.Given, name)
	}
	return l, nil
}

// suffixed is the option of a command that is a proper prefix of a name, "" for none: one that
// takes a suffix, or a letter with a number after it.
func suffixed(known []string, name string) string {
	for _, k := range known {
		rest, ok := strings.CutPrefix(name, k)
		if !ok || rest == "" {
			continue
		}
		o, _ := options.Find(k)
		if o.Kind == options.Suffix ||
			o.Kind == options.Number && len(k) == 1 && strings.Trim(rest, "0123456789") == "" {
			return k
		}
	}
	return ""
}

// machineIR are options of llc that begin or end code generation between its steps.
var machineIR = []string{"run-pass", "start-after", "start-before", "stop-after", "stop-before"}

// modeOf returns whether an option takes a value, and whether the command supports it.
func modeOf(tool string, known []string, arg, name string) (mode valueMode, ours bool, err error) {
	if slices.Contains(known, name) {
		o, _ := options.Find(name)
		switch o.Kind {
		case options.Switch:
			return noValue, true, nil
		case options.Suffix:
			return suffix, true, nil
		case options.Optional:
			return optionalValue, true, nil
		}
		return needsValue, true, nil
	}
	mode, theirs := llvmOption(tool, name)
	if !theirs {
		err = fmt.Errorf("unknown option %s", arg)
		if near := source.Nearest(name, slices.Sorted(slices.Values(known))); near != "" {
			err = fmt.Errorf("%w; did you mean -%s?", err, near)
		}
	} else if tool == "llc" && slices.Contains(machineIR, name) {
		err = fmt.Errorf("LLVM's option %s reads or writes machine IR, of which there is no text "+
			"here: without it the output would be another", arg)
	} else if mode == isPass {
		err = fmt.Errorf(
			"LLVM's pass %s is not one of this tool's: it would change the module, so "+
				"leaving it out would be no answer", arg)
	}
	return mode, false, err
}

// Add adds a value to those given to an option.
func (l *Line) Add(name, value string) {
	l.values[name] = value
	l.lists[name] = append(l.lists[name], value)
}

// Has reports whether an option was given.
func (l *Line) Has(name string) bool { return len(l.lists[name]) > 0 }

// On reports whether a switch was given and not turned off.
func (l *Line) On(name string) bool { return l.values[name] == "true" }

// Value is the last value given to an option, "" if it was not given.
func (l *Line) Value(name string) string { return l.values[name] }

// Values are all values given to an option, in order.
func (l *Line) Values(name string) []string { return l.lists[name] }

// Uint reads a number, by default that of [options.All].
func (l *Line) Uint(name string) (uint64, error) {
	text := l.values[name]
	if !l.Has(name) {
		o, _ := options.Find(name)
		text = o.Default
	}
	n, err := strconv.ParseUint(text, 0, 64)
	if err != nil {
		return 0, fmt.Errorf("option -%s needs a number, not %q", name, text)
	}
	return n, nil
}
