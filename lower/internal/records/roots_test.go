package records_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/source"
	"statepoint/e2e/gen"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap/rootmap"
)

// mapText formats a computed map as lines.
func mapText(m *rootmap.Map) string {
	var b strings.Builder
	fmt.Fprintf(&b, "module %s\n", m.Module)
	for _, f := range m.Functions {
		size := fmt.Sprint(f.FrameSize)
		if f.FrameSize == rootmap.DynamicFrame {
			size = "dynamic"
		}
		fmt.Fprintf(&b, "%s %q args %d frame %s base %d\n", f.Name, f.Strategy, f.Args, size,
			f.Base)
		for _, r := range f.Roots {
			fmt.Fprintf(&b, "  root %d %%%s at %d, %d bytes, %v\n", r.Number, r.Name, r.Offset,
				r.Size,
				r.Metadata)
		}
		for _, p := range f.Points {
			fmt.Fprintf(&b, "  %v %d %s live %v\n", p.Kind, p.Number, p.Label, p.Live)
		}
	}
	return b.String()
}

// TestRootMap compiles functions with roots, and checks their map.
func TestRootMap(t *testing.T) {
	for _, detail := range []bool{false, true} {
		res := lowertest.Compile(t, lowertest.TabledRoots, lower.Options{Detail: detail})
		const want = `module test.ll
caml "ocaml" args 1 frame 24 base 7
  root 0 %r at 16, 8 bytes, tag
  root 1 %s at 8, 8 bytes, 0
  post-call 0 .Ltmp0 live [0 1]
  post-call 1 .Ltmp1 live [0 1]
erl "erlang" args 8 frame 8 base 7
  root 0 %r at 0, 8 bytes, tag+4
  post-call 2 .Ltmp2 live [0]
bare "ocaml" args 0 frame 8 base 7
  post-call 3 .Ltmp3 live []
quiet "erlang" args 0 frame 0 base 7
mapped "gcmap" args 1 frame dynamic base 6
  root 0 %r at -8, 8 bytes, 7
  post-call 4 .Ltmp4 live [0]
`
		if got := mapText(res.Roots); got != want {
			t.Errorf("detail %v:\n%swant\n%s", detail, got, want)
		}
		if len(res.Printed) != 3 {
			t.Fatalf("%d tables", len(res.Printed))
		}
		for i := range res.Roots.Functions {
			f := &res.Roots.Functions[i]
			if code := res.Funcs[f.Number]; uint64(code.Offset) != f.Address ||
				code.Size != f.Size || code.Name != f.Symbol {
				t.Errorf("%s is at %d", f.Name, f.Address)
			}
		}
	}
}

// everyPoint is a strategy with all kinds of safe points.
type everyPoint struct{ gc.Tabled }

func (everyPoint) NeededSafePoints() gc.PointKinds {
	return gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall)
}

// TestEveryKindOfPoint finds points of each kind at the right instructions.
func TestEveryKindOfPoint(t *testing.T) {
	strategies := gc.NewRegistry()
	strategies.Register(everyPoint{gc.Tabled{Roots: gc.Roots{StrategyName: "every"},
		Table: "gcmap"}})
	res := lowertest.Compile(t, `declare void @use(ptr)
declare void @llvm.gcroot(ptr, ptr)
define i64 @f(i64 %n) gc "every" {
entry:
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  call void @use(ptr null)
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  %d = icmp eq i64 %n, 7
  br i1 %d, label %seven, label %out
seven:
  call void @use(ptr %r)
  ret i64 1
out:
  ret i64 %n
}
`, lower.Options{Detail: true, Strategies: strategies})
	f := &res.Roots.Functions[0]
	fn := &res.Funcs[f.Number]
	var got []string
	for _, p := range f.Points {
		at := ""
		for i := range fn.Insts {
			in := &fn.Insts[i]
			if p.Kind == rootmap.PostCall && in.Offset+in.Size == p.Offset ||
				p.Kind != rootmap.PostCall && in.Offset == p.Offset {
				at = in.Inst.Op.Name()
			}
		}
		got = append(got, p.Kind.String()+" "+at)
	}
	const want = "pre-call CALL, post-call CALL, loop Jcc, return POP, pre-call CALL, " +
		"post-call CALL, return POP"
	if strings.Join(got, ", ") != want {
		t.Errorf("%s\nwant %s", strings.Join(got, ", "), want)
	}
}

