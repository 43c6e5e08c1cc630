package embed

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

const program = "declare void @foo()\n\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %obj) gc " +
	"\"statepoint-example\" {\n  call void @foo()\n  ret ptr addrspace(1) %obj\n}\n"

// Find finds the fragments of a document, with their original options.
func TestFind(t *testing.T) {
	c, err := Content(t.Context(), &report.Request{FileName: "a \"b\".ll", Source: program},
		&Choice{Panes: []string{"asm"}})
	if err != nil {
		t.Fatal(err)
	}
	fragment, err := Fragment(c, "a \"b\".ll", []string{Option("panes", "asm"), Option("x", "a b")})
	if err != nil {
		t.Fatal(err)
	}
	found := Find("<p>one</p>\n" + fragment + "two\n" + fragment)
	if len(found) != 2 || found[0].Line != 2 || found[0].Text != fragment ||
		!slices.Equal(found[1].Words, []string{"a \"b\".ll", "-panes=asm", "-x=a b"}) {
		t.Errorf("found %+v", found)
	}
	// In Markdown a blank line would end the fragment.
	if strings.Contains(fragment, "\n\n") {
		t.Error("the fragment has a blank line")
	}
	if strings.Contains(fragment, "<figcaption><b>IR</b>") ||
		!strings.Contains(fragment, "<figcaption><b>x86-64</b>") {
		t.Error("other panes than asked for")
	}
}

// A fragment shows the chosen panes, even without scripts; unknown panes are errors.
func TestContent(t *testing.T) {
	show := func(c Choice) (string, error) {
		content, err := Content(t.Context(), &report.Request{FileName: "f.ll", Source: program}, &c)
		if err != nil {
			return "", err
		}
		return Fragment(content, "f.ll", nil)
	}
	for name, c := range map[string]struct {
		Choice
		wants []string
	}{
		"theme":    {Choice{Theme: "dark"}, []string{`data-sp-theme="dark"`}},
		"stage":    {Choice{Stage: "parse"}, []string{"After Parse."}},
		"compact":  {Choice{View: "compact"}, []string{"<b>Compact IR</b>"}},
		"diff":     {Choice{View: "diff"}, []string{"<b>Diff</b>"}},
		"liveness": {Choice{View: "liveness"}, []string{"<b>Liveness</b>"}},
		"cfg": {Choice{View: "cfg"}, []string{"<b>CFG</b>", "<svg class=\"cfg\"",
			"Control flow of @f", ">%obj</tspan>"}},
		"run": {Choice{View: "run"}, []string{"<b>Run</b> f(", "collector ", "step 3, @foo: ",
			"returned "}},
		"frame":   {Choice{View: "frame"}, []string{`<details class="sp-frame" open>`}},
		"records": {Choice{View: "records"}, []string{`<details class="sp-records" open>`}},
		"select":  {Choice{Select: "%obj"}, []string{"sp-exact", "%obj → ", "data-pinned="}},
	} {
		got, err := show(c.Choice)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, want := range c.wants {
			if !strings.Contains(got, want) {
				t.Errorf("%s: lacks %s", name, want)
			}
		}
	}
	for want, c := range map[string]Choice{
		`unknown pane "asn"`: {Panes: []string{"asn"}}, `unknown theme "blue"`: {Theme: "blue"},
		`the stage "lover"`: {Stage: "lover"}, `unknown view "worlds"`: {View: "worlds"},
		"no value %none": {Select: "%none"},
	} {
		if _, err := show(c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
