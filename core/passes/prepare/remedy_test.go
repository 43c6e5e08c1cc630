package prepare_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
)

// slots has a pointer to what is allocated in a stack slot, as clang writes without optimization.
const slots = `declare ptr @malloc(i64)

define i64 @f() {
  %slot = alloca ptr
  %number = alloca ptr
  %object = call ptr @malloc(i64 16)
  store ptr %object, ptr %slot
  %first = load ptr, ptr %slot
  store i64 1, ptr %first
  %again = load ptr, ptr %slot
  %v = load i64, ptr %again
  ret i64 %v
}
`

// TestRemediesHelp follows the advice of the warnings about modules in which nothing is collected:
// it makes references, and where there is none, no list of passes does.
func TestRemediesHelp(t *testing.T) {
	for _, c := range []struct {
		name, text string
		// run and option are in the advice; says is the reason if there is none.
		run, option, says string
	}{
		{"values", strings.ReplaceAll(list, "@gc_", "@"), "make-references", "", ""},
		{"slots", slots, "mem2reg,make-references", "", ""},
		{"an object whose address is passed on", strings.Replace(slots, "  %v =",
			"  call void @g(ptr %slot)\n  %v =", 1) + `
define void @g(ptr %slot) {
  %more = call ptr @malloc(i64 16)
  store ptr %more, ptr %slot
  ret void
}
`, "make-references", "-rs4gc-list-allocas", ""},
		{"an object that the C library reads", strings.Replace(slots, "  %v =",
			"  %copy = call ptr @strdup(ptr %slot)\n  %v =", 1) + "declare ptr @strdup(ptr)\n",
			"", "", "memory that the collector does not look at"},
		{"a number in an object whose address is passed on", strings.Replace(slots, "  %v =",
			"  call void @g(ptr %slot)\n  %v =", 1) + `
define void @g(ptr %slot) {
  %more = call ptr @malloc(i64 16)
  store ptr %more, ptr %slot
  store i64 1, ptr %slot
  ret void
}
`, "", "", "also accessed as"},
	} {
		rewritten := func(list, option string) string {
			p, err := passes.ParsePipeline(list, prepare.Pass)
			if err != nil {
				t.Fatal(err)
			}
			if option != "" {
				if err := p.Options.Set(option[1:], ""); err != nil {
					t.Fatal(err)
				}
			}
			m := parse(t, c.text)
			found, err := p.Run(context.Background(), m)
			if err != nil {
				t.Fatal(err)
			}
			return found.Text(m.Text)
		}
		said := rewritten("rewrite-statepoints-for-gc", "")
		if c.run == "" {
			if !strings.Contains(said, "`make-references` would change nothing") ||
				!strings.Contains(said, c.says) {
				t.Errorf("%s: no reason in\n%s", c.name, said)
			}
			continue
		}
		if !strings.Contains(said, "`"+c.run+"`") || !strings.Contains(said, c.option) ||
			!strings.Contains(said, pass.CodeUncollected) {
			t.Errorf("%s: no %q %s in\n%s", c.name, c.run, c.option, said)
		}
		if after := rewritten(c.run, c.option); strings.Contains(after, pass.CodeNothing) {
			t.Errorf("%s: the advice\n%schanges nothing:\n%s", c.name, said, after)
		}
		if c.run == "make-references" && c.option == "" {
			continue
		}
		if after := rewritten("make-references", ""); !strings.Contains(after, pass.CodeNothing) ||
			!strings.Contains(after, "`"+c.run+"`") || !strings.Contains(after, c.option) {
			t.Errorf("%s: the pass alone says\n%s", c.name, after)
		}
	}
}
