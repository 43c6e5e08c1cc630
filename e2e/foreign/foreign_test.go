package foreign_test

import (
	"flag"
	"testing"

	"statepoint/e2e/foreign"
	"statepoint/e2e/oracle"
)

var programs = flag.Int("foreign-programs", 24, "random modules to compile with LLVM")

// Objects of both releases for all targets are read whole, and their maps as llvm-readobj reads
// them; what the check finds are the faults of LLVM that are known.
func TestTable(t *testing.T) {
	oracle.Tool(t, oracle.Typed, "llc")
	examples, err := foreign.Examples("../../static/examples")
	if err != nil {
		t.Fatal(err)
	}
	var table foreign.Table
	if err := foreign.Sample(&table, []int{oracle.Typed, oracle.Opaque}, examples, 1, *programs,
		1); err != nil {
		t.Fatal(err)
	}
	t.Logf("%s\n%s", table.Total(), &table)
	for _, u := range table.Unexpected {
		t.Error(u)
	}
	if rows := table.Rows(); len(rows) < 2*len(foreign.Targets)-1 {
		t.Errorf("%d rows", len(rows))
	}
}
