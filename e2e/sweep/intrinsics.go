package sweep

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// slotTypes are the types that an overloaded place of a signature takes.
func slotTypes(word string, slots []*Type) []*Type {
	ok := map[string]func(*Type) bool{
		"any": isFirst, "int": isInt, "float": isFloat,
		"vector":  func(t *Type) bool { return t.Kind == Vector },
		"pointer": func(t *Type) bool { return t.is(Pointer) },
	}[word]
	switch {
	case len(slots) == 0:
		return isOf(ok)
	case word == "pointer":
		return []*Type{ptr(0), ptr(1)}
	case len(slots) == 2:
		return []*Type{slots[0], i(32), ptr(0), vec(4, slots[0].Scalar())}
	}
	// Of several overloaded places the later ones have as many lanes as the first, or are no
	// vectors.
	few := []*Type{i(1), i(8), i(32), i(64), i(128), fl("half"), fl("float"), fl("double"),
		fl("x86_fp80"), ptr(0), ptr(1)}
	var ts []*Type
	for _, e := range few {
		for _, t := range []*Type{e, slots[0].like(e)} {
			if ok(t) && (len(ts) == 0 || t != ts[len(ts)-1]) {
				ts = append(ts, t)
			}
		}
	}
	if slots[0].Kind == Vector && word != "float" && word != "int" {
		ts = append(ts, vec(1, slots[0].Elem), vec(2*slots[0].Len, slots[0].Elem))
	}
	return ts
}

func (m *maker) intrinsics() {
	d := ir.LLVM15
	if m.typed {
		d = ir.LLVM11
	}
	for _, s := range intrinsics.All(d) {
		if skipped(s.Name) {
			continue
		}
		m.overloads(s, nil)
	}
}

