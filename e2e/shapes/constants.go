package shapes

import (
	"fmt"
	"strings"
)

// nested writes something n levels deep.
func nested(n int, open, inner, close string) string {
	return strings.Repeat(open, n) + inner + strings.Repeat(close, n)
}

// constants are shapes of types, constants and metadata.
var constants = []Shape{
	{Name: "a struct in a struct", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = global %s zeroinitializer",
				nested(n, "{", "i8", "}"))
		})
	}},
	{Name: "a struct in a struct, loaded", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"%%T = type %s\ndefine void @f(ptr %%p) {\n  %%v = load %%T, ptr %%p\n  store "+
					"%%T %%v, ptr %%p\n  ret void\n}", nested(n, "{", "i8", "}"))
		})
	}},
	{Name: "many structs in structs", make: func(n int) string {
		return module(func(w *writer) {
			for k := range root(n) {
				w.line("@g%d = global %s zeroinitializer", k,
					nested(min(n, 1900), "{", fmt.Sprintf("i%d", k+1), "}"))
			}
		})
	}},
	{Name: "an array of arrays", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = global %s zeroinitializer",
				nested(n, "[1 x ", "i8", "]"))
		})
	}},
	{Name: "named types in each other", make: func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("%%T%d = type {i8, %%T%d}", k, k+1)
			}
			w.line(
				"%%T%d = type {i64}\n@g = global %%T0 zeroinitializer\ndefine i64 @f() {\n  ret "+
					"i64 ptrtoint (ptr getelementptr (%%T0, ptr null, i64 1) to i64)\n}", n)
		})
	}},
	{Name: "named types twice in each other", make: func(n int) string {
		return module(func(w *writer) {
			w.line("%%T0 = type {i8}")
			for k := range n {
				w.line("%%T%d = type {%%T%d, %%T%d}", k+1, k, k)
			}
			w.line(
				"@g = external global %%T%d\ndefine i64 @f() {\n  ret i64 ptrtoint (ptr "+
					"getelementptr (%%T%d, ptr null, i64 1) to i64)\n}", n, n)
		})
	}},
	{Name: "function types in each other", make: func(n int) string {
		return "declare void @f(" + nested(n, "void (", "", ")*") + ")\n"
	}},
	{Name: "a constant in a constant", make: func(n int) string {
		return module(func(w *writer) {
			w.line("%%N = type {ptr, i64}\n@g0 = global %%N {ptr null, i64 0}")
			for k := range n {
				w.line(
					"@g%d = global %%N {ptr getelementptr (%%N, ptr @g%d, i64 0, i32 1), i64 %d}",
					k+1, k, k)
			}
		})
	}},
	{Name: "an address computed from an address", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@b = global i8 0\n@g = global ptr %s",
				nested(n, "getelementptr (i8, ptr ", "@b", ", i64 1)"))
		})
	}},
	{Name: "casts of casts", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@b = global i8 0\n@g = global i64 %s",
				nested(n, "ptrtoint (ptr inttoptr (i64 ", "ptrtoint (ptr @b to i64)",
					" to ptr) to i64)"))
		})
	}},
	{Name: "constant expressions in code", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@b = global i8 0\ndefine i64 @f() {\n  ret i64 %s\n}",
				nested(n, "xor (i64 3, i64 ", "ptrtoint (ptr @b to i64)", ")"))
		})
	}},
	{Name: "bytes of a text", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant [%d x i8] c\"%s\"", n,
				strings.Repeat("x", n))
		})
	}},
	{Name: "elements of an array", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant [%d x i64] [%s]", n,
				all(n, "i64 -3"))
		})
	}},
	{Name: "addresses in an array", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant [%d x ptr] [%s]", n,
				all(n, "ptr @g"))
		})
	}},
	{Name: "fields of a constant struct", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant {%s} {%s}", all(n, "i8"),
				all(n, "i8 1"))
		})
	}},
	{Name: "metadata in metadata", make: func(n int) string {
		return "!named = !{!0}\n!0 = " + nested(n, "!{", "i32 1", "}") + "\n"
	}},
	{Name: "metadata nodes in a chain", make: func(n int) string {
		return module(func(w *writer) {
			w.line("!named = !{!0}")
			for k := range n {
				w.line("!%d = !{!%d}", k, k+1)
			}
			w.line("!%d = !{}", n)
		})
	}},
	{Name: "metadata nodes that name two others", make: func(n int) string {
		return module(func(w *writer) {
			w.line("!named = !{!0}")
			for k := range n {
				w.line("!%d = !{!%d, !%d}", k, k+1, k+1)
			}
			w.line("!%d = !{}", n)
		})
	}},
	{Name: "alias type metadata in a chain", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(ptr %%p) {")
			for k := range n {
				w.line("  %%v%d = load i64, ptr %%p, !tbaa !%d", k, 2*k+1)
			}
			w.line("  ret i64 0\n}\n!0 = !{!\"root\"}")
			for k := range n {
				w.line("!%d = !{!%d, !%d, i64 0}\n!%d = !{!\"t%d\", !%d}", 2*k+1, 2*k+2, 2*k+2,
					2*k+2, k, max(0, 2*k))
			}
		})
	}},
	{Name: "scopes of debug locations in each other", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"define void @f() !dbg !3 {\n  ret void, !dbg !%d\n}\n!llvm.dbg.cu = "+
					"!{!0}\n!llvm.module.flags = !{!1}\n!0 = distinct !DICompileUnit(language: "+
					"DW_LANG_C, file: !2, emissionKind: FullDebug)\n!1 = !{i32 2, !\"Debug Info "+
					"Version\", i32 3}\n!2 = !DIFile(filename: \"a.c\", directory: \"/\")\n!3 = "+
					"distinct !DISubprogram(name: \"f\", file: !2, unit: !0, type: !4, spFlags: "+
					"DISPFlagDefinition)\n!4 = !DISubroutineType(types: !{})", 5+n)
			for k := range n {
				w.line("!%d = distinct !DILexicalBlock(scope: !%d, file: !2, line: 1)", 5+k,
					max(3, 4+k-b2i(k == 0)))
			}
			w.line("!%d = !DILocation(line: 1, scope: !%d)", 5+n, 4+n)
		})
	}},
	{Name: "digits", make: func(n int) string {
		return "@g = global i64 " + strings.Repeat("9", n) +
			"\n"
	}},
	{Name: "attributes of a version to come", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @f() %s", strings.Repeat("nonsense ", n))
		})
	}},
	{Name: "undef elements of a vector constant", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define <%d x i8> @f() {\n  ret <%d x i8> <%s>\n}", n, n, all(n, "i8 undef"))
		})
	}},
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
