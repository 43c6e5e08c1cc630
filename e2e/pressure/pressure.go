package pressure

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Function is the text of a module with one random function of about the given number of
// instructions; a seed always gives the same text.
func Function(seed uint64, size int) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 17)), left: size}
	g.collected = g.IntN(3) == 0
	if g.leaf = seed%8 == 7; g.leaf {
		g.collected = false
	}
	g.define()
	return g.out.String()
}

// class is a type whose values the function computes with.
type class int

const (
	i64 class = iota
	i32
	i128
	double
	vector
	address
	reference
	numClasses
)

var typeNames = [numClasses]string{"i64", "i32", "i128", "double", "<4 x i32>", "ptr",
	"ptr addrspace(1)"}

// generator writes one function.
type generator struct {
	*rand.Rand
	out       strings.Builder
	left      int // instructions to write
	next      int // number of the next value or block
	block     string
	depth     int
	collected bool
	leaf      bool                 // it calls nothing, so that its frame may lie in the red zone
	have      [numClasses][]string // values that may be used here
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.out, "  "+format+"\n", args...)
}

// define writes the module.
func (g *generator) define() {
	strategy := ""
	if g.collected {
		strategy = ` gc "statepoint-example"`
	}
	if g.leaf {
		strategy = ` gc "erlang"`
	}
	var params []string
	for c := range numClasses {
		for range 1 + g.IntN(4) {
			n := g.fresh()
			g.have[c] = append(g.have[c], n)
			params = append(params, typeNames[c]+" "+n)
		}
	}
	conventions := []string{"", "", "", "fastcc ", "coldcc ", "preserve_mostcc ", "preserve_allcc ",
		"tailcc ", "swiftcc ", "x86_64_sysvcc "}
	if g.collected {
		conventions = conventions[:1]
	}
	fmt.Fprintf(&g.out, "%s\n", strings.TrimSpace(declarations))
	own := conventions[g.IntN(len(conventions))]
	if g.leaf {
		own = ""
	}
	attributes := [...]string{"", "", ` "frame-pointer"="all"`, " nounwind",
		` "no-callee-saved-registers"`, " optsize"}
	fmt.Fprintf(&g.out, "define %si64 @f(%s)%s%s {\nentry:\n", own, strings.Join(params, ", "),
		attributes[g.IntN(len(attributes))], strategy)
	g.block = "entry"
	if g.IntN(4) == 0 && !g.leaf {
		n := g.fresh()
		g.line("%s = alloca i8, i64 %s", n, g.have[i64][0])
		g.have[address] = append(g.have[address], n)
	}
	for range g.IntN(25) {
		g.instruction()
	}
	g.sequence()
	for range g.IntN(30) {
		g.sink(class(g.IntN(int(numClasses))))
	}
	g.line("ret i64 %s\n}", g.use(i64))
}

const declarations = `
target triple = "x86_64-unknown-linux-gnu"
declare i64 @c(i64, i64, i64, i64, i64, i64)
declare fastcc i64 @fast(i64, i32, double)
declare preserve_mostcc i64 @most(i64, i64)
declare preserve_allcc void @everything(i64, double)
declare preserve_nonecc i64 @none(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare swiftcc i64 @swift(i64, ptr swiftself, i64)
declare ghccc i64 @ghc(i64, i64, i64, i64, i64, i64)
declare void @many(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, double, i128)
declare {i64, i64} @pair(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare {i64, i1} @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare anyregcc i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.stackmap(i64, i32, ...)
`

func (g *generator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *generator) label() string {
	g.next++
	return fmt.Sprintf("b%d", g.next)
}

