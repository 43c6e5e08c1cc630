package target_test

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// warnings are the messages that compiling a text gives, in order; an error fails the test.
func warnings(t *testing.T, text string, opts lower.Options) []string {
	t.Helper()
	res, err := lowertest.CompileText(t, text, opts)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	var all []string
	for _, d := range res.Warnings.Items {
		m := d.Message
		if len(d.Notes) > 0 {
			m += " | " + strings.ReplaceAll(strings.Join(d.Notes, " "), "`", "'")
		}
		all = append(all, m)
	}
	return all
}

// TestProcessorsThatAreIgnored gives names that LLVM does not know, as options and as attributes.
func TestProcessorsThatAreIgnored(t *testing.T) {
	const text = `define void @f() "target-cpu"="haswel" "target-features"="+aes,+sse42" { ret void }
define void @g() "target-cpu"="haswel" "target-features"="+aes,+sse42" { ret void }`
	got := strings.Join(warnings(t, text, lower.Options{CPU: "foo", Features: "+bmi,-bar"}), "\n")
	const want = `'foo' is not a recognized processor for this target (ignoring processor)
'bar' is not a recognized feature for this target (ignoring feature)
'haswel' is not a recognized processor for this target (ignoring processor) | LLVM knows 'haswell'.
'sse42' is not a recognized feature for this target (ignoring feature) | LLVM knows 'sse2'.`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	_, err := lowertest.CompileText(t, text, lower.Options{CPU: "pentium4"})
	if err == nil || !strings.Contains(err.Error(),
		"the processor `pentium4` has no mode of 64 bits") {
		t.Errorf("a processor of 32 bits: %v", err)
	}
}

// TestProcessorsOfLLVM takes every processor and feature that llc lists: none is unknown here, and
// those that llc itself refuses for this target are refused.
func TestProcessorsOfLLVM(t *testing.T) {
	const text = "define void @f() { ret void }"
	llc := oracle.Tool(t, oracle.Opaque, "llc")
	help, err := exec.Command(llc, "-mtriple=x86_64", "-mattr=help").CombinedOutput()
	if err != nil && len(help) == 0 {
		t.Fatal(err)
	}
	cpus, features, ok := strings.Cut(string(help), "Available features")
	if !ok {
		t.Fatalf("llc lists no features\n%s", help)
	}
	name := regexp.MustCompile(`(?m)^  (\S+) +- `)
	count := 0
	for _, m := range name.FindAllStringSubmatch(cpus, -1) {
		count++
		res, err := lowertest.CompileText(t, text, lower.Options{CPU: m[1]})
		switch {
		case err == nil && len(res.Warnings.Items) > 0:
			t.Errorf("-mcpu=%s: %s", m[1], res.Warnings.Error())
		case err != nil && !strings.Contains(err.Error(), "no mode of 64 bits"):
			t.Errorf("-mcpu=%s: %v", m[1], err)
		}
	}
	for _, m := range name.FindAllStringSubmatch(features, -1) {
		count++
		for _, w := range warnings(t, text, lower.Options{Features: "+" + m[1] + ",-" + m[1]}) {
			if strings.Contains(w, "not a recognized") {
				t.Error(w)
			}
		}
	}
	if count < 300 {
		t.Errorf("llc lists %d processors and features", count)
	}
}

// featureBody has what hardening changes: indirect calls and jumps, loads, returns.
const featureBody = `@h = global i32 3
define i32 @f(ptr %p, i64 %n) {
  %q = getelementptr ptr, ptr %p, i64 %n
  %fp = load ptr, ptr %q
  call void %fp(ptr @h)
  %c = icmp eq i64 %n, 3
  br i1 %c, label %a, label %b
a:
  ret i32 3
b:
  indirectbr ptr %p, [label %a, label %b]
}
`

