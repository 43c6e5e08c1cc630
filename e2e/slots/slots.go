// Package slots writes random functions that keep their variables in stack slots, as a frontend
// does that leaves SSA form to passes: loads, stores, branches, switches, loops, blocks that cannot
// be reached, and uses that keep a slot from becoming values.
package slots

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Options say what functions have.
type Options struct {
	// Typed writes pointers with types, as before LLVM 15.
	Typed bool
	// Aggregates are slots of structs and arrays, and accesses to their parts.
	Aggregates bool
	// Selects are loads from one of two addresses.
	Selects bool
	// Phis are loads from an address that depends on where control comes from.
	Phis bool
	// Reachable leaves out blocks that cannot be reached.
	Reachable bool
}

// Module writes the given number of functions; the same seed and number give the same text.
func Module(seed, number uint64, functions int, o Options) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, number)), Options: o}
	return g.module(functions)
}

// generator writes functions.
type generator struct {
	*rand.Rand
	strings.Builder
	Options
	blocks int
	slots  []string // their types
	next   int
	block  string // its name
	// here are values of the block by type, there those that every block may use.
	here, there map[string][]string
}

func (g *generator) pick(from ...string) string { return from[g.IntN(len(from))] }

func (g *generator) types() []string {
	if g.Typed {
		return []string{"i32", "i64", "i1", "i8 addrspace(1)*", "i8*", "double", "{ i64, i32 }"}
	}
	return []string{"i32", "i64", "i1", "ptr addrspace(1)", "ptr", "double", "{ i64, i32 }"}
}

func (g *generator) pointer(t string) string {
	if g.Typed {
		return t + "*"
	}
	return "ptr"
}

// value gives a value of a type.
func (g *generator) value(t string) string {
	all := append(append([]string(nil), g.here[t]...), g.there[t]...)
	if len(all) > 0 && g.IntN(6) > 0 {
		return all[g.IntN(len(all))]
	}
	switch {
	case g.IntN(12) == 0:
		return g.pick("undef", "poison")
	case t == "i1":
		return g.pick("true", "false")
	case t == "double":
		return g.pick("1.0", "0.0")
	case strings.HasPrefix(t, "i") && !strings.Contains(t, "*"):
		return g.pick("0", "1", "7")
	case strings.HasPrefix(t, "{"), strings.HasPrefix(t, "["):
		return "zeroinitializer"
	}
	return "null"
}

func (g *generator) define(t string) string {
	name := fmt.Sprintf("%%v%d", g.next)
	g.next++
	g.here[t] = append(g.here[t], name)
	return name
}

func (g *generator) slot() (name, t string) {
	i := g.IntN(len(g.slots))
	return fmt.Sprintf("%%s%d", i), g.slots[i]
}

func (g *generator) label() string { return fmt.Sprintf("label %%b%d", 1+g.IntN(g.blocks-1)) }

// aggregate is a type of slots with parts: where each begins is an index path, and what it is.
type aggregate struct {
	typ   string
	parts []part
}

type part struct{ path, typ string }

// aggregates are the types of slots with parts.
func (g *generator) aggregates() []aggregate {
	ref := g.types()[3]
	return []aggregate{
		{"{ i64, " + ref + " }", []part{{"i32 0", "i64"}, {"i32 1", ref}}},
		{"{ i32, i32, i64 }", []part{{"i32 0", "i32"}, {"i32 1", "i32"}, {"i32 2", "i64"}}},
		{"[3 x i64]", []part{{"i64 0", "i64"}, {"i64 1", "i64"}, {"i64 2", "i64"}}},
		{"{ " + ref + ", { i32, double } }", []part{{"i32 0", ref}, {"i32 1, i32 0", "i32"},
			{"i32 1, i32 1", "double"}}},
	}
}

// partOf accesses a part of an aggregate in a slot, or the whole.
func (g *generator) partOf(name string, a aggregate) {
	if g.IntN(4) == 0 {
		if g.IntN(2) == 0 {
			v := g.value(a.typ)
			fmt.Fprintf(g, "  store %s %s, %s %s\n", a.typ, v, g.pointer(a.typ), name)
		} else {
			fmt.Fprintf(g, "  %s = load %s, %s %s\n", g.define(a.typ), a.typ, g.pointer(a.typ),
				name)
		}
		return
	}
	p := a.parts[g.IntN(len(a.parts))]
	v := g.value(p.typ)
	address := fmt.Sprintf("%%g%d", g.next)
	g.next++
	fmt.Fprintf(g, "  %s = getelementptr inbounds %s, %s %s, i64 0, %s\n", address, a.typ,
		g.pointer(a.typ), name, p.path)
	if g.IntN(2) == 0 {
		fmt.Fprintf(g, "  store %s %s, %s %s\n", p.typ, v, g.pointer(p.typ), address)
	} else {
		fmt.Fprintf(g, "  %s = load %s, %s %s\n", g.define(p.typ), p.typ, g.pointer(p.typ), address)
	}
}

