package main

import (
	"strings"
	"testing"
)

// Every option of every command is explained, and nothing else is.
func TestEveryOptionIsExplained(t *testing.T) {
	used := map[string]bool{}
	for _, cmd := range commands {
		for name, mode := range cmd.options {
			used[name] = true
			h, ok := helpOf(name)
			if !ok {
				t.Errorf("statepoint %s: nothing explains -%s", cmd.name, name)
			}
			if (mode == needsValue) != (h.value != "") {
				t.Errorf("statepoint %s: whether -%s takes a value is one thing to its help, another to its reader", cmd.name, name)
			}
		}
	}
	for name := range optionsHelp {
		if !used[name] {
			t.Errorf("-%s is explained and belongs to no command", name)
		}
	}
}

func TestCommandHelp(t *testing.T) {
	for _, cmd := range commands {
		for _, args := range [][]string{{cmd.name, "-h"}, {cmd.name, "x.ll", "--help"}, {cmd.name, "-help"}, {"help", cmd.name}} {
			out, stderr, status := runCommand("", args...)
			if status != 0 || stderr != "" || !strings.HasPrefix(out, "statepoint "+cmd.name+" ") {
				t.Errorf("%q: status %d\n%s%s", args, status, out, stderr)
			}
			for name := range cmd.options {
				if !strings.Contains(out, "\n  -"+name) {
					t.Errorf("%q does not speak of -%s", args, name)
				}
			}
		}
	}
	if _, stderr, status := runCommand("", "opt", "--", "-h"); status == 0 || !strings.Contains(stderr, "-S") {
		t.Errorf("a file named -h: status %d, %s", status, stderr)
	}
}
