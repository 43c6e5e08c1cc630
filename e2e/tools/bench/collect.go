package main

import (
	"fmt"
	"syscall"
	"time"

	"statepoint/lower/machine"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// collections prints what a collection costs in the emulator's memory: for each
// live object of 32 bytes, for each frame with two references and a derived
// pointer, and when there is next to nothing to do in a heap of a megabyte.
func collections() error {
	const many = 10_000
	t := table{head: []string{"collection", "live object", "frame", "one object, one frame"}}
	for _, name := range collect.Names() {
		row := []string{name}
		for _, c := range []struct{ objects, frames, share int }{
			{many, 1, many}, {1, many, many}, {1, 1, 1},
		} {
			p, err := newStopped(name, c.objects, c.frames)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			least := time.Duration(0)
			for range 5 {
				n, begin := 0, cpuTime()
				for n == 0 || cpuTime()-begin < 50*time.Millisecond {
					if err := p.heap.Collect(p.stop); err != nil {
						return fmt.Errorf("%s: %w", name, err)
					}
					n++
				}
				if each := (cpuTime() - begin) / time.Duration(n*c.share); least == 0 ||
					each < least {
					least = each
				}
			}
			row = append(row, fmt.Sprintf("%d ns", least.Nanoseconds()))
		}
		t.add(row...)
	}
	t.print()
	return nil
}

// cpuTime is what this process has used.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// heapMemory is the emulator's memory as collectors want it.
type heapMemory struct{ *machine.Memory }

func (m heapMemory) ReadU64(addr uint64) (uint64, error) { return m.Load64(addr) }
func (m heapMemory) WriteU64(addr, v uint64) error       { return m.Store64(addr, v) }

// stoppedProgram is a program that waits for a collector: a list of objects, and
// frames that refer to its head.
type stoppedProgram struct {
	heap collect.Collector
	stop *collect.Stopped
}

const (
	benchHeap, benchStack, benchCode = 1 << 32, 1 << 40, 0x1000
	benchReturn                      = benchCode + 4
	benchFrame                       = 32 // bytes, with the return address
)

func newStopped(collector string, objects, frames int) (*stoppedProgram, error) {
	size := uint64(objects)*32*6 + 1<<20
	m := heapMemory{machine.NewMemory(1 << 30)}
	stack := uint64(frames*benchFrame + 16)
	for _, r := range [][2]uint64{{benchHeap, size}, {benchStack, stack}} {
		if err := m.Map(r[0], r[1], machine.Read|machine.Write); err != nil {
			return nil, err
		}
	}
	source, err := benchMap()
	if err != nil {
		return nil, err
	}
	global := benchStack + uint64(frames*benchFrame)
	p := &stoppedProgram{stop: &collect.Stopped{Source: source, Globals: []uint64{global}}}
	p.heap, err = collect.New(collector, collect.Config{Memory: m, Layout: collect.Runtime{},
		Start: benchHeap, Size: size &^ 15})
	if err != nil {
		return nil, err
	}
	for range objects {
		if err := p.heap.Safepoint(p.stop, 32); err != nil {
			return nil, err
		}
		o, err := collect.Runtime{}.New(p.heap, m, 1, 16)
		if err != nil {
			return nil, err
		}
		head, err := m.ReadU64(global)
		if err != nil {
			return nil, err
		}
		if err := m.WriteU64(o+8, head); err != nil {
			return nil, err
		}
		if err := m.WriteU64(global, o); err != nil {
			return nil, err
		}
	}
	head, err := m.ReadU64(global)
	if err != nil {
		return nil, err
	}
	for i := range uint64(frames) {
		for n, v := range []uint64{head, head, head + 16, benchReturn} {
			if err := m.WriteU64(benchStack+benchFrame*i+8*uint64(n), v); err != nil {
				return nil, err
			}
		}
	}
	if err := m.WriteU64(global-8, 1); err != nil { // the outermost frame returns to the bottom
		return nil, err
	}
	p.stop.Threads = []collect.Thread{{ReturnAddress: benchReturn, SP: benchStack, Bottom: 1}}
	return p, nil
}

// benchMap is the source of a program with one function and one safepoint.
func benchMap() (collect.Source, error) {
	m := stackmap.Map{Version: stackmap.V3}
	m.AddFunction(stackmap.Function{Address: benchCode, StackSize: benchFrame - 8})
	slot := func(n int32) stackmap.Location { return stackmap.InMemory(stackmap.RSP, 8*n, 8) }
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, benchReturn-benchCode,
		stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0), slot(1), slot(1), slot(0),
			slot(2)}}, 0)
	if err != nil {
		return nil, err
	}
	m.AddRecord(r)
	e, err := stackmap.Encode(&m)
	if err != nil {
		return nil, err
	}
	maps, err := collect.NewStackMap(e.Bytes, stackmap.DecodeOptions{}, nil)
	return collect.Walk(maps), err
}