// TestRandomPoints checks that the points of random functions are at instructions of their kinds,
// and that every such instruction has one: before and after each call, and before each return.
func TestRandomPoints(t *testing.T) {
	strategies := gc.NewRegistry()
	strategies.Register(everyPoint{gc.Tabled{Roots: gc.Roots{StrategyName: "every"},
		Table: "gcmap"}})
	count := map[rootmap.PointKind]int{}
	for seed := range uint64(10) {
		res := lowertest.Compile(t, gen.Roots(seed, 20, "every"), lower.Options{Detail: true,
			Strategies: strategies})
		for i := range res.Roots.Functions {
			f := &res.Roots.Functions[i]
			insts := res.Funcs[f.Number].Insts
			from, to := map[uint32]int{}, map[uint32]int{}
			calls, returns := 0, 0
			for k := range insts {
				from[insts[k].Offset], to[insts[k].Offset+insts[k].Size] = k, k
				switch insts[k].Inst.Op {
				case amd64.CALL:
					calls++
				case amd64.RET:
					returns++
				}
			}
			had := map[rootmap.PointKind]int{}
			for _, p := range f.Points {
				had[p.Kind]++
				k, ok := from[p.Offset]
				if p.Kind == rootmap.PostCall {
					k, ok = to[p.Offset]
				}
				if p.Kind == rootmap.Return {
					for ok && slices.Contains([]amd64.Op{amd64.ADD, amd64.POP, amd64.LEA},
						insts[k].Inst.Op) {
						k++
					}
				}
				want := map[rootmap.PointKind][]amd64.Op{rootmap.PreCall: {amd64.CALL},
					rootmap.PostCall: {amd64.CALL}, rootmap.Return: {amd64.RET, amd64.JMP},
					rootmap.Loop: {amd64.JCC, amd64.JMP}}[p.Kind]
				if !ok || !slices.Contains(want, insts[k].Inst.Op) {
					t.Errorf("seed %d: %s has a %s point at %d, where none is", seed, f.Name,
						p.Kind, p.Offset)
				}
			}
			if had[rootmap.PreCall] != calls || had[rootmap.PostCall] != calls ||
				had[rootmap.Return] < returns {
				t.Errorf("seed %d: %s has %d calls, %d returns, and the points %v", seed, f.Name,
					calls, returns, had)
			}
			for kind, n := range had {
				count[kind] += n
			}
		}
	}
	t.Log(count)
	if len(count) != 4 {
		t.Errorf("only the points %v", count)
	}
}

// TestRootMapRefuses refuses modules whose tables cannot be written.
func TestRootMapRefuses(t *testing.T) {
	const head = "declare void @use(ptr)\ndeclare void @llvm.gcroot(ptr, ptr)\n"
	strategies := gc.NewRegistry()
	strategies.Register(gc.Tabled{Roots: gc.Roots{StrategyName: "lost"}, Table: "nowhere"})
	for want, text := range map[string]string{
		"test.ll:3:13: error: the table of `gc \"ocaml\"` cannot be written: the roots of @f: " +
			"OCaml's frame table needs frames of a fixed size": `define void @f(i64 %n) gc "ocaml" {
  %x = alloca i8, i64 %n
  call void @use(ptr %x)
  ret void
}`,
		"test.ll:5:3: error: a root whose slot has no fixed offset in the frame": `define void @f() gc "ocaml" {
  %x = alloca ptr, align 64
  call void @llvm.gcroot(ptr %x, ptr null)
  ret void
}`,
		"test.ll:3:1: error: `@camlTest__frametable` is the name of the table": `@camlTest__frametable = global i32 0
define void @f() gc "ocaml" { ret void }`,
		"test.ll:3:13: error: unknown printer \"nowhere\" for the table of " +
			"`gc \"lost\"`": `define void @f() gc "lost" { ret void }`,
	} {
		m, _ := lowertest.Parse(t, head+text)
		_, err := lower.Compile(t.Context(), m, lower.Options{Strategies: strategies})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v\nwant %s", err, want)
		}
	}
}

