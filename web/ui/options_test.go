package ui

import (
	"reflect"
	"strings"
	"testing"

	"statepoint/web/report"
)

func TestSetPass(t *testing.T) {
	var o report.Options
	setPass(&o, "verify<safepoint-ir>", true)
	if got := strings.Join(o.Passes, " "); got != "place-safepoints rewrite-statepoints-for-gc verify<safepoint-ir>" {
		t.Errorf("got %s", got)
	}
	setPass(&o, "verify<safepoint-ir>", false)
	if o.Passes != nil || !isUsual(&o) {
		t.Errorf("got %v", o.Passes)
	}
	setPass(&o, "place-safepoints", false)
	setPass(&o, "rewrite-statepoints-for-gc", false)
	if hasPass(&o, "place-safepoints") || len(o.Passes) == 0 {
		t.Errorf("got %v", o.Passes)
	}
}

func TestSetFlag(t *testing.T) {
	var o report.Options
	width, all, remat := flagOptions[5], flagOptions[0], flagOptions[9]
	setFlag(&o, all, "true")
	setFlag(&o, width, "8")
	setFlag(&o, remat, "false")
	if got := strings.Join(o.PassFlags, " "); got != "-spp-all-backedges -spp-counted-loop-trip-width=8 -rs4gc-remat-derived-at-uses=false" {
		t.Errorf("got %s", got)
	}
	if flagValue(&o, width) != "8" || flagValue(&o, all) != "true" || flagValue(&o, remat) != "false" || flagValue(&o, flagOptions[1]) != "" {
		t.Error("values")
	}
	setFlag(&o, all, "false")
	setFlag(&o, width, "32")
	setFlag(&o, remat, "true")
	if !isUsual(&o) {
		t.Errorf("got %v", o.PassFlags)
	}
}

func TestCommands(t *testing.T) {
	o := report.Options{PassFlags: []string{"-spp-no-entry", "-spp-return-polls"}, MapVersion: "1", Syntax: "intel", Dialect: "11"}
	llvm, own, left := commands(&o, "it's.ll", false, nil)
	want := []string{
		`opt-22 -S '-passes=function(place-safepoints),rewrite-statepoints-for-gc' -spp-no-entry 'it'\''s.ll' -o 'it'\''s.rewritten.ll'`,
		`llc-22 -O2 -filetype=obj -stackmap-version=1 'it'\''s.rewritten.ll' -o 'it'\''s.o'`,
		`llc-22 -O2 -x86-asm-syntax=intel -stackmap-version=1 'it'\''s.rewritten.ll' -o -`,
	}
	if !reflect.DeepEqual(llvm, want) {
		t.Errorf("got\n%s", strings.Join(llvm, "\n"))
	}
	if want := `statepoint compile -spp-no-entry -spp-return-polls --dialect=11 -stackmap-version=1 'it'\''s.ll' -o 'it'\''s.o'`; own[0] != want {
		t.Errorf("got  %s\nwant %s", own[0], want)
	}
	if left != "-spp-return-polls, --dialect=11" {
		t.Errorf("left %q", left)
	}
	llvm, _, _ = commands(&report.Options{}, "a.ll", true, nil)
	if len(llvm) != 4 || llvm[0] != "opt-14 -S -enable-new-pm=0 -place-safepoints a.ll -o a.polls.ll" || llvm[1] != "opt-14 -S -passes=rewrite-statepoints-for-gc a.polls.ll -o a.rewritten.ll" {
		t.Errorf("got\n%s", strings.Join(llvm, "\n"))
	}
}

func TestCommandsOfRoots(t *testing.T) {
	rep := &report.Report{Stages: []report.Stage{{Key: report.StageParse}, {Key: "gc-lowering"}, {Key: "shadow-stack-gc-lowering"}}}
	var o report.Options
	ran := ranOf(&o, rep)
	llvm, own, _ := commands(&o, "a.ll", false, ran)
	if want := "opt-22 -S '-passes=function(place-safepoints),rewrite-statepoints-for-gc,require<collector-metadata>,function(gc-lowering),shadow-stack-gc-lowering' a.ll -o a.rewritten.ll"; llvm[0] != want {
		t.Errorf("got  %s\nwant %s", llvm[0], want)
	}
	if own[0] != "statepoint compile a.ll -o a.o" {
		t.Errorf("got %s", own[0])
	}
	llvm, _, _ = commands(&o, "a.ll", true, ran)
	if len(llvm) != 5 || !strings.HasPrefix(llvm[2], "# gc-lowering") {
		t.Errorf("got\n%s", strings.Join(llvm, "\n"))
	}
	setPass(&o, "gc-lowering", true)
	if got := strings.Join(o.Passes, " "); got != "place-safepoints rewrite-statepoints-for-gc gc-lowering" || len(ranOf(&o, rep)) != 1 {
		t.Errorf("got %s", got)
	}
	setPass(&o, "gc-lowering", false)
	if !isUsual(&o) {
		t.Errorf("got %v", o.Passes)
	}
}
