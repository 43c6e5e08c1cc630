package main

import (
	_ "embed"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"
	"unsafe"

	"statepoint/core/source"
)

// llvmOptions lists what LLVM's own tools know, so that a command line written for them is understood: an option that we do not
// implement but LLVM has is accepted with a warning, and anything else is refused.
//
//go:embed llvm_options.txt
var llvmOptions string

// valueMode says whether an option takes a value.
type valueMode uint8

const (
	noValue       valueMode = iota // a switch; -x=false turns it off
	optionalValue                  // -x or -x=v
	needsValue                     // -x=v or -x v
	isPass                         // no option, but a pass of LLVM's that changes the module
)

// options is a command line in LLVM's manner: one dash or two, `=` or a following word, options and files in any order.
type options struct {
	// tool is "opt", "llc", or "" for our own commands.
	tool string
	// known are the options this command acts on.
	known map[string]valueMode
	// values are what was given, the last of each; a switch has "true" or "false".
	values map[string]string
	// lists are all values of options that take one, in order.
	lists map[string][]string
	// order is every known option given, in order, for those where the order matters.
	order []string
	files []string
}

// parseOptions reads a command line. warn receives a line for each option that is accepted and ignored.
func parseOptions(tool string, known map[string]valueMode, args []string, warn io.Writer) (*options, error) {
	o := &options{tool: tool, known: known, values: map[string]string{}, lists: map[string][]string{}}
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			o.files = append(o.files, args[i+1:]...)
			break
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			o.files = append(o.files, arg)
			continue
		}
		name, value, hasValue := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
		mode, ours := known[name]
		if !ours {
			var theirs bool
			if mode, theirs = llvmOption(tool, name); !theirs {
				return nil, o.unknown(arg, name)
			}
			if mode == isPass {
				return nil, fmt.Errorf("LLVM's pass %s is not one of this tool's: it would change the module, so leaving it out would be no answer", arg)
			}
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
			if b, err := strconv.ParseBool(value); err != nil {
				return nil, fmt.Errorf("option -%s is a switch: %q is neither true nor false", name, value)
			} else {
				value = strconv.FormatBool(b)
			}
		}
		o.values[name] = value
		o.lists[name] = append(o.lists[name], value)
		o.order = append(o.order, name)
	}
	return o, nil
}

func (o *options) unknown(arg, name string) error {
	if near := source.Nearest(name, sorted(o.known)); near != "" {
		return fmt.Errorf("unknown option %s; did you mean -%s?", arg, near)
	}
	return fmt.Errorf("unknown option %s", arg)
}

// on reports whether a switch was given and not turned off.
func (o *options) on(name string) bool { return o.values[name] == "true" }

// uint reads a number option; def stands if it was not given.
func (o *options) uint(name string, def uint64) (uint64, error) {
	s, given := o.values[name]
	if !given {
		return def, nil
	}
	n, err := strconv.ParseUint(s, 0, 64)
	if err != nil {
		return 0, fmt.Errorf("option -%s needs a number, not %q", name, s)
	}
	return n, nil
}

// llvmOption looks an option up among those that LLVM's tool of this name knows. The names stand in order, and the list is not read as a whole: every command
// looks up dozens before it begins.
func llvmOption(tool, name string) (valueMode, bool) {
	if tool == "" {
		return 0, false
	}
	lineAt := func(i int) string {
		line, _, _ := strings.Cut(llvmOptions[strings.LastIndexByte(llvmOptions[:i], '\n')+1:], "\n")
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

// readInput reads the one input file of a command; none, or "-", is standard input.
func (o *options) readInput(stdin io.Reader) (*source.Text, error) {
	name := "-"
	switch len(o.files) {
	case 0:
	case 1:
		name = o.files[0]
	default:
		return nil, fmt.Errorf("one input file at a time: %s", strings.Join(o.files, " "))
	}
	if name == "-" {
		data, err := io.ReadAll(stdin)
		if err != nil {
			return nil, err
		}
		return source.NewText("<stdin>", textOf(data)), nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return source.NewText(name, textOf(data)), nil
}

// textOf is the text of bytes that nobody else has; it is not copied.
func textOf(data []byte) string { return unsafe.String(unsafe.SliceData(data), len(data)) }

// writeOutput writes to the file of -o; "" or "-" is standard output.
func writeOutput(name string, stdout io.Writer, data []byte) error {
	if name == "" || name == "-" {
		_, err := stdout.Write(data)
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// streamOutput is writeOutput for what writes itself, such as an object file.
func streamOutput(name string, stdout io.Writer, from io.WriterTo) error {
	if name == "" || name == "-" {
		_, err := from.WriteTo(stdout)
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if _, err := from.WriteTo(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
