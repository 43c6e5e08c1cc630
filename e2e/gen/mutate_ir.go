package gen

import (
	"fmt"
	"regexp"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// MutateIR changes the code of a module a little: operands become other values of their type or
// unusual constants, instructions are doubled, left out or exchanged for others of their kind,
// types change throughout a function, functions get other attributes, conventions and strategies.
// The result is usually legal, and rarely like the code with which compilers are tested. A seed
// gives the same text forever.
func MutateIR(m *ir.Module, seed uint64) string {
	g := &irMutator{r: random(seed), m: m}
	for range 3 {
		g.r.below(2)
	}
	var with []*ir.Func
	for _, f := range m.Funcs {
		if !f.IsDeclaration() {
			with = append(with, f)
		}
	}
	text := string(printer.AppendModule(nil, m, nil))
	if len(with) == 0 {
		return text
	}
	f := with[g.r.below(len(with))]
	old := string(printer.AppendFunc(nil, f, nil))
	at := strings.Index(text, old)
	if at < 0 {
		return text
	}
	g.types(f)
	g.lines = strings.Split(old, "\n")
	for n := 1 + g.r.below(4); n > 0; n-- {
		g.change()
	}
	return text[:at] + strings.Join(g.lines, "\n") + text[at+len(old):] + g.after
}

// irMutator changes one function.
type irMutator struct {
	r     random
	m     *ir.Module
	lines []string
	// typeOf is the type of each value by its name, named are the names in order.
	typeOf map[string]string
	named  []string
	fresh  int
	after  string // declarations
}

func (g *irMutator) types(f *ir.Func) {
	g.typeOf = map[string]string{}
	ir.NumberLocals(f)
	add := func(v ir.Value) {
		if v.Type().Kind == ir.VoidKind {
			return
		}
		name := printer.Operand(g.m, v)
		g.typeOf[name] = string(ir.AppendType(nil, v.Type()))
		g.named = append(g.named, name)
	}
	for _, a := range f.Args {
		add(a)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			add(in)
		}
	}
}

var localName = regexp.MustCompile(`%("[^"]*"|[-\w.$]+)`)

// alike are interchangeable words.
var alike = [][]string{
	strings.Fields("add sub mul udiv sdiv urem srem shl lshr ashr and or xor"),
	strings.Fields("fadd fsub fmul fdiv frem"),
	strings.Fields("eq ne ugt uge ult ule sgt sge slt sle"),
	strings.Fields("oeq ogt oge olt ole one ord ueq uno ult une"),
	strings.Fields("zext sext"), strings.Fields("fptoui fptosi"), strings.Fields("uitofp sitofp"),
	strings.Fields("monotonic acquire release seq_cst acq_rel unordered"),
	strings.Fields("xchg nand max min umax umin fadd fsub"), strings.Fields("align volatile"),
	strings.Fields("call tail musttail notail"),
}

// typeChanges are the replacements of a type throughout a function.
var typeChanges = map[string][]string{
	"i64": {"i65", "i128", "i33", "i256", "i1", "double", "i24"},
	"i32": {"i31", "i64", "i17", "i128", "float", "i1"}, "i8": {"i1", "i7", "i9", "i16"},
	"i1":     {"i8", "i2"},
	"double": {"float", "fp128", "x86_fp80", "half", "bfloat", "i64"},
	"float":  {"half", "double", "x86_fp80", "bfloat"},
}

