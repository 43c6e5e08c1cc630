package instrument

import (
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// Several hooks on one pipeline all run.
func TestWatchersTogether(t *testing.T) {
	const text = `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %a
}
`
	m, list, err := irparse.Parse(t.Context(), source.NewText("test.ll", text), nil)
	if err != nil || list.HasErrors() {
		t.Fatal(list, err)
	}
	p, err := passes.ParsePipeline("mem2reg,rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	var said, dumped, counted strings.Builder
	Explain(p, m, m.Text, &said)
	dumps := Dumps{W: &dumped, Changed: true, AfterAll: true}
	dumps.Watch(p)
	var stats Stats
	stats.Watch(p)
	var times Times
	times.Watch(p)
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	stats.Print(&counted)
	if len(times.names) != 2 || !strings.Contains(said.String(), "1 statepoint, 1 relocate") ||
		!strings.Contains(counted.String(), "Number of statepoints inserted\n") {
		t.Errorf("%s%s%q", said.String(), counted.String(), times.names)
	}
	module := string(printer.AppendModule(nil, m, &printer.Options{ModuleID: "test.ll"}))
	f := text[strings.Index(text, "define"):]
	want := "*** IR Dump At Start ***\n; ModuleID = 'test.ll'\nsource_filename = \"test.ll\"\n\n" +
		strings.Replace(text, "define", "\ndefine", 1) +
		"; *** IR Dump After PromotePass on f ***\n" + f +
		"*** IR Dump After PromotePass on f omitted because no change ***\n" +
		"; *** IR Dump After RewriteStatepointsForGC on [module] ***\n" + module +
		"*** IR Dump After RewriteStatepointsForGC on [module] ***\n" + module
	if dumped.String() != want {
		t.Errorf("dumped\n%s\nwant\n%s", dumped.String(), want)
	}
}
