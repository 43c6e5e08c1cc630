package cli

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// slotAndCall has a function for mem2reg and one for rewriting.
const slotAndCall = `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %p
}
define i32 @g(i32 %p) {
  %a = alloca i32
  store i32 %p, ptr %a
  %b = load i32, ptr %a
  ret i32 %b
}
`

// What is printed of passes equals LLVM 22's, except for its pass managers and analyses, which are
// not passes here.
func TestDumpsAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	const list = "function(mem2reg),rewrite-statepoints-for-gc"
	for _, flags := range [][]string{
		{"-print-after-all"}, {"-print-before-all"}, {"-print-after=mem2reg"},
		{"-print-before=rewrite-statepoints-for-gc", "-print-after=mem2reg"},
		{"-print-before=mem2reg,rewrite-statepoints-for-gc"}, {"-print-changed"},
		{"-print-changed=quiet"}, {"-print-changed", "-print-after-all"},
		{"-print-after-all", "-filter-print-funcs=g"},
		{"-print-before=mem2reg", "-print-module-scope"},
		{"-debug-pass-manager"}, {"-print-pipeline-passes"}, {"-filter-print-funcs=f,h"},
		{"-passes=print"}, {"-passes=function(print,instnamer)", "-filter-print-funcs=f"},
		{"-p=module(mem2reg,instnamer,no-op-module),cgscc(function(mem2reg))",
			"-print-pipeline-passes", "-disable-verify"},
		{"-p=sroa,sroa<>,sroa<preserve-cfg>", "-print-pipeline-passes"},
		{"-passes=default<O0>"}, {"-passes=always-inline", "-disable-output"},
	} {
		args := append([]string{"-S", "-passes=" + list}, flags...)
		if strings.HasPrefix(flags[0], "-p") && strings.Contains(flags[0], "=") &&
			!strings.HasPrefix(flags[0], "-print") {
			args = append([]string{"-S"}, flags...)
		}
		text, ours, status := runCommand(slotAndCall, append([]string{"opt"}, args...)...)
		out := oracle.Exec([]byte(slotAndCall), oracle.Tool(t, oracle.Opaque, "opt"), args...)
		var theirs strings.Builder
		for line := range strings.Lines(string(out.Stderr)) {
			if !strings.Contains(line, "PassManager") && !strings.Contains(line, "Adaptor") &&
				!strings.Contains(line, " analysis: ") {
				theirs.WriteString(line)
			}
		}
		if status != 0 || out.Err != nil || ours != theirs.String() ||
			strings.TrimSpace(text) != strings.TrimSpace(string(out.Stdout)) {
			t.Errorf("%s: status %d, %v\nours:\n%s\n%s\nLLVM's:\n%s\n%s", flags, status, out.Err,
				text, ours, out.Stdout, theirs.String())
		}
	}
}

// What LLVM would inline, or refuses, is reported.
func TestPassesOfOpt(t *testing.T) {
	for _, c := range []struct{ passes, text, want string }{
		{"always-inline", "define void @f() {\n  call void @g()\n  ret void\n}\n" +
			"define void @g() alwaysinline {\n  ret void\n}\n", "a call in @f would be inlined"},
		{"place-safepoints,rewrite-statepoints-for-gc", "define void @f() {\n  ret void\n}\n",
			"it takes -passes='function(place-safepoints),rewrite-statepoints-for-gc'"},
	} {
		_, stderr, _ := runCommand(c.text, "opt", "-S", "-passes="+c.passes)
		if !strings.Contains(stderr, c.want) {
			t.Errorf("%s: %s", c.passes, stderr)
		}
	}
}

// A verifier is ignored, as in LLVM 22, unless it is named.
func TestDumpsOfVerifier(t *testing.T) {
	for flags, want := range map[string]string{
		"-print-after-all":    "",
		"-print-changed":      "*** IR Pass VerifierPass on [module] ignored ***\n",
		"-print-after=verify": "; *** IR Dump After VerifierPass on [module] ***\n",
	} {
		_, stderr, status := runCommand("define void @f() {\n  ret void\n}\n", "opt", "-S",
			"-passes=verify", flags)
		if status != 0 || want == "" && stderr != "" || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", flags, status, stderr)
		}
	}
}

