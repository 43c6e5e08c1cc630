package cli

import (
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/stackmap/collect"
)

// Every option of every command is in the table, and every option of the table belongs to a
// command.
func TestEveryOptionIsExplained(t *testing.T) {
	used := map[string]bool{}
	for _, cmd := range commands {
		for _, name := range cmd.options {
			used[name] = true
			if _, ok := options.Find(name); !ok {
				t.Errorf("statepoint %s: nothing explains -%s", cmd.name, name)
			}
		}
	}
	for _, o := range options.All {
		if !used[o.Name] {
			t.Errorf("-%s is explained and belongs to no command", o.Name)
		}
	}
}

// The command explains the functions of the runtime.
func TestHelpOfTheRuntime(t *testing.T) {
	out, _, status := runCommand("", "help", "runtime")
	for _, want := range []string{"rt_alloc", "map-as", "## Arguments"} {
		if status != 0 || !strings.Contains(out, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, out)
		}
	}
	out, _, _ = runCommand("", "run", "--help")
	if !strings.Contains(out, "statepoint help runtime") {
		t.Errorf("run --help does not lead there:\n%s", out)
	}
}

// The command prints the reference of checks and questions.
func TestHelpOfChecks(t *testing.T) {
	out, _, status := runCommand("", "help", "checks")
	for _, want := range []string{"live %head at @visit in @sum", "# Questions", "claims start"} {
		if status != 0 || !strings.Contains(out, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, out)
		}
	}
}

func TestCommandHelp(t *testing.T) {
	for _, cmd := range commands {
		for _, args := range [][]string{{cmd.name, "-h"}, {cmd.name, "x.ll", "--help"},
			{cmd.name, "-help"}, {"help", cmd.name}} {
			out, stderr, status := runCommand("", args...)
			if status != 0 || stderr != "" || !strings.HasPrefix(out, "statepoint "+cmd.name+" ") {
				t.Errorf("%q: status %d\n%s%s", args, status, out, stderr)
			}
			for _, name := range cmd.options {
				if !strings.Contains(out, "\n  -"+name) {
					t.Errorf("%q does not speak of -%s", args, name)
				}
			}
		}
	}
	if _, stderr, status := runCommand("", "opt", "--", "-h"); status == 0 ||
		!strings.Contains(stderr, "-S") {
		t.Errorf("a file named -h: status %d, %s", status, stderr)
	}
}

// The help of -collector names every collector, in the order of the page.
func TestHelpNamesCollectors(t *testing.T) {
	names := collect.Names()
	last := len(names) - 1
	want := strings.Join(names[:last], ", ") + " or " + names[last]
	if stdout, _, _ := runCommand("", "help", "run"); !strings.Contains(stdout, want) {
		t.Errorf("want %q in:\n%s", want, stdout)
	}
}
