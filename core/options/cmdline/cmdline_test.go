package cmdline

import (
	"bytes"
	"strings"
	"testing"
)

func TestParseOptions(t *testing.T) {
	known := []string{"S", "o", "passes"}
	for _, c := range []struct {
		args          string
		want, warning string // options as name=value, then files; or an error
	}{
		{"-S --passes=verify -o out.ll in.ll", "S=true passes=verify o=out.ll | in.ll", ""},
		{"-S=false -", "S=false | -", ""},
		{"-S -S=0", "S=false |", ""},
		{"-o -", "o=- |", ""},
		{"-o=x -- -S", "o=x | -S", ""},
		{"-o", "option -o needs a value", ""},
		{"-S=perhaps", `option -S is a switch: "perhaps" is neither true nor false`, ""},
		{"-mtriple=x86_64-linux-gnu -S", "S=true |", "-mtriple"},
		{"-mattr +avx -S", "S=true |", "-mattr"},
		{"-passse=verify", "unknown option -passse=verify; did you mean -passes?", ""},
		{"-no-such-option-anywhere", "unknown option -no-such-option-anywhere", ""},
		{"-S -licm", "LLVM's pass -licm is not one of this tool's: it would change the module, " +
			"so leaving it out would be no answer", ""},
		{"-strip-debug", "LLVM's pass -strip-debug is not one of this tool's: it would change " +
			"the module, so leaving it out would be no answer", ""},
		{"-basic-aa -S", "S=true |", "-basic-aa"},
		{"-filetype=obj", "|", "-filetype"}, // opt has it, from the code generator's library
	} {
		var warnings bytes.Buffer
		o, err := Parse("opt", known, strings.Fields(c.args), &warnings)
		var got string
		if err != nil {
			got = err.Error()
		} else {
			var parts []string
			seen := map[string]bool{}
			for _, name := range o.Given {
				if !seen[name] {
					parts = append(parts, name+"="+o.Value(name))
				}
				seen[name] = true
			}
			got = strings.Join(append(append(parts, "|"), o.Files...), " ")
		}
		if got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.args, got, c.want)
		}
		if (c.warning != "") != (warnings.Len() > 0) ||
			!strings.Contains(warnings.String(), c.warning) {
			t.Errorf("%s: warned %q, want %q", c.args, warnings.String(), c.warning)
		}
	}
}

func TestOptionsOfOtherToolsAreRefused(t *testing.T) {
	args := []string{"-stop-before=finalize-isel"}
	if _, err := Parse("llc", []string{"o"}, args, nil); err == nil ||
		!strings.Contains(err.Error(), "machine IR") {
		t.Errorf("-stop-before: %v", err)
	}
	if _, ok := llvmOption("opt", "run-pass"); ok {
		t.Error("opt has no -run-pass; llc has")
	}
	if mode, ok := llvmOption("llc", "run-pass"); !ok || mode != needsValue {
		t.Errorf("llc's -run-pass: %v, %v", mode, ok)
	}
}

// The list is searched by halves, so that its names must stand in order; and every name in it is
// found.
func TestListOfLLVMsOptions(t *testing.T) {
	last := ""
	for line := range strings.Lines(llvmOptions) {
		line = strings.TrimSuffix(line, "\n")
		name := optionName(line)
		if name <= last {
			t.Fatalf("%q stands after %q", name, last)
		}
		last = name
		if strings.HasPrefix(line, "#") {
			continue
		}
		_, opt := llvmOption("opt", name)
		_, llc := llvmOption("llc", name)
		_, tools, _ := strings.Cut(line, " ")
		if want := tools != "llc"; opt != want {
			t.Errorf("%s: opt knows it: %v", line, opt)
		}
		if want := tools != "opt" && tools != "pass"; llc != want {
			t.Errorf("%s: llc knows it: %v", line, llc)
		}
	}
	for _, name := range []string{"", "zzz", "verify-each ", "S opt", "\n"} {
		if _, ok := llvmOption("opt", name); ok {
			t.Errorf("found %q", name)
		}
	}
}
