package machine

import (
	"fmt"
)

// ThreadState is the state of a thread.
type ThreadState uint8

// The states of a thread.
const (
	Running  ThreadState = iota // it executes or may be scheduled
	Waiting                     // an External has called Wait
	Finished                    // its function has returned
)

// String returns the name of a state.
func (s ThreadState) String() string {
	return [...]string{"running", "waiting", "finished"}[s]
}

// thread is a thread of the program. The registers of the current one are the machine's.
type thread struct {
	cpu   CPU
	state ThreadState
	top   uint64 // first address above its stack
}

// Schedule decides when the machine switches threads. The zero value switches only when a thread
// waits or ends. The same schedule gives the same run.
type Schedule struct {
	Seed uint64
	// Every is the mean number of steps of a thread before another is chosen; 0 never chooses.
	Every uint64
	// InTurn chooses the next thread round-robin instead of at random.
	InTurn bool
}

// Scheduler holds the threads of a machine, and chooses the one that runs.
type Scheduler struct {
	cpu      *CPU // the registers of the current thread
	threads  []thread
	current  int // of threads
	schedule Schedule
	sched    choices
	waits    bool // the External that runs has called Wait
}

// choices is the state of a Schedule.
type choices struct {
	rnd  uint64
	left uint64 // steps until the next choice
}

// next is a random number (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
// Generators").
func (s *choices) next() uint64 {
	s.rnd += 0x9E3779B97F4A7C15
	z := s.rnd
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// The stacks and thread-local blocks of further threads are below those of the first.
const (
	threadStride uint64 = 16 << 20
	maxThreads          = 256
)

// SetSchedule sets the schedule for all further steps.
func (s *Scheduler) SetSchedule(to Schedule) {
	s.schedule, s.sched = to, choices{rnd: to.Seed}
	s.sched.left = s.slice()
}

// slice is the number of steps before the next choice.
func (s *Scheduler) slice() uint64 {
	if s.schedule.Every == 0 {
		return 0
	}
	return 1 + s.sched.next()%(2*s.schedule.Every-1)
}

// Spawn creates a thread that calls a function with integer arguments, with its own stack and
// thread-local storage. It does not run before the schedule chooses it. The first thread, which
// Start begins, is number 0; when its function returns, the run is over.
func (m *Machine) Spawn(fn uint64, args ...uint64) (int, error) {
	n := len(m.threads)
	if n >= maxThreads {
		return 0, fmt.Errorf("machine: no more than %d threads", maxThreads)
	}
	top := StackTop - uint64(n)*threadStride
	if err := m.Mem.Map(top-StackSize, StackSize, Read|Write); err != nil {
		return 0, err
	}
	fs, err := m.newBlock(uint64(n))
	if err != nil {
		return 0, err
	}
	saved := m.CPU
	m.CPU = CPU{Flags: flagFixed, FSBase: fs, X87: X87{Control: initialControl}}
	m.GPR[rsp] = top - 64
	err = m.enter(fn, args)
	t := thread{cpu: m.CPU, top: top}
	m.CPU = saved
	if err != nil {
		return 0, err
	}
	m.threads = append(m.threads, t)
	return n, nil
}

// Threads returns the number of threads, including finished ones.
func (s *Scheduler) Threads() int { return len(s.threads) }

// Current returns the number of the thread whose registers are the machine's.
func (s *Scheduler) Current() int { return s.current }

// ThreadState returns the state of a thread.
func (s *Scheduler) ThreadState(n int) ThreadState { return s.threads[n].state }

// ThreadCPU returns the registers of a thread. A collector may change them.
func (s *Scheduler) ThreadCPU(n int) *CPU {
	if n == s.current {
		return s.cpu
	}
	return &s.threads[n].cpu
}

// ThreadStack returns the memory of a thread's stack: its lowest address, and the first above it.
func (s *Scheduler) ThreadStack(n int) (low, high uint64) {
	return s.threads[n].top - StackSize, s.threads[n].top
}

// Switch makes another thread the current one. An External may call it; the calling thread returns
// from the External when it runs again.
func (s *Scheduler) Switch(n int) {
	if n == s.current {
		return
	}
	s.threads[s.current].cpu = *s.cpu
	s.current = n
	*s.cpu = s.threads[n].cpu
}

// Wait makes the current thread wait. An External that calls it and returns nil is called again,
// with the same registers, when the thread runs again, until it returns without calling Wait.
func (s *Scheduler) Wait() { s.waits = true }

// Wake lets a waiting thread run again. When a thread finishes, all waiting threads are woken.
func (s *Scheduler) Wake(n int) {
	if s.threads[n].state == Waiting {
		s.threads[n].state = Running
	}
}

// choose switches to another runnable thread, at random or round-robin. It reports false if there
// is none.
func (s *Scheduler) choose() bool {
	runnable := 0
	for i := range s.threads {
		if s.threads[i].state == Running {
			runnable++
		}
	}
	if runnable == 0 {
		return false
	}
	if s.schedule.InTurn {
		n := s.current
		for {
			if n = (n + 1) % len(s.threads); s.threads[n].state == Running {
				s.Switch(n)
				s.sched.left = s.slice()
				return true
			}
		}
	}
	k := int(s.sched.next() % uint64(runnable))
	for i := range s.threads {
		if s.threads[i].state != Running {
			continue
		}
		if k == 0 {
			s.Switch(i)
			break
		}
		k--
	}
	s.sched.left = s.slice()
	return true
}

// interleave is called after each step of a program with several threads. It reports false if all
// threads wait.
func (s *Scheduler) interleave() bool {
	if s.cpu.RIP == exitAddr && s.current != 0 {
		s.threads[s.current].state = Finished
		for i := range s.threads {
			s.Wake(i) // they may have waited for this one
		}
	}
	if s.threads[s.current].state != Running {
		return s.choose()
	}
	if s.sched.left > 0 {
		s.sched.left--
	}
	if s.sched.left == 0 && s.schedule.Every != 0 {
		s.choose()
	}
	return true
}

// deadlock is the fault when all threads wait.
func (m *Machine) deadlock() error {
	text := ""
	if e := m.externalOf(m.RIP); e != nil {
		text = e.name
	}
	return &Fault{Kind: Deadlock, RIP: m.RIP, Text: text}
}
