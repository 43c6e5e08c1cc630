package e2e

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/stackmap/compact"
)

// The edition's table of formats has the bytes per record that objects of the examples and of three
// large modules have.
func TestMapSizes(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "web", "edition", "statepoints.md"))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	byName := examples(t)
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		src, err := os.ReadFile(byName[name])
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(src, []byte(`gc "statepoint-example"`)) &&
			!bytes.Contains(src, []byte("gc.statepoint")) {
			all = append(all, string(src))
		}
	}
	rows := []struct {
		name  string
		texts []string
	}{{"the examples", all}}
	polls, wild := gen.All, gen.Wild
	polls.Polls, wild.Struct = true, false
	for _, form := range []struct {
		name string
		opt  gen.Options
	}{{"calls and loops", gen.All}, {"the same with polls", polls}, {"vectors and more", wild}} {
		var seeds []uint64
		for seed := range uint64(60) {
			seeds = append(seeds, seed+1)
		}
		rows = append(rows, struct {
			name  string
			texts []string
		}{"60 random programs: " + form.name, []string{gen.Programs(seeds, form.opt)}})
	}
	for _, row := range short.Some(rows, 4) {
		records, sizes := 0, [3]int{}
		for _, src := range row.texts {
			n, all := mapSizes(t, src)
			records += n
			for i := range sizes {
				sizes[i] += all[i]
			}
		}
		line := fmt.Sprintf("| %s | %d |", row.name, records)
		for _, n := range sizes {
			line += fmt.Sprintf(" %.1f |", float64(n)/float64(records))
		}
		if !strings.Contains(string(text), line+"\n") {
			t.Errorf("the table lacks\n%s", line)
		}
	}
}

// mapSizes are the number of records of a module, and the bytes of its stack map, its return
// address table and its compact map.
func mapSizes(t *testing.T, src string) (records int, sizes [3]int) {
	t.Helper()
	for i, table := range []string{"none", "none", "compact"} {
		s, err := gc.ParseSpec("name=statepoint-example,references=1,table=" + table)
		if err != nil {
			t.Fatal(err)
		}
		known := gc.NewRegistry().With(s)
		m, _, err := irparse.ParseString(t.Context(), "in.ll", src)
		if err != nil {
			t.Fatal(err)
		}
		p, err := passes.ParsePipeline(passesFor([]byte(src)))
		if err == nil {
			p.Options.Strategies = known
			_, err = p.Run(t.Context(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
		result, err := lower.Compile(t.Context(), m, lower.Options{Strategies: known,
			Table: i == 1})
		if err != nil {
			t.Fatal(err)
		}
		records = len(result.Map.Records)
		var object bytes.Buffer
		if _, err := result.Object.WriteTo(&object); err != nil {
			t.Fatal(err)
		}
		section, err := oracle.Section(object.Bytes(), [...]string{stackmap.SectionName,
			stackmap.TableSectionName, compact.SectionName}[i])
		if err != nil || len(section) == 0 && records > 0 {
			t.Fatalf("%s: %d bytes, %v", table, len(section), err)
		}
		sizes[i] = len(section)
	}
	return records, sizes
}
