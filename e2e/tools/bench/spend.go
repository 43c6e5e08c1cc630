package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"

	"statepoint/e2e/oracle"
)

// A cost is what a few processes used: CPU time together, memory of the largest.
type cost struct {
	cpu time.Duration
	rss int64 // KiB
}

func (c cost) plus(o cost) cost { return cost{c.cpu + o.cpu, max(c.rss, o.rss)} }

// spendWord, as the first argument, makes this program run the command that
// follows and print what it cost.
const spendWord = "spend"

// spend runs a command and returns what it cost. It does so through another
// process of this program, because the kernel counts the memory a process had
// before it became the command, and that one has little.
func spend(program string, args ...string) (c cost, err error) {
	self, err := os.Executable()
	if err != nil {
		return c, err
	}
	cmd := exec.Command(self, append([]string{spendWord, program}, args...)...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err == nil {
		_, err = fmt.Sscan(string(out), &c.cpu, &c.rss)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w\n%.2000s", oracle.Command(program, args...), err, errs.String())
	}
	return c, err
}

// spender is the other process.
func spender(program string, args []string) int {
	cmd := exec.Command(program, args...)
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	var rss int64
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		rss = u.Maxrss
	}
	fmt.Println(int64(cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime()), rss)
	return 0
}
