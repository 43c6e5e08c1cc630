package gc_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
)

// TestSwitchesMakeAStrategy checks that every switch has its effect on the interfaces.
func TestSwitchesMakeAStrategy(t *testing.T) {
	s, err := gc.ParseSpec("name=mine, init-roots=no,roots=linked:chain,derived-roots=metadata," +
		"read-barrier=brooks,write-barrier=brooks+cards,safepoints=loop+post-call," +
		"at-safepoints=poll:flag:collect,before-call=leave,after-call=none,table=gcmap")
	if err != nil {
		t.Fatal(err)
	}
	linked, isLinked := gc.As[gc.LinkedRoots](s)
	_, reads := gc.As[gc.CustomReads](s)
	_, writes := gc.As[gc.CustomWrites](s)
	_, atPoints := gc.As[gc.PointCode](s)
	_, around := gc.As[gc.CallCode](s)
	_, derived := gc.As[gc.DerivedRoots](s)
	if !isLinked || !reads || !writes || !atPoints || !around || !derived ||
		linked.RootChain() != "chain" || gc.InitializesRoots(s) || s.Name() != "mine" ||
		gc.Needs(s) != gc.Kinds(gc.Loop, gc.PostCall) || gc.TableName(s) != "gcmap" {
		t.Errorf("%+v", s)
	}
	inside, err := gc.ParseSpec("name=mine,references=1,interior=yes")
	if err != nil || !gc.FindsStarts(inside) || gc.FindsStarts(s) {
		t.Errorf("%+v, %v", inside, err)
	}
	plain, err := gc.ParseSpec("name=mine")
	if err != nil {
		t.Fatal(err)
	}
	_, custom := gc.As[gc.CustomRoots](plain)
	_, around = gc.As[gc.CallCode](plain)
	if custom || around || !gc.InitializesRoots(plain) || gc.Needs(plain) != 0 ||
		gc.WritesTable(plain) || plain.UsesStatepoints() || plain.PollsPlaced() {
		t.Errorf("%+v", plain)
	}
	tabled, err := gc.ParseSpec("name=mine,table=ocaml")
	if err != nil || !gc.WritesTable(tabled) || gc.Needs(tabled) != gc.Kinds(gc.PostCall) {
		t.Errorf("%+v, %v", tabled, err)
	}
	refs, err := gc.ParseSpec("name=mine,references=1+7,moving=no,polls=no")
	types := ir.NewTypes()
	if err != nil || !refs.UsesStatepoints() || refs.Relocates() || refs.PollsPlaced() ||
		!refs.IsReference(types.OpaquePointer(7)) || refs.IsReference(types.OpaquePointer(2)) {
		t.Errorf("%+v, %v", refs, err)
	}
}

// TestWrongSwitchesAreNamed checks that the error names the wrong switch and the valid values.
func TestWrongSwitchesAreNamed(t *testing.T) {
	for spec, want := range map[string]string{
		"":                                       `"" is not a switch`,
		"roots=linked":                           "needs a name",
		"name=a b":                               "cannot be the name",
		"name=m,":                                `"" is not a switch`,
		"name=m,roots":                           `"roots" is not a switch`,
		"name=m,root=slots":                      `did you mean "roots"?`,
		"name=m,xxxxxxxxxxxx=1":                  "there are name, init-roots,",
		"name=m,name=n":                          "given twice",
		"name=m,init-roots=maybe":                "init-roots is yes or no",
		"name=m,roots=linked:":                   "roots is slots, linked",
		"name=m,derived-roots=yes":               "derived-roots is no or metadata",
		"name=m,read-barrier=call:":              "read-barrier is none, brooks or load-value, or call:FUNCTION",
		"name=m,write-barrier=cards+none":        "write-barrier is none, call:FUNCTION, or some of",
		"name=m,safepoints=calls":                "is not a kind of safe point",
		"name=m,at-safepoints=call:f":            "where there are no safepoints",
		"name=m,safepoints=loop,at-safepoints=f": "poll:VARIABLE:FUNCTION",
		"name=m,safepoints=loop,at-safepoints=call:f@return": "kinds that safepoints has",
		"name=m,safepoints=loop,at-safepoints=call:f@":       "kinds that safepoints has",
		"name=m,references=one":                              "numbers of address spaces",
		"name=m,moving=1":                                    "moving is yes or no",
		"name=m,polls=no":                                    "polls does nothing without references",
		"name=m,references=none,allocators=f":                "allocators does nothing without",
		"name=m,references=1,before-call=f":                  "before-call does nothing with references=1",
		"name=m,roots=slots,references=1+2":                  "roots does nothing with references=1+2",
	} {
		if _, err := gc.ParseSpec(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", spec, err)
		}
	}
}