// TestFeaturesThatHarden compares with llc: each feature that makes its code another here gives a
// warning, and one alone for a module of two functions.
func TestFeaturesThatHarden(t *testing.T) {
	plain := string(oracle.Assembly(t, oracle.Opaque, []byte(featureBody)))
	for _, f := range strings.Fields(
		"retpoline retpoline-indirect-calls retpoline-indirect-branches retpoline-external-thunk " +
			"lvi-cfi lvi-load-hardening seses harden-sls-ijmp harden-sls-ret tagged-globals") {
		if code := string(oracle.Assembly(t, oracle.Opaque, []byte(featureBody),
			"-mattr=+"+f)); code == plain {
			t.Errorf("llc makes the same code with +%s", f)
		}
		attr := ` "target-features"="+cx8,+` + f + `" {`
		two := strings.Replace(featureBody, " {", attr, 1) + "define void @g()" + attr +
			" ret void }\n"
		got := warnings(t, two, lower.Options{})
		if len(got) != 1 || !strings.Contains(got[0], "`+"+f+"`") ||
			!strings.Contains(got[0], "`@f` is compiled without") {
			t.Errorf("+%s: %q", f, got)
		}
		off := strings.Replace(featureBody, " {", ` "target-features"="+`+f+`,-`+f+`" {`, 1)
		if got := warnings(t, off, lower.Options{}); len(got) > 0 {
			t.Errorf("+%s,-%[1]s: %q", f, got)
		}
	}
}

// TestWideVectorsOfAVX warns of vectors that LLVM passes in other registers with AVX, where
// code from elsewhere could see it.
func TestWideVectorsOfAVX(t *testing.T) {
	for _, c := range [...]struct {
		text, features string
		warns          bool
	}{
		{"define <8 x float> @f(<8 x float> %a) {\n %b = fadd <8 x float> %a, %a\n ret <8 x float> %b\n}", "+avx2", true},
		{"define <8 x float> @f(<8 x float> %a) {\n %b = fadd <8 x float> %a, %a\n ret <8 x float> %b\n}", "+avx,-avx", false},
		{"define <8 x float> @f(<8 x float> %a) {\n %b = fadd <8 x float> %a, %a\n ret <8 x float> %b\n}", "", false},
		{"define internal <8 x float> @f(<8 x float> %a) {\n ret <8 x float> %a\n}", "+avx", false},
		{"define <4 x float> @f(<4 x float> %a) {\n ret <4 x float> %a\n}", "+avx", false},
		{"declare void @g(<4 x i64>)\ndefine void @f() {\n call void @g(<4 x i64> <i64 1, i64 2, i64 3, i64 4>)\n ret void\n}", "+avx", true},
		{"define <4 x i64> @f(<4 x i64> %a) \"target-cpu\"=\"skylake\" {\n %b = add <4 x i64> %a, %a\n ret <4 x i64> %b\n}", "", true},
	} {
		avx := string(oracle.Assembly(t, oracle.Opaque, []byte(c.text), "-mattr="+c.features))
		if strings.Contains(avx, "%ymm") != c.warns && !strings.Contains(c.text, "internal") {
			t.Errorf("llc uses a YMM register: %v\n%s", !c.warns, c.text)
		}
		got := warnings(t, c.text, lower.Options{Features: c.features})
		if c.warns != (len(got) == 1 && strings.Contains(got[0], "in several XMM registers")) ||
			!c.warns && len(got) > 0 {
			t.Errorf("%s\n%q", c.text, got)
		}
	}
}

// TestDebugInfoIsNotEmitted says so once, unless the module asks for none.
func TestDebugInfoIsNotEmitted(t *testing.T) {
	const text = `define void @f() { ret void }
!llvm.dbg.cu = !{!0, !2}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: KIND)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: KIND)
!3 = !{i32 2, !"Debug Info Version", i32 3}
`
	for kind, want := range map[string]int{"FullDebug": 1, "LineTablesOnly": 1, "NoDebug": 0} {
		got := warnings(t, strings.ReplaceAll(text, "KIND", kind), lower.Options{})
		if len(got) != want || want == 1 && !strings.Contains(got[0], "no debug information") {
			t.Errorf("%s: %q", kind, got)
		}
	}
}

