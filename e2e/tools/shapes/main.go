// Command shapes runs the native command (opt, then llc) and the page's engine on a text of every
// shape of e2e/shapes, and prints the cost of each: processor time and peak memory. It fails if one
// exceeds the bounds without reporting which limit it reached. With -all it also runs explain,
// embed, worlds and run on each text.
//
//	go run ./e2e/tools/shapes [-size 1048576] [-only TEXT] [-all] [-statepoint FILE]
package main

import (
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"statepoint/core/process"
	"statepoint/e2e/shapes"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

var (
	size    = flag.Int("size", 1<<20, "the size of the texts in bytes")
	only    = flag.String("only", "", "take the shapes whose name contains this text only")
	command = flag.String("statepoint", "", "the native command; without it, one is built")
	seconds = flag.Float64("seconds", 10, "how much processor time is too much")
	memory  = flag.Int64("memory", 2<<30, "how many bytes of memory are too many")
	write   = flag.Bool("write", false,
		"write the first text that -only chooses to standard output, and nothing else")
	all  = flag.Bool("all", false, "take the texts through explain, embed, worlds and run, too")
	page = flag.String("page", "", "report on this file as the engine does, and nothing else")
)

func main() {
	flag.Parse()
	if *page != "" {
		explorePage(*page)
		return
	}
	if *write {
		for _, s := range shapes.All {
			if strings.Contains(s.Name, *only) {
				fmt.Print(s.Text(*size))
				return
			}
		}
		fail("no shape's name contains %q", *only)
	}
	dir, err := os.MkdirTemp("", "shapes")
	if err != nil {
		fail("%v", err)
	}
	defer os.RemoveAll(dir)
	if *command == "" {
		*command = filepath.Join(dir, "statepoint")
		if out, err := exec.Command("go", "build", "-o", *command, ".").CombinedOutput(); err !=
			nil {
			fail("go build: %v\n%s", err, out)
		}
	}
	self, err := os.Executable()
	if err != nil {
		fail("%v", err)
	}
	more := [][]string{}
	heads, rule := "", ""
	if *all {
		more = [][]string{{"explain"}, {"embed", "-o", os.DevNull}, {"worlds"},
			{"run", "--stubs", "--entry", "f"}}
	}
	for _, args := range more {
		heads, rule = heads+" "+args[0]+" s | MB |", rule+"--:|--:|"
	}
	fmt.Printf("| shape, %d bytes | opt s | MB | llc s | MB | engine s | MB |%s says |\n"+
		"|---|--:|--:|--:|--:|--:|--:|%s---|\n", *size, heads, rule)
	over := 0
	for _, s := range shapes.All {
		if !strings.Contains(s.Name, *only) {
			continue
		}
		in, mid, out := filepath.Join(dir, "in.ll"), filepath.Join(dir, "mid.ll"),
			filepath.Join(dir, "out.o")
		if err := os.WriteFile(in, []byte(s.Text(*size)), 0o644); err != nil {
			fail("%v", err)
		}
		opt := run(*command, "opt", "-S",
			"-passes=function(place-safepoints),rewrite-statepoints-for-gc", in, "-o", mid)
		costs := []cost{opt, {}, run(self, "-page", in)}
		if opt.ok {
			costs[1] = run(*command, "llc", "-filetype=obj", mid, "-o", out)
		}
		for _, args := range more {
			costs = append(costs, run(*command, append(args[:len(args):len(args)], in)...))
		}
		cells, says, bad := "", "", false
		for i, c := range costs {
			if i == 1 && !opt.ok {
				cells += " | |"
				continue
			}
			cells += fmt.Sprintf(" | %.1f | %d", c.time.Seconds(), c.memory>>20)
			says, bad = cmp.Or(says, c.says), bad || c.tooMuch()
		}
		if bad {
			over++
			says = "TOO MUCH " + says
		}
		fmt.Printf("| %s%s | %s |\n", s.Name, cells, says)
	}
	if over > 0 {
		fail("%d shapes take more than %.0f s or %d bytes", over, *seconds, *memory)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "shapes: "+format+"\n", args...)
	os.Exit(1)
}

// cost is what one run took, and the first line it said.
type cost struct {
	ok     bool
	time   time.Duration
	memory int64
	says   string
}

// tooMuch reports whether a run passed a bound, or ended without a message as it should.
func (c cost) tooMuch() bool {
	return c.time.Seconds() > *seconds || c.memory > *memory ||
		!c.ok && (c.says == "" || strings.Contains(c.says, "internal error"))
}

// explorePage makes a report, and says the first error in it.
func explorePage(file string) {
	heap := process.CollectFrom(process.EngineFloor, 640<<20) // as in the tab
	text, err := os.ReadFile(file)
	if err != nil {
		fail("%v", err)
	}
	heap.Expect(process.EngineNeeds * int64(len(text)))
	r := panes.Run(context.Background(), &report.Request{FileName: "in.ll", Source: string(text)})
	for _, d := range r.Diagnostics {
		if d.Severity == report.Error {
			fail("%s", d.Message)
		}
	}
	if !r.OK {
		fail("there is no report, and no error either")
	}
}

// run runs a command; one that takes ten times too long, or four times too much memory, is stopped.
func run(command string, args ...string) cost {
	ctx, stop := context.WithTimeout(context.Background(),
		time.Duration(*seconds*10*float64(time.Second)))
	defer stop()
	cmd := exec.CommandContext(ctx, "sh", append([]string{"-c",
		fmt.Sprintf(`ulimit -v %d; exec "$0" "$@"`, 4**memory>>10), command}, args...)...)
	var said bytes.Buffer
	cmd.Stderr = &said
	err := cmd.Run()
	c := cost{ok: err == nil, says: firstLine(said.String())}
	for line := range strings.Lines(said.String()) {
		if strings.Contains(line, "error: ") {
			c.says = firstLine(line)
			break
		}
	}
	if s := cmd.ProcessState; s != nil {
		c.time = s.UserTime() + s.SystemTime()
		if u, ok := s.SysUsage().(*syscall.Rusage); ok {
			c.memory = u.Maxrss * 1024
		}
	}
	return c
}

// firstLine is the first line of a message, without the name of the file and cut where it is long.
func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	if k := strings.Index(s, "in.ll:"); k >= 0 {
		s = s[k+len("in.ll:"):]
	}
	if k := strings.Index(s, "mid.ll:"); k >= 0 {
		s = s[k+len("mid.ll:"):]
	}
	if len(s) > 150 {
		s = s[:150] + "…"
	}
	return strings.ReplaceAll(s, "|", "/")
}
