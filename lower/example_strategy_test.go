package lower_test

import (
	"context"
	"encoding/binary"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/stackmap/rootmap"
)

// cards is a strategy: stores into objects mark cards, and a table says where roots are.
type cards struct{ gc.Tabled }

func (cards) LowerWrite(b *gc.Builder, w gc.Write) error {
	b.Store(w.Value, w.Field)
	table := b.Load(b.Ptr(), b.Variable("card_table", b.Ptr()))
	card := b.Binary(ir.LShr, b.Address(w.Field), b.Int(64, 9))
	b.Store(b.Int(8, 1), b.Offset(table, card))
	return nil
}

func (cards) Printer() rootmap.Printer { return offsets{} }

// offsets writes, for each return address, its offset in the function and those of the roots.
type offsets struct{}

func (offsets) Begin(*rootmap.Writer, *rootmap.Map) error { return nil }

func (offsets) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.ReadOnly("my_roots"))
	for _, f := range m.Functions {
		for _, p := range f.Points {
			w.Int(4, int64(p.Offset))
			for _, r := range p.Live {
				w.Int(4, f.Roots[r].Offset)
			}
		}
	}
	return nil
}

// A strategy of a program's own brings a barrier, and the printer of a table, which is read back.
func Example_strategy() {
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "in.ll", rooted)
	if err != nil {
		panic(err)
	}
	strategies := gc.NewRegistry()
	strategies.Register(cards{gc.Tabled{Roots: gc.Roots{StrategyName: "cards"}}})
	res, err := lower.Compile(ctx, m, lower.Options{Strategies: strategies})
	if err != nil {
		panic(err)
	}
	table, _ := res.Object.Section("my_roots")
	for t := table.Data; len(t) > 0; t = t[8:] {
		fmt.Printf("at code+%d the root is at rsp+%d\n", binary.LittleEndian.Uint32(t),
			binary.LittleEndian.Uint32(t[4:]))
	}
	// Output:
	// at code+10 the root is at rsp+0
}

const rooted = `
declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @f(ptr %object) gc "cards" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %object, ptr %root
  %new = call ptr @make()
  %now = load ptr, ptr %root
  %field = getelementptr i8, ptr %now, i64 8
  call void @llvm.gcwrite(ptr %new, ptr %now, ptr %field)
  ret void
}`
