package irparse_test

import (
	"strings"
	"testing"

	"statepoint/e2e/short"
)

// hostile are texts that must give an error or a result, quickly and without a panic. The time
// limit of the test run is the only clock.
func TestHostileTexts(t *testing.T) {
	deep := short.Share(100_000, 10)
	rep := strings.Repeat
	for name, text := range map[string]string{
		"nested structs":      "@g = global " + rep("{", deep) + rep("}", deep) + " zeroinitializer",
		"nested arrays":       "@g = global " + rep("[1 x ", deep) + "i8" + rep("]", deep) + " zeroinitializer",
		"nested vectors":      "declare void @f(" + rep("<1 x ", deep) + "i8" + rep(">", deep) + ")",
		"nested functions":    "declare void @f(" + rep("i8 (", deep) + rep(")", deep) + ")",
		"nested parentheses":  "@g = global i8 " + rep("(", deep),
		"nested expressions":  "@g = global ptr " + rep("getelementptr (i8, ptr ", deep),
		"nested splats":       "@g = global <2 x i8> " + rep("splat (<2 x i8> ", deep),
		"nested calls":        "define void @f() {\n" + rep("call void ", deep),
		"nested tuples":       "!0 = " + rep("!{i8 1, ", deep) + "null" + rep("}", deep),
		"pointers":            "declare void @f(i8" + rep("*", deep) + ")",
		"nested constants":    "@g = global i8 " + rep("add (i8 ", deep),
		"nested aggregates":   "@g = global i8 " + rep("[i8 ", deep),
		"nested metadata":     "!0 = " + rep("!{", deep) + rep("}", deep),
		"nested DI":           "!0 = " + rep("!DIFile(filename: ", deep),
		"chain of metadata":   metadataChain(deep),
		"nested targets":      "declare void @f(" + rep(`target("a", `, deep) + ")",
		"open braces":         rep("define void @f() {\n", 1000),
		"one long line":       "@g = constant [50000000 x i8] c\"" + rep("a", 500*deep) + "\"",
		"one long name":       "@" + rep("a", 5_000_000) + " = global i8 0",
		"one long number":     "@g = global i64 " + rep("9", 1_000_000),
		"one long float":      "@g = global double 1." + rep("9", 1_000_000),
		"NULs":                rep("\x00", 100_000),
		"NUL in a function":   "define void @f() {\n  \x00ret void\n}\n",
		"invalid UTF-8":       "@\xff\xfe = global i8 0\n; \xc0\n@\"\xff\" = global i8 0\n",
		"CRLF":                "define i32 @f(i32 %x) {\r\nentry:\r\n  ret i32 %x\r\n}\r\n",
		"no end":              "define void @f(",
		"open string":         "source_filename = \"a",
		"huge value number":   "define void @f() {\n  %4294967295 = add i32 1, 1\n  ret void\n}\n",
		"huge metadata":       "!99999999999 = !{}\n!2147483647 = !{}\n",
		"huge vector":         "@g = global <4294967295 x i8> zeroinitializer\n@h = global [18446744073709551615 x i64] undef\n",
		"huge shuffle":        "define void @f(<2 x i8> %v) {\n %1 = shufflevector <2 x i8> %v, <2 x i8> %v, <4294967295 x i32> zeroinitializer\n ret void\n}\n",
		"huge splat":          "@g = global <4000000000 x i32> splat (i32 1)\n",
		"self-containing":     "%a = type { %b }\n%b = type { %a }\n@g = global %a zeroinitializer\n",
		"many errors":         "define void @f() {\n" + rep("  foo\n", 100_000) + "}\n",
		"many undefined":      "define void @f() {\n" + rep("  call void @g(i32 %x)\n", 10_000) + "  ret void\n}\n",
		"many blocks":         "define void @f() {\n" + rep("  br label %x\n", deep/2) + "x:\n  ret void\n}\n",
		"attribute not ended": "attributes #0 = { \"a\"=",
		"nested loops":        nestedLoops(deep / 50),
		"shared lists":        sharedLists(3000),
		"huge aggregates":     "@a = global [4294967295 x i8] zeroinitializer\n@b = global [4294967295 x [4294967295 x i8]] undef\n@c = global <4294967295 x i8> poison\n",
		"many labels":         manyLabels(deep / 2),
		"only a brace":        "}",
		"local outside":       "@g = global i32 %x\n%x",
		"alias of itself":     "@a = alias i8, ptr @a\n",
		"type of itself":      "%a = type %a\n",
		"byte order mark":     "\xef\xbb\xbfdefine void @f() {\n  ret void\n}\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, anything(text))
		})
	}
}

func metadataChain(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("!" + itoa(i) + " = !{!" + itoa(i+1) + "}\n")
	}
	return b.String() + "!" + itoa(n) + " = !{}\n!named = !{!0}\n"
}

// nestedLoops has nested loops, each with a heart that uses the token of the enclosing one.
func nestedLoops(n int) string {
	var b strings.Builder
	b.WriteString(
		"declare token @llvm.experimental.convergence.entry()\ndeclare token " +
			"@llvm.experimental.convergence.loop()\n")
	b.WriteString(
		"define void @f(i1 %c) convergent {\n  %t0 = call token " +
			"@llvm.experimental.convergence.entry()\n  br label %l1\n")
	for i := 1; i <= n; i++ {
		b.WriteString("l" + itoa(i) + ":\n  %t" + itoa(i) +
			" = call token @llvm.experimental.convergence.loop() [ \"convergencectrl\"(token %t" +
			itoa(i-1) + ") ]\n")
		b.WriteString("  br label %" + map[bool]string{true: "e" + itoa(n), false: "l" +
			itoa(i+1)}[i == n] + "\n")
	}
	for i := n; i > 0; i-- {
		b.WriteString("e" + itoa(i) + ":\n  br i1 %c, label %l" + itoa(i) + ", label %e" +
			itoa(i-1) + "\n")
	}
	return b.String() + "e0:\n  ret void\n}\n"
}

// sharedLists has many nodes that all refer to one long list.
func sharedLists(n int) string {
	var b strings.Builder
	b.WriteString("!named = !{!0}\n!0 = !{")
	for i := range n {
		b.WriteString("!" + itoa(i+3) + ", ")
	}
	b.WriteString("null}\n!1 = !DIBasicType(name: \"a\", size: 8)\n!2 = !{")
	for range n {
		b.WriteString("!1, ")
	}
	b.WriteString("!1}\n")
	for i := range n {
		b.WriteString("!" + itoa(i+3) + " = distinct !DISubroutineType(types: !2)\n")
	}
	return b.String()
}

// manyLabels has a switch with many labels.
func manyLabels(n int) string {
	var b strings.Builder
	b.WriteString("define void @f(i32 %x) {\n  switch i32 %x, label %d [\n")
	for i := range n {
		b.WriteString("    i32 " + itoa(i) + ", label %b" + itoa(i) + "\n")
	}
	b.WriteString("  ]\n")
	for i := range n {
		b.WriteString("b" + itoa(i) + ":\n  br label %d\n")
	}
	return b.String() + "d:\n  ret void\n}\n"
}
