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

// pair is a collector written by a user of this module: of two semispaces one is in use, and a
// collection copies reachable objects to the other. Its state is two words at the start of its
// memory, so that a run can go back.
type pair struct {
	collect.Config
	stats collect.Stats
}

// pairs is the kind of these collectors.
var pairs = &collect.Kind{Name: "pair", Moves: true, New: newPair}

func newPair(c collect.Config) (collect.Collector, error) {
	p := &pair{Config: c}
	return p, p.use(0, p.half(0))
}

func (p *pair) Name() string { return "pair" }

// half is the start of half n.
func (p *pair) half(n uint64) uint64 { return p.Start + 16 + n*((p.Size-16)/32*16) }

// use makes half n the current one, with its free part at next.
func (p *pair) use(n, next uint64) error {
	if err := p.Memory.WriteU64(p.Start, n); err != nil {
		return err
	}
	return p.Memory.WriteU64(p.Start+8, next)
}

// used is the current half, and the start of its free part. Mapped memory can always be read.
func (p *pair) used() (n, next uint64) {
	n, _ = p.Memory.ReadU64(p.Start)
	next, _ = p.Memory.ReadU64(p.Start + 8)
	return n, next
}

// room is the number of bytes that an object takes.
func (p *pair) room(size uint64) uint64 { return p.Layout.Prefix() + (size+7)&^7 }

func (p *pair) fits(size uint64) bool {
	n, next := p.used()
	return next+p.room(size) <= p.half(n+1)
}

func (p *pair) Alloc(size uint64) (uint64, error) {
	if !p.fits(size) {
		return 0, collect.ErrFull
	}
	n, next := p.used()
	for at := next; at < next+p.room(size); at += 8 {
		if err := p.Memory.WriteU64(at, 0); err != nil {
			return 0, err
		}
	}
	return next + p.Layout.Prefix(), p.use(n, next+p.room(size))
}

func (p *pair) Store(_, field, value uint64) error { return p.Memory.WriteU64(field, value) }

func (p *pair) Rests(need uint64) bool { return p.fits(need) }

func (p *pair) Safepoint(s *collect.Stopped, need uint64) error {
	if p.fits(need) {
		return nil
	}
	return p.Collect(s)
}

func (p *pair) Step(s *collect.Stopped) error { return p.Collect(s) }

// Collect copies the objects that are reachable from the program's references.
func (p *pair) Collect(s *collect.Stopped) error {
	n, from := p.used()
	next := p.half(1 - n)
	moved := map[uint64]uint64{}
	var copied []uint64
	move := func(object uint64) (uint64, error) {
		if object < p.half(n) || object >= from {
			return object, nil // a constant of the program
		}
		if to, ok := moved[object]; ok {
			return to, nil
		}
		size, err := p.Layout.Size(p.Memory, object)
		if err != nil {
			return 0, err
		}
		to := next + p.Layout.Prefix()
		for at := uint64(0); at < p.room(size); at += 8 {
			word, err := p.Memory.ReadU64(object - p.Layout.Prefix() + at)
			if err == nil {
				err = p.Memory.WriteU64(next+at, word)
			}
			if err != nil {
				return 0, err
			}
		}
		next += p.room(size)
		moved[object], copied = to, append(copied, to)
		p.stats.Objects++
		if p.Events != nil && p.Events.Move != nil {
			p.Events.Move(collect.Move{From: object, To: to, Size: size})
		}
		return to, nil
	}
	if err := s.Update(p.Memory, p.Events, move); err != nil {
		return err
	}
	for len(copied) > 0 {
		object := copied[0]
		copied = copied[1:]
		err := p.Layout.Trace(p.Memory, object, func(slot uint64) error {
			old, err := p.Memory.ReadU64(slot)
			if err != nil || old == 0 {
				return err
			}
			now, err := move(old)
			if err != nil {
				return err
			}
			return p.Memory.WriteU64(slot, now)
		})
		if err != nil {
			return err
		}
	}
	p.stats.Collections++
	return p.use(1-n, next)
}

func (p *pair) Objects(visit func(object, size uint64) error) error {
	n, next := p.used()
	for at := p.half(n); at < next; {
		object := at + p.Layout.Prefix()
		size, err := p.Layout.Size(p.Memory, object)
		if err != nil {
			return err
		}
		if err := visit(object, size); err != nil {
			return err
		}
		at += p.room(size)
	}
	return nil
}

func (p *pair) IsObject(addr uint64) bool {
	object, ok := p.ObjectAt(addr)
	return ok && object == addr
}

func (p *pair) ObjectAt(addr uint64) (at uint64, ok bool) {
	p.Objects(func(object, size uint64) error {
		if addr >= object && addr < object+size {
			at, ok = object, true
		}
		return nil
	})
	return at, ok
}

func (p *pair) Note(uint64) string { return "" }

func (p *pair) Spaces() []collect.Space {
	n, next := p.used()
	return []collect.Space{{Name: "in use", Start: p.half(n), Size: p.half(1) - p.half(0),
		Used: next - p.half(n)}}
}

func (p *pair) Check(*collect.Stopped) error { return nil }
func (p *pair) Stats() collect.Stats         { return p.stats }

// A program runs under a collector of the caller's. [collect.Stopped.Update] reads the map and
// updates derived pointers; the collector decides where objects move.
func Example_collector() {
	ctx := context.Background()
	module, _, err := irparse.ParseString(ctx, "sum.ll", `
declare ptr addrspace(1) @rt_alloc(i64 %references, i64 %bytes)
declare void @rt_safepoint()

define i64 @sum(i64 %x) gc "statepoint-example" {
  %pair = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %second = getelementptr i8, ptr addrspace(1) %pair, i64 16
  store i64 %x, ptr addrspace(1) %second
  call void @rt_safepoint()
  %y = load i64, ptr addrspace(1) %second ; a derived pointer, over a collection
  ret i64 %y
}`)
	must(err)
	surface := run.Describe(module, nil)
	pipeline, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	must(err)
	_, err = pipeline.Run(ctx, module)
	must(err)
	compiled, err := lower.Compile(ctx, module, lower.Options{})
	must(err)
	program, err := run.Load(compiled.Object, run.Options{
		Own:    pairs,
		Stress: run.Stress{Every: 1}, Surface: surface, Code: &compiled.Module, Out: os.Stdout})
	must(err)
	arguments, err := program.Arguments("sum", []string{"7"})
	must(err)
	must(program.Call(ctx, "sum", arguments))
	fmt.Println(program.Collector(), program.Result("sum"))
	fmt.Println(program.Counts().Moved, "objects moved")
	// Output:
	// pair 7
	// 1 objects moved
}
