package passtest

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// RandomModule writes a module of n functions with arbitrary control flow, for comparison with
// LLVM's passes: loops of any form, phis, selects, address arithmetic, casts, calls with and
// without results, invokes, deopt operands, unnamed values and names that collide. It is valid IR
// that means nothing.
func RandomModule(seed uint64, n int, typed bool) string {
	return writeModule(&moduleGen{rng: rand.New(rand.NewPCG(seed, 1)), typed: typed}, n)
}

// RandomAggregates is RandomModule with structs that hold references, on which LLVM fails.
func RandomAggregates(seed uint64, n int, typed bool) string {
	return writeModule(&moduleGen{rng: rand.New(rand.NewPCG(seed, 1)), typed: typed,
		aggregates: true}, n)
}

func writeModule(g *moduleGen, n int) string {
	typed := g.typed
	g.ref, g.raw = "ptr addrspace(1)", "ptr"
	if typed {
		g.ref, g.raw = "i8 addrspace(1)*", "i8*"
	}
	g.vec = "<2 x " + g.ref + ">"
	var b strings.Builder
	fmt.Fprintf(&b,
		"declare void @poll()\ndeclare %[1]s @make()\ndeclare %[1]s @mix(%[1]s, i64)\ndeclare "+
			"i64 @num(%[1]s)\ndeclare i32 @personality(...)\n", g.ref)
	fmt.Fprintf(&b, "declare void @leaf(%s) \"gc-leaf-function\"\ndeclare %s @vmake()\n", g.ref,
		g.vec)
	g.agg = "{ i64, [2 x " + g.ref + "], " + g.vec + " }"
	if g.wild {
		b.WriteString(g.wildDeclarations())
	}
	if g.aggregates {
		fmt.Fprintf(&b, "declare %[1]s @amake()\ndeclare %[1]s @amix(%[1]s)\n", g.agg)
	}
	for i := range n {
		f := &funcGen{moduleGen: g}
		b.WriteString(f.function(i))
	}
	return b.String()
}

type moduleGen struct {
	rng      *rand.Rand
	typed    bool
	ref, raw string
	vec, agg string
	// aggregates says to make structs too.
	aggregates bool
	// wild says to make what random_wild_test.go has.
	wild bool
}

type kind int

const (
	kRef kind = iota
	kInt
	kBool
	kVec
	kAgg
	kRaw
	kFour
	kInts
	kFloat
	kInt32
	kinds
)

type value struct {
	id   int
	kind kind
}

type blockGen struct {
	id          int
	succs       []int
	preds       []int
	idom        int
	phis, lines []string
	phiKinds    []value
	avail       [kinds][]value // at the end of the block, everything that dominates included
	term        string
	pad         bool
	invoke      int // the normal destination of an invoke terminator, or -1
	invokeDef   *value
}

type funcGen struct {
	*moduleGen
	names  []string // by value id; "" is unnamed
	blocks []*blockGen
	args   []value
	used   map[string]bool
}

func (f *funcGen) pick(n int) int          { return f.rng.IntN(n) }
func (f *funcGen) chance(percent int) bool { return f.rng.IntN(100) < percent }

// fresh makes a value id with a name that may be missing or may collide with the names passes make.
func (f *funcGen) fresh(base string) int {
	name := ""
	if !f.chance(25) {
		name = base
		if f.chance(20) {
			name = []string{base + ".base", base + ".relocated", "statepoint_token", base +
				".remat", ".0", base + "1"}[f.pick(6)]
		}
		for f.used[name] {
			name = base + strconv.Itoa(f.pick(1000))
		}
		f.used[name] = true
	}
	f.names = append(f.names, name)
	return len(f.names) - 1
}

func ref(id int) string { return "\x01" + strconv.Itoa(id) + "\x02" }

func (f *funcGen) function(number int) string {
	f.used = map[string]bool{}
	for range 1 + f.pick(3) {
		f.args = append(f.args, value{f.fresh("p"), kRef})
	}
	f.args = append(f.args, value{f.fresh("n"), kInt}, value{f.fresh("c"), kBool})
	if f.chance(20) {
		f.args = append(f.args, value{f.fresh("v"), kVec})
	}
	f.graph()
	f.dominators()
	f.fill(0)
	for _, b := range f.blocks {
		f.finishPhis(b)
	}
	return f.text(number)
}

// graph makes blocks and edges; every block is reachable, at least as a text (some are not).
func (f *funcGen) graph() {
	n := 1 + f.pick(9)
	for range n {
		f.blocks = append(f.blocks, &blockGen{id: f.fresh("b"), idom: -1, invoke: -1})
	}
	var pads []int
	if f.chance(30) && n > 2 {
		for range 1 + f.pick(2) {
			pads = append(pads, len(f.blocks))
			f.blocks = append(f.blocks, &blockGen{id: f.fresh("lp"), idom: -1, pad: true,
				invoke: -1})
		}
	}
	for i, b := range f.blocks {
		target := func() int { // not the entry, and no pad; mostly onwards
			if i+1 < n && f.chance(70) {
				return i + 1 + f.pick(n-i-1)
			}
			return 1 + f.pick(n-1)
		}
		switch r := f.pick(100); {
		case n == 1 || i == n-1 || r < 8:
		case len(pads) > 0 && r < 35:
			b.invoke = target()
			b.succs = []int{b.invoke, pads[f.pick(len(pads))]}
		case r < 50:
			b.succs = []int{target()}
		case r < 92:
			b.succs = []int{target(), target()}
		default:
			b.succs = []int{target(), target(), target()}
		}
	}
	for i, b := range f.blocks {
		for _, s := range b.succs {
			f.blocks[s].preds = append(f.blocks[s].preds, i)
		}
	}
}

