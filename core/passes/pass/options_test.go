package pass

import (
	"testing"

	"statepoint/core/options"
)

// The passes store every option that the table assigns to them, with the same kind of value.
func TestOptionsOfTheTable(t *testing.T) {
	kept := map[string]bool{}
	for _, f := range optionFields {
		kept[f.name] = true
		o, ok := options.Find(f.name)
		if !ok || o.Scope == options.Command {
			t.Errorf("the table has no -%s for passes", f.name)
		}
		isSwitch := f.flag != nil || f.tri != nil
		if isSwitch != (o.Kind == options.Switch) || (f.num != nil) != (o.Kind == options.Number) ||
			(f.list != nil || f.add != nil) != (o.Kind == options.Names ||
				o.Kind == options.Text) ||
			(f.tri != nil) != o.ByDialect {
			t.Errorf("-%s is of kind %d in the table, and kept as another", f.name, o.Kind)
		}
	}
	for _, o := range options.All {
		if o.Scope != options.Command && !kept[o.Name] {
			t.Errorf("no pass heeds -%s", o.Name)
		}
	}
}

func TestDefaultOptions(t *testing.T) {
	o := DefaultOptions()
	if o.CountedLoopTripWidth != 32 || o.RematThreshold != 6 || !o.RematDerivedAtUses ||
		!o.AllowNoDeoptInfo || o.CallSafepoints != ByDialect || o.AllBackedges || o.PrintOnly {
		t.Errorf("not LLVM's defaults: %+v", o)
	}
}
