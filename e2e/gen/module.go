package gen

import (
	"fmt"
	"strings"
)

// A Shape is the size of a module for measurements. All functions are alike.
type Shape struct {
	// Functions is the number of functions in the module.
	Functions int
	// Calls is the number of calls in each function, every one a safepoint.
	Calls int
	// Live is the number of gc pointers live across each of the calls.
	Live int
	// Blocks is the number of basic blocks in a function, at least 1. With more than one, calls are
	// on side paths that rejoin, evenly spread, so that live pointers have two addresses wherever a
	// path joins.
	Blocks int
	// Typed writes typed pointers, as LLVM up to 14 does, instead of `ptr`.
	Typed bool
}

// Module returns the text of a module of that shape. A function takes an
// object with Live references and a number, loads the references, makes its
// calls, and returns the sum of the first word each object holds.
func Module(s Shape) string {
	var b strings.Builder
	fmt.Fprintf(&b, "; %d functions, each with %d calls, %d live pointers, %d blocks\n\n",
		s.Functions, s.Calls, s.Live, max(s.Blocks, 1))
	b.WriteString("declare void @rt_safepoint()\n")
	for f := range s.Functions {
		s.function(&b, f)
	}
	return b.String()
}

// types returns how the dialect spells a reference, a pointer to a reference
// and a pointer to an i64.
func types(typed bool) (ref, refPtr, wordPtr string) {
	if typed {
		return "i8 addrspace(1)*", "i8 addrspace(1)* addrspace(1)*", "i64 addrspace(1)*"
	}
	return "ptr addrspace(1)", "ptr addrspace(1)", "ptr addrspace(1)"
}

func (s Shape) function(b *strings.Builder, f int) {
	ref, refPtr, wordPtr := types(s.Typed)
	at := func(name, object string, offset int, pointer string) string {
		fmt.Fprintf(b, "  %%%s = getelementptr inbounds i8, %s %%%s, i64 %d\n", name, ref, object,
			offset)
		if !s.Typed {
			return name
		}
		fmt.Fprintf(b, "  %%%s.cast = bitcast i8 addrspace(1)* %%%s to %s\n", name, name, pointer)
		return name + ".cast"
	}
	fmt.Fprintf(b, "\ndefine i64 @f%d(%s %%all, i64 %%path) gc \"statepoint-example\" {\nentry:\n",
		f, ref)
	for i := range s.Live {
		from := at(fmt.Sprintf("at%d", i), "all", 8+8*i, refPtr)
		fmt.Fprintf(b, "  %%p%d = load %s, %s %%%s, align 8\n", i, ref, refPtr, from)
	}
	// Triangles: every other block is a side path back to the line.
	sides := (max(s.Blocks, 1) - 1) / 2
	for i := range sides {
		fmt.Fprintf(b,
			"  %%go%d = icmp sgt i64 %%path, %d\n  br i1 %%go%d, label %%side%d, label "+
				"%%join%d\n\nside%d:\n", i, i, i, i, i, i)
		for c := i * s.Calls / sides; c < (i+1)*s.Calls/sides; c++ {
			b.WriteString("  call void @rt_safepoint()\n")
		}
		fmt.Fprintf(b, "  br label %%join%d\n\njoin%d:\n", i, i)
	}
	if sides == 0 {
		for range s.Calls {
			b.WriteString("  call void @rt_safepoint()\n")
		}
	}
	sum := "0"
	for i := range s.Live {
		word := at(fmt.Sprintf("word%d", i), fmt.Sprintf("p%d", i), 8, wordPtr)
		fmt.Fprintf(b, "  %%v%d = load i64, %s %%%s, align 8\n  %%sum%d = add i64 %s, %%v%d\n", i,
			wordPtr, word, i, sum, i)
		sum = fmt.Sprintf("%%sum%d", i)
	}
	fmt.Fprintf(b, "  ret i64 %s\n}\n", sum)
}