// What may come before a function's body, and before its result.
var (
	bodyWords = []string{
		`gc "statepoint-example"`, `gc "coreclr"`, `gc "shadow-stack"`, `gc "ocaml"`, `gc "erlang"`,
		`prefix i32 5`, `prologue i8 -112`, `align 64`, `section "x"`, `naked`, `nounwind`,
		`"frame-pointer"="all"`, `optnone noinline`, `returns_twice`, `alignstack(64)`,
		`"no-callee-saved-registers"`, `"probe-stack"="inline-asm"`, `sspstrong`, `uwtable`,
		`optsize`, `noredzone`,
	}
	conventions = []string{
		"fastcc", "coldcc", "ghccc", "anyregcc", "preserve_mostcc", "preserve_allcc",
		"preserve_nonecc", "tailcc", "swiftcc", "swifttailcc", "win64cc", "x86_64_sysvcc",
		"x86_vectorcallcc",
		"x86_regcallcc", "x86_intrcc", "x86_fastcallcc", "cc 10", "cc 1023", "intel_ocl_bicc",
		"graalcc", "hhvmcc",
	}
	linkages = []string{"internal", "private", "linkonce_odr", "weak", "available_externally",
		"hidden", "protected", "dllexport", "dso_local", "linkonce"}
)

func (g *irMutator) change() {
	i := g.r.below(len(g.lines))
	line := g.lines[i]
	inside := strings.HasPrefix(line, "  ")
	switch what := g.r.below(20); {
	case what < 8 && inside:
		g.operand(i)
	case what < 11 && inside:
		g.word(i)
	case what < 13 && inside:
		g.double(i)
	case what < 14 && inside:
		g.leaveOut(i)
	case what < 16:
		g.retype(line)
	case what < 18 && inside:
		g.insert(i)
	case what < 19:
		g.head()
	}
}

func (g *irMutator) head() {
	for i, l := range g.lines {
		if !strings.HasPrefix(l, "define ") {
			continue
		}
		switch g.r.below(3) {
		case 0:
			g.lines[i] = "define " + conventions[g.r.below(len(conventions))] + l[len("define"):]
		case 1:
			g.lines[i] = "define " + linkages[g.r.below(len(linkages))] + l[len("define"):]
		default:
			g.lines[i] = strings.TrimSuffix(l, "{") + bodyWords[g.r.below(len(bodyWords))] + " {"
		}
		return
	}
}

// constant is an unusual constant of a type.
func (g *irMutator) constant(t string) string {
	kinds := []string{"undef", "poison", "zeroinitializer"}
	if strings.HasPrefix(t, "i") && !strings.Contains(t, " ") {
		kinds = append(kinds, "0", "1", "-1", "2147483648", "-9223372036854775808", "77")
	}
	return kinds[g.r.below(len(kinds))]
}

// operand replaces an operand of a line.
func (g *irMutator) operand(i int) {
	from := 0
	if k := strings.Index(g.lines[i], " = "); k >= 0 {
		from = k + 3
	}
	spots := localName.FindAllStringIndex(g.lines[i][from:], -1)
	if len(spots) == 0 {
		return
	}
	s := spots[g.r.below(len(spots))]
	name := g.lines[i][from+s[0] : from+s[1]]
	t := g.typeOf[name]
	if t == "" {
		return
	}
	other := g.constant(t)
	if g.r.below(3) > 0 {
		start := g.r.below(len(g.named))
		for k := range g.named {
			if n := g.named[(start+k)%len(g.named)]; g.typeOf[n] == t {
				other = n
				break
			}
		}
	}
	g.lines[i] = g.lines[i][:from+s[0]] + other + g.lines[i][from+s[1]:]
}

// word exchanges an operation, a predicate or an ordering.
func (g *irMutator) word(i int) {
	words := strings.Split(g.lines[i], " ")
	start := g.r.below(len(words))
	for k := range words {
		w := &words[(start+k)%len(words)]
		for _, list := range alike {
			for _, a := range list {
				if *w == a {
					*w = list[g.r.below(len(list))]
					g.lines[i] = strings.Join(words, " ")
					return
				}
			}
		}
	}
}

