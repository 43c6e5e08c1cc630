package sweep

import (
	"fmt"
	"slices"
	"strings"
)

// Case is one function.
type Case struct {
	// Name says what it tests: "add i5 arg, undef".
	Name string
	// Typed is set where pointers have types.
	Typed bool
	// Params are the types of the values that the function loads, as %x0, %x1 and so on; Result is
	// the type of %r, nil if there is none.
	Params []*Type
	Result *Type
	// Body are the instructions between, without the last line's end.
	Body string
	// Declares are lines that the module needs beside the function, each once.
	Declares []string
	// Across is set if a call, which the passes turn into a statepoint, is between the computation
	// of the result and its store.
	Across bool
	// Indeterminate is set if an operand is undef or poison: the result may be anything.
	Indeterminate bool
}

// stride is the distance of operands in memory.
const stride = 64

// Size is the number of bytes that a function reads, and the number it may write.
const Size = 8 * stride

// header has the declarations that all functions of a module may use.
func header(typed bool) string {
	if typed {
		return `target triple = "x86_64-unknown-linux-gnu"
@variable = global [64 x i64] zeroinitializer
declare void @callee()
`
	}
	return `target triple = "x86_64-unknown-linux-gnu"
@variable = global [64 x i64] zeroinitializer
declare void @callee()
`
}

// Module is the text of a module of some cases, whose functions are f0, f1 and so on; lines tells
// for each line of it, from 1 on, the case that it belongs to, -1 for none.
func Module(cases []*Case) (text string, lines []int) {
	var b strings.Builder
	lines = append(lines, -1)
	add := func(k int, s string) {
		b.WriteString(s)
		for range strings.Count(s, "\n") {
			lines = append(lines, k)
		}
	}
	add(-1, header(len(cases) > 0 && cases[0].Typed))
	declared := map[string]bool{}
	for k, c := range cases {
		for _, d := range c.Declares {
			if !declared[d] {
				declared[d] = true
				add(k, d+"\n")
			}
		}
	}
	for k, c := range cases {
		add(k, c.function(k))
	}
	return b.String(), lines
}