// TestRefusedAsLLVM checks that LLVM's message follows ours if a frame is too large for OCaml's
// table.
func TestRefusedAsLLVM(t *testing.T) {
	const head = "declare void @use(ptr)\n"
	for _, text := range []string{`define void @c(i64 %n) gc "ocaml" {
  %x = alloca i8, i64 %n
  call void @use(ptr %x)
  ret void
}`, `define void @c() gc "ocaml" {
  %x = alloca [70000 x i8], align 8
  call void @use(ptr %x)
  ret void
}`} {
		m, _ := lowertest.Parse(t, head+text)
		_, err := lower.Compile(t.Context(), m, lower.Options{})
		var list *source.List
		if !errors.As(err, &list) || len(list.Items) != 1 {
			t.Fatalf("%v", err)
		}
		notes := list.Items[0].Notes
		for _, release := range []int{oracle.Typed, oracle.Opaque} {
			args := []string{"-filetype=null"}
			if release == oracle.Typed {
				args = append(args, "--opaque-pointers")
			}
			said := string(oracle.Exec([]byte(head+text), oracle.Tool(t, release, "llc"),
				args...).Stderr)
			if len(notes) != 1 || !strings.Contains(said, notes[0]) {
				t.Errorf("%q; LLVM %d says\n%s", notes, release, said)
			}
		}
	}
}

// TestSymbolsAround checks that the symbols around code and data are at their start and end.
func TestSymbolsAround(t *testing.T) {
	res := lowertest.Compile(t, `@odd = global [3 x i8] c"abc"
define void @f() gc "ocaml" { ret void }
define void @g() { ret void }
`, lower.Options{})
	text, _ := res.Object.Section(".text")
	want := map[string]uint64{"camlTest__code_begin": 0, "camlTest__code_end": text.Len(),
		"camlTest__data_begin": 0, "camlTest__data_end": 3}
	for _, s := range res.Object.Symbols {
		if at, ok := want[s.Name]; ok {
			if s.Value != at {
				t.Errorf("%s is at %d, not at %d", s.Name, s.Value, at)
			}
			delete(want, s.Name)
		}
	}
	if len(want) > 0 {
		t.Errorf("no symbols %v", want)
	}
}

// TestDeclaredTable links a module's own use of its table to the table's symbol.
func TestDeclaredTable(t *testing.T) {
	res := lowertest.Compile(t, `@camlTest__frametable = external global i16
define ptr @table() gc "ocaml" { ret ptr @camlTest__frametable }
`, lower.Options{})
	n := 0
	for _, s := range res.Object.Symbols {
		if s.Name == "camlTest__frametable" {
			n++
			if s.Section <= 0 {
				t.Error("the table's symbol is undefined")
			}
		}
	}
	if n != 1 {
		t.Errorf("%d symbols of the table", n)
	}
}

// TestLiveRoots omits roots from entries after which their values are not read, and does not merge
// calls that differ only in that.
func TestLiveRoots(t *testing.T) {
	const text = `declare void @use(ptr)
declare ptr @make()
declare void @llvm.gcroot(ptr, ptr)
define void @f(i1 %c, ptr %a) gc "every" {
entry:
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr null)
  store ptr %a, ptr %r
  %x = call ptr @make()
  store ptr %x, ptr %s
  br i1 %c, label %one, label %two
one:
  %v = load ptr, ptr %r
  call void @use(ptr %v)
  call void @use(ptr null)
  %w = load ptr, ptr %s
  call void @use(ptr %w)
  ret void
two:
  %y = load ptr, ptr %s
  call void @use(ptr %y)
  call void @use(ptr null)
  %z = load ptr, ptr %r
  call void @use(ptr %z)
  ret void
}
`
	strategies := gc.NewRegistry()
	strategies.Register(everyPoint{gc.Tabled{Roots: gc.Roots{StrategyName: "every"},
		Table: "gcmap"}})
	live := func(on bool) string {
		res := lowertest.Compile(t, text, lower.Options{LiveRoots: on, Strategies: strategies})
		var s []string
		for _, p := range res.Roots.Functions[0].Points {
			if p.Kind == rootmap.PostCall || p.Kind == rootmap.Return {
				s = append(s, fmt.Sprint(p.Kind, p.Live))
			}
		}
		return strings.Join(s, " ")
	}
	if got := live(false); strings.Count(got, "[0 1]") != 7 || strings.Count(got, "[") != 7 {
		t.Errorf("all: %s", got)
	}
	// The last calls are merged, because nothing is live at either.
	const some = "post-call [0] post-call [1] post-call [1] post-call [] return [] post-call [0] " +
		"post-call [0]"
	if got := live(true); got != some {
		t.Errorf("live: %s\nwant  %s", got, some)
	}
}
