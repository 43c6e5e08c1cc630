package passes_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
	"statepoint/e2e/short"
)

// TestDebugRecordsStayAsWithLLVM puts a debug record before every instruction of random functions
// and of the cases, or with typed pointers a call to llvm.dbg.value, and compares their positions
// afterwards with LLVM's.
func TestDebugRecordsStayAsWithLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for seed := range uint64(6) {
			text := described(passtest.RandomModule(seed+7000, 40, typed), typed)
			compareDescribed(t, fmt.Sprintf("seed %d, typed %v", seed, typed), text,
				"rewrite-statepoints-for-gc", passtest.Release(typed))
		}
	}
	compared := 0
	for _, c := range short.Some(filetest.Cases(t, "filetests"), 10) {
		for _, test := range c.Tests {
			pipeline := map[string]string{"rewrite": "rewrite-statepoints-for-gc",
				"place": "place-safepoints"}[test.What]
			text := c.Texts()[0]
			if pipeline == "" || c.Differs != "" || !c.Accepted() || len(test.Options) > 0 ||
				strings.Contains(text, "!llvm.") || oracle.Release([]byte(text)) != oracle.Opaque ||
				pipeline == "place-safepoints" && !oracle.HasPoll([]byte(text)) {
				continue
			}
			compareDescribed(t, c.ID(), described(text, false), pipeline, oracle.Opaque)
			compared++
		}
	}
	if compared < 20 {
		t.Errorf("only %d cases were compared", compared)
	}
}

func compareDescribed(t *testing.T, name, text, pipeline string, release int) {
	t.Helper()
	want := passtest.Body(passtest.Theirs(t, release, text, pipeline))
	if !strings.Contains(want, "#dbg_value") && !strings.Contains(want, "llvm.dbg.value") {
		return // LLVM drops debug information if a call to a function with a subprogram has no line
	}
	if got := passtest.Body(passtest.Ours(t, "described.ll", text, pipeline)); got != want {
		t.Errorf("%s: %s", name, passtest.Difference(got, want))
	}
}

var (
	plainDefine = regexp.MustCompile(`^define .*\{\s*$`)
	oneOfMany   = regexp.MustCompile(`^\s+(to label|catch|cleanup|filter|\]|i\d+ )`)
)

// described gives each function a subprogram and each of its instructions, but phis and landing
// pads, a record before it. The poll gets none: records of another function are not copied.
func described(text string, typed bool) string {
	var out, nodes strings.Builder
	scope, next := 0, 9100
	node := func(format string, args ...any) int {
		next++
		fmt.Fprintf(&nodes, "!%d = "+format+"\n", append([]any{next}, args...)...)
		return next
	}
	variable := 0
	for line := range strings.SplitSeq(text, "\n") {
		code := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(code, ";"):
			continue
		case plainDefine.MatchString(line) && !strings.Contains(line, "@gc.safepoint_poll"):
			scope = node("distinct !DISubprogram(name: \"f\", file: !9001, line: 1, type: !9003, " +
				"unit: !9000, spFlags: DISPFlagDefinition, retainedNodes: !9004)")
			variable = node("!DILocalVariable(name: \"v\", scope: !%d, file: !9001, line: 2)",
				scope)
			at := strings.LastIndex(line, "{")
			line = fmt.Sprintf("%s!dbg !%d {", line[:at], scope)
		case strings.HasPrefix(line, "}"):
			scope = 0
		case scope == 0 || !strings.HasPrefix(line, "  ") || code == "" ||
			strings.Contains(code, " = phi ") || strings.Contains(code, "landingpad") ||
			strings.HasPrefix(line, "    ") || oneOfMany.MatchString(line):
		case typed:
			at := node("!DILocation(line: %d, column: 1, scope: !%d)", next, scope)
			fmt.Fprintf(&out, "  call void @llvm.dbg.value(metadata i32 %d, metadata !%d, "+
				"metadata !DIExpression()), !dbg !%d\n", at, variable, at)
		default:
			at := node("!DILocation(line: %d, column: 1, scope: !%d)", next, scope)
			fmt.Fprintf(&out, "    #dbg_value(i32 %d, !%d, !DIExpression(), !%d)\n", at, variable,
				at)
		}
		out.WriteString(line + "\n")
	}
	if typed {
		out.WriteString("declare void @llvm.dbg.value(metadata, metadata, metadata)\n")
	}
	return out.String() + `
!llvm.dbg.cu = !{!9000}
!llvm.module.flags = !{!9002}
!9000 = distinct !DICompileUnit(language: DW_LANG_C, file: !9001, emissionKind: FullDebug)
!9001 = !DIFile(filename: "a.c", directory: "/")
!9002 = !{i32 2, !"Debug Info Version", i32 3}
!9003 = !DISubroutineType(types: !9004)
!9004 = !{}
` + nodes.String()
}
