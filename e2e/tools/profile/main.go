// Command profile prints the costliest functions of what people wait for: natively of a
// compilation to an object, as `statepoint compile` does it, and in WebAssembly, which node runs,
// of one to what the page shows, and of edits of it.
//
//	go run ./e2e/tools/profile [-functions 10] [-times 10] [FILE]
//
// Without a file, it compiles a generated module.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"statepoint/e2e/gen"
)

var (
	functions = flag.Int("functions", 10, "how many functions to print")
	times     = flag.Int("times", 10, "how often to compile")
)

func main() {
	flag.Parse()
	if err := run(flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "profile:", err)
		os.Exit(1)
	}
}

func run(file string) error {
	dir, err := os.MkdirTemp("", "statepoint-profile-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	objects, reports := file, file
	if file == "" {
		objects, reports = filepath.Join(dir, "objects.ll"), filepath.Join(dir, "reports.ll")
		for name, shape := range map[string]gen.Shape{
			objects: {Functions: 1000, Calls: 10, Live: 8},
			reports: {Functions: 200, Calls: 10, Live: 8},
		} {
			if err := os.WriteFile(name, []byte(gen.Module(shape)), 0o644); err != nil {
				return err
			}
		}
	}
	if err := natively(dir, objects); err != nil {
		return err
	}
	fmt.Println()
	program := filepath.Join(dir, "spend.wasm")
	if err := build(program, "js", "wasm"); err != nil {
		return err
	}
	if err := inWebAssembly(dir, program, reports, "report", "source to report"); err != nil {
		return err
	}
	fmt.Println()
	return inWebAssembly(dir, program, reports, "excerpt", "an edit")
}

// build builds the program spend for a system and an architecture, "" for those at hand.
func build(out, system, architecture string) error {
	cmd := exec.Command("go", "build", "-o", out, "./e2e/tools/profile/spend")
	cmd.Env, cmd.Stderr = os.Environ(), os.Stderr
	if system != "" {
		cmd.Env = append(cmd.Env, "GOOS="+system, "GOARCH="+architecture)
	}
	return cmd.Run()
}

// natively profiles compilations to an object.
func natively(dir, file string) error {
	program, profile := filepath.Join(dir, "spend"), filepath.Join(dir, "cpu.pprof")
	if err := build(program, "", ""); err != nil {
		return err
	}
	cmd := exec.Command(program, file, "object", strconv.Itoa(*times), profile)
	cmd.Stderr = os.Stderr
	// A sample that meets a signal of the scheduler would count for its handler.
	cmd.Env = append(os.Environ(), "GODEBUG=asyncpreemptoff=1")
	if err := cmd.Run(); err != nil {
		return err
	}
	out, err := exec.Command("go", "tool", "pprof", "-top", "-nodecount="+
		strconv.Itoa(*functions), program, profile).Output()
	if err != nil {
		return err
	}
	fmt.Printf("natively, source to object, %d times:\n", *times)
	if _, rows, found := strings.Cut(string(out), "flat%"); found {
		_, rows, _ = strings.Cut(rows, "\n")
		for row := range strings.Lines(rows) {
			f := strings.Fields(row) // flat, its share, the sum of shares, cumulative, its share
			if len(f) >= 6 {
				printRow(f[1], strings.Join(f[5:], " "))
			}
		}
	}
	return nil
}

// inWebAssembly profiles some work of a program.
func inWebAssembly(dir, program, file, work, title string) error {
	dir = filepath.Join(dir, work)
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	cmd := exec.Command("node", "--stack-size=8192", "--cpu-prof", "--cpu-prof-dir="+dir,
		filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"),
		program, file, work, strconv.Itoa(*times))
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return err
	}
	written, err := filepath.Glob(filepath.Join(dir, "*.cpuprofile"))
	if err != nil || len(written) != 1 {
		return fmt.Errorf("node wrote %d profiles: %v", len(written), err)
	}
	data, err := os.ReadFile(written[0])
	if err != nil {
		return err
	}
	rows, err := costliest(data, *functions)
	if err != nil {
		return err
	}
	fmt.Printf("in WebAssembly, %s, %d times:\n", title, *times)
	for _, r := range rows {
		printRow(fmt.Sprintf("%.2f%%", 100*r.share), r.name)
	}
	return nil
}

func printRow(share, name string) { fmt.Printf("%8s  %s\n", share, name) }
