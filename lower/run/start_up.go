package run

import (
	"context"
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// startUp does what the system does before it calls the entry: it has resolvers choose indirect
// functions, then runs the functions of the sections .preinit_array and .init_array.
func (p *Program) startUp() error {
	for _, in := range p.Image.Indirects() {
		if err := p.begin(in.Resolver); err != nil {
			return err
		}
		if err := p.Run(context.Background()); err != nil {
			return fmt.Errorf("the resolver %s: %w", p.names.symbol(in.Resolver), err)
		}
		if err := p.Machine.Mem.Store64(in.Field, p.Machine.Get(amd64.RAX)); err != nil {
			return err
		}
	}
	all, err := p.constructors()
	if err != nil || len(all) == 0 {
		return err
	}
	given, err := p.arguments.commandLine(nil, true)
	if err != nil {
		return err
	}
	for _, at := range all {
		if err := p.begin(at, given[0].Bits, given[1].Bits, given[2].Bits); err != nil {
			return err
		}
		if err := p.Run(context.Background()); err != nil {
			return fmt.Errorf("before the entry, in %s: %w", p.names.symbol(at), err)
		}
	}
	return nil
}

// constructors are the addresses of the functions to run, in their order: by the priority in the
// names of sections, then as the sections list them.
func (p *Program) constructors() (all []uint64, err error) {
	type list struct {
		sec      object.Sec
		priority int
	}
	var lists []list
	for i, s := range p.object.Sections {
		switch {
		case s == nil:
		case s.Type == object.PreinitArray:
			lists = append(lists, list{object.Sec(i), -1})
		case s.Type == object.InitArray:
			n := math.MaxInt
			if _, text, ok := strings.Cut(s.Name, ".init_array."); ok {
				if k, err := strconv.Atoi(text); err == nil {
					n = k
				}
			}
			lists = append(lists, list{object.Sec(i), n})
		}
	}
	sort.SliceStable(lists, func(i, j int) bool { return lists[i].priority < lists[j].priority })
	for _, l := range lists {
		base := p.Image.Base(l.sec)
		if base == 0 {
			continue
		}
		for off := uint64(0); off+8 <= p.object.Sections[l.sec].Len(); off += 8 {
			at, err := p.Machine.Mem.Load64(base + off)
			if err != nil {
				return nil, err
			}
			if at+1 > 1 { // 0 and -1 mark the ends of lists
				all = append(all, at)
			}
		}
	}
	return all, nil
}
