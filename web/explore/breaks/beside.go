package breaks

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

// Beside reports whether runs of a kind have a companion: another thread, which can notice a
// missing poll, or a thread whose flag says for too long that it is outside.
func (k Kind) Beside() bool { return k == RemovePoll || k == LateTransition }

// Apart reports whether runs of a kind, including those of the unbroken program, use separate
// options.
func (k Kind) Apart() bool { return k.Beside() || k == DropBarrier }

// Options are the options of a run of a build, broken at a site or compared with such a build.
func (b *Build) Options(opt run.Options, site *Site) run.Options {
	opt.Code, opt.Surface, opt.Damage = &b.Result.Module, b.Surface, b.Damage
	if len(
		b.Module.Funcs) == 0 { // another compiler made the code: unwinding tables have its frames
		opt.Code = nil
	}
	if site != nil && site.Kind == DropBarrier {
		opt.NoBarrier = true
	}
	if site == nil || !site.Kind.Beside() {
		return opt
	}
	opt.Companion = &run.Companion{}
	if site.Kind == LateTransition {
		opt.SwitchEvery, opt.InTurn = 1, true // so that it runs after every instruction
		if b.stores != [2]provenance.ID{} {
			opt.Companion.Parked = b.outside(site)
		}
	}
	return opt
}

// outside reports that a thread has returned from the call of a late transition and has not reset
// the flag yet. It counts as being in the call.
func (b *Build) outside(site *Site) func(*machine.Image, *machine.CPU) (uint64, bool) {
	fn, from := b.returns(site.Safepoint)
	if fn == nil {
		return nil
	}
	var reset uint32
	for i := range fn.Insts {
		if in := &fn.Insts[i]; in.ID != 0 && slices.Contains(b.rootsOf(in.ID), b.stores[1]) {
			reset = in.Offset
		}
	}
	return func(image *machine.Image, cpu *machine.CPU) (uint64, bool) {
		start, ok := image.Lookup(fn.Name)
		at := cpu.RIP - start
		return start + uint64(from), ok && at >= uint64(from) && at <= uint64(reset)
	}
}

// rootsOf are what a link comes from.
func (b *Build) rootsOf(id provenance.ID) []provenance.ID {
	for i := range b.Result.Links {
		if l := &b.Result.Links[i]; l.ID == id {
			return l.From
		}
	}
	return nil
}

// returns is the return address of a safepoint's call: the function, and the offset in it.
func (b *Build) returns(safepoint provenance.ID) (fn *code.Func, offset uint32) {
	b.Result.Map.Each(func(function, record int) {
		rec := &b.Result.Map.Records[record]
		if !slices.Contains(b.rootsOf(provenance.ID(rec.Prov)), safepoint) {
			return
		}
		name := b.Result.Map.Functions[function].Name()
		for i := range b.Result.Funcs {
			if b.Result.Funcs[i].Name == name {
				fn, offset = &b.Result.Funcs[i], rec.Offset
			}
		}
	})
	return fn, offset
}
