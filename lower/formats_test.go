package lower_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/stackmap/compact"
)

// costs are the records of modules and the bytes that formats take for them.
type costs struct {
	records                   int
	stackMap, table, compacts int
	gcmap, gcmapRecords       int // of modules without derived pointers
}

func (c *costs) add(o costs) {
	c.records, c.stackMap, c.table = c.records+o.records, c.stackMap+o.stackMap, c.table+o.table
	c.compacts, c.gcmap = c.compacts+o.compacts, c.gcmap+o.gcmap
	c.gcmapRecords += o.gcmapRecords
}

func (c *costs) String() string {
	each := func(n, records int) string {
		if records == 0 {
			return "–"
		}
		return fmt.Sprintf("%.1f", float64(n)/float64(records))
	}
	return fmt.Sprintf("%d | %s | %s | %s | %s", c.records, each(c.stackMap, c.records),
		each(c.gcmap, c.gcmapRecords), each(c.table, c.records), each(c.compacts, c.records))
}

// costsOf measures the formats of a module, whose functions use statepoint-example.
func costsOf(t *testing.T, text string) (c costs) {
	t.Helper()
	ctx := context.Background()
	base, err := gc.NewRegistry().Lookup("statepoint-example")
	if err != nil {
		t.Fatal(err)
	}
	build := func(format string) (*lower.Result, error) {
		strategies := gc.NewRegistry()
		if format != "" {
			strategies.Register(gc.Compose(base, gc.Table{Printer: format}))
		}
		m, _, err := irparse.ParseString(ctx, "in.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
		if err != nil {
			t.Fatal(err)
		}
		if _, err = p.Run(ctx, m); err != nil {
			t.Fatal(err)
		}
		return lower.Compile(ctx, m, lower.Options{Strategies: strategies, Table: format == ""})
	}
	size := func(r *lower.Result, name string) (n int) {
		for _, s := range r.Object.Sections {
			if s != nil && s.Name == name {
				n += len(s.Data)
			}
		}
		return n
	}
	plain, err := build("")
	if err != nil {
		t.Fatal(err)
	}
	small, err := build("compact")
	if err != nil {
		t.Fatal(err)
	}
	c = costs{records: len(plain.Map.Records), stackMap: len(plain.MapBytes()),
		table: size(plain, stackmap.TableSectionName), compacts: size(small, compact.SectionName)}
	if r, err := build("gcmap"); err == nil { // else a pointer is derived
		c.gcmap, c.gcmapRecords = size(r, ".data")-size(plain, ".data"), c.records
	}
	if r := c.records; r > 0 && (c.compacts == 0 || c.compacts > c.table || c.table > c.stackMap) {
		t.Errorf("%+v", c)
	}
	return c
}

// TestFormatSizes prints the table of COMPACT.md, and holds the file to it: bytes for each record
// in every format, of the examples and of three large modules.
func TestFormatSizes(t *testing.T) {
	var examples costs
	files, err := filepath.Glob("../static/examples/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if s := string(text); strings.Contains(s, `gc "statepoint-example"`) &&
			!strings.Contains(s, "experimental.gc.statepoint") {
			examples.add(costsOf(t, s))
		}
	}
	rows := []string{"| the examples | " + examples.String() + " |"}
	polls, hold := gen.All, gen.All
	polls.Polls, hold.Hold = true, true
	for i, opt := range []gen.Options{gen.All, polls, hold} {
		var seeds []uint64
		for k := range uint64(60) {
			seeds = append(seeds, uint64(1000*i)+k+1)
		}
		c := costsOf(t, gen.Programs(seeds, opt))
		name := [...]string{"calls", "polls in loops", "values held long"}[i]
		rows = append(rows, "| 60 random programs: "+name+" | "+c.String()+" |")
	}
	doc, err := os.ReadFile("../stackmap/COMPACT.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Log(row)
		if !strings.Contains(string(doc), row+"\n") {
			t.Errorf("COMPACT.md has no row %s", row)
		}
	}
}