// FuzzSpec checks that any text gives a strategy with a name or an error, and that the name can be
// printed in IR.
func FuzzSpec(f *testing.F) {
	f.Add("name=mine,roots=linked,write-barrier=cards+snapshot,safepoints=loop")
	f.Add("name=mine,at-safepoints=poll::,safepoints=none")
	f.Add("name=mine,at-safepoints=poll:a:b@loop,safepoints=loop+return")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := gc.ParseSpec(text)
		if err == nil && (s.Name() == "" || strings.ContainsAny(s.Name(), "\" \\\n")) {
			t.Errorf("the name %q", s.Name())
		}
	})
}

// TestRegistriesStayApart checks that a strategy registered in one registry is in no other.
func TestRegistriesStayApart(t *testing.T) {
	var none *gc.Registry
	mine, err := gc.ParseSpec("name=mine")
	if err != nil {
		t.Fatal(err)
	}
	more := none.With(mine)
	if _, err := none.Lookup("mine"); err == nil {
		t.Error("it is in the registry of all")
	}
	if s, err := more.Lookup("mine"); err != nil || s != mine {
		t.Errorf("%v, %v", s, err)
	}
	if len(more.Names()) != len(none.Names())+1 || !slices.Contains(more.Names(), "brooks") {
		t.Errorf("%q", more.Names())
	}
	for _, name := range none.Names() {
		s, _ := none.Lookup(name)
		if about := gc.About(s); !strings.HasSuffix(about, ".") {
			t.Errorf("%s is about %q", name, about)
		}
	}
	for _, name := range []string{"ocaml", "erlang", "shadow-stack", "coreclr",
		"statepoint-example"} {
		if !gc.KnownToLLVM(name) {
			t.Errorf("LLVM has %s", name)
		}
	}
	if gc.KnownToLLVM("brooks") || gc.KnownToLLVM("mygc") {
		t.Error("LLVM has neither brooks nor mygc")
	}
}

// TestListedSwitchesAreHad checks that every value in the table of switches gives a strategy, and
// that the first is the default.
func TestListedSwitchesAreHad(t *testing.T) {
	words := strings.NewReplacer("VARIABLE", "v", "FUNCTIONS", "f+g", "FUNCTION", "f", "SPACES",
		"1+2", "NAME", "mine")
	for _, s := range options.Switches {
		values := strings.Split(s.Values, ", ")
		for i, value := range values {
			spec := s.Name + "=" + words.Replace(value)
			if s.Name != "name" {
				spec = beside(s) + "," + spec
			}
			got, err := gc.ParseSpec(spec)
			if err != nil {
				t.Errorf("%s: %v", spec, err)
				continue
			}
			plain, err := gc.ParseSpec(beside(s))
			if err != nil {
				t.Fatal(err)
			}
			if same := fmt.Sprintf("%#v", got) == fmt.Sprintf("%#v", plain); i > 0 && same &&
				s.Name != "moving" {
				t.Errorf("%s changes nothing", spec)
			}
		}
	}
}

// beside are the switches beside which a switch does something.
func beside(s options.SwitchOf) string {
	switch {
	case s.Name == "at-safepoints":
		return "name=mine,safepoints=loop"
	case s.For == options.ForReferences:
		return "name=mine,references=1"
	}
	return "name=mine"
}

// Each value that the table of switches offers gives a strategy, except placeholders.
func TestOfferedValues(t *testing.T) {
	for _, s := range options.Switches {
		for _, v := range strings.Split(s.Values, ", ") {
			if v != strings.ToLower(v) {
				continue
			}
			if _, err := gc.ParseSpec(beside(s) + "," + s.Name + "=" + v); err != nil {
				t.Errorf("%s=%s: %v", s.Name, v, err)
			}
		}
	}
}
