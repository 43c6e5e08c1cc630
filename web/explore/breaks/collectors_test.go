package breaks_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"statepoint/stackmap/collect"
	"statepoint/static/examples"
	"statepoint/web/explore/breaks"
)

// A break that goes unnoticed under one collector goes unnoticed under another: the reason concerns
// the program, not the collector. Each example runs under one other collector, in rotation.
func TestOtherCollectorsNoticeNoMore(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	names, quiet, turn := collect.Names(), 0, 0
	for _, e := range all {
		for line := range strings.Lines(e.Runs) {
			first := unnoticed(t, e.Source, line, names[0])
			quiet += len(first)
			others := names[1:]
			if !*everySite {
				others = []string{names[1+turn%(len(names)-1)]}
				turn++
			}
			for _, name := range others {
				again := unnoticed(t, e.Source, line, name)
				for _, key := range first {
					if again != nil && !slices.Contains(again, key) {
						t.Errorf("%s: %s: noticed under %s, not under %s", e.Name, key, name,
							names[0])
					}
				}
			}
		}
	}
	if quiet < 20 {
		t.Errorf("%d breaks go unnoticed", quiet)
	}
}

// unnoticed are the keys of the breaks of a program that go unnoticed in the run, except those of
// bytes. It is nil if the unbroken program does not run under the collector.
func unnoticed(t *testing.T, text, line, collector string) []string {
	t.Helper()
	s := subject(t, text, line)
	s.Run.Collector = collector
	x, err := breaks.NewExaminer(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	if _, sound := x.Whole(); !sound {
		return nil
	}
	keys := []string{}
	for i := range x.Sites {
		if k := x.Sites[i].Kind; k == breaks.FlipByte || k == breaks.DropBarrier {
			continue // the second is about the collector
		}
		why, err := x.Examine(context.Background(), &x.Sites[i])
		if err != nil {
			t.Fatal(err)
		}
		if !why.Running() {
			keys = append(keys, x.Sites[i].Key())
		}
	}
	return keys
}

// An intrinsic's copy goes through its pointers, although the text declares no function.
func TestCopiesFromStaleAddresses(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Name != "string-builder" {
			continue
		}
		x, err := breaks.NewExaminer(context.Background(), subject(t, e.Source,
			`append({{| "hi"} | 2 2}, 33) = void`))
		if err != nil {
			t.Fatal(err)
		}
		for i := range x.Sites {
			if x.Sites[i].Key() != "drop-root@append#2" { // %buffer
				continue
			}
			why, err := x.Examine(context.Background(), &x.Sites[i])
			if err != nil {
				t.Fatal(err)
			}
			if n := why.Noticed(breaks.Runtime); n == nil || why.First == nil ||
				!strings.Contains(why.First.Text, "memcpy") {
				t.Errorf("memcpy from where %%buffer was: %s", why.Text())
			}
			return
		}
	}
	t.Error("the example has no such root")
}