// function is the text of the function, f with a number.
func (c *Case) function(k int) string {
	var b strings.Builder
	p := Pointer0.Text(c.Typed)
	gc := ""
	if c.Across {
		gc = ` gc "statepoint-example"`
	}
	fmt.Fprintf(&b, "define void @f%d(%s %%in, %s %%out)%s { ; %s\nentry:\n", k, p, p, gc, c.Name)
	for n, t := range c.Params {
		c.load(&b, t, n)
	}
	if c.Body != "" {
		b.WriteString(c.Body + "\n")
	}
	if c.Across {
		b.WriteString("  call void @callee()\n")
	}
	if c.Result != nil {
		c.store(&b, c.Result)
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// place writes the address of a type in memory at base plus an offset.
func (c *Case) place(b *strings.Builder, name, base, content string, off int) string {
	if !c.Typed {
		if off == 0 {
			return "ptr " + base
		}
		fmt.Fprintf(b, "  %s = getelementptr i8, ptr %s, i64 %d\n", name, base, off)
		return "ptr " + name
	}
	fmt.Fprintf(b, "  %s.b = getelementptr i8, i8* %s, i64 %d\n  %s = bitcast i8* %s.b to %s*\n",
		name, base, off, name, name, content)
	return content + "* " + name
}

// whole is the integer in which bits that do not fill their bytes are kept, 0 for types that fill
// theirs.
func (t *Type) whole() int {
	if t.has(Int) && t.bits()%8 != 0 {
		return (t.bits() + 7) / 8 * 8
	}
	return 0
}

// load writes the loading of parameter n.
func (c *Case) load(b *strings.Builder, t *Type, n int) {
	v, text := fmt.Sprintf("%%x%d", n), t.Text(c.Typed)
	w := t.whole()
	if w == 0 {
		at := c.place(b, v+".at", "%in", text, n*stride)
		fmt.Fprintf(b, "  %s = load %s, %s, align 1\n", v, text, at)
		return
	}
	at := c.place(b, v+".at", "%in", fmt.Sprintf("i%d", w), n*stride)
	fmt.Fprintf(b, "  %s.w = load i%d, %s, align 1\n", v, w, at)
	if t.Kind == Int {
		fmt.Fprintf(b, "  %s = trunc i%d %s.w to %s\n", v, w, v, text)
		return
	}
	fmt.Fprintf(b, "  %s.t = trunc i%d %s.w to i%d\n  %s = bitcast i%d %s.t to %s\n", v, w, v,
		t.bits(), v, t.bits(), v, text)
}

// store writes the storing of %r.
func (c *Case) store(b *strings.Builder, t *Type) {
	text, w, v := t.Text(c.Typed), t.whole(), "%r"
	if w != 0 {
		if t.Kind == Vector {
			fmt.Fprintf(b, "  %%r.t = bitcast %s %%r to i%d\n", text, t.bits())
			v = "%r.t"
		}
		fmt.Fprintf(b, "  %%r.w = zext i%d %s to i%d\n", t.bits(), v, w)
		text, v = fmt.Sprintf("i%d", w), "%r.w"
	}
	at := c.place(b, "%r.at", "%out", text, 0)
	fmt.Fprintf(b, "  store %s %s, %s, align 1\n", text, v, at)
}

// maker collects cases of one form.
type maker struct {
	typed    bool
	share    uint64
	count    uint64
	yield    func(*Case)
	operands map[*Type][]Operand
}

// taken reports whether the next case is in the share.
func (m *maker) taken() bool {
	m.count++
	x := m.count * 0x9E3779B97F4A7C15 // so that neighbours are in different shares
	return (x>>32)%m.share == 0
}

// add adds a case without checking whether it is in the share.
func (m *maker) add(c *Case) {
	if m.taken() {
		c.Typed = m.typed
		m.yield(c)
	}
}

// Each visits the cases of a form, one of each n.
func Each(typed bool, share int, yield func(*Case)) {
	m := &maker{typed: typed, share: uint64(share), yield: yield, operands: map[*Type][]Operand{}}
	m.binary()
	m.casts()
	m.compares()
	m.selects()
	m.vectors()
	m.aggregates()
	m.memory()
	m.atomics()
	m.addresses()
	m.control()
	m.calls()
	m.intrinsics()
}

// template writes a body for every combination of kinds of operand of the types. In the text, $0,
// $1 … stand for an operand, T0, T1 … for its type with it.
func (m *maker) template(name string, result *Type, body string, all bool, declares []string,
	types ...*Type) {
	kinds := make([][]Operand, len(types))
	for k, t := range types {
		if m.operands[t] == nil {
			m.operands[t] = t.Operands(m.typed)
		}
		kinds[k] = m.operands[t]
	}
	if !all {
		for _, pick := range mostlyPicks(kinds) {
			m.instance(name, result, body, declares, types, kinds, pick)
		}
		return
	}
	pick := make([]int, len(types))
	for {
		m.instance(name, result, body, declares, types, kinds, pick)
		k := 0
		for k < len(pick) && pick[k]+1 == len(kinds[k]) {
			pick[k] = 0
			k++
		}
		if k == len(pick) {
			return
		}
		pick[k]++
	}
}

// mostlyPicks are the choices of which mostlyArgs holds, and of more than three operands the first
// three are alike. The first operand changes fastest.
func mostlyPicks(kinds [][]Operand) [][]int {
	n := len(kinds)
	picks := [][]int{make([]int, n)}
	for k := range kinds {
		if n > 3 && k < 3 {
			continue
		}
		for kind := 1; kind < len(kinds[k]); kind++ {
			pick := make([]int, n)
			pick[k] = kind
			picks = append(picks, pick)
		}
	}
	for kind := 1; n > 1; kind++ { // all of one kind
		if slices.ContainsFunc(kinds, func(of []Operand) bool { return kind >= len(of) }) {
			break
		}
		picks = append(picks, slices.Repeat([]int{kind}, n))
	}
	slices.SortFunc(picks, func(a, b []int) int {
		for k := n - 1; k >= 0; k-- {
			if a[k] != b[k] {
				return a[k] - b[k]
			}
		}
		return 0
	})
	return picks
}

// mostlyArgs reports whether at most one operand is a constant, or all are of the same kind.
func mostlyArgs(pick []int) bool {
	n, same := 0, true
	for _, p := range pick {
		if p != 0 {
			n++
		}
		same = same && p == pick[0]
	}
	return n <= 1 || same
}

// instance writes the body for one choice of operands, and again with a call after it.
func (m *maker) instance(name string, result *Type, body string, declares []string, types []*Type,
	kinds [][]Operand, pick []int) {
	plain := m.taken()
	across := mostlyArgs(pick) && result != nil && (len(pick) == 0 || pick[0] == 0) && m.taken()
	if !plain && !across {
		return
	}
	c := &Case{Typed: m.typed, Result: result, Declares: declares}
	var say []string
	for k, t := range types {
		o := kinds[k][pick[k]]
		text := o.Text
		if pick[k] == 0 {
			text = fmt.Sprintf("%%x%d", len(c.Params))
			c.Params = append(c.Params, t)
		}
		c.Indeterminate = c.Indeterminate || o.Indeterminate()
		body = strings.ReplaceAll(body, fmt.Sprintf("$%d", k), text)
		body = strings.ReplaceAll(body, fmt.Sprintf("T%d", k), t.Text(m.typed)+" "+text)
		say = append(say, t.Text(m.typed)+" "+o.Kind)
	}
	c.Name = name + " " + strings.Join(say, ", ")
	if result != nil {
		body = strings.ReplaceAll(body, "TR", result.Text(m.typed))
	}
	c.Body = body
	if plain {
		m.yield(c)
	}
	if across {
		again := *c
		again.Across, again.Name = true, c.Name+", across a call"
		m.yield(&again)
	}
}
