package machine

import (
	"context"
	"fmt"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

// Limits bounds a run. Zero fields take the defaults.
type Limits struct {
	Steps  uint64 // instructions; 100 million by default
	Memory uint64 // bytes mapped; 256 MiB by default
}

// Defaults of Limits.
const (
	DefaultSteps  = 100_000_000
	DefaultMemory = 256 << 20
)

// External is a function outside the program. It runs when the processor reaches its address; the
// return address is on top of the stack. When it returns nil the machine returns to the caller,
// unless the External has changed RIP. An error stops the machine.
type External func(*Machine) error

// Machine is a processor with its memory. Create it with New.
type Machine struct {
	Processor
	Scheduler
	// OnStep, if not nil, is called before each instruction with its address. It must not change
	// the machine.
	OnStep func(m *Machine, at uint64)

	limits    Limits
	done      bool
	externals []external        // at externalBase + 16, + 32 and so on; the first is the exit
	defined   map[string]uint64 // see Define
	nextData  uint64
	nextImage uint64
	tls       *Image // that has thread-local storage
	states    []State
	shadow    *Shadow // nil without a watcher

	replays bool // see Replaying
	// another, if not nil, is called before each instruction, and the function it returns after it:
	// see ActAsAnother.
	another func(*inst) func()
}

// external is an External with its name.
type external struct {
	name string
	fn   External
}

// The layout of the address space. Everything to which code refers with 32 bits is in the lowest 2
// GiB.
const (
	ImageBase    uint64 = 0x400000       // where the first object is loaded
	externalBase uint64 = 0x10000000     // addresses of Externals
	exitAddr            = externalBase   // where a called function returns to
	dataBase     uint64 = 0x20000000     // where AddData begins
	dataEnd      uint64 = 0x7FFF0000     // and where it ends
	StackTop     uint64 = 0x7FFF00000000 // first address above the stack
	StackSize    uint64 = 1 << 20        // bytes mapped for it
	tlsBase      uint64 = 0x7FFE00000000
)

// New returns a machine with a stack and nothing else.
func New(limits Limits) (*Machine, error) {
	if limits.Steps == 0 {
		limits.Steps = DefaultSteps
	}
	if limits.Memory == 0 {
		limits.Memory = DefaultMemory
	}
	m := &Machine{Processor: Processor{Mem: NewMemory(limits.Memory), nextExt: externalBase + 16},
		Scheduler: Scheduler{threads: []thread{{top: StackTop}}},
		limits:    limits, externals: make([]external, 1), defined: map[string]uint64{},
		nextData: dataBase, nextImage: ImageBase}
	m.Mem.near, m.Scheduler.cpu = &m.near, &m.CPU
	if err := m.Mem.Map(StackTop-StackSize, StackSize, Read|Write); err != nil {
		return nil, err
	}
	m.reset()
	return m, nil
}

// reset sets the registers to their values at program start.
func (m *Machine) reset() {
	fs, gs := m.FSBase, m.GSBase
	m.CPU = CPU{Flags: flagFixed, FSBase: fs, GSBase: gs, X87: X87{Control: initialControl}}
	m.GPR[rsp] = StackTop - 64
}

// AddExternal assigns an address to a Go function, which the program can then call.
func (m *Machine) AddExternal(name string, fn External) uint64 {
	addr := m.nextExt
	m.nextExt += 16
	if e := m.externalOf(addr); e != nil { // after a Restore
		*e = external{name, fn}
	} else {
		m.externals = append(m.externals, external{name, fn})
	}
	return addr
}

// AddData copies data to readable and writable memory and defines name as its address, for objects
// that refer to a variable outside of themselves. Each call uses separate pages.
func (m *Machine) AddData(name string, data []byte) (uint64, error) {
	addr, size := m.nextData, max(uint64(len(data)), 1)
	if size > dataEnd-addr {
		return 0, fmt.Errorf("machine: %s for %q, the address space has %d left for data",
			source.Count(size, "byte"), name, dataEnd-addr)
	}
	if err := m.Mem.Map(addr, size, Read|Write); err != nil {
		return 0, err
	}
	if err := m.Mem.WriteAt(addr, data); err != nil {
		return 0, err
	}
	m.nextData = (addr + size + PageSize - 1) &^ (PageSize - 1)
	m.Define(name, addr)
	return addr, nil
}

// Define assigns an address to a name. Objects that are loaded afterwards and do not define the
// name use it: for data that the caller has mapped, or for a symbol of an image loaded before
// (Image.Lookup).
func (m *Machine) Define(name string, addr uint64) { m.defined[name] = addr }

// ExternalAt returns the name of the External at an address.
func (m *Machine) ExternalAt(addr uint64) (string, bool) {
	if e := m.externalOf(addr); e != nil {
		return e.name, true
	}
	return "", false
}

// externalOf is the External at an address, nil if there is none.
func (m *Machine) externalOf(addr uint64) *external {
	if n := (addr - externalBase) / 16; addr%16 == 0 && n > 0 && n < uint64(len(m.externals)) {
		return &m.externals[n]
	}
	return nil
}

// RegisterArguments is the number of integer arguments in registers.
const RegisterArguments = 6

// argRegs are the registers of integer arguments (psABI, "Parameter Passing").
var argRegs = [RegisterArguments]uint8{rdi, rsi, rdx, rcx, 8, 9}

// Arg returns integer argument i, from 0, at the entry of a function: in an
// External, or after Start. Arguments from the seventh on are on the stack; one
// that cannot be read is 0.
func (m *Machine) Arg(i int) uint64 {
	if i < len(argRegs) {
		return m.GPR[argRegs[i]]
	}
	v, _ := m.Mem.Load64(m.GPR[rsp] + 8*uint64(i-len(argRegs)+1))
	return v
}

// Return sets the integer result of a function.
func (m *Machine) Return(v uint64) { m.GPR[rax] = v }

// Start prepares the call to a function with integer arguments: fresh registers, a stack that
// returns to the machine's exit. Memory does not change; all threads but the first are removed.
func (m *Machine) Start(fn uint64, args ...uint64) error {
	m.Switch(0)
	m.threads = m.threads[:1]
	m.threads[0].state = Running
	m.reset()
	m.done = false
	return m.enter(fn, args)
}

// enter pushes arguments and the exit address and sets RIP.
func (m *Machine) enter(fn uint64, args []uint64) error {
	extra := max(0, len(args)-len(argRegs))
	sp := m.GPR[rsp]&^15 - uint64((extra+1)&^1)*8
	for i, v := range args {
		if i < len(argRegs) {
			m.GPR[argRegs[i]] = v
		} else if err := m.Mem.Store64(sp+8*uint64(i-len(argRegs)), v); err != nil {
			return err
		}
	}
	sp -= 8
	if err := m.Mem.Store64(sp, exitAddr); err != nil {
		return err
	}
	m.GPR[rsp], m.RIP = sp, fn
	return nil
}

// Done reports whether the started function has returned; its result is in RAX.
func (m *Machine) Done() bool { return m.done }

// Call starts a function, runs it to its end and returns its integer result.
func (m *Machine) Call(ctx context.Context, fn uint64, args ...uint64) (uint64, error) {
	if err := m.Start(fn, args...); err != nil {
		return 0, err
	}
	if err := m.Run(ctx); err != nil {
		return 0, err
	}
	return m.GPR[rax], nil
}

// Run steps until the started function returns or the run stops. An error is a *Fault.
func (m *Machine) Run(ctx context.Context) error {
	for !m.done {
		if err := ctx.Err(); err != nil {
			return &Fault{Kind: Cancelled, RIP: m.RIP, Err: err}
		}
		if _, err := m.steps(batch); err != nil {
			return err
		}
	}
	return nil
}

// Step executes one instruction, or one External. After the end it does nothing. An error is a
// *Fault, and the registers have not changed.
func (m *Machine) Step() error {
	if m.done {
		return nil
	}
	if m.Steps >= m.limits.Steps {
		return &Fault{Kind: StepLimit, RIP: m.RIP, Limit: m.limits.Steps}
	}
	if m.RIP == exitAddr {
		if m.current != 0 {
			return m.deadlock()
		}
		m.done = true
		return nil
	}
	at := m.RIP
	if m.OnStep != nil {
		m.OnStep(m, at)
	}
	if at >= externalBase && at < m.nextExt {
		return m.external(at)
	}
	d, f := m.decode(at)
	if f != nil {
		return f
	}
	if m.shadow != nil {
		m.shadow.before(d)
	}
	gpr, flags := m.GPR, m.Flags
	var after func()
	if m.another != nil {
		after = m.another(d)
	}
	m.RIP = at + uint64(d.len)
	d.exec(&m.Processor, d)
	if m.fault != nil {
		f := m.fault
		m.fault = nil
		m.GPR, m.Flags, m.RIP = gpr, flags, at
		f.RIP = at
		if f.Text == "" {
			f.Text = Text(d.text, at, nil)
		}
		return f
	}
	if after != nil {
		after()
	}
	if m.shadow != nil && m.shadow.words {
		m.shadow.after(&gpr)
	}
	m.Steps++
	if m.RIP == exitAddr && m.current == 0 {
		m.done = true
	} else if len(m.threads) > 1 && !m.interleave() {
		return m.deadlock()
	}
	return nil
}

// external runs the External at an address and returns from it.
func (m *Machine) external(at uint64) error {
	e := m.externalOf(at)
	if e == nil {
		return &Fault{Kind: NoExternal, RIP: at}
	}
	if e.fn == nil {
		return &Fault{Kind: NoExternal, RIP: at, Text: e.name}
	}
	caller := m.current
	m.waits = false
	if m.shadow != nil {
		m.shadow.called(e.name)
	}
	if err := e.fn(m); err != nil {
		return &Fault{Kind: HostError, RIP: at, Text: e.name, Err: err}
	}
	if m.shadow != nil {
		m.shadow.returned(caller)
	}
	if m.waits {
		m.waits = false
		m.threads[caller].state = Waiting
		if !m.interleave() {
			m.threads[caller].state = Running
			return m.deadlock()
		}
		m.Steps++
		return nil
	}
	m.Steps++
	if cpu := m.ThreadCPU(caller); cpu.RIP == at {
		ret, f := m.Mem.load(cpu.GPR[rsp], 8)
		if f != nil {
			f.RIP = at
			return f
		}
		cpu.GPR[rsp] += 8
		cpu.RIP = ret
	}
	if m.RIP == exitAddr && m.current == 0 {
		m.done = true
	} else if len(m.threads) > 1 && !m.interleave() {
		return m.deadlock()
	}
	return nil
}

// Inst decodes the instruction at an address, for a listing.
func (m *Machine) Inst(addr uint64) (x86asm.Inst, error) {
	d, f := m.decode(addr)
	if f != nil {
		return x86asm.Inst{}, f
	}
	return d.text, nil
}

// ReturnAddress returns the address to which an External returns, by which stack maps are looked
// up.
func (m *Machine) ReturnAddress() (uint64, error) { return m.Mem.Load64(m.Get(amd64.RSP)) }
