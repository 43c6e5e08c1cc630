package ir

import (
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

// Share lets several goroutines change the bodies of different functions of a module until Close is
// called. Each works on a view of the module, and has a function to itself.
//
// A view creates the contents of bodies (instructions, blocks, names, ids) without locks, and types
// and interned constants under a lock. Any other change of the module, such as a declaration, waits
// its turn: it happens when all functions before this one are done, as if they were processed one
// after another, and while no other goroutine is working (Module.Change).
//
// Meanwhile global values have no use lists: FirstUse finds no use.
type Share struct {
	m *Module
	// reads is set if no body changes: global values then keep their use lists.
	reads bool
	// work is held for reading while working on a function, and for writing while changing the
	// module.
	work  sync.RWMutex
	views int // how many there are
	// done is how many functions, in order, are finished; mu guards it.
	done int
	mu   sync.Mutex
	cond sync.Cond
}

// NewShare begins to share a module. Functions are ordered by the numbers passed to Begin.
func NewShare(m *Module) *Share {
	s := newShare(m)
	m.eachGlobal(func(v Value, unlisted *bool) {
		head := v.useList()
		for u := *head; u != nil; {
			next := u.next
			if u.User != nil && u.User.parent != nil {
				u.unlink()
			}
			u = next
		}
		*unlisted = true
	})
	for _, f := range m.Funcs {
		if f.known = isDefined; len(f.Blocks) == 0 {
			f.known = isDeclared
		}
	}
	return s
}

// NewReading begins to share a module for goroutines that change nothing.
func NewReading(m *Module) *Share {
	s := newShare(m)
	s.reads = true
	return s
}

func newShare(m *Module) *Share {
	s := &Share{m: m}
	s.cond.L = &s.mu
	m.Types.share()
	m.share = &sharing{Share: s}
	return s
}

// known is what is known of a function that existed when the module was shared.
type known uint8

const (
	isDeclared known = 1 + iota
	isDefined
)

// sharing is the part of a Share in a module or view.
type sharing struct {
	*Share
	// view is set in a view, and turn is the number of its current function.
	view bool
	turn int
}

// View returns a view of the module for one goroutine. Functions created meanwhile are not in its
// Funcs, but Lookup finds them.
func (s *Share) View() *Module {
	s.views++
	v := *s.m
	v.IDs = s.m.IDs.Fork()
	v.instrs, v.names, v.spareSlots = instrStore{}, nameSlab{}, symbolSlots{}
	v.share = &sharing{Share: s, view: true}
	return &v
}

// Begin gives a function to a view, whose goroutine may now change it. number is its place in the
// order, from 0.
func (m *Module) Begin(f *Func, number int) {
	m.share.work.RLock()
	m.share.turn = number
	f.view = m
}

// End ends the work that Begin began: the goroutine must no longer touch the function.
func (m *Module) End() { m.share.work.RUnlock() }

// Join calls a function that does the rest of the work on f, the first function in order that is
// not done, and returns f to the module. The called function may read the module and, through
// Alone, change it.
func (s *Share) Join(f *Func, rest func() error) error {
	s.work.RLock()
	f.view = nil
	err := rest()
	s.work.RUnlock()
	s.next()
	return err
}

// next records that one more function is done.
func (s *Share) next() {
	s.mu.Lock()
	s.done++
	s.mu.Unlock()
	s.cond.Broadcast()
}

// Alone calls a function while no goroutine works on a body. It is for functions called by Join.
func (s *Share) Alone(do func()) {
	s.exclusively(func() {
		s.m.IDs.Skip()
		do()
	})
}

// exclusively calls a function for one worker while all others wait.
func (s *Share) exclusively(do func()) {
	s.work.RUnlock()
	s.work.Lock()
	do()
	s.work.Unlock()
	s.work.RLock()
}

// GiveUp ends all waiting for a turn: results that are not finished are discarded.
func (s *Share) GiveUp() {
	s.mu.Lock()
	s.done = math.MaxInt
	s.mu.Unlock()
	s.cond.Broadcast()
}

// Whole is the module itself, if called on a view. It may only be read.
func (m *Module) Whole() *Module {
	if m.isView() {
		return m.share.m
	}
	return m
}

// Change calls a function that changes the module: at once, or in a view once all earlier functions
// are done and while no other goroutine is working.
func (m *Module) Change(change func(*Module)) {
	if !m.isView() {
		change(m)
		return
	}
	s := m.share.Share
	s.work.RUnlock()
	s.mu.Lock()
	for s.done < m.share.turn {
		s.cond.Wait()
	}
	s.mu.Unlock()
	s.work.RLock()
	s.exclusively(func() { change(s.m) })
}

// isView reports whether a module is a view of one that is shared.
func (m *Module) isView() bool { return m.share != nil && m.share.view }

// Reclaim is Func.Release for a function that is done; this view reuses its memory.
func (m *Module) Reclaim(f *Func) {
	f.view = m
	f.Release()
	f.view = nil
}

// Close ends the sharing. It puts the uses of global values back into lists: those in bodies in the
// order of the text, as a reader would.
func (s *Share) Close() {
	m := s.m
	m.share = nil
	m.IDs.Join()
	m.Types.unshare()
	if s.reads {
		for _, f := range m.Funcs {
			f.view = nil
		}
		return
	}
	m.eachGlobal(func(_ Value, unlisted *bool) { *unlisted = false })
	for _, uses := range s.usesOfGlobals() {
		for _, u := range uses {
			u.link()
		}
	}
}

// usesOfGlobals are the uses of global values by functions that are in no list, in order. It
// returns the functions to the module.
func (s *Share) usesOfGlobals() [][]*Use {
	all := make([][]*Use, len(s.m.Funcs))
	var next atomic.Int32
	look := func() {
		var uses []*Use
		for {
			i := int(next.Add(1)) - 1
			if i >= len(all) {
				return
			}
			f := s.m.Funcs[i]
			f.view, f.known = nil, 0
			uses = uses[:0]
			for _, b := range f.Blocks {
				for in := b.first; in != nil; in = in.next {
					for k := range in.ops {
						if u := &in.ops[k]; u.prev == nil && isGlobal(u.Value) {
							uses = append(uses, u)
						}
					}
				}
			}
			all[i] = slices.Clone(uses)
		}
	}
	var looking sync.WaitGroup
	for range min(s.views, runtime.GOMAXPROCS(0)) - 1 {
		looking.Go(look)
	}
	look()
	looking.Wait()
	return all
}

// isGlobal reports whether a value is a global value.
func isGlobal(v Value) bool {
	switch v.(type) {
	case *Func, *Global, *Alias, *IFunc:
		return true
	}
	return false
}

// eachGlobal visits the global values with the flag that says that they have no use list.
func (m *Module) eachGlobal(visit func(v Value, unlisted *bool)) {
	for _, g := range m.Globals {
		visit(g, &g.unlisted)
	}
	for _, a := range m.Aliases {
		visit(a, &a.unlisted)
	}
	for _, i := range m.IFuncs {
		visit(i, &i.unlisted)
	}
	for _, f := range m.Funcs {
		visit(f, &f.unlisted)
	}
}