// use is a value of a class: mostly one of the last, or any, now and then a constant.
func (g *generator) use(c class) string {
	h := g.have[c]
	if c < double && g.IntN(12) == 0 {
		return fmt.Sprint([...]int64{0, 1, -1, 77, 1 << 31,
			1 << 40}[g.IntN(6)] >> (32 * b2i(c == i32)))
	}
	if g.IntN(3) == 0 && len(h) > 6 {
		h = h[len(h)-6:]
	}
	return h[g.IntN(len(h))]
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// uses are n values with their types, all of one class.
func (g *generator) uses(c class, n int) string {
	var list []string
	for range n {
		list = append(list, typeNames[c]+" "+g.use(c))
	}
	return strings.Join(list, ", ")
}

// gives writes an instruction with a result.
func (g *generator) gives(c class, format string, args ...any) {
	n := g.fresh()
	g.line("%s = %s", n, fmt.Sprintf(format, args...))
	g.have[c] = append(g.have[c], n)
}

func (g *generator) sink(c class) {
	g.line("store volatile %s %s, ptr %s", typeNames[c], g.use(c), g.use(address))
}

// sequence writes instructions, branches and loops until the budget is used.
func (g *generator) sequence() {
	for g.left > 0 {
		switch k := g.IntN(30); {
		case k == 0 && g.depth < 4:
			g.diamond()
		case k == 1 && g.depth < 4:
			g.loop()
		default:
			g.instruction()
		}
		if g.depth > 0 && g.IntN(12) == 0 {
			return
		}
	}
}

// scope runs f in a new block and discards its definitions.
func (g *generator) scope(label string, f func()) {
	var n [numClasses]int
	for c := range numClasses {
		n[c] = len(g.have[c])
	}
	fmt.Fprintf(&g.out, "%s:\n", label)
	g.block = label
	g.depth++
	f()
	g.depth--
	for c := range numClasses {
		g.have[c] = g.have[c][:n[c]]
	}
}

// condition writes a compare.
func (g *generator) condition() string {
	n := g.fresh()
	switch g.IntN(3) {
	case 0:
		g.line("%s = icmp ult i64 %s, %s", n, g.use(i64), g.use(i64))
	case 1:
		g.line("%s = fcmp olt double %s, %s", n, g.use(double), g.use(double))
	default:
		g.line("%s = icmp slt i128 %s, %s", n, g.use(i128), g.use(i128))
	}
	return n
}

// phis are joined values of random classes: the classes, and the values of this side.
func (g *generator) picks(classes []class) []string {
	var list []string
	for _, c := range classes {
		if g.leaf && c == address { // a constant, which a phi may have in memory
			list = append(list, g.oneOf("@c", "@many", "@pair"))
			continue
		}
		list = append(list, g.use(c))
	}
	return list
}

func (g *generator) classes() []class {
	var list []class
	for range g.IntN(14) {
		list = append(list, class(g.IntN(int(numClasses))))
	}
	return list
}

func (g *generator) diamond() {
	cond, then, other, end := g.condition(), g.label(), g.label(), g.label()
	g.line("br i1 %s, label %%%s, label %%%s", cond, then, other)
	classes := g.classes()
	var values [2][]string
	var from [2]string
	for k, l := range [2]string{then, other} {
		g.scope(l, func() {
			g.sequence()
			values[k], from[k] = g.picks(classes), g.block
			g.line("br label %%%s", end)
		})
	}
	fmt.Fprintf(&g.out, "%s:\n", end)
	g.block = end
	for k, c := range classes {
		g.gives(c, "phi %s [%s, %%%s], [%s, %%%s]", typeNames[c], values[0][k], from[0],
			values[1][k], from[1])
	}
}

func (g *generator) loop() {
	before, head, end := g.block, g.label(), g.label()
	classes := g.classes()
	first := g.picks(classes)
	g.line("br label %%%s", head)
	// The phis come before what they take round is known; their text is put in afterwards.
	var n [numClasses]int
	for c := range numClasses {
		n[c] = len(g.have[c])
	}
	start := g.out.String()
	g.out.Reset()
	var names []string
	for _, c := range classes {
		name := g.fresh()
		names = append(names, name)
		g.have[c] = append(g.have[c], name)
	}
	g.block = head
	g.depth++
	g.sequence()
	next := g.picks(classes)
	cond := g.condition()
	g.line("br i1 %s, label %%%s, label %%%s", cond, head, end)
	g.depth--
	body := g.out.String()
	g.out.Reset()
	g.out.WriteString(start)
	fmt.Fprintf(&g.out, "%s:\n", head)
	for k, c := range classes {
		g.line("%s = phi %s [%s, %%%s], [%s, %%%s]", names[k], typeNames[c], first[k], before,
			next[k], g.block)
	}
	g.out.WriteString(body)
	fmt.Fprintf(&g.out, "%s:\n", end)
	g.block = end
}
