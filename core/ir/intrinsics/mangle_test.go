package intrinsics_test

import (
	"fmt"
	"math/rand"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
)

// intrinsicTypes makes up types for the words of a signature.
type intrinsicTypes struct {
	*rand.Rand
	typed bool
	slots []string
}

// pick is a type of a kind.
func (g *intrinsicTypes) pick(list ...string) string { return list[g.Intn(len(list))] }

// typ is a type for a word; "" if it depends on one that is not known yet.
func (g *intrinsicTypes) typ(word string) string {
	slot := func(t string) string {
		g.slots = append(g.slots, t)
		return t
	}
	pointer := func(elem string) string {
		if g.typed {
			return elem + "*"
		}
		return "ptr"
	}
	switch word {
	case "any", "int":
		return slot(g.pick("i32", "i64", "i8"))
	case "float":
		return slot(g.pick("float", "double", "half"))
	case "vector":
		return slot("<8 x " + g.pick("i32", "i64", "i16") + ">")
	case "pointer":
		if g.typed {
			return slot(g.pick("i8*", "i32 addrspace(1)*", "{i8, double}*", "[4 x i16]*", "%named*",
				"void (i8, ...)*"))
		}
		return slot(g.pick("ptr", "ptr addrspace(1)"))
	case "ptr":
		return pointer("i8")
	case "ptrptr":
		return pointer(pointer("i8"))
	case "emptyptr":
		return pointer("{}")
	case "...":
		return word
	}
	head, rest, _ := strings.Cut(word, ":")
	kind := strings.TrimRight(head, "0123456789")
	n, err := strconv.Atoi(head[len(kind):])
	if err != nil || isWidth(kind) {
		return word // the name of a type
	}
	if n >= len(g.slots) {
		return ""
	}
	ref := g.slots[n]
	elem := strings.TrimSuffix(strings.TrimPrefix(ref, "<8 x "), ">")
	switch kind {
	case "":
		return ref
	case "elem":
		return elem
	case "like":
		if rest == "elem0" {
			rest = elem
		}
		if elem != ref {
			return "<8 x " + rest + ">"
		}
		return rest
	case "nth":
		k, _ := strconv.Atoi(rest)
		return fmt.Sprintf("<%d x %s>", 8/k, elem)
	case "ptrs":
		return slot("<8 x " + pointer(elem) + ">")
	case "toelt":
		return pointer(elem)
	}
	return ""
}

func isWidth(kind string) bool { return kind == "i" || kind == "fp" }

// TestIntrinsicNames declares every intrinsic we know by its name without types, with random types
// that it may have: ours are the names that LLVM gives them.
func TestIntrinsicNames(t *testing.T) {
	const seed = 3
	t.Logf("seed %d", seed)
	for release, d := range map[int]ir.Dialect{oracle.Typed: ir.LLVM11, oracle.Opaque: ir.LLVM15} {
		r := rand.New(rand.NewSource(seed))
		names, words := intrinsics.Listing(d)
		var b strings.Builder
		if d == ir.LLVM11 {
			b.WriteString("%named = type { i8* }\n@typed = global i8* null\n")
		} else {
			b.WriteString("@opaque = global ptr null\n")
		}
		declared := 0
		for _, name := range names {
			if strings.HasPrefix(name, "experimental.gc.statepoint") ||
				strings.HasPrefix(name, "dbg.") || strings.Contains(name, "nth0:3") {
				continue
			}
			g := &intrinsicTypes{Rand: r, typed: d == ir.LLVM11}
			var lists [2][]string
			ok := true
			for i, list := range words[name] {
				for _, w := range list {
					typ := g.typ(w)
					lists[i] = append(lists[i], typ)
					ok = ok && typ != "" && !strings.HasPrefix(typ, "<2 x") &&
						!strings.HasPrefix(typ, "<1 x")
				}
			}
			if !ok {
				continue
			}
			result := "void"
			if len(lists[0]) == 1 {
				result = lists[0][0]
			} else if len(lists[0]) > 1 {
				result = "{ " + strings.Join(lists[0], ", ") + " }"
			}
			fmt.Fprintf(&b, "declare %s @llvm.%s(%s)\n", result, name, strings.Join(lists[1], ", "))
			declared++
		}
		text := b.String()
		theirs := oracle.Run(t, release, []byte(text), "opt", "-S", "-disable-verify")
		m, _, err := irparse.Parse(t.Context(), source.NewText("names.ll", text), nil)
		if err != nil {
			t.Fatal(err)
		}
		find := regexp.MustCompile(`@llvm\.[^( ]*`)
		got, want := find.FindAllString(printer.Module(m), -1), find.FindAllString(string(theirs),
			-1)
		wanted := map[string]bool{}
		for _, n := range want {
			wanted[n] = true
		}
		for _, n := range got {
			if !wanted[n] {
				t.Errorf("LLVM %d does not give the name %s", release, n)
			}
		}
		t.Logf("LLVM %d: %d declared", release, declared)
		if declared < 300 || len(got) < 300 {
			t.Errorf("only %d names are compared", declared)
		}
	}
}
