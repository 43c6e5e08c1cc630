package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestOptConverts(t *testing.T) {
	for _, c := range []struct{ dialect, want string }{
		{"22", "@llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ \"gc-live\"(ptr addrspace(1) %obj) ]"},
		{"14", "@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ \"gc-live\"(i8 addrspace(1)* %obj) ]"},
		{"3.8", "token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)"},
		{"3.7", "i32 (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)"},
		{"3.6", "i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)"},
	} {
		out, stderr, status := runCommand(liveAcrossCall, "opt", "-S",
			"-passes=rewrite-statepoints-for-gc", "--dialect="+c.dialect)
		if status != 0 || !strings.Contains(out, c.want) {
			t.Errorf("%s: status %d\n%s%s", c.dialect, status, out, stderr)
		}
		// Output is parsed in its own dialect, and converts back.
		back, stderr, status := runCommand(out, "opt", "-S", "--dialect=22")
		if status != 0 || !strings.Contains(back, "ptr elementtype(void ()) @foo") {
			t.Errorf("%s and back: status %d\n%s%s", c.dialect, status, back, stderr)
		}
	}
}

// TestWatchedPasses checks that opt prints reasons and times, and compile reasons.
func TestWatchedPasses(t *testing.T) {
	const passes = "-passes=rewrite-statepoints-for-gc"
	_, said, status := runCommand(liveAcrossCall, "opt", "-S", "-explain", "-time-passes", passes)
	reasons, times, _ := strings.Cut(said, "Pass execution timing report\n")
	if status != 0 || !strings.HasPrefix(reasons, "rewrite-statepoints-for-gc: 1 statepoint") ||
		!strings.HasSuffix(times, "  rewrite-statepoints-for-gc\n") {
		t.Errorf("status %d, %s", status, said)
	}
	_, said, status = runCommand(liveAcrossCall, "compile", "-", "-explain", passes, "-o",
		os.DevNull)
	if status != 0 || said != reasons {
		t.Errorf("status %d, %s\nwant\n%s", status, said, reasons)
	}
}

func TestCompileConverts(t *testing.T) {
	var objects []string
	for _, dialect := range []string{"3.7", "3.8", "11", "15"} {
		obj := filepath.Join(t.TempDir(), "out.o")
		if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "--dialect", dialect,
			"-o", obj); status != 0 {
			t.Fatalf("%s: status %d: %s", dialect, status, stderr)
		}
		data, err := os.ReadFile(obj)
		if err != nil {
			t.Fatal(err)
		}
		objects = append(objects, string(data))
	}
	for _, o := range objects[1:] {
		if o != objects[0] {
			t.Error("the object depends on the dialect")
		}
	}
}

func TestConversionRefused(t *testing.T) {
	for _, c := range []struct{ dialect, input, want string }{
		{"5.6.7.8", liveAcrossCall, "unknown dialect \"5.6.7.8\": name a version of LLVM " +
			"from 3.6 to 22, the first of each dialect being 3.6, 3.7, 3.8, 11, 15"},
		{"3.5", liveAcrossCall, "unknown dialect \"3.5\""},
		{"14", "define i64 @f(ptr %p) {\n  %a = ptrtoaddr ptr %p to i64\n  ret i64 %a\n}\n",
			"<stdin>:2:3: error: cannot be converted to LLVM 11–14: `ptrtoaddr` came with LLVM 22"},
	} {
		out, stderr, status := runCommand(c.input, "opt", "-S", "--dialect="+c.dialect)
		if status != 1 || out != "" || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: status %d\n%s%s", c.dialect, status, out, stderr)
		}
	}
}
