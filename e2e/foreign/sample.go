package foreign

import "fmt"

// Sample makes some of the objects of releases: each example and random module once with each
// release that reads its pointers, cycling through levels and targets, and only every n-th of
// those. Half of them are linked, too.
func Sample(t *Table, releases []int, examples []Module, seed uint64, programs, every int) error {
	n := 0
	for k, release := range releases {
		modules := examples
		for i := range programs / len(releases) {
			modules = append(modules[:len(modules):len(modules)],
				Random(seed+uint64(i*len(releases)+k), release <= 14))
		}
		for i, m := range modules {
			if m.Typed != (release <= 14) {
				continue
			}
			if n++; n%every != 0 {
				continue
			}
			target, level := Targets[(i+k)%len(Targets)], (i/len(Targets)+k)%4
			o, err := Compile(release, m, level, target)
			if err != nil {
				return err
			}
			if o == nil {
				continue
			}
			if err := t.Add(o); err != nil {
				return fmt.Errorf("llc-%d: %w", release, err)
			}
			if (i/len(Targets)+k)%2 > 0 {
				continue
			}
			if linked, err := Linked(o); err != nil {
				return err
			} else if linked != nil {
				if err := t.Add(linked); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