// double repeats a line under another name, which some of what follows uses.
func (g *irMutator) double(i int) {
	name, rest, ok := strings.Cut(strings.TrimSpace(g.lines[i]), " = ")
	if !ok {
		g.lines = append(g.lines[:i+1:i+1], g.lines[i:]...)
		return
	}
	g.fresh++
	again := fmt.Sprintf("%%mutant%d", g.fresh)
	for k := i + 1; k < len(g.lines); k++ {
		if g.r.below(2) == 0 {
			g.lines[k] = replaceName(g.lines[k], name, again)
		}
	}
	g.lines = append(g.lines[:i+1:i+1], append([]string{"  " + again + " = " + rest},
		g.lines[i+1:]...)...)
}

func replaceName(line, name, with string) string {
	return localName.ReplaceAllStringFunc(line, func(s string) string {
		if s == name {
			return with
		}
		return s
	})
}

// leaveOut drops a line; users of its result use a constant.
func (g *irMutator) leaveOut(i int) {
	name, _, ok := strings.Cut(strings.TrimSpace(g.lines[i]), " = ")
	g.lines = append(g.lines[:i:i], g.lines[i+1:]...)
	if t := g.typeOf[name]; ok && t != "" {
		c := g.constant(t)
		for k := range g.lines {
			g.lines[k] = replaceName(g.lines[k], name, c)
		}
	}
}

var typeWord = regexp.MustCompile(`\b(i64|i32|i8|i1|double|float)\b`)

// retype replaces a type of a line in the whole function.
func (g *irMutator) retype(line string) {
	found := typeWord.FindAllString(line, -1)
	if len(found) == 0 {
		return
	}
	t := found[g.r.below(len(found))]
	to := typeChanges[t][g.r.below(len(typeChanges[t]))]
	exact := regexp.MustCompile(`\b` + t + `\b`)
	for k := range g.lines {
		g.lines[k] = exact.ReplaceAllString(g.lines[k], to)
	}
	for n, old := range g.typeOf {
		g.typeOf[n] = exact.ReplaceAllString(old, to)
	}
}

// insert puts an instruction before a line.
func (g *irMutator) insert(i int) {
	v := g.named
	if len(v) == 0 || strings.Contains(g.lines[i], " = phi ") ||
		strings.Contains(g.lines[i], "landingpad") {
		return
	}
	n := v[g.r.below(len(v))]
	t := g.typeOf[n]
	g.fresh++
	ins := []string{
		fmt.Sprintf("  %%mutant%d = freeze %s %s", g.fresh, t, n),
		"  call void asm sideeffect \"\", \"~{rax},~{rcx},~{rdx},~{rbx},~{xmm0},~{memory}\"()",
		"  fence seq_cst",
		fmt.Sprintf("  store volatile %s %s, ptr null", t, n),
		fmt.Sprintf("  %%mutant%d = select i1 undef, %s %s, %s %s", g.fresh, t, n, t,
			g.constant(t)),
		fmt.Sprintf("  %%mutant%d = alloca %s, i64 7, align 64", g.fresh, t),
		"  call void @mutant.callee()", fmt.Sprintf("  call void asm sideeffect \"\", \"r\"(%s %s)",
			t, n),
		fmt.Sprintf("  call void (...) @mutant.variadic(%s %s)", t, n),
	}[g.r.below(9)]
	if strings.Contains(ins, "@mutant.callee") && !strings.Contains(g.after, "@mutant.callee") {
		g.after += "\ndeclare void @mutant.callee()\n"
	}
	if strings.Contains(ins, "@mutant.variadic") && !strings.Contains(g.after, "@mutant.variadic") {
		g.after += "\ndeclare void @mutant.variadic(...)\n"
	}
	if strings.HasPrefix(ins, "  %mutant") && g.r.below(2) == 0 && t != "" {
		for k := i; k < len(g.lines); k++ {
			if g.r.below(3) == 0 && !strings.Contains(ins, "alloca") {
				g.lines[k] = replaceName(g.lines[k], n, fmt.Sprintf("%%mutant%d", g.fresh))
			}
		}
	}
	g.lines = append(g.lines[:i:i], append([]string{ins}, g.lines[i:]...)...)
}
