package run

import "statepoint/lower/run/internal/libc"

// makeParts makes the parts. Those that need the object in memory are connected once it is there.
func (p *Program) makeParts() {
	m, opt := p.Machine, &p.opt
	p.names = &names{machine: m, object: p.object, given: map[uint64]string{}}
	p.output = &output{machine: m, names: p.names, out: opt.Out, err: opt.Err, trace: opt.Trace}
	p.heap = &heap{memory: m.Mem, advice: &opt.Advice}
	p.blocks = &libc.Blocks{Mem: m.Mem, Collected: p.heap.inside}
	p.roots, p.stack, p.missed, p.places = &roots{}, &stack{}, &missed{}, &places{}
	p.threads, p.companion, p.worker = &threads{}, &companion{}, &worker{}
	p.barriers = &barriers{machine: m, heap: p.heap, worker: p.worker, missed: p.missed,
		names: p.names, surface: opt.Surface, kind: opt.kind, stress: opt.Stress,
		heapSize: opt.heapSize(), reports: opt.Surface.reports(opt.kind)}
	p.heap.barriers = p.barriers
}

// connect connects the parts around the loaded object.
func (p *Program) connect() error {
	m, opt := p.Machine, &p.opt
	unwinder, err := m.NewUnwinder(p.Image)
	if err != nil {
		return err
	}
	p.names.image, p.names.unwinder = p.Image, unwinder
	p.code = newCodeIndex(p.Image, p.object, opt.Code)
	p.reporter = &reporter{machine: m, heap: p.heap, roots: p.roots, standIns: &p.StandIns}
	p.safepoints = &safepoints{machine: m, heap: p.heap, barriers: p.barriers,
		threads: p.threads, worker: p.worker, roots: p.roots, stress: opt.Stress,
		names: p.names, trace: opt.Trace}
	*p.roots = roots{machine: m, image: p.Image, unwinder: unwinder, code: p.code,
		names: p.names, surface: opt.Surface, compiled: opt.Code, threads: p.threads,
		companion: p.companion, worker: p.worker, barriers: p.barriers, heap: p.heap,
		foreign: opt.foreign, tables: opt.Tables}
	*p.stack = stack{machine: m, image: p.Image, object: p.object, unwinder: unwinder,
		roots: p.roots}
	*p.places = places{machine: m, image: p.Image, names: p.names, stack: p.stack, heap: p.heap,
		code: p.code, surface: opt.Surface, compiled: opt.Code}
	*p.missed = missed{machine: m, heap: p.heap, code: p.code, barriers: p.barriers,
		places: p.places}
	*p.threads = threads{machine: m, barriers: p.barriers, companion: p.companion,
		worker: p.worker, names: p.names, stress: opt.Stress}
	*p.companion = companion{machine: m, image: p.Image, threads: p.threads,
		safepoints: p.safepoints, config: opt.Companion, outside: p.outside}
	*p.worker = worker{machine: m, heap: p.heap, threads: p.threads, roots: p.roots,
		safepoints: p.safepoints, stress: opt.Stress, outside: p.outside}
	p.thrower = &thrower{machine: m, unwinder: unwinder, threads: p.threads, blocks: p.blocks,
		roots: p.roots, names: p.names, trace: opt.Trace}
	p.arguments = &arguments{machine: m, image: p.Image, blocks: p.blocks, heap: p.heap,
		barriers: p.barriers, code: p.code, surface: opt.Surface, standIns: &p.StandIns}
	p.faults = &faults{heap: p.heap, missed: p.missed, threads: p.threads, names: p.names,
		code: p.code, supply: &p.StandIns, advice: &opt.Advice}
	if opt.Judge || opt.Sanitize {
		p.judge = &judge{machine: m, heap: p.heap, threads: p.threads, places: p.places,
			code: p.code, surface: opt.Surface}
		p.heap.judge = p.judge
	}
	p.libc = &libc.Library{World: surroundings{p.output, p.heap, p.judge}, Blocks: p.blocks,
		Random: 1}
	return nil
}
