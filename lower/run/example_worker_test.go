package run_test

import (
	"context"
	"fmt"
	"os"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// snap is a concurrent collector written outside of this module's. It keeps a snapshot, and has a
// word before each object with its size and colour. Its own state is four words at the start of its
// memory, so that a run can go back. A full heap is the end of the program.
type snap struct {
	collect.Config
	stats collect.Stats
	err   error
}

// The words of the state, and the phases and colours.
const (
	snapPhase, snapNext, snapSwept, snapNew = 0, 8, 16, 24
	snapState                               = 32

	snapIdle, snapScans, snapMarks, snapSweeps = 0, 1, 2, 3
	snapFree, snapWhite, snapGrey, snapBlack   = 0, 1, 2, 3
)

var snaps = &collect.Kind{Name: "snap", NeedsBarrier: true, New: newSnap}

func newSnap(c collect.Config) (collect.Collector, error) {
	s := &snap{Config: c}
	s.set(snapNext, c.Start+snapState)
	return s, s.err
}

func (s *snap) read(at uint64) uint64 {
	v, err := s.Memory.ReadU64(at)
	if err != nil && s.err == nil {
		s.err = err
	}
	return v
}

func (s *snap) write(at, v uint64) {
	if err := s.Memory.WriteU64(at, v); err != nil && s.err == nil {
		s.err = err
	}
}

func (s *snap) get(word uint64) uint64 { return s.read(s.Start + word) }
func (s *snap) set(word, v uint64)     { s.write(s.Start+word, v) }

// done returns the error of a call.
func (s *snap) done() (err error) { err, s.err = s.err, nil; return err }

// before is the number of bytes before an object.
func (s *snap) before() uint64 { return 8 + s.Layout.Prefix() }

// blocks visits the blocks until visit returns false. A block begins with its word.
func (s *snap) blocks(visit func(block, size, colour uint64) bool) {
	for at, end := s.Start+snapState, s.get(snapNext); at < end && s.err == nil; {
		word := s.read(at)
		if !visit(at, word>>8, word&255) {
			return
		}
		at += word >> 8
	}
}

// paint gives a block a colour.
func (s *snap) paint(block, colour uint64) { s.write(block, s.read(block)&^255|colour) }

// shade makes a white object grey.
func (s *snap) shade(object uint64) {
	if object > s.Start && object < s.Start+s.Size {
		if block := object - s.before(); s.read(block)&255 == snapWhite {
			s.paint(block, snapGrey)
		}
	}
}

func (s *snap) Name() string { return "snap" }

func (s *snap) Alloc(size uint64) (uint64, error) {
	need, block := s.before()+(size+7)&^7, s.get(snapNext)
	s.blocks(func(at, size, colour uint64) bool {
		if colour == snapFree && size == need {
			block = at
		}
		return block != at
	})
	if block+need > s.Start+s.Size {
		return 0, collect.ErrFull
	}
	s.set(snapNext, max(s.get(snapNext), block+need))
	s.set(snapNew, s.get(snapNew)+need)
	colour := uint64(snapWhite)
	if p := s.get(snapPhase); p == snapScans || p == snapMarks ||
		p == snapSweeps && block >= s.get(snapSwept) {
		colour = snapBlack
	}
	s.write(block, need<<8|colour)
	for at := block + 8; at < block+need; at += 8 {
		s.write(at, 0)
	}
	return block + s.before(), s.done()
}

func (s *snap) Store(_, field, value uint64) error {
	switch s.get(snapPhase) {
	case snapScans:
		s.shade(value)
		s.shade(s.read(field))
	case snapMarks:
		s.shade(s.read(field))
	}
	s.write(field, value)
	return s.done()
}

func (s *snap) Due() bool { return s.get(snapPhase) != snapIdle || s.get(snapNew) > 256 }

// Work makes one object black, or sweeps one block.
func (s *snap) Work() (collect.Wait, error) {
	wait, phase := collect.WaitNothing, s.get(snapPhase)
	switch {
	case phase == snapIdle && s.Due():
		wait = collect.WaitRoots
	case phase == snapIdle:
		wait = collect.WaitProgram
	case phase == snapSweeps:
		s.sweep()
	case s.blacken():
	case phase == snapScans:
		wait = collect.WaitRoots
	default:
		s.set(snapPhase, snapSweeps)
		s.set(snapSwept, s.Start+snapState)
	}
	return wait, s.done()
}

func (s *snap) blacken() (any bool) {
	s.blocks(func(at, _, colour uint64) bool {
		if any = colour == snapGrey; any {
			err := s.Layout.Trace(s.Memory, at+s.before(), func(slot uint64) error {
				s.shade(s.read(slot))
				return s.err
			})
			if s.paint(at, snapBlack); err != nil {
				s.err = err
			}
		}
		return !any
	})
	return any
}

func (s *snap) sweep() {
	at := s.get(snapSwept)
	if at == s.get(snapNext) {
		s.set(snapPhase, snapIdle)
		s.set(snapNew, 0)
		s.stats.Collections++
		return
	}
	switch s.read(at) & 255 {
	case snapBlack:
		s.paint(at, snapWhite)
	case snapWhite:
		s.paint(at, snapFree)
		s.stats.Freed++
	}
	s.set(snapSwept, at+s.read(at)>>8)
}

func (s *snap) Scan(stopped *collect.Stopped) error {
	err := stopped.Update(s.Memory, s.Events, func(object uint64) (uint64, error) {
		s.set(snapPhase, snapScans)
		s.shade(object)
		return object, s.done()
	})
	if err == nil {
		s.set(snapPhase, snapScans)
	}
	return err
}

func (s *snap) Scanned() error {
	s.set(snapPhase, snapMarks)
	return s.done()
}

func (s *snap) Rests(uint64) bool                        { return true }
func (s *snap) Safepoint(*collect.Stopped, uint64) error { return nil }
func (s *snap) Step(stopped *collect.Stopped) error      { return s.Collect(stopped) }
func (s *snap) Check(*collect.Stopped) error             { return nil }
func (s *snap) Stats() collect.Stats                     { return s.stats }
func (s *snap) IsObject(addr uint64) bool {
	o, ok := s.ObjectAt(addr)
	return ok &&
		o == addr
}
func (s *snap) Spaces() []collect.Space {
	return []collect.Space{{Name: "heap", Start: s.Start + snapState, Size: s.Size - snapState,
		Used: s.get(snapNext) - s.Start - snapState}}
}

// Collect does a whole cycle while the program is stopped.
func (s *snap) Collect(stopped *collect.Stopped) error {
	for cycles := s.stats.Collections; s.stats.Collections == cycles; {
		wait, err := s.Work()
		if wait != collect.WaitNothing && err == nil {
			if err = s.Scan(stopped); err == nil {
				err = s.Scanned()
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (s *snap) Objects(visit func(object, size uint64) error) error {
	s.blocks(func(at, _, colour uint64) bool {
		if colour == snapFree {
			return true
		}
		size, err := s.Layout.Size(s.Memory, at+s.before())
		if err == nil {
			err = visit(at+s.before(), size)
		}
		s.err = err
		return err == nil
	})
	return s.done()
}

func (s *snap) ObjectAt(addr uint64) (object uint64, ok bool) {
	s.Objects(func(at, size uint64) error {
		if addr >= at && addr < at+size {
			object, ok = at, true
		}
		return nil
	})
	return object, ok
}

func (s *snap) Note(object uint64) string {
	return []string{"", "white", "grey", "black"}[s.read(object-s.before())&255%4]
}

// A program runs beside the thread of a concurrent collector of the caller's own.
func Example_worker() {
	ctx := context.Background()
	module, _, err := irparse.ParseString(ctx, "count.ll", `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)

define i64 @count(i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop: ; each cell refers to the one before, which drops that before it
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %old = phi ptr addrspace(1) [ null, %entry ], [ %cell, %loop ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %before = getelementptr i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %old, ptr addrspace(1) %before
  %number = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store i64 %i, ptr addrspace(1) %number
  %i.next = add i64 %i, 1
  %first = icmp eq ptr addrspace(1) %old, null
  %from = select i1 %first, ptr addrspace(1) %cell, ptr addrspace(1) %old
  %drop = getelementptr i8, ptr addrspace(1) %from, i64 8
  store ptr addrspace(1) null, ptr addrspace(1) %drop
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %done
done:
  %last = load i64, ptr addrspace(1) %number
  ret i64 %last
}`)
	must(err)
	surface := run.Describe(module, nil)
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	must(err)
	_, err = pipeline.Run(ctx, module)
	must(err)
	compiled, err := lower.Compile(ctx, module, lower.Options{})
	must(err)
	program, err := run.Load(compiled.Object, run.Options{Own: snaps, Seed: 7, Judge: true,
		HeapBytes: 2048, Surface: surface, Code: &compiled.Module, Out: os.Stdout})
	must(err)
	arguments, err := program.Arguments("count", []string{"200"})
	must(err)
	must(program.Call(ctx, "count", arguments))
	finding, _ := program.Findings()
	fmt.Println(program.Collector(), program.Result("count"), finding)
	n := program.Counts()
	fmt.Println(n.Collections, "cycles,", n.Freed, "objects freed")
	// Output:
	// snap 199 <nil>
	// 16 cycles, 191 objects freed
}
