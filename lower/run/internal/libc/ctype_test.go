package libc

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"statepoint/lower/machine"
)

// caller calls functions of a library with memory of its own.
type caller struct {
	t       *testing.T
	m       *machine.Machine
	library *Library
	all     map[string]Function
}

const callerMemory = 0x10000

func newCaller(t *testing.T) *caller {
	t.Helper()
	m, err := machine.New(machine.Limits{})
	if err == nil {
		err = m.Mem.Map(callerMemory, machine.PageSize, machine.Read|machine.Write)
	}
	if err != nil {
		t.Fatal(err)
	}
	return &caller{t, m, &Library{Blocks: &Blocks{Mem: m.Mem}}, Functions()}
}

// call returns the result of a function. Texts are arguments at their own places in memory, each in
// 64 bytes.
func (c *caller) call(name string, args ...any) uint64 {
	c.t.Helper()
	registers := []int{7, 6, 2}
	for i, a := range args {
		switch a := a.(type) {
		case int:
			c.m.GPR[registers[i]] = uint64(int64(a))
		case string:
			at := uint64(callerMemory + 64*i)
			if err := c.m.Mem.WriteAt(at, []byte(a+"\x00")); err != nil {
				c.t.Fatal(err)
			}
			c.m.GPR[registers[i]] = at
		}
	}
	if err := c.all[name](c.library, &Call{Name: name, M: c.m}); err != nil {
		c.t.Fatalf("%s%q: %v", name, args, err)
	}
	return c.m.GPR[0]
}

// TestCharactersLikeC compares the functions and tables of ctype.h with those of the host.
func TestCharactersLikeC(t *testing.T) {
	c := newCaller(t)
	var lines []string
	var main strings.Builder
	for _, name := range []string{"isupper", "islower", "isalpha", "isdigit", "isxdigit", "isspace",
		"isprint", "isgraph", "isblank", "iscntrl", "ispunct", "isalnum", "toupper", "tolower"} {
		fmt.Fprintf(&main, "for (int i = -1; i < 256; i++) "+
			"printf(\"%s %%d %%d\\n\", i, (%[1]s)(i));\n", name)
		for i := -1; i < 256; i++ {
			lines = append(lines, fmt.Sprintf("%s %d %d", name, i, int32(c.call(name, i))))
		}
	}
	for _, table := range []struct {
		name string
		size uint64
	}{{"__ctype_b_loc", 2}, {"__ctype_toupper_loc", 4}, {"__ctype_tolower_loc", 4}} {
		fmt.Fprintf(&main, "for (int i = -128; i < 256; i++) printf(\"%s %%d %%d\\n\", i, "+
			"(*%[1]s())[i]);\n", table.name)
		if again := c.call(table.name); again != c.call(table.name) {
			t.Error("the table is made twice")
		}
		at, err := c.m.Mem.Load64(c.call(table.name))
		if err != nil {
			t.Fatal(err)
		}
		for i := -128; i < 256; i++ {
			b := make([]byte, 4)
			if err := c.m.Mem.ReadAt(at+uint64(i)*table.size, b[:table.size]); err != nil {
				t.Fatal(err)
			}
			lines = append(lines, fmt.Sprintf("%s %d %d", table.name, i,
				int32(binary.LittleEndian.Uint32(b))))
		}
	}
	likeC(t, lines, "#include <ctype.h>\n#include <stdio.h>\nint main(void) {\n"+main.String()+
		"return 0; }\n")
}

// TestStringsLikeC compares functions of string.h with those of the host.
func TestStringsLikeC(t *testing.T) {
	c := newCaller(t)
	var lines []string
	var main strings.Builder
	texts := []string{"", "a", "A", "abc", "abd", "ABD", "ab", "a,b;c", "\xe4z", "zz,"}
	sign := func(v uint64) int {
		switch n := int32(v); {
		case n < 0:
			return -1
		case n > 0:
			return 1
		}
		return 0
	}
	for _, a := range texts {
		for _, b := range texts {
			for _, name := range []string{"strcmp", "strcasecmp"} {
				lines = append(lines, fmt.Sprint(name, " ", sign(c.call(name, a, b))))
				fmt.Fprintf(&main, "r = %s(%q, %q); printf(\"%[1]s %%d\\n\", (r > 0) - (r < 0));\n",
					name, a, b)
			}
			for n := range 4 {
				for _, name := range []string{"strncmp", "strncasecmp"} {
					lines = append(lines, fmt.Sprint(name, " ", sign(c.call(name, a, b, n))))
					fmt.Fprintf(&main, "r = %s(%q, %q, %d); printf(\"%[1]s %%d\\n\", "+
						"(r > 0) - (r < 0));\n", name, a, b, n)
				}
				c.call("strncat", a, b, n)
				joined, err := (&Call{M: c.m}).text(callerMemory)
				if err != nil {
					t.Fatal(err)
				}
				lines = append(lines, "strncat "+joined)
				fmt.Fprintf(&main, "strcpy(t, %q); "+
					"printf(\"strncat %%s\\n\", strncat(t, %q, %d));\n", a, b, n)
			}
			for _, name := range []string{"strspn", "strcspn"} {
				lines = append(lines, fmt.Sprint(name, " ", c.call(name, a, b)))
				fmt.Fprintf(&main, "printf(\"%s %%ld\\n\", (long)%[1]s(%q, %q));\n", name, a, b)
			}
			found := c.call("strpbrk", a, b)
			if found != 0 {
				found -= callerMemory - 1
			}
			lines = append(lines, fmt.Sprint("strpbrk ", found))
			fmt.Fprintf(&main, "s = %q; e = strpbrk(s, %q); "+
				"printf(\"strpbrk %%ld\\n\", e ? e - s + 1 : 0);\n", a, b)
		}
		for n := range 5 {
			lines = append(lines, fmt.Sprint("strnlen ", c.call("strnlen", a, n)))
			fmt.Fprintf(&main, "printf(\"strnlen %%ld\\n\", (long)strnlen(%q, %d));\n", a, n)
			s, err := (&Call{M: c.m}).text(c.call("strndup", a, n))
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, "strndup "+s)
			fmt.Fprintf(&main, "printf(\"strndup %%s\\n\", strndup(%q, %d));\n", a, n)
		}
	}
	likeC(t, lines, "#define _GNU_SOURCE\n#include <stdio.h>\n#include <string.h>\n"+
		"#include <strings.h>\nint main(void) {\nint r; char t[99], *s, *e;\n"+main.String()+
		"return 0; }\n")
}

// TestBoundedStrings checks that functions with a bound do not read beyond it.
func TestBoundedStrings(t *testing.T) {
	c := newCaller(t)
	end := uint64(callerMemory + machine.PageSize - 2)
	if err := c.m.Mem.WriteAt(end, []byte("ab")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"strncmp", "strncpy", "strnlen", "strndup", "strncasecmp"} {
		c.m.GPR[7], c.m.GPR[6], c.m.GPR[2] = end, end, 2
		switch name {
		case "strncpy":
			c.m.GPR[7] = callerMemory
		case "strnlen", "strndup":
			c.m.GPR[6] = 2
		}
		if err := c.all[name](c.library, &Call{Name: name, M: c.m}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
