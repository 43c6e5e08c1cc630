package panes

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/report"
)

// A text that is not LLVM IR is recognized; IR with an error is not taken for anything else.
func TestForeignTexts(t *testing.T) {
	for text, want := range map[string]string{
		"BC\xc0\xde5\x14\x00\x00": "bitcode",
		"BC\ufffd\ufffd5\x14":     "bitcode",
		"\x7fELF\x02\x01":         "an object or a program",
		"\x00\x01\x02":            "not text",
		"#include <stdio.h>\nint main(void) { return 0; }\n":                            "C or C++",
		"// a comment\n\nint f(int a) { return a; }\n":                                  "C or C++",
		"fn main() {\n    println!(\"hi\");\n}\n":                                       "Rust",
		"package main\n\nfunc main() {}\n":                                              "Go or Swift",
		"{\"source\": [1, 2]}\n":                                                        "JSON",
		"module {\n  func.func @f() {\n    return\n  }\n}\n":                            "MLIR",
		"\t.text\n\t.globl f\nf:\n\tretq\n":                                             "assembly",
		"--- |\n  ; ModuleID\n...\n---\nname: f\n":                                      "machine IR",
		"<!doctype html>\n":                                                             "HTML",
		"define i32 @f() {\n  ret i32 %x\n}\n":                                          "",
		"{ }\ndefine void @f() {\n  ret void\n}\n":                                      "",
		"declare void @f(\n":                                                            "",
		"target triple = \"x86_64\"\nint\n":                                             "",
		"define ptr addrspace(1) @f(ptr addrspace(1) %p) gc \"statepoint-example\" {\n": "",
	} {
		r := Run(context.Background(), &report.Request{Source: text})
		if r.OK {
			t.Errorf("%q compiles", text)
			continue
		}
		notes := strings.Join(r.Diagnostics[0].Notes, " ")
		if want == "" && strings.Contains(notes, "This ") || !strings.Contains(notes, want) {
			t.Errorf("of %q it says %q, not %q", text, notes, want)
		}
	}
}

// A module for another machine is compiled for x86-64, with a warning.
func TestOtherTarget(t *testing.T) {
	const body = "define void @f() {\n  ret void\n}\n"
	for triple, want := range map[string]bool{"arm64-apple-macosx14.0.0": true,
		"i686-pc-linux-gnu": true, "x86_64-unknown-linux-gnu": false, "x86_64": false, "": false,
		"amd64-pc-freebsd": false} {
		r := Run(context.Background(), &report.Request{Source: "target triple = \"" + triple +
			"\"\n" + body})
		if !r.OK {
			t.Fatalf("%s: %v", triple, r.Diagnostics)
		}
		got := len(r.Diagnostics) == 1 && strings.Contains(r.Diagnostics[0].Message, triple) &&
			r.Diagnostics[0].Line == 1 && r.Diagnostics[0].Column == 17
		if got != want {
			t.Errorf("%s: %v", triple, r.Diagnostics)
		}
	}
}

// If there is nothing to show, the caption says why and what would change that.
func TestNothingToShow(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "defines no function",
		"declare void @f()\n":                 "defines no function",
		"define void @f() {\n  ret void\n}\n": "no function names a collector",
		"define void @f() gc \"statepoint-example\" {\n  ret void\n}\n":                        "no function with statepoints makes a call",
		"declare void @g()\ndefine void @f() gc \"mygc\" {\n  call void @g()\n  ret void\n}\n": `gc "mygc" does not use statepoints`,
		"declare void @g() \"gc-leaf-function\"\ndefine void @f() gc \"coreclr\" {\n  call void " +
			"@g()\n  ret void\n}\n": "made no statepoint from 1 call",
	} {
		r := Run(context.Background(), &report.Request{Source: text})
		if !r.OK || !strings.Contains(r.StackMap.Caption, want) || r.StackMap.Text != "" {
			t.Errorf("%q: %q %v", text, r.StackMap.Caption, r.Diagnostics)
		}
	}
}

// Reasons are specific to the run: what was switched off, what a strategy does not do, what a pass
// reports.
func TestReasonsAreOfTheRun(t *testing.T) {
	const called = "declare void @g()\n\ndefine ptr addrspace(1) @f(ptr addrspace(1) %p) gc " +
		"\"statepoint-example\" {\n" +
		"  call void @g()\n  ret ptr addrspace(1) %p\n}\n"
	summary := func(r *report.Report, key string) string {
		for _, s := range r.Stages {
			if s.Key == key {
				return s.Summary
			}
		}
		return "it did not run"
	}
	off := Run(context.Background(), &report.Request{
		Source: called, Options: report.Options{Passes: []string{"place-safepoints"}}})
	if !strings.Contains(off.StackMap.Caption, "RewriteStatepointsForGC is switched off") {
		t.Errorf("without rewriting: %q", off.StackMap.Caption)
	}
	if got := summary(off, report.StagePlace); got != "no @gc.safepoint_poll" {
		t.Errorf("without a poll: %q", got)
	}
	if got := off.Asm.Caption; strings.Contains(got, "safepoint") || strings.Contains(got, "wait") {
		t.Errorf("without a record: %q", got)
	}
	// Nothing needs a poll here, so none is missing.
	none := Run(context.Background(), &report.Request{
		Source: strings.Replace(called, "statepoint-example", "erlang", 1)})
	for _, key := range []string{report.StagePlace, report.StageRewrite} {
		if got := summary(none, key); got != "no change" {
			t.Errorf("%s without statepoints: %q", key, got)
		}
	}
	// A non-moving collector updates nothing.
	still := Run(context.Background(), &report.Request{
		Source: called, Options: report.Options{MapVersion: "3"}})
	if !strings.Contains(still.StackMap.Caption, "updates") ||
		!strings.Contains(still.Asm.Caption, "in the frame") {
		t.Errorf("with statepoints: %q, %q", still.StackMap.Caption, still.Asm.Caption)
	}
	kept := Run(context.Background(), &report.Request{
		Source: "declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine void @f(i64 %v) " +
			"{\n" +
			"  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i64 %v)\n  " +
			"ret void\n}\n",
	})
	if c := kept.StackMap.Caption + kept.Asm.Caption; strings.Contains(c, "pointer") ||
		strings.Contains(c, "collector") {
		t.Errorf("of values without a collector: %q", c)
	}
}
