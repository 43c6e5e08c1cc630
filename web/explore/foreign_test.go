package explore

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/report"
)

// What is no LLVM IR is said to be what it is; IR with a fault is not.
func TestForeignTexts(t *testing.T) {
	for text, want := range map[string]string{
		"BC\xc0\xde5\x14\x00\x00": "bitcode",
		"BC\ufffd\ufffd5\x14":     "bitcode",
		"\x7fELF\x02\x01":         "an object or a program",
		"\x00\x01\x02":            "no text",
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

// A module for another machine is compiled for x86-64 all the same, and told so.
func TestOtherTarget(t *testing.T) {
	const body = "define void @f() {\n  ret void\n}\n"
	for triple, want := range map[string]bool{"arm64-apple-macosx14.0.0": true, "i686-pc-linux-gnu": true, "x86_64-unknown-linux-gnu": false, "x86_64": false, "": false, "amd64-pc-freebsd": false} {
		r := Run(context.Background(), &report.Request{Source: "target triple = \"" + triple + "\"\n" + body})
		if !r.OK {
			t.Fatalf("%s: %v", triple, r.Diagnostics)
		}
		got := len(r.Diagnostics) == 1 && strings.Contains(r.Diagnostics[0].Message, triple) && r.Diagnostics[0].Line == 1 && r.Diagnostics[0].Column == 17
		if got != want {
			t.Errorf("%s: %v", triple, r.Diagnostics)
		}
	}
}

// Where there is nothing to show, the caption says why and what would change it.
func TestNothingToShow(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "defines no function",
		"declare void @f()\n":                 "defines no function",
		"define void @f() {\n  ret void\n}\n": "no function names a collector",
		"define void @f() gc \"statepoint-example\" {\n  ret void\n}\n": "makes no call at which",
	} {
		r := Run(context.Background(), &report.Request{Source: text})
		if !r.OK || !strings.Contains(r.StackMap.Caption, want) || r.StackMap.Text != "" {
			t.Errorf("%q: %q %v", text, r.StackMap.Caption, r.Diagnostics)
		}
	}
}
