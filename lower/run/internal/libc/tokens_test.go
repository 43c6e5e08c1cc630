package libc

import (
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
)

// called calls a function of the library and returns RAX and RDX.
func called(t *testing.T, l *Library, m *machine.Machine, name string, args ...uint64) (rax,
	rdx uint64) {
	t.Helper()
	for i, r := range []amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX}[:len(args)] {
		m.Set(r, args[i])
	}
	if err := Functions()[name](l, &Call{Name: name, M: m}); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return m.Get(amd64.RAX), m.Get(amd64.RDX)
}

// TestQuotients divides numbers of both signs, rounding toward zero.
func TestQuotients(t *testing.T) {
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	l := &Library{}
	for _, c := range [][4]int64{{17, 5, 3, 2}, {-17, 5, -3, -2}, {17, -5, -3, 2}, {0, 3, 0, 0}} {
		for _, name := range []string{"ldiv", "lldiv"} {
			q, r := called(t, l, m, name, uint64(c[0]), uint64(c[1]))
			if int64(q) != c[2] || int64(r) != c[3] {
				t.Errorf("%s(%d, %d) = %d, %d", name, c[0], c[1], int64(q), int64(r))
			}
		}
		both, _ := called(t, l, m, "div", uint64(c[0]), uint64(c[1]))
		if int32(both) != int32(c[2]) || int32(both>>32) != int32(c[3]) {
			t.Errorf("div(%d, %d) = %#x", c[0], c[1], both)
		}
	}
	if err := Functions()["ldiv"](l, &Call{Name: "ldiv", M: m}); err == nil {
		m.Set(amd64.RSI, 0)
		if err := Functions()["ldiv"](l, &Call{Name: "ldiv", M: m}); err == nil {
			t.Error("a division by zero has a result")
		}
	}
	if n, _ := called(t, l, m, "llabs", ^uint64(6)); n != 7 {
		t.Errorf("llabs(-7) = %d", n)
	}
}

// TestTokens splits strings at separators, each function with its own place for the rest.
func TestTokens(t *testing.T) {
	const text, separators, rest = 1 << 20, 1<<20 + 256, 1<<20 + 512
	for _, name := range []string{"strtok", "strtok_r"} {
		for _, c := range [][3]string{{"a,b;c", ",;", "a|b|c"}, {",,one,,two,", ",", "one|two"},
			{"", ",", ""}, {",;", ",;", ""}, {"whole", ",", "whole"}, {"x", "", "x"}} {
			m, err := machine.New(machine.Limits{})
			if err == nil {
				err = m.Mem.Map(text, machine.PageSize, machine.Read|machine.Write)
			}
			for at, s := range map[uint64]string{text: c[0], separators: c[1]} {
				if err == nil {
					err = m.Mem.WriteAt(at, []byte(s+"\x00"))
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			l, call := &Library{}, &Call{M: m}
			var found []string
			for from := uint64(text); ; from = 0 {
				at, _ := called(t, l, m, name, from, separators, rest)
				if at == 0 {
					break
				}
				s, err := call.text(at)
				if err != nil {
					t.Fatal(err)
				}
				found = append(found, s)
			}
			if got := strings.Join(found, "|"); got != c[2] {
				t.Errorf("%s of %q by %q: %s, want %s", name, c[0], c[1], got, c[2])
			}
		}
	}
}