// dominators computes immediate dominators by sets; the graphs are small.
func (f *funcGen) dominators() {
	n := len(f.blocks)
	reach := make([]bool, n)
	var visit func(int)
	visit = func(i int) {
		reach[i] = true
		for _, s := range f.blocks[i].succs {
			if !reach[s] {
				visit(s)
			}
		}
	}
	visit(0)
	dom := make([]uint64, n)
	for i := range dom {
		dom[i] = ^uint64(0)
	}
	dom[0] = 1
	for changed := true; changed; {
		changed = false
		for i := 1; i < n; i++ {
			if !reach[i] {
				continue
			}
			d := ^uint64(0)
			for _, p := range f.blocks[i].preds {
				if reach[p] {
					d &= dom[p]
				}
			}
			d |= 1 << i
			if d != dom[i] {
				dom[i], changed = d, true
			}
		}
	}
	for i := 1; i < n; i++ {
		if !reach[i] {
			f.blocks[i].idom = -2
			continue
		}
		best, size := -1, -1
		for j := range n {
			if j != i && dom[i]>>j&1 == 1 {
				s := 0
				for d := dom[j]; d != 0; d &= d - 1 {
					s++
				}
				if s > size {
					best, size = j, s
				}
			}
		}
		f.blocks[i].idom = best
	}
}

// fill writes the instructions of the blocks, dominators first, so that operands can be chosen from
// what dominates.
func (f *funcGen) fill(root int) {
	f.body(f.blocks[root], f.args)
	var visit func(int)
	visit = func(i int) {
		for j, b := range f.blocks {
			if b.idom != i {
				continue
			}
			var inherited []value
			for _, vs := range f.blocks[i].avail {
				inherited = append(inherited, vs...)
			}
			if v := f.blocks[i].invokeDef; v != nil && f.blocks[i].invoke == j &&
				len(b.preds) == 1 {
				inherited = append(inherited, *v)
			}
			f.body(b, inherited)
			visit(j)
		}
	}
	visit(root)
	for _, b := range f.blocks {
		if b.idom == -2 {
			f.body(b, f.args)
		}
	}
}

func (f *funcGen) body(b *blockGen, inherited []value) {
	for _, v := range inherited {
		b.avail[v.kind] = append(b.avail[v.kind], v)
	}
	if len(b.preds) > 0 {
		for range f.pick(4) {
			k := []kind{kRef, kRef, kRef, kInt, kVec}[f.pick(5)]
			if f.aggregates && f.chance(30) {
				k = kAgg
			}
			if f.wild && f.chance(30) {
				k = kRaw + kind(f.pick(int(kinds-kRaw)))
			}
			v := value{f.fresh("phi"), k}
			b.phiKinds = append(b.phiKinds, v)
			b.avail[k] = append(b.avail[k], v)
		}
	}
	if b.pad {
		b.lines = append(b.lines, fmt.Sprintf("%s = landingpad token cleanup",
			ref(f.fresh("lpad"))))
	}
	for range f.pick(7) {
		f.instr(b)
	}
	f.terminator(b)
}

// text prints the function and turns ids into names, or into numbers in the order of the text.
func (f *funcGen) text(number int) string {
	var b strings.Builder
	var params []string
	for _, a := range f.args {
		params = append(params, f.typ(a.kind)+" "+ref(a.id))
	}
	strategy := []string{"statepoint-example", "coreclr"}[number%2]
	personality := ""
	for _, bl := range f.blocks {
		if bl.pad {
			personality = " personality i32 (...)* @personality"
			if !f.typed {
				personality = " personality ptr @personality"
			}
		}
	}
	fmt.Fprintf(&b, "define %s @f%d(%s) gc %q%s {\n", f.ref, number, strings.Join(params, ", "),
		strategy, personality)
	for _, bl := range f.blocks {
		fmt.Fprintf(&b, "\x03%d\x02:\n", bl.id)
		for _, lines := range [][]string{bl.phis, bl.lines, {bl.term}} {
			for _, l := range lines {
				b.WriteString("  " + l + "\n")
			}
		}
	}
	b.WriteString("}\n")
	return f.resolve(b.String())
}

func (f *funcGen) resolve(s string) string {
	numbers := map[int]string{}
	next := 0
	assign := func(id int) {
		if f.names[id] == "" && numbers[id] == "" {
			numbers[id] = strconv.Itoa(next)
			next++
		}
	}
	for _, a := range f.args {
		assign(a.id)
	}
	for _, line := range strings.Split(s, "\n")[1:] {
		l := strings.TrimSpace(line)
		if strings.HasPrefix(l, "\x03") || strings.HasPrefix(l, "\x01") &&
			strings.Contains(l, "\x02 = ") {
			id, _ := strconv.Atoi(l[1:strings.IndexByte(l, 2)])
			assign(id)
		}
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != 1 && s[i] != 3 {
			b.WriteByte(s[i])
			continue
		}
		end := i + strings.IndexByte(s[i:], 2)
		id, _ := strconv.Atoi(s[i+1 : end])
		name := f.names[id]
		if name == "" {
			name = numbers[id]
		}
		if s[i] == 1 {
			b.WriteByte('%')
		}
		b.WriteString(name)
		i = end
	}
	return b.String()
}

// Poll is a poll of the usual form: a flag and a slow path.
func Poll(typed bool) string {
	s := `declare void @do_safepoint()
@flag = external global i8
define void @gc.safepoint_poll() {
entry:
  %f = load volatile i8, ptr @flag
  %set = icmp ne i8 %f, 0
  br i1 %set, label %slow, label %done
slow:
  tail call void @do_safepoint()
  br label %done
done:
  ret void
}
`
	if typed {
		s = strings.Replace(s, "ptr @flag", "i8* @flag", 1)
	}
	return s
}
