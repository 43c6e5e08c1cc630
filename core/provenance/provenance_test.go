package provenance

import "testing"

func TestCounter(t *testing.T) {
	var c Counter
	if c.Last() != 0 {
		t.Errorf("%d was handed out before any", c.Last())
	}
	for want := ID(1); want < 4; want++ {
		if id := c.Next(); id != want || c.Last() != want {
			t.Errorf("id %d, the last one %d, not %d", id, c.Last(), want)
		}
	}
}

func TestKinds(t *testing.T) {
	names := map[string]Kind{}
	for k := range kindEnd {
		if other, twice := names[k.String()]; twice || k.String() == "" {
			t.Errorf("kinds %d and %d are called %q", other, k, k)
		}
		names[k.String()] = k
		in := 0
		for _, is := range []bool{k.IsIR(), k.IsMap(), k.IsPlace(), k == KindMachine} {
			if is {
				in++
			}
		}
		if in != 1 {
			t.Errorf("%v is of %d rooms", k, in)
		}
	}
	if kindEnd.String() != "item" {
		t.Errorf("an unknown kind is called %q", kindEnd)
	}
}