// places are the addresses of slots, or of parts of a slot, of one type.
func (g *generator) places() (places []string, t string) {
	name, t := g.slot()
	for i, other := range g.slots {
		if other == t {
			places = append(places, fmt.Sprintf("%%s%d", i))
		}
	}
	if strings.ContainsAny(t, "{[") {
		for _, a := range g.aggregates() {
			if a.typ != t {
				continue
			}
			p := a.parts[g.IntN(len(a.parts))]
			places, t = nil, p.typ
			for _, q := range a.parts {
				if q.typ != t {
					continue
				}
				address := fmt.Sprintf("%%g%d", g.next)
				g.next++
				fmt.Fprintf(g, "  %s = getelementptr inbounds %s, %s %s, i64 0, %s\n", address,
					a.typ, g.pointer(a.typ), name, q.path)
				places = append(places, address)
			}
		}
	}
	return places, t
}

// chosen loads from the address of one of two slots or parts of slots.
func (g *generator) chosen() {
	places, t := g.places()
	at := fmt.Sprintf("%%g%d", g.next)
	g.next++
	fmt.Fprintf(g, "  %s = select i1 %s, %s %s, %[3]s %[5]s\n", at, g.value("i1"), g.pointer(t),
		places[g.IntN(len(places))], places[g.IntN(len(places))])
	for range 1 + g.IntN(2) {
		fmt.Fprintf(g, "  %s = load %s, %s %s\n", g.define(t), t, g.pointer(t), at)
	}
}

// merged loads from an address of one of two slots or parts of slots, by the way that control takes
// to a block.
func (g *generator) merged() {
	places, t := g.places()
	n := g.next
	g.next++
	from := []string{g.block, fmt.Sprintf("t%d", n)}
	join := fmt.Sprintf("m%d", n)
	second := join
	if g.IntN(2) == 0 {
		second = fmt.Sprintf("e%d", n)
		from[0] = second
	}
	fmt.Fprintf(g, "  br i1 %s, label %%%s, label %%%s\n", g.value("i1"), from[1], second)
	fmt.Fprintf(g, "%s:\n", from[1])
	if g.IntN(3) == 0 {
		fmt.Fprintf(g, "  store %s %s, %s %s\n", t, g.value(t), g.pointer(t),
			places[g.IntN(len(places))])
	}
	fmt.Fprintf(g, "  br label %%%s\n", join)
	if second != join {
		fmt.Fprintf(g, "%s:\n  br label %%%s\n", second, join)
	}
	fmt.Fprintf(g, "%s:\n", join)
	g.block = join
	var phis []string
	for range 1 + g.IntN(2) {
		at := fmt.Sprintf("%%g%d", g.next)
		g.next++
		fmt.Fprintf(g, "  %s = phi %s [ %s, %%%s ], [ %s, %%%s ]\n", at, g.pointer(t),
			places[g.IntN(len(places))], from[0], places[g.IntN(len(places))], from[1])
		phis = append(phis, at)
	}
	for _, at := range phis {
		if g.IntN(8) == 0 {
			fmt.Fprintf(g, "  store %s %s, %s %s\n", t, g.value(t), g.pointer(t),
				places[g.IntN(len(places))])
		}
		for range 1 + g.IntN(2) {
			fmt.Fprintf(g, "  %s = load %s, %s %s\n", g.define(t), t, g.pointer(t), at)
		}
	}
}