// The document's own command shows the example's map.
func TestDebugOnlyStackMaps(t *testing.T) {
	text, _, _ := runCommand(liveAcrossCall, "opt", "-S", "-passes=rewrite-statepoints-for-gc")
	text = strings.Replace(text, "@llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, "+
		"ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [",
		"@llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) "+
			"@foo, i32 0, i32 0, i32 0, i32 0) [ \"deopt\"(i64 -7, i64 81985529216486895), ", 1)
	_, stderr, status := runCommand(text, "llc", "-debug-only=stackmaps")
	const want = `********** Stack Map Output **********
Stack Maps: #functions = 1
Stack Maps: #constants = 1
Stack Maps: #callsites = 1
Stack Maps: functions:
Stack Maps: function addr: test1 frame size: 8 callsite count: 1
Stack Maps: constants:
Stack Maps: 81985529216486895
Stack Maps: callsites:
Stack Maps: callsite 2882400000
Stack Maps:   has 7 locations
Stack Maps: 		Loc 0: Constant 0	[encoding: .byte 4, .byte 0, .short 8, .short 0, .short 0, .int 0]
Stack Maps: 		Loc 1: Constant 0	[encoding: .byte 4, .byte 0, .short 8, .short 0, .short 0, .int 0]
Stack Maps: 		Loc 2: Constant 2	[encoding: .byte 4, .byte 0, .short 8, .short 0, .short 0, .int 2]
Stack Maps: 		Loc 3: Constant -7	[encoding: .byte 4, .byte 0, .short 8, .short 0, .short 0, .int -7]
Stack Maps: 		Loc 4: Constant Index 0	[encoding: .byte 5, .byte 0, .short 8, .short 0, .short 0, .int 0]
Stack Maps: 		Loc 5: Indirect RSP+0	[encoding: .byte 3, .byte 0, .short 8, .short 7, .short 0, .int 0]
Stack Maps: 		Loc 6: Indirect RSP+0	[encoding: .byte 3, .byte 0, .short 8, .short 7, .short 0, .int 0]
Stack Maps: 	has 0 live-out registers
`
	if status != 0 || stderr != want {
		t.Errorf("status %d\n%s\nwant\n%s", status, stderr, want)
	}
	if _, stderr, _ = runCommand(slotAndCall, "llc", "-debug-only=isel"); !strings.Contains(stderr,
		"-debug-only=isel prints nothing here") {
		t.Errorf("another subject: %s", stderr)
	}
}

// Steps of code generation are dumped as IR, then as machine code, and timed and counted.
func TestWatchSteps(t *testing.T) {
	text := "define i32 @g(i32 %p) {\n  ret i32 %p\n}\n"
	for _, c := range []struct {
		flags string
		want  []string
	}{
		{"-print-after=legalize", []string{"; *** IR Dump After legalize on g ***\n" + text}},
		{"-print-before=select -print-after=select",
			[]string{"; *** IR Dump Before select on g ***\n" + text,
				"# *** IR Dump After select on g ***\ng:\nb0:"}},
		{"-print-changed", []string{"*** IR Dump At Start ***\n",
			"*** IR Dump After legalize on g omitted because no change ***\n",
			"*** IR Dump After select on g ***\ng:\nb0:"}},
		{"-print-after-all", []string{"# *** IR Dump After allocate on g ***\n"}},
		{"-print-before-all", []string{"; *** IR Dump Before roots on g ***\n"}},
		{"-stats", []string{"... Statistics Collected ...",
			"1 emit - Number of functions compiled\n"}},
		{"-time-passes", []string{"Pass execution timing report\n", "  select\n", "  allocate\n"}},
		{"-stop-after=gc-lowering -print-after-all",
			[]string{"; *** IR Dump After GCLoweringPass on g ***\n"}},
	} {
		_, stderr, status := runCommand(text, append([]string{"llc"},
			strings.Fields(c.flags)...)...)
		for _, want := range c.want {
			if status != 0 || !strings.Contains(stderr, want) {
				t.Errorf("%s: status %d, no %q in\n%s", c.flags, status, want, stderr)
			}
		}
	}
	for flags, want := range map[string]string{
		"llc -print-after=selekt":  `did you mean "select"?`,
		"llc -print-changed=color": "the only value of -print-changed is quiet",
		"opt -print-before=select": "nothing with this name runs",
	} {
		_, stderr, status := runCommand(text, strings.Fields(flags)...)
		if status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", flags, status, stderr)
		}
	}
}

// Counts are of instructions that passes inserted.
func TestStats(t *testing.T) {
	_, stderr, status := runCommand(slotAndCall, "opt", "-S", "-stats",
		"-passes=rewrite-statepoints-for-gc")
	const want = "1 rewrite-statepoints-for-gc - Number of relocates inserted\n" +
		"1 rewrite-statepoints-for-gc - Number of statepoints inserted\n\n"
	if status != 0 || !strings.HasSuffix(stderr, want) {
		t.Errorf("status %d, %s", status, stderr)
	}
}
