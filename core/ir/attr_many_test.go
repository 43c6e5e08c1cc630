package ir

import (
	"fmt"
	"testing"
)

// TestManyAttributes looks up attributes in sets of sizes around the threshold for the lookup map,
// also after adding, replacing or dropping one.
func TestManyAttributes(t *testing.T) {
	for n := 1; n < 2*manyAttrs; n++ {
		var all []Attr
		for k := range n {
			all = append(all, Attr{Name: fmt.Sprint("k", k), Quoted: true, Value: fmt.Sprint(k)})
		}
		all = append(all, Attr{Name: "k0", Value: "a word"})
		s := NewAttrSet(all...)
		if mapped := s.at != nil; mapped != (n+1 >= manyAttrs) {
			t.Errorf("%d attributes, by a map: %t", n+1, mapped)
		}
		added := s.With(Attr{Name: "k0", Quoted: true, Value: "other"})
		dropped := s.Without(func(a Attr) bool { return a.Name == "k0" && a.Quoted })
		for k := range n + 1 {
			name, want := fmt.Sprint("k", k), fmt.Sprint(k)
			if k == 0 {
				if a, _ := added.Get(name); a.Value != "a word" {
					t.Errorf("%d: replaced, the first is %+v", n, a)
				}
				if a, ok := dropped.Get(name); !ok || a.Value != "a word" {
					t.Errorf("%d: dropped, %+v %t", n, a, ok)
				}
			}
			for _, set := range []*AttrSet{s, added, dropped} {
				if a, ok := set.Get(name); k > 0 && (ok != (k < n) || ok && a.Value != want) {
					t.Errorf("%d: %s is %+v, %t", n, name, a, ok)
				}
			}
		}
	}
}
