package run

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run/internal/libc"
)

// sortingFunctions are those of stdlib.h that call a function of the program, which compares two
// elements.
var sortingFunctions = []named{{"qsort", sorts}, {"bsearch", searches}}

// comparers have the addresses to which comparisons return, where qsort and bsearch go on: 0 if the
// program does not call them.
type comparers struct{ sorting, searching uint64 }

// addComparers adds the addresses of functions that an object leaves undefined.
func (p *Program) addComparers(o *object.Object) {
	add := func(name string, f function) uint64 {
		name += " after a comparison"
		return p.Machine.AddExternal(name, func(*machine.Machine) error {
			return p.outside(name, f)
		})
	}
	for i := range o.Symbols {
		switch s := &o.Symbols[i]; {
		case s.Section != 0:
		case s.Name == "qsort":
			p.comparers.sorting = add(s.Name, sortsOn)
		case s.Name == "bsearch":
			p.comparers.searching = add(s.Name, searchesOn)
		}
	}
}

// compareElements leaves a function of the runtime to compare two elements. Its words wait on the
// stack, in the program's memory, so a run can be restored between two comparisons.
func compareElements(c *libc.Call, back, compare, a, b uint64, words []uint64) error {
	sp := c.M.Get(amd64.RSP) - 8*uint64(len(words)+1)
	for i, w := range append([]uint64{back}, words...) {
		if err := c.M.Mem.Store64(sp+8*uint64(i), w); err != nil {
			return err
		}
	}
	c.M.Set(amd64.RSP, sp)
	c.M.Set(amd64.RDI, a)
	c.M.Set(amd64.RSI, b)
	c.M.Set(amd64.RIP, compare)
	return nil
}

// compared takes the words of a function of the runtime from the stack, after a comparison.
func compared(c *libc.Call, words []uint64) (order int32, err error) {
	sp := c.M.Get(amd64.RSP)
	for i := range words {
		if words[i], err = c.M.Mem.Load64(sp + 8*uint64(i)); err != nil {
			return 0, err
		}
	}
	c.M.Set(amd64.RSP, sp+8*uint64(len(words)))
	return int32(c.M.Get(amd64.RAX)), nil
}

// sorting is a call of qsort, a merge sort from short runs to long ones, which keeps the order of
// equal elements: it merges the runs of width elements at low and after it into room, from there
// on element left and element right. The number of its words is odd, which aligns the stack.
type sorting struct{ base, n, size, compare, room, width, low, left, right uint64 }

func (s *sorting) words() []uint64 {
	return []uint64{s.base, s.n, s.size, s.compare, s.room, s.width, s.low, s.left, s.right}
}

// sorts is void qsort(ptr base, i64 n, i64 size, ptr compare).
func sorts(p *Program, c *libc.Call) error {
	s := &sorting{base: c.Arg(0), n: c.Arg(1), size: c.Arg(2), compare: c.Arg(3), width: 1,
		right: 1}
	const most = 1 << 26 // bytes
	if s.size == 0 || s.n < 2 {
		return nil
	}
	if s.n > most/s.size {
		return fmt.Errorf("%s to sort are more than qsort can take here",
			source.Count(s.n, "element"))
	}
	var err error
	if s.room, err = p.blocks.Take(s.n*s.size, 16); err != nil {
		return err
	}
	return s.merge(p, c)
}

// sortsOn takes the smaller of two elements that were compared.
func sortsOn(p *Program, c *libc.Call) error {
	words := make([]uint64, len((&sorting{}).words()))
	order, err := compared(c, words)
	if err != nil {
		return err
	}
	s := &sorting{words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7],
		words[8]}
	if order <= 0 {
		err = s.take(p, c, &s.left, 1)
	} else {
		err = s.take(p, c, &s.right, 1)
	}
	if err != nil {
		return err
	}
	return s.merge(p, c)
}

// take appends n elements, from a given one on, to what is merged so far.
func (s *sorting) take(p *Program, c *libc.Call, from *uint64, n uint64) error {
	middle := min(s.low+s.width, s.n)
	to := s.left + s.right - middle
	err := p.libc.Copy(c, s.room+to*s.size, s.base+*from*s.size, n*s.size)
	*from += n
	return err
}

// merge goes on to the next comparison, or to the end.
func (s *sorting) merge(p *Program, c *libc.Call) error {
	for s.width < s.n {
		middle, end := min(s.low+s.width, s.n), min(s.low+2*s.width, s.n)
		if s.left < middle && s.right < end {
			return compareElements(c, p.comparers.sorting, s.compare, s.base+s.left*s.size,
				s.base+s.right*s.size, s.words())
		}
		err := s.take(p, c, &s.left, middle-s.left)
		if err == nil {
			err = s.take(p, c, &s.right, end-s.right)
		}
		if err == nil {
			err = p.libc.Copy(c, s.base+s.low*s.size, s.room+s.low*s.size, (end-s.low)*s.size)
		}
		if err != nil {
			return err
		}
		if s.low = end; end == s.n {
			s.low, s.width = 0, 2*s.width
		}
		s.left, s.right = s.low, min(s.low+s.width, s.n)
	}
	return p.blocks.Release(s.room)
}

// searching is a call of bsearch: the elements from low up to high may be equal to the key.
type searching struct{ key, base, low, high, size, compare, middle uint64 }

// searches is ptr bsearch(ptr key, ptr base, i64 n, i64 size, ptr compare).
func searches(p *Program, c *libc.Call) error {
	s := &searching{key: c.Arg(0), base: c.Arg(1), high: c.Arg(2), size: c.Arg(3),
		compare: c.Arg(4)}
	return s.next(p, c)
}

// searchesOn looks on one side of an element that was compared with the key.
func searchesOn(p *Program, c *libc.Call) error {
	var words [7]uint64
	order, err := compared(c, words[:])
	if err != nil {
		return err
	}
	s := &searching{words[0], words[1], words[2], words[3], words[4], words[5], words[6]}
	switch {
	case order == 0:
		return c.Result(s.base + s.middle*s.size)
	case order < 0:
		s.high = s.middle
	default:
		s.low = s.middle + 1
	}
	return s.next(p, c)
}

// next compares the key with the element in the middle, or ends.
func (s *searching) next(p *Program, c *libc.Call) error {
	if s.low >= s.high {
		return c.Result(0)
	}
	s.middle = s.low + (s.high-s.low)/2
	return compareElements(c, p.comparers.searching, s.compare, s.key, s.base+s.middle*s.size,
		[]uint64{s.key, s.base, s.low, s.high, s.size, s.compare, s.middle})
}