// TestModuleFlagsOfLLVM compares with llc: a flag that makes its code another gives a warning, all
// others none.
func TestModuleFlagsOfLLVM(t *testing.T) {
	const text = `@x = external global i32
@fp = external global ptr
@large = global [100000 x i8] zeroinitializer
declare double @llvm.pow.f64(double, double)
declare void @g(ptr)
define double @f(double %a) sspreq !kcfi_type !9 {
  %s = alloca [40 x i8]
  call void @g(ptr %s)
  call void @g(ptr @large)
  %p = load ptr, ptr @fp
  call void %p(ptr @x) [ "kcfi"(i32 1234) ]
  %r = call double @llvm.pow.f64(double %a, double %a)
  ret double %r
}
!9 = !{i32 1234}
`
	plain := string(oracle.Assembly(t, oracle.Opaque, []byte(text), "-relocation-model=pic"))
	// What makes llc's code different, and ours not: the mark of a section, or what is right
	// without.
	explained := map[string]bool{"Code Model 1": true}
	for _, flag := range []string{
		`i32 8, !"cf-protection-branch", i32 1`, `i32 8, !"cf-protection-return", i32 1`,
		`i32 4, !"kcfi", i32 1`,
		`i32 1, !"stack-protector-guard", !"global"`, `i32 1, !"stack-protector-guard", !"tls"`,
		`i32 1, !"stack-protector-guard-reg", !"gs"`, `i32 1, !"stack-protector-guard-reg", !"fs"`,
		`i32 1, !"stack-protector-guard-offset", i32 24`,
		`i32 1, !"stack-protector-guard-offset", i32 40`,
		`i32 1, !"override-stack-alignment", i32 4096`, `i32 7, !"RtLibUseGOT", i32 1`,
		`i32 1, !"Code Model", i32 1`, `i32 1, !"Code Model", i32 3`, `i32 1, !"Code Model", i32 4`,
		`i32 8, !"PIC Level", i32 2`, `i32 7, !"PIE Level", i32 2`, `i32 7, !"uwtable", i32 2`,
		`i32 7, !"frame-pointer", i32 2`,
		`i32 7, !"direct-access-external-data", i32 0`, `i32 1, !"wchar_size", i32 4`,
		`i32 2, !"Debug Info Version", i32 3`,
		`i32 7, !"Dwarf Version", i32 5`, `i32 1, !"ThinLTO", i32 0`,
		`i32 1, !"EnableSplitLTOUnit", i32 0`,
		`i32 1, !"SemanticInterposition", i32 1`, `i32 1, !"MaxTLSAlign", i32 256`,
		`i32 1, !"Virtual Function Elim", i32 0`,
	} {
		one := text + "!llvm.module.flags = !{!0}\n!0 = !{" + flag + "}\n"
		changed := string(oracle.Assembly(t, oracle.Opaque, []byte(one),
			"-relocation-model=pic")) != plain
		name := regexp.MustCompile(`"(.*?)"`).FindStringSubmatch(flag)[1]
		got := warnings(t, one, lower.Options{PIC: true})
		warned := len(got) == 1 && strings.Contains(got[0], "`"+name+"`")
		if changed != warned && !explained[name+" "+flag[len(flag)-1:]] || len(got) > 1 {
			t.Errorf("%s: llc's code is changed: %v; %q", flag, changed, got)
		}
	}
}

// TestModulesForAnotherProcessor gives one warning, that the code is for this one, before all
// others, and none for each feature of the other.
func TestModulesForAnotherProcessor(t *testing.T) {
	const text = `target triple = "aarch64-unknown-linux-gnu"
define void @f() "target-cpu"="generic-v8" "target-features"="+fp-armv8,+fmv,+neon" {
  ret void
}`
	got := warnings(t, text, lower.Options{})
	if len(got) != 1 ||
		!strings.HasPrefix(got[0], "the module is for `aarch64-unknown-linux-gnu`; it compiles") {
		t.Errorf("%q", got)
	}
}
