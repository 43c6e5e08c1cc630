package oracle

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// A tool that was started once does what it does when started for each run.
func TestServedLikeStarted(t *testing.T) {
	opt, mc := Tool(t, Opaque, "opt"), Tool(t, Typed, "llvm-mc")
	long := []byte("define void @f() {\n  ret void\n}\n")
	for i := range 20_000 {
		long = fmt.Appendf(long, "declare void @f%d(i32)\n", i)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "here.ll"), long, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	t.Setenv("LLVM_TEST", "of the environment")
	cases := []struct {
		program, stdin string
		args           []string
	}{
		{opt, string(long), []string{"-S"}},
		{opt, "define void @f() { ret i32 0 }", []string{"-passes=verify", "-disable-output"}},
		{opt, string(long), []string{"-no-such-option", "", "ü"}},
		{opt, "", []string{"-S", "here.ll", "-o", "-"}},
		{opt, strings.Repeat("; not read\n", 100_000), []string{"--version"}},
		{mc, "ret\nnop\n", []string{"-triple=x86_64", "-show-encoding"}},
	}
	var wait sync.WaitGroup
	for range 8 {
		for _, c := range cases {
			wait.Go(func() {
				got := Exec([]byte(c.stdin), c.program, c.args...)
				cmd := exec.Command(c.program, c.args...)
				var out, errs bytes.Buffer
				cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(c.stdin), &out, &errs
				err := cmd.Run()
				if fmt.Sprint(got.Err) != fmt.Sprint(err) ||
					!bytes.Equal(got.Stdout, out.Bytes()) ||
					!bytes.Equal(got.Stderr, errs.Bytes()) {
					t.Errorf("%.80q: %v, %d and %d bytes, want %v, %d and %d", c.args, got.Err,
						len(got.Stdout), len(got.Stderr), err, out.Len(), errs.Len())
				}
			})
		}
	}
	wait.Wait()
}

// Ends of processes are told in the words of os/exec.
func TestEnds(t *testing.T) {
	for _, script := range []string{"true", "exit 7", "kill -SEGV $$", "kill -KILL $$"} {
		err := exec.Command("sh", "-c", script).Run()
		var status syscall.WaitStatus
		if e := (*exec.ExitError)(nil); errors.As(err, &e) {
			status = e.Sys().(syscall.WaitStatus)
		}
		if got := ended(status); fmt.Sprint(got) != fmt.Sprint(err) {
			t.Errorf("%s: %v, want %v", script, got, err)
		}
	}
}
