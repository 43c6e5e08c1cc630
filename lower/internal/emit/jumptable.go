package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// jumpTables are the jump tables of the function.
type jumpTables struct {
	*job
	out    *writer
	layout *layout
	list   []jumpTable
}

// note records the table of a jump: its target blocks in order. A jump may be repeated.
func (j *jumpTables) note(in *mir.Inst, blocks []mir.Operand) {
	of := &j.f.Tables[in.Aux-1]
	t := jumpTable{sym: of.Sym, addresses: of.Addresses, jumps: []int32{j.out.lastSpan()}}
	for i := range j.list {
		if j.list[i].sym == t.sym {
			j.list[i].jumps = append(j.list[i].jumps, t.jumps...)
			return
		}
	}
	for i := range blocks {
		t.targets = append(t.targets, j.layout.label(int32(blocks[i].Val)))
	}
	j.list = append(j.list, t)
}

// jumpTable is a jump table of the function.
type jumpTable struct {
	sym       amd64.Sym
	addresses bool
	jumps     []int32 // the emitted instructions that jump through it
	targets   []amd64.Label
}

// Table is a jump table of the function: offsets in its code.
type Table struct {
	Sym amd64.Sym
	// Addresses is set if the entries are addresses of 8 bytes, not distances from the table.
	Addresses bool
	Targets   []uint32
}

// offsets are the tables as offsets in the code, once the function is finished.
func (j *jumpTables) offsets() []Table {
	var all []Table
	for i := range j.list {
		t := Table{Sym: j.list[i].sym, Addresses: j.list[i].addresses,
			Targets: make([]uint32, 0, len(j.list[i].targets))}
		for _, l := range j.list[i].targets {
			off, _ := j.out.asm.Offset(l)
			t.Targets = append(t.Targets, off)
		}
		all = append(all, t)
	}
	return all
}