// skipped reports whether an intrinsic has rules beyond its signature, for which there are
// functions of their own, or tests elsewhere.
func skipped(name string) bool {
	for _, p := range []string{"experimental.gc.", "dbg.", "coro.", "eh.", "seh.",
		"call.preallocated.", "localescape", "localrecover", "gcroot", "gcread", "gcwrite",
		"va_", "init.trampoline", "callbr.landingpad", "experimental.deoptimize",
		"experimental.guard", "icall.branch.funnel", "experimental.convergence.", "instrprof.",
		"experimental.vector.extract.last.active"} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// overloads goes through the types of the overloaded places.
func (m *maker) overloads(s intrinsics.Listed, slots []*Type) {
	words := append(append([]string{}, s.Results...), s.Params...)
	n := 0
	for _, w := range words {
		if w == "any" || w == "int" || w == "float" || w == "vector" || w == "pointer" ||
			strings.HasPrefix(w, "ptrs") {
			if n == len(slots) {
				for _, t := range m.slot(w, n, slots) {
					m.overloads(s, append(slots[:n:n], t))
				}
				return
			}
			n++
		}
	}
	m.intrinsic(s, slots)
}

func (m *maker) slot(w string, n int, slots []*Type) []*Type {
	if strings.HasPrefix(w, "ptrs") {
		k, _ := strconv.Atoi(w[4:])
		if k >= len(slots) || slots[k].Kind != Vector {
			return nil
		}
		return []*Type{vec(slots[k].Len, ptr(0)), vec(slots[k].Len, ptr(1))}
	}
	return slotTypes(w, slots)
}

// typeOf is the type for a word of a signature; nil if there is none.
func typeOf(w string, slots []*Type, next *int) *Type {
	switch w {
	case "any", "int", "float", "vector", "pointer":
		*next++
		return slots[*next-1]
	case "ptr":
		return Pointer0
	case "double", "half", "float32":
		return fl(w)
	}
	if strings.HasPrefix(w, "ptrs") {
		*next++
		return slots[*next-1]
	}
	if bits, ok := strings.CutPrefix(w, "i"); ok {
		if n, err := strconv.Atoi(bits); err == nil {
			return i(n)
		}
	}
	head, rest, _ := strings.Cut(w, ":")
	kind := strings.TrimRight(head, "0123456789")
	k, err := strconv.Atoi(head[len(kind):])
	if err != nil || k >= len(slots) {
		return nil
	}
	ref := slots[k]
	switch kind {
	case "":
		return ref
	case "elem":
		return ref.Scalar()
	case "like":
		if rest == "elem0" {
			return ref.like(slots[0].Scalar())
		}
		n, err := strconv.Atoi(strings.TrimPrefix(rest, "i"))
		if err != nil {
			return nil
		}
		return ref.like(i(n))
	case "nth":
		n, _ := strconv.Atoi(rest)
		if ref.Kind != Vector || ref.Len%n != 0 {
			return nil
		}
		return vec(ref.Len/n, ref.Elem)
	}
	return nil
}

// intrinsic writes calls to one intrinsic of certain types.
func (m *maker) intrinsic(s intrinsics.Listed, slots []*Type) {
	name := "@llvm." + s.Name
	for _, t := range slots {
		name += "." + t.mangled(m.typed)
	}
	if len(slots) == 2 && strings.HasPrefix(s.Name, "vp.") &&
		!castFits(strings.TrimPrefix(s.Name, "vp."), slots[1], slots[0]) {
		return
	}
	if s.Name == "ptrmask" && slots[0].Scalar().Kind != Pointer {
		return
	}
	next := 0
	var results []*Type
	for _, w := range s.Results {
		t := typeOf(w, slots, &next)
		if t == nil {
			return
		}
		results = append(results, t)
	}
	var result *Type
	text := "void"
	switch len(results) {
	case 0:
	case 1:
		result = results[0]
	default:
		result = rec(results...)
	}
	if result != nil {
		text = result.Text(m.typed)
	}
	var params, args []string
	var operands []*Type
	for k, w := range s.Params {
		switch w {
		case "metadata":
			params = append(params, "metadata")
			args = append(args, "metadata "+metadataOf(s.Name, k, s.Params))
			continue
		case "...":
			params = append(params, "...")
			continue
		case "token":
			return
		}
		t := typeOf(w, slots, &next)
		if t == nil {
			return
		}
		params = append(params, t.Text(m.typed))
		if s.Immediate(k) {
			args = append(args, t.Text(m.typed)+" "+immediate(s.Name, k, t))
			continue
		}
		args = append(args, fmt.Sprintf("T%d", len(operands)))
		operands = append(operands, t)
	}
	for _, r := range s.Results {
		if r == "token" {
			return
		}
	}
	declare := fmt.Sprintf("declare %s %s(%s)", text, name, strings.Join(params, ", "))
	call := text
	if len(params) > 0 && params[len(params)-1] == "..." {
		call = text + " (" + strings.Join(params, ", ") + ")"
	}
	body := fmt.Sprintf("call %s %s(%s)", call, name, strings.Join(args, ", "))
	if result != nil {
		body = "%r = " + body
	}
	m.template(name, result, "  "+body, len(operands) == 1, []string{declare}, operands...)
}

// castFits reports whether a conversion may go between two types; other operations may.
func castFits(op string, from, to *Type) bool {
	if op == "lrint" || op == "llrint" {
		op = "fptosi"
	}
	for _, c := range castOps {
		if c.op == op {
			return c.ok(from.Scalar(), to.Scalar())
		}
	}
	return true
}

// metadataOf is an operand of metadata that an intrinsic accepts.
func metadataOf(name string, k int, params []string) string {
	switch {
	case strings.Contains(name, "constrained.fcmp") && k == 2:
		return `!"ole"`
	case strings.HasPrefix(name, "vp.fcmp"):
		return `!"olt"`
	case strings.HasPrefix(name, "vp.icmp"):
		return `!"slt"`
	case strings.Contains(name, "constrained") && k == len(params)-1:
		return `!"fpexcept.strict"`
	case strings.Contains(name, "constrained"):
		return `!"round.dynamic"`
	case strings.Contains(name, "fptrunc.round"):
		return `!"round.towardzero"`
	case strings.Contains(name, "register"):
		return `!{!"rsp"}`
	}
	return "!{}"
}

// immediate is a number that an intrinsic accepts where only a number may stand.
func immediate(name string, k int, t *Type) string {
	switch {
	case t.Bits == 1:
		return "false"
	case strings.HasPrefix(name, "matrix."):
		return "2"
	case strings.Contains(name, "is.fpclass"):
		return "99"
	case strings.Contains(name, "element.unordered.atomic"):
		return "4"
	case strings.HasPrefix(name, "vector.extract"), strings.HasPrefix(name, "vector.insert"),
		strings.Contains(name, "splice"):
		return "0"
	case strings.HasSuffix(name, "address"): // the frame itself
		return "0"
	case strings.HasPrefix(name, "prefetch"):
		return "1"
	}
	return "3"
}
