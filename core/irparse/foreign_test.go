package irparse

import (
	"context"
	"strings"
	"testing"
)

// Texts that documents about LLVM show beside IR are recognized, and IR with a fault is not.
func TestWhatIsNotIR(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{".globl\ttest1\n.align\t16, 0x90\npushq\t%rax\n", "assembly"},
		{"# This describes the call site\n.quad\t2882400000\n", "assembly"},
		{"opt -rewrite-statepoints-for-gc a.ll -S | llc -debug-only=stackmaps\n", "a command"},
		{"$ cat sample.ll\ndefine void @f() gc \"mygc\" {\nentry:\n ret void\n}\n$ llc\n",
			"a terminal"},
		{"declare token\n @llvm.experimental.gc.statepoint(i64 <id>,\n func_type <target>)\n",
			"operands of an intrinsic"},
		{"declare type*\n @llvm.experimental.gc.result(token %statepoint_token)\n",
			"operands of an intrinsic"},
		{"CALLSEQ_START\n...\nSTATEPOINT\n", "instruction selection"},
		{"F.setGC(\"shadow-stack\");\n", "C, C++ or Java"},
		{"MyGC::MyGC() {\n  InitRoots = true;\n}\n", "C, C++ or Java"},
		{"       {\n         Object\u00a0X;\n         ...\n       }\n", "C, C++ or Java"},
		{"/// @brief A map.\nstruct FrameMap {\n  int32_t NumRoots;\n};\n", "C or C++"},
		{"# lib/MyGC/Makefile\n\nLEVEL := ../..\n", "a Makefile"},
		{"{\"source\": \"\"}\n", "JSON"},
		{"Overview\n========\n\n.. code-block:: llvm\n\n  define void @f() {\n", "a document"},
		{"<!DOCTYPE html>\n", "HTML"},
		{"define void @f() {\n  retvoid\n}\n", ""},
		{"@a = global i32 x\n", ""},
		{"just some English text, caf\u00e9\nand \x00 here\n",
			"This has the byte 0x00 at 2:5, which is not text."},
		{"just some Latin text, caf\xe9\n", "the byte 0xe9 at 1:26"},
		{"\x00\x01\x02a\x00b\x00", "This is not text."},
		{"\xff\xfed\x00e\x00f\x00i\x00n\x00e\x00", "This is text in UTF-16"},
		{"\x00d\x00e\x00f\x00i\x00n\x00e", "This is text in UTF-16"},
		{"\xff\xfe\x00\x00d\x00\x00\x00e\x00\x00\x00", "This is text in UTF-32"},
		{"\x00\x00\xfe\xff\x00\x00\x00d\x00\x00\x00e", "This is text in UTF-32"},
		{"d\x00\x00\x00e\x00\x00\x00f\x00\x00\x00", "This is text in UTF-32"},
		{"!<thin>\n/", "This is an object"}, {"\x00asm\x01\x00\x00\x00", "This is an object"},
	} {
		_, list, err := ParseString(context.Background(), "a.ll", c.text)
		if err == nil {
			t.Errorf("%q is read", c.text)
			continue
		}
		advice := ""
		for _, d := range list.Items {
			for _, n := range d.Notes {
				if strings.HasPrefix(n, "This ") || strings.HasPrefix(n, "These ") {
					advice = n
				}
			}
		}
		if c.want == "" && advice != "" || !strings.Contains(advice, c.want) {
			t.Errorf("%q: %q, not about %q", c.text, advice, c.want)
		}
	}
}
