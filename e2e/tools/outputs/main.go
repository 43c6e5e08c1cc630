// Command outputs compares the outputs of this tree's command and page for a corpus with those of
// another commit, byte for byte. It is for changes that should change nothing a user sees.
//
//	go run ./e2e/tools/outputs -against COMMIT [-share N] [-keep FOLDER] [path…]
//
// A path is a file of assembly, an archive of such (.txtar), or a folder, in which every *.ll and
// *.txtar counts; without one, every such file of this tree is compared. Both commits get the same
// inputs. -share N takes one input in N. -keep writes each pair that differs into a folder, before
// and after beside each other, so that diff and grep can sort what changed. The exit status is 1 if
// any output differs.
//
// The outputs are those of opt with both passes, llc in both syntaxes and with position-independent
// code, compile, stackmap --json of that object, and the page: report, links and every view.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"golang.org/x/tools/txtar"

	"statepoint/e2e/filetest"
)

func main() {
	against := flag.String("against", "", "the commit to compare with")
	share := flag.Int("share", 1, "take one input in so many")
	jobs := flag.Int("j", 2, "how many inputs at a time")
	keep := flag.String("keep", "", "write the outputs that differ into this folder")
	flag.Parse()
	if *against == "" || *share < 1 || *jobs < 1 {
		flag.Usage()
		os.Exit(2)
	}
	differ, err := compare(*against, *share, *jobs, *keep, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "outputs:", err)
		os.Exit(2)
	}
	if differ {
		os.Exit(1)
	}
}

// compare builds both commits, runs them over the corpus, and prints what differs. It keeps the
// outputs that differ in a folder, if that has a name.
func compare(commit string, share, jobs int, keep string, paths []string) (differ bool,
	err error) {
	work, err := os.MkdirTemp("", "outputs-")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(work)
	old, stop, err := checkout(commit, filepath.Join(work, "tree"))
	if err != nil {
		return false, err
	}
	defer stop()
	before, err := build(old, filepath.Join(work, "before"))
	if err != nil {
		return false, err
	}
	after, err := build(".", filepath.Join(work, "after"))
	if err != nil {
		return false, err
	}
	inputs, err := gather(filepath.Join(work, "inputs"), share, paths)
	if err != nil {
		return false, err
	}
	counts := map[string][2]int{}
	var wait sync.WaitGroup
	var mu sync.Mutex
	slots := make(chan bool, jobs)
	for _, input := range inputs {
		wait.Add(1)
		slots <- true
		go func() {
			defer func() { <-slots; wait.Done() }()
			for _, o := range outputs {
				was, is := o.run(before, input), o.run(after, input)
				mu.Lock()
				count := counts[o.name]
				count[0]++
				if sha256.Sum256(was) != sha256.Sum256(is) {
					count[1]++
					differ = true
					fmt.Printf("%s of %s differs: %s\n", o.name, input.name,
						firstDifference(was, is))
					if err := keepPair(keep, o.name, input.name, was, is); err != nil {
						fmt.Fprintln(os.Stderr, "outputs:", err)
					}
				}
				counts[o.name] = count
				mu.Unlock()
			}
		}()
	}
	wait.Wait()
	for _, o := range outputs {
		fmt.Printf("%-14s %6d compared, %d different\n", o.name, counts[o.name][0],
			counts[o.name][1])
	}
	return differ, nil
}

// keepPair writes an output of both commits to OUTPUT/INPUT.before and .after in a folder.
func keepPair(folder, output, input string, was, is []byte) error {
	if folder == "" {
		return nil
	}
	base := filepath.Join(folder, strings.ReplaceAll(output, " ", "-"),
		strings.ReplaceAll(input, "/", "~"))
	if err := os.MkdirAll(filepath.Dir(base), 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(base+".before", was, 0o666); err != nil {
		return err
	}
	return os.WriteFile(base+".after", is, 0o666)
}

// checkout makes a work tree of a commit. The function that it returns removes it.
func checkout(commit, dir string) (string, func(), error) {
	if err := run("git", "worktree", "add", "--detach", dir, commit); err != nil {
		return "", nil, err
	}
	return dir, func() { _ = run("git", "worktree", "remove", "--force", dir) }, nil
}

func run(name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, out)
	}
	return nil
}

// tree are the programs built from one commit.
type tree struct{ command, page string }