func (g *generator) instruction() {
	if g.Phis && g.IntN(6) == 0 {
		g.merged()
		return
	}
	if g.Selects && g.IntN(5) == 0 {
		g.chosen()
		return
	}
	name, t := g.slot()
	if strings.ContainsAny(t, "{[") && g.Aggregates {
		for _, a := range g.aggregates() {
			if a.typ == t {
				g.partOf(name, a)
			}
		}
		return
	}
	p := g.pointer(t)
	switch g.IntN(16) {
	case 0, 1, 2, 3, 4:
		promise := ""
		switch {
		case g.IntN(8) == 0 && strings.ContainsAny(t, "*p"):
			promise = ", !nonnull !0"
		case g.IntN(8) == 0 && !g.Typed:
			promise = ", !noundef !0"
		case g.IntN(8) == 0 && !g.Typed && strings.HasPrefix(t, "ptr"):
			promise = ", !nonnull !0, !noundef !0"
		}
		word := ""
		if g.IntN(60) == 0 && !g.Aggregates {
			word = "volatile "
		}
		v := g.define(t)
		fmt.Fprintf(g, "  %s = load %s%s, %s %s%s\n", v, word, t, p, name, promise)
	case 5, 6, 7, 8, 9:
		fmt.Fprintf(g, "  store %s %s, %s %s\n", t, g.value(t), p, name)
	case 10:
		a, b := g.value("i32"), g.value("i32")
		fmt.Fprintf(g, "  %s = %s i32 %s, %s\n", g.define("i32"),
			g.pick("add", "add nsw", "mul", "udiv", "shl", "xor"), a, b)
	case 11:
		a, b := g.value("i32"), g.value("i32")
		fmt.Fprintf(g, "  %s = icmp %s i32 %s, %s\n", g.define("i1"), g.pick("eq", "slt"), a, b)
	case 12:
		a := g.value("i32")
		fmt.Fprintf(g, "  %s = zext i32 %s to i64\n", g.define("i64"), a)
	case 13:
		if t == "i32" || t == "i64" {
			a := g.value(t)
			fmt.Fprintf(g, "  %s = freeze %s %s\n", g.define(t), t, a)
		}
	case 14:
		fmt.Fprintf(g, "  call void @use(i32 %s)\n", g.value("i32"))
	case 15:
		if g.IntN(30) == 0 && !g.Aggregates {
			fmt.Fprintf(g, "  call void @keep(%s %s)\n", g.pointer("i32"),
				map[bool]string{true: name, false: "null"}[t == "i32"])
		}
	}
}

// end writes the terminator of block b.
func (g *generator) end(b int) {
	if g.Reachable && b+1 < g.blocks {
		switch next := fmt.Sprintf("label %%b%d", b+1); g.IntN(3) {
		case 0:
			fmt.Fprintf(g, "  br %s\n", next)
		case 1:
			fmt.Fprintf(g, "  br i1 %s, %s, %s\n", g.value("i1"), g.label(), next)
		case 2:
			fmt.Fprintf(g, "  switch i32 %s, %s [ i32 1, %s\n i32 4, %s ]\n", g.value("i32"),
				g.label(), next, g.label())
		}
		return
	}
	if g.blocks == 1 {
		g.WriteString("  ret i32 " + g.value("i32") + "\n")
		return
	}
	switch g.IntN(9) {
	case 0, 1:
		fmt.Fprintf(g, "  ret i32 %s\n", g.value("i32"))
	case 2, 3:
		fmt.Fprintf(g, "  br %s\n", g.label())
	case 4, 5, 6:
		fmt.Fprintf(g, "  br i1 %s, %s, %s\n", g.value("i1"), g.label(), g.label())
	case 7:
		fmt.Fprintf(g, "  switch i32 %s, %s [ i32 1, %s\n i32 4, %s\n i32 9, %s ]\n",
			g.value("i32"), g.label(), g.label(), g.label(), g.label())
	case 8:
		g.WriteString("  unreachable\n")
	}
}

// function writes one function.
func (g *generator) function(n int) {
	g.blocks, g.slots, g.next = 1+g.IntN(9), nil, 0
	types := g.types()
	if g.Aggregates {
		types = types[:6:6] // without the struct that is only loaded whole
		for _, a := range g.aggregates() {
			types = append(types, a.typ, a.typ)
		}
	}
	for range 1 + g.IntN(6) {
		g.slots = append(g.slots, types[g.IntN(len(types))])
	}
	g.there = map[string][]string{"i32": {"%a", "%b"}, "i1": {"%c"}, types[3]: {"%p"},
		types[4]: {"%q"}}
	g.here = map[string][]string{}
	nsz := ""
	if g.IntN(5) == 0 {
		nsz = ` "no-signed-zeros-fp-math"="true"`
	}
	fmt.Fprintf(g, "define i32 @f%d(i32 %%a, i32 noundef %%b, i1 %%c, %s %%p, "+
		"%s nonnull %%q)%s {\nb0:\n", n, types[3], types[4], nsz)
	for i, t := range g.slots {
		fmt.Fprintf(g, "  %%s%d = alloca %s\n", i, t)
	}
	for b := range g.blocks {
		if b > 0 {
			fmt.Fprintf(g, "b%d:\n", b)
			g.here = map[string][]string{}
		}
		g.block = fmt.Sprintf("b%d", b)
		for range g.IntN(7) {
			g.instruction()
		}
		if b == 0 && g.IntN(2) == 0 {
			for t, vs := range g.here {
				g.there[t] = append(g.there[t], vs...)
			}
		}
		g.end(b)
	}
	g.WriteString("}\n\n")
}

func (g *generator) module(functions int) string {
	fmt.Fprintf(g, "declare void @use(i32)\ndeclare void @keep(%s)\n", g.pointer("i32"))
	for n := range functions {
		g.function(n)
	}
	g.WriteString("!0 = !{}\n")
	return g.String()
}
