package lower_test

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/stackmap/rootmap"
)

// paired is a strategy whose statepoints are in a table of its own.
type paired struct{ gc.Statepoints }

func (paired) UsesMetadata() bool { return true }

func (paired) Printer() rootmap.Printer { return pairPrinter{} }

// pairPrinter writes, for each return address, the words of the frame with (base, derived) pairs.
type pairPrinter struct{}

func (pairPrinter) Begin(*rootmap.Writer, *rootmap.Map) error { return nil }

// Complete says that no stack map is needed beside the table.
func (pairPrinter) Complete(p *rootmap.Point) bool { return rootmap.Bare(p) }

func (pairPrinter) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.ReadOnly("my_pairs"))
	for i := range m.Functions {
		f := &m.Functions[i]
		for k := range f.Points {
			p := &f.Points[k]
			s, err := p.Record.Statepoint()
			if err != nil {
				return err
			}
			fmt.Printf("%s: a frame of %d bytes\n", f.Place(p), f.FrameSize)
			w.Distance(f.Place(p)).Called("return address", "from here")
			w.ULEB(uint64(s.Pairs())).Called("pairs", "that follow")
			for n := range s.Pairs() {
				base, derived := s.Pair(n)
				fmt.Printf("  base %s, derived %s\n", base, derived)
				w.SLEB(int64(base.Offset)).Called("base", "bytes from rsp")
				w.SLEB(int64(derived.Offset-base.Offset)).Called("derived", "from its base")
			}
		}
	}
	return nil
}

// A strategy brings the printer of its statepoints. The object has its table instead of a stack
// map.
func Example_printer() {
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "in.ll", `
declare void @g()
define i8 @f(ptr addrspace(1) %object, i64 %n) gc "paired" {
  %inside = getelementptr i8, ptr addrspace(1) %object, i64 %n
  call void @g()
  %a = load i8, ptr addrspace(1) %inside
  ret i8 %a
}`)
	check(err)
	strategies := gc.NewRegistry()
	strategies.Register(paired{gc.Statepoints{StrategyName: "paired", AddrSpaces: []uint32{1}}})
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	check(err)
	p.Options.Strategies, p.Options.RematThreshold = strategies, 0
	_, err = p.Run(ctx, m)
	check(err)
	res, err := lower.Compile(ctx, m, lower.Options{Strategies: strategies})
	check(err)
	table, _ := res.Object.Section("my_pairs")
	maps, _ := res.Object.Section(".llvm_stackmaps")
	fmt.Printf("%d bytes, a stack map: %t\n", len(table.Data), maps != nil)
	// Output:
	// f+0x15: a frame of 24 bytes
	//   base [rsp+0], derived [rsp+0]
	//   base [rsp+0], derived [rsp+8]
	// 9 bytes, a stack map: false
}