// build builds a tree's programs into a folder.
func build(src, dir string) (tree, error) {
	t := tree{filepath.Join(dir, "statepoint"), filepath.Join(dir, "page")}
	for out, pkg := range map[string]string{t.command: ".", t.page: "./e2e/tools/outputs/page"} {
		cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", out, pkg)
		cmd.Dir = src
		if text, err := cmd.CombinedOutput(); err != nil {
			return t, fmt.Errorf("go build %s in %s: %w\n%s", pkg, src, err, text)
		}
	}
	return t, nil
}

// input is one module of the corpus, in a separate file.
type input struct{ name, file string }

// gather writes the modules of all paths to files in dir, which are named by their number.
func gather(dir string, share int, paths []string) (list []input, err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	if len(paths) == 0 {
		paths = []string{"."}
	}
	seen := 0
	add := func(name string, text []byte) error {
		if seen++; seen%share != 0 {
			return nil
		}
		file := filepath.Join(dir, fmt.Sprintf("%05d.ll", len(list)))
		list = append(list, input{name, file})
		return os.WriteFile(file, text, 0o666)
	}
	for _, path := range paths {
		err := filepath.WalkDir(path, func(name string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() {
				switch entry.Name() {
				case "node_modules", "build", ".git":
					return filepath.SkipDir
				}
				return nil
			}
			ext := filepath.Ext(name)
			if ext != ".ll" && ext != ".txtar" {
				return nil
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			if file, err := filetest.ReadFile(name); ext == ".ll" && err == nil {
				for i, c := range file.Cases {
					// not every case has a name
					inFile := fmt.Sprintf("%s/%d %s", name, i+1, c.Name)
					if err := add(strings.TrimSpace(inFile), []byte(c.Text)); err != nil {
						return err
					}
				}
				return nil
			}
			if ext == ".ll" {
				return add(name, text)
			}
			for _, f := range txtar.Parse(text).Files {
				if err := add(name+"/"+f.Name, f.Data); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// output is one output of a tree for an input: everything that a command line writes.
type output struct {
	name string
	args func(t tree, file string) []string
}

// passes are those of the usual line.
const passes = "-passes=function(place-safepoints),rewrite-statepoints-for-gc"

var outputs = []output{
	{"opt", func(t tree, f string) []string { return []string{t.command, "opt", "-S", passes, f} }},
	{"llc", func(t tree, f string) []string { return []string{t.command, "llc", "-o", "-", f} }},
	{"llc intel pic", func(t tree, f string) []string {
		return []string{t.command, "llc", "-x86-asm-syntax=intel", "-relocation-model=pic", "-o",
			"-", f}
	}},
	{"compile", func(t tree, f string) []string {
		return []string{t.command, "compile", "-o", "-",
			f}
	}},
	{"stackmap", func(t tree, f string) []string {
		object := `"$1" compile -o "$2.o" "$2" && "$1" stackmap --json "$2.o"; rm -f "$2.o"`
		return []string{"sh", "-c", object, "sh", t.command, f}
	}},
	{"page", func(t tree, f string) []string { return []string{t.page, f} }},
}

// run returns everything that a tree writes, and the exit status, without the paths of the files.
func (o output) run(t tree, in input) []byte {
	ctx, stop := context.WithTimeout(context.Background(), 5*time.Minute)
	defer stop()
	args := o.args(t, in.file)
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	var out, trouble bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &trouble
	err := cmd.Run()
	fmt.Fprintf(&out, "\n-- standard error --\n%s", trouble.Bytes())
	if err != nil {
		fmt.Fprintf(&out, "-- %v --\n", err)
	}
	return out.Bytes()
}

// firstDifference shows the first line in which two outputs differ.
func firstDifference(a, b []byte) string {
	const longest = 120
	was, is := bytes.Split(a, []byte("\n")), bytes.Split(b, []byte("\n"))
	line := func(lines [][]byte, n int) string {
		if n >= len(lines) {
			return "(ends)"
		}
		return fmt.Sprintf("%.*q", longest, lines[n])
	}
	n := 0
	for n < len(was) && n < len(is) && bytes.Equal(was[n], is[n]) {
		n++
	}
	return fmt.Sprintf("line %d\n\twas %s\n\tis  %s", n+1, line(was, n), line(is, n))
}
