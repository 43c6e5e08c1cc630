package diag_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// TestProblemsPointAtTheirPart marks the part concerned with « and » in each text; the first
// problem must point there.
func TestProblemsPointAtTheirPart(t *testing.T) {
	for _, text := range []string{
		"define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %y = add i32 1, 2\n  br " +
			"label %b\nb:\n  %z = add i32 1, «%y»\n  ret i32 %z\n}",
		"define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %1 = add i32 1, 2\n  br " +
			"label %b\nb:\n  %2 = sub i32 «%1», 7\n  ret i32 %2\n}",
		"define void @f(i1 %c) {\nentry:\n  br label %b\nb:\n  %p = phi i32 [ 3, %entry ], [ 4, " +
			"«%x» ]\n  ret void\nx:\n  ret void\n}",
		"declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine void @f(ptr %p, i1 %c) {\n  " +
			"call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 «%c»)\n  ret void\n}",
		"define i8 @f(ptr %p) {\n  %v = load i8, ptr %p, align 1, «!range» !0\n  ret i8 " +
			"%v\n}\n!0 = !{i32 0, i32 1}",
		"define void @f(ptr %p) {\n  call void %p() [ \"deopt\"(i64 0), «\"kcfi\"»(i64 0) ]\n  " +
			"ret void\n}",
		"declare i32 @g()\ndefine i32 @f() {\n  %x = «musttail» call i32 @g()\n  ret i32 0\n}",
		"declare i32 @g(i32)\ndefine i32 @f() {\n  %x = call i32 @g(i32 signext «zeroext» 0)\n  " +
			"ret i32 %x\n}",
		"declare void @f(i32 %a, i32 «nonnull» %b)",
		"!llvm.ident = !{!0, !1}\n!0 = !{!\"a\"}\n!1 = «!{i32 3}»",
		"!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"a\", i32 3}\n!1 = «!{i32 1, !\"a\", " +
			"i32 4}»",
		"!llvm.module.flags = !{!0}\n!0 = !{i32 3, !\"a\", !1}\n!1 = «!{!\"b\", i32 1}»",
		"«!llvm.module.flags» = !{!0}\n!0 = !{i32 1, !\"aarch64-elf-pauthabi-platform\", i32 4}",
		"!named = !{!0}\n!0 = «!DIModule(scope: null, name: \"\")»",
		"!named = !{!0}\n!0 = !DILocalVariable(name: \"file: file\", scope: " +
			"!DILexicalBlock(scope: !1, file: !2, line: 3), ; file: !2\n  «file»: !3)\n!1 = " +
			"distinct !DISubprogram(name: \"f\", unit: !4)\n!2 = !DIFile(filename: \"a\", " +
			"directory: \"\")\n!3 = !{}\n!4 = distinct !DICompileUnit(language: 12, file: !2)",
		"!named = !{!DIExpression(DW_OP_deref, «DW_OP_stack_value», DW_OP_deref)}",
		"declare void @llvm.trap()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {\n " +
			" «invoke» void @llvm.trap()\n          to label %a unwind label %b\na:\n  ret " +
			"void\nb:\n  %l = landingpad i32 cleanup\n  ret void\n}",
	} {
		start, end := strings.Index(text, "«"), strings.Index(text, "»")
		clean := strings.NewReplacer("«", "", "»", "").Replace(text) + "\n"
		src := source.NewText("test.ll", clean)
		m, list, _ := irparse.Parse(context.Background(), src, nil)
		if list.HasErrors() {
			t.Errorf("%v\n%s", list.Error(), clean)
			continue
		}
		found, _ := verify.Diagnose(context.Background(), m, nil)
		if len(found.Items) == 0 {
			t.Errorf("no problem is found in\n%s", clean)
			continue
		}
		want := source.Span{Start: source.Pos(start), End: source.Pos(end - len("«"))}
		if d := found.Items[0]; d.Span != want {
			t.Errorf("%s\npoints at %q (%d), not at %q (%d), in\n%s", d.Message, src.Slice(d.Span),
				d.Span.Start, src.Slice(want), want.Start, clean)
		}
	}
}
