package gc

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Registry finds strategies by name. The zero value is empty; a nil *Registry has LLVM's own
// strategies.
type Registry struct {
	all []named // few, and looked up for every function: faster than a map
}

// named is a strategy with its name.
type named struct {
	name     string
	strategy Strategy
}

// builtin is the content of a nil *Registry. It is never modified.
var builtin = sync.OnceValue(NewRegistry)

// known returns the registry to search: r, or LLVM's own strategies for nil.
func (r *Registry) known() *Registry {
	if r == nil {
		return builtin()
	}
	return r
}

// llvms are the strategies that LLVM itself has (llvm/IR/BuiltinGCs.cpp).
func llvms() []Strategy {
	return []Strategy{
		Statepoints{StrategyName: "statepoint-example", AddrSpaces: []uint32{1},
			What: "The strategy of LLVM's documents: pointers of address space 1 are references, " +
				"calls become statepoints, the collector may move objects."},
		Statepoints{StrategyName: "coreclr", AddrSpaces: []uint32{1},
			What: "The strategy of .NET's run time; it works as statepoint-example does."},
		Linked{Roots{"shadow-stack", "Roots are kept in a linked list in memory, so that a " +
			"collector needs no data about frames."}, ShadowStackChain},
		Tabled{Roots{"ocaml", "Roots are gcroot slots; a frame table says where they are at each " +
			"call, as OCaml 3.10 reads it."}, "ocaml"},
		Tabled{Roots{"erlang", "Roots are gcroot slots; a note section says where they are at " +
			"each call, for the Erlang run time."}, "erlang"},
	}
}

// documented are the strategies that LLVM's documents use as examples.
func documented() []Strategy {
	return []Strategy{
		Flagged{Statepoints{StrategyName: "hypothetical-gc", AddrSpaces: []uint32{1},
			What: "The strategy of Statepoints.rst, \"GC Transitions\": a flag is set while " +
				"code outside the collector's knowledge runs."}},
		Tabled{Roots{"address-table", "Roots are gcroot slots; a return address table says where " +
			"they are at each call, as `--table` writes it of statepoints."}, "statepoint_table"},
		Tabled{Roots{"gcmap", "The printer that GarbageCollection.html of LLVM 2.8 writes: " +
			"`__gcmap_` and the function's name says where its roots are."}, "gcmap"},
		Roots{"mygc", "The plugin that GarbageCollection.rst writes: roots are gcroot slots, and " +
			"nothing is added to the code."},
	}
}

// lessons are our own strategies, each of which demonstrates a barrier. All but one link their
// roots, so that programs run with a collector that knows nothing about frames.
func lessons() []Strategy {
	linked := func(name, what string, parts ...any) Strategy {
		return Compose(Linked{Roots{name, what}, ShadowStackChain}, parts...)
	}
	return []Strategy{
		linked("card-marking", "Every store into an object marks its card, so that a generational "+
			"collector finds references to young objects. Roots are in a linked list.",
			WriteBarriers{Cards{}}),
		linked("snapshot", "While the collector marks, every reference is logged before it is "+
			"overwritten: a snapshot at the beginning. Roots are in a linked list.",
			WriteBarriers{Snapshot{}}),
		linked("brooks", "A word before every object has its present address; reads and writes "+
			"go through it. Roots are in a linked list.", Brooks{}, WriteBarriers{Brooks{}}),
		Compose(Roots{"reference-counting", "References in objects and in roots are counted; an " +
			"object without any is free. There is no table of roots."}, CountedRoots{},
			WriteBarriers{Counted{}}),
	}
}

// NewRegistry returns a registry of LLVM's strategies, those of its documents, and those here that
// demonstrate barriers. More can be registered.
func NewRegistry() *Registry {
	r := &Registry{}
	for _, list := range [][]Strategy{llvms(), documented(), lessons()} {
		for _, s := range list {
			r.Register(s)
		}
	}
	return r
}

// With returns a copy of the registry with one more strategy.
func (r *Registry) With(s Strategy) *Registry {
	more := &Registry{all: slices.Clone(r.known().all)}
	more.Register(s)
	return more
}

// Register adds a strategy, or replaces the one with the same name.
func (r *Registry) Register(s Strategy) {
	name := s.Name()
	for i := range r.all {
		if r.all[i].name == name {
			r.all[i].strategy = s
			return
		}
	}
	r.all = append(r.all, named{name, s})
}

// llvmNames are the names of the strategies that LLVM itself has.
var llvmNames = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, s := range llvms() {
		names[s.Name()] = true
	}
	return names
})

// KnownToLLVM reports whether LLVM itself has a strategy of that name. LLVM needs a plugin for any
// other.
func KnownToLLVM(name string) bool { return llvmNames()[name] }

// Names are the names known, sorted.
func (r *Registry) Names() []string {
	r = r.known()
	names := make([]string, 0, len(r.all))
	for i := range r.all {
		names = append(names, r.all[i].name)
	}
	sort.Strings(names)
	return names
}

// NotesOnUnknown are the notes of a message about an unknown strategy: what LLVM prints as it
// aborts, and how to define a strategy of that name.
func NotesOnUnknown(name string) []string {
	return []string{"LLVM ERROR: unsupported GC: " + name,
		"the option `strategy` composes one of this name from switches"}
}

// Lookup returns the strategy of a name. The error for an unknown one begins as LLVM's does,
// `unsupported GC: x`, and continues with the known names and the nearest of them.
func (r *Registry) Lookup(name string) (Strategy, error) {
	all := r.known().all
	for i := range all {
		if all[i].name == name {
			return all[i].strategy, nil
		}
	}
	names := r.Names()
	msg := fmt.Sprintf("unsupported GC: %s (known: %s)", name, strings.Join(names, ", "))
	if near := source.Nearest(name, names); near != "" {
		msg += fmt.Sprintf("; did you mean %q?", near)
	}
	return nil, fmt.Errorf("%s", msg)
}

// Of is the strategy of a function, nil if it has none or an unknown one.
func (r *Registry) Of(f *ir.Func) Strategy {
	if f.GC == "" {
		return nil
	}
	s, err := r.Lookup(f.GC)
	if err != nil {
		return nil
	}
	return s
}
