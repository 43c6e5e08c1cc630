package layouts

import (
	"strings"
	"testing"
)

// Declarations survive parsing, printing and parsing again.
func TestDeclarations(t *testing.T) {
	for _, c := range [][2]string{
		{"my_alloc: 24 bytes, references at 16", ""},
		{"@my_alloc:24 bytes,references at 8,16", "my_alloc: 24 bytes, references at 8, 16"},
		{"a: arg1 bytes, references at 8 and 16", "a: arg1 bytes, references at 8, 16"},
		{"a: arg1*arg2 bytes, no references", ""},
		{"a: arg2*8+16 bytes, references from 16", ""},
		{"a: 16+8*arg2 bytes, references from 16", "a: arg2*8+16 bytes, references from 16"},
		{"a: arg1 bytes, references from 8 every 24", ""},
		{"a: arg1 bytes, references at 8 from 24 every 16", ""},
		{"a: references at 0, 8", ""},
		{"a: no references", ""},
		{"a: 1 byte", "a: 1 bytes"},
		{`"a b": 24 bytes`, ""},
		{"new=arg1*arg2", "new: arg1*arg2 bytes"},
		{"new=24", "new: 24 bytes"},
	} {
		want := c[1]
		if want == "" {
			want = c[0]
		}
		d, err := Parse(c[0])
		if got := d.String(); err != nil || got != want {
			t.Errorf("%q is %q, %v; want %q", c[0], got, err, want)
		}
		if again, err := Parse(want); err != nil || again.String() != want {
			t.Errorf("%q again is %q, %v", want, again.String(), err)
		}
	}
}

// The error for a mistake in a declaration has its column and what is expected there.
func TestWrongDeclarations(t *testing.T) {
	for _, c := range []struct {
		text   string
		column string
		says   string
	}{
		{"", "column 1:", "the name of a function"},
		{"my_alloc", "column 9:", `":" after the name`},
		{"my_alloc 24 bytes", "column 10:", `":" after the name`},
		{"a: bytes", "column 4:", "a size such as 24, arg1"},
		{"a: 24", "column 6:", `"bytes"`},
		{"a: 24 bytes references at 8", "column 13:", "the end"},
		{"a: 24 bytes, reference at 8", "column 14:", `"references at"`},
		{"a: 24 bytes, references 8", "column 25:", `"at" or "from"`},
		{"a: 24 bytes, references at 12", "column 28:", "a multiple of 8"},
		{"a: 24 bytes, references at 24", "column 28:", "within the object of 24 bytes"},
		{"a: 24 bytes, references at -8", "column 28:", "an offset in bytes"},
		{"a: arg1 bytes, references from 16 every 12", "column 41:", "a multiple of 8"},
		{"a: arg1 bytes, references at 32 from 16", "column 40:", "the array after the references"},
		{"a: arg0 bytes", "column 8:", "counted from arg1"},
		{"a: arg1*arg2*arg3 bytes", "column 18:", "one or two arguments"},
		{"a: arg1+arg2 bytes", "column 14:", "arguments in one of its terms"},
		{"a: 0 bytes", "column 6:", "a size of 1 to"},
		{"a: 99999999999 bytes", "column 4:", "a number of up to 1073741824"},
		{`"a: 24 bytes`, "column 1:", "a quoted name"},
		{"a: arg1 bytes, references at 99999992", "column 30:", "an offset below 32768"},
	} {
		_, err := Parse(c.text)
		if err == nil || !strings.Contains(err.Error(), c.column) ||
			!strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v; want %q at %s", c.text, err, c.says, c.column)
		}
	}
}

// Comments in a source declare objects; the error for one that cannot be parsed has its line, and
// the others still apply.
func TestDeclarationsInSource(t *testing.T) {
	all, err := InSource("; title: x\n; object: a: 24 bytes, references at 8\r\n" +
		"; object: the thing\ndefine void @f() {\n; object: b: no references\n")
	if len(all) != 2 || all[0].String() != "a: 24 bytes, references at 8" ||
		all[1].String() != "b: no references" {
		t.Errorf("%+v", all)
	}
	if err == nil || !strings.HasPrefix(err.Error(), `line 3: object " the thing", column 6:`) {
		t.Error(err)
	}
}

// FuzzParse checks that every declaration is parsed or refused, and that a parsed one survives
// printing and parsing again.
func FuzzParse(f *testing.F) {
	f.Add("my_alloc: arg1*arg2*8+16 bytes, references at 8, 16 from 24 every 16")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(d.String())
		if err != nil || again.String() != d.String() {
			t.Errorf("%q is %q, and that %q, %v", text, d.String(), again.String(), err)
		}
	})
}
