package main

import (
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"statepoint/core/options"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

// A maker makes an object of a program.
type maker struct {
	name string
	make func(t tools, passes string) error
}

var makers = []maker{
	{"ours", func(t tools, passes string) error {
		_, err := spend(t.ours, "compile", t.in, "-o", t.out, "--table", "--passes", passes)
		return err
	}},
	{"llc -O2", llcMaker("-O2")},
	{"llc -O0", llcMaker("-O0")},
}

func llcMaker(level string) func(tools, string) error {
	return func(t tools, passes string) error {
		passes = strings.ReplaceAll(passes, options.PlaceSafepoints, "function(place-safepoints)")
		if _, err := spend(t.opt, "-passes="+passes, t.in, "-o", t.mid); err != nil {
			return err
		}
		_, err := spend(t.llc, level, "-mtriple=x86_64-unknown-linux-gnu", "-filetype=obj", t.mid,
			"-o", t.out)
		return err
	}
}

// code has the figures of a program's code: its size, and the number of instructions that a run
// executes.
type code struct {
	text, stackMap, table int // bytes
	points                int // return addresses in the table
	retired               int // instructions
}

// programs prints size and retired instructions of the written programs' code, ours against LLVM's.
// Only instructions of compiled code count, as measured by callgrind on a heap that does not move:
// those of the runtime are the same for both compilers.
func programs(large bool) error {
	files, err := filepath.Glob(filepath.Join("e2e", "runtime", "programs", "*.ll"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no programs: %v", err)
	}
	tool, err := findTools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(tool.dir)
	t := table{head: []string{"code of the programs", ".text", "llc -O2", "ratio", "instructions",
		"llc -O2", "ratio", "llc -O0"}}
	maps := table{head: []string{"what a collector reads", "stack map", "llc -O2", "return table",
		"bytes a point"}}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".ll")
		source, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		if err := os.WriteFile(tool.in, source, 0o644); err != nil {
			return err
		}
		passes := options.RewriteStatepoints
		if oracle.HasPoll(source) {
			passes = "place-safepoints," + passes
		}
		var got [3]code
		for i, m := range makers {
			if err := m.make(tool, passes); err != nil {
				return err
			}
			if got[i], err = measureCode(tool, strings.TrimSuffix(f, ".ll")+".c"); err != nil {
				return fmt.Errorf("%s by %s: %w", name, m.name, err)
			}
		}
		ours, o2, o0 := got[0], got[1], got[2]
		t.add(name, thousands(ours.text), thousands(o2.text), ratio(ours.text, o2.text),
			thousands(ours.retired), thousands(o2.retired), ratio(ours.retired, o2.retired),
			thousands(o0.retired))
		addMap(&maps, name, ours, o2)
	}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		if err := os.WriteFile(tool.in, []byte(gen.Module(w.shape)), 0o644); err != nil {
			return err
		}
		var got [2]code
		for i, m := range makers[:2] {
			if err := m.make(tool, options.RewriteStatepoints); err != nil {
				return err
			}
			if got[i], err = sizesOf(tool.out); err != nil {
				return err
			}
		}
		t.add(w.name, thousands(got[0].text), thousands(got[1].text),
			ratio(got[0].text, got[1].text))
		addMap(&maps, w.name, got[0], got[1])
	}
	t.print()
	fmt.Println()
	maps.print()
	return nil
}

func ratio(a, b int) string {
	if b == 0 {
		return "?"
	}
	return fmt.Sprintf("%.3f", float64(a)/float64(b))
}

// addMap adds a row of the sizes of map and table.
func addMap(t *table, name string, ours, theirs code) {
	each := "?"
	if n := float64(ours.points); n > 0 {
		each = fmt.Sprintf("%.1f, map %.1f", float64(ours.table)/n, float64(ours.stackMap)/n)
	}
	t.add(name, thousands(ours.stackMap), thousands(theirs.stackMap), thousands(ours.table), each)
}

// sizesOf reads the sizes of an object's sections.
func sizesOf(path string) (c code, err error) {
	c.text, c.stackMap, err = sections(path)
	if err != nil {
		return c, err
	}
	f, err := elf.Open(path)
	if err != nil {
		return c, err
	}
	defer f.Close()
	s := f.Section(stackmap.TableSectionName)
	if s == nil {
		return c, nil
	}
	b, err := s.Data()
	if err != nil {
		return c, err
	}
	tables, err := stackmap.DecodeTable(b)
	for _, t := range tables {
		c.points += len(t.Points)
	}
	c.table = len(b)
	return c, err
}
