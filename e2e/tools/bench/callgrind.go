package main

import (
	"bufio"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"statepoint/e2e/oracle"
)

// measureCode links the object with the runtime and its driver, runs it under
// callgrind, and adds up what was spent in the functions of the object.
func measureCode(t tools, driver string) (code, error) {
	c, err := sizesOf(t.out)
	if err != nil {
		return c, err
	}
	functions, err := functionsOf(t.out)
	if err != nil {
		return c, err
	}
	dir := filepath.Dir(t.out)
	exe, out := filepath.Join(dir, "program"), filepath.Join(dir, "callgrind.out")
	args := []string{"-no-pie", "-static", "-O1", "-Ie2e/runtime", "-Istackmap/capi",
		"-o", exe, driver, t.out}
	for _, f := range []string{"runtime.S", "runtime.c", "threads.c", "map.c", "space.c",
		"throw.c", "heap.c"} {
		args = append(args, filepath.Join("e2e", "runtime", f))
	}
	if err := command("gcc", args...); err != nil {
		return c, err
	}
	if err := command("env", "RT_COLLECT=never", "valgrind", "--tool=callgrind",
		"--callgrind-out-file="+out, exe); err != nil {
		return c, err
	}
	c.retired, err = retired(out, functions)
	if err == nil && c.retired == 0 {
		err = fmt.Errorf("callgrind counted nothing in %d functions", len(functions))
	}
	return c, err
}

func command(name string, args ...string) error {
	if b, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%.2000s", oracle.Command(name, args...), err, b)
	}
	return nil
}

// functionsOf lists the functions that an object defines.
func functionsOf(path string) (names []string, err error) {
	f, err := elf.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	symbols, err := f.Symbols()
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && s.Section != elf.SHN_UNDEF {
			names = append(names, s.Name)
		}
	}
	return names, err
}

// retired adds up the instructions that a callgrind profile charges to the
// functions themselves (Callgrind's manual, "Callgrind Format Specification").
func retired(profile string, functions []string) (int, error) {
	f, err := os.Open(profile)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	names := map[string]string{}
	total, counts, inclusive := 0, false, false
	for s := bufio.NewScanner(f); s.Scan(); {
		key, value, isKey := strings.Cut(s.Text(), "=")
		switch {
		case key == "fn" || key == "cfn":
			id, name, named := strings.Cut(value, " ")
			if named {
				names[id] = name
			}
			if key == "fn" {
				// A recursive function is named again for its inner calls: name'2.
				name, _, _ := strings.Cut(names[id], "'")
				counts = slices.Contains(functions, name)
			}
		case key == "calls":
			inclusive = true // the next line is what the callee spent
		case !isKey && len(key) > 0 && strings.IndexByte("+-*0123456789", key[0]) >= 0:
			_, cost, _ := strings.Cut(key, " ")
			if n, err := strconv.Atoi(cost); err == nil && counts && !inclusive {
				total += n
			}
			inclusive = false
		}
	}
	return total, nil
}
