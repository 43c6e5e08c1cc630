package engine

import (
	"statepoint/web/explore"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// Limits of what an engine keeps. Beyond them, the least recently used are dropped first.
const (
	// MaxKept bounds the number of compilations.
	MaxKept = 6
	// MaxKeptBytes bounds the total size of their sources; the newest may exceed it.
	MaxKeptBytes = 512 << 10
	// MaxAge is the number of requests about others after which a compilation is dropped.
	MaxAge = 400
)

// kept is a request that was compiled, or will be on first use.
type kept struct {
	handle   report.Handle
	request  *report.Request
	compiled *explore.Compilation // nil if it was not yet
	journeys *journey.Journeys    // of compiled, once a view asked for them
	used     int                  // number of the last question about it
}

// store keeps compilations. The zero value is ready.
type store struct {
	all       []*kept // most recently used last
	questions int     // counts them
}

// last returns the one that was used last, nil if nothing is kept.
func (s *store) last() *kept {
	if len(s.all) == 0 {
		return nil
	}
	return s.all[len(s.all)-1]
}

// add stores a request and drops those that exceed the limits, except spare.
func (s *store) add(r *report.Request, spare *kept) *kept {
	k := s.find(func(k *kept) bool { return k.request.Same(r) })
	if k == nil {
		r := *r
		k = &kept{handle: r.Handle(), request: &r}
		s.use(k)
	}
	bytes := 0
	for _, k := range s.all {
		bytes += len(k.request.Source)
	}
	for i := 0; i < len(s.all)-1 && (len(s.all) > MaxKept || bytes > MaxKeptBytes); {
		if s.all[i] == spare {
			i++
			continue
		}
		bytes -= len(s.all[i].request.Source)
		s.drop(i)
	}
	return k
}

// find returns the one for a request, nil if it is not kept.
func (s *store) find(is func(*kept) bool) *kept {
	for i := len(s.all) - 1; i >= 0; i-- {
		if k := s.all[i]; is(k) {
			s.drop(i)
			s.use(k)
			return k
		}
	}
	return nil
}

// use moves one to the end, and drops those not used for long.
func (s *store) use(k *kept) {
	s.questions++
	k.used = s.questions
	s.all = append(s.all, k)
	for s.questions-s.all[0].used > MaxAge {
		s.drop(0)
	}
}

func (s *store) drop(i int) {
	copy(s.all[i:], s.all[i+1:])
	s.all[len(s.all)-1] = nil
	s.all = s.all[:len(s.all)-1]
}
