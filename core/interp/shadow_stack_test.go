package interp_test

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"statepoint/core/interp"
	"statepoint/core/passes"
	"statepoint/core/passes/roots"
)

// mover is a collector that knows only the shadow stack: at each allocation it moves all cells.
type mover struct {
	m           *interp.Interp
	chain       uint64
	space       uint64 // of cells, a new one at each collection
	top         uint64
	collections int
	moved       int
}

const cellSize = 16

func (c *mover) word(addr uint64) uint64 {
	var b [8]byte
	if err := c.m.Memory().ReadAt(addr, b[:]); err != nil {
		panic(fmt.Sprintf("0x%x: %v", addr, err))
	}
	return binary.LittleEndian.Uint64(b[:])
}

func (c *mover) set(addr, v uint64) {
	if err := c.m.Memory().WriteAt(addr, binary.LittleEndian.AppendUint64(nil, v)); err != nil {
		panic(fmt.Sprintf("0x%x: %v", addr, err))
	}
	c.m.MarkDefined(addr, 8)
}

// collect moves what the roots of the list lead to.
func (c *mover) collect(t *testing.T) {
	old, end := c.space, c.top
	c.collections++
	c.space += 1 << 16
	c.top = c.space
	if err := c.m.Memory().(*interp.Space).Map(c.space, 1<<16); err != nil {
		t.Fatal(err)
	}
	went := map[uint64]uint64{0: 0}
	forward := func(slot uint64) {
		cell := c.word(slot)
		if _, ok := went[cell]; !ok {
			if cell < old || cell >= end || cell%cellSize != 0 {
				t.Errorf("collection %d: the word at 0x%x is 0x%x, no cell", c.collections, slot,
					cell)
				return
			}
			went[cell] = c.top
			c.set(c.top, c.word(cell))
			c.set(c.top+8, c.word(cell+8))
			c.top += cellSize
			c.moved++
		}
		c.set(slot, went[cell])
	}
	for e := c.word(c.chain); e != 0; e = c.word(e) {
		for i := range c.word(c.word(e+8)) & 0xffffffff {
			forward(e + 16 + 8*i)
		}
	}
	for scan := c.space; scan < c.top; scan += cellSize {
		forward(scan)
	}
	for at := old; at < end; at += 8 {
		c.set(at, 0xcccccccccccccccc)
	}
}

// The shadow stack works in the interpreter: the list of roots is all that a collector needs there.
func TestShadowStack(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "e2e", "testdata", "shadow-stack",
		"list.ll"))
	if err != nil {
		t.Fatal(err)
	}
	module := parse(t, string(text))
	p, err := passes.NewPipeline(roots.LoweringPasses()...)
	if err == nil {
		_, err = p.Run(t.Context(), module)
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &mover{space: 1 << 20, top: 1 << 20}
	m, err := interp.New(module, interp.Options{Externals: map[string]interp.External{
		"allocate": func(call *interp.Call) (interp.Value, error) {
			c.collect(t)
			at := c.top
			c.set(at, 0)
			c.set(at+8, 0)
			c.top += cellSize
			return call.Return(at), nil
		}}})
	if err != nil {
		t.Fatal(err)
	}
	if c.chain, err = m.AddressOf(module.Lookup("llvm_gc_root_chain")); err != nil {
		t.Fatal(err)
	}
	c.m = m
	got, err := m.RunName(t.Context(), "run", 40)
	if err != nil || got.Bits != 820 || c.collections != 80 || c.moved != 2380 {
		t.Errorf("%d, %v: %d collections, %d cells moved", got.Bits, err, c.collections, c.moved)
	}
	if left := c.word(c.chain); left != 0 {
		t.Errorf("0x%x is left in the list", left)
	}
}
