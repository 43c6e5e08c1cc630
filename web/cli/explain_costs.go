package cli

import (
	"context"
	"fmt"

	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report/tables"
)

// explainCosts lists what each safepoint of a module costs.
func (c *cli) explainCosts(o *flags, text *source.Text) error {
	if len(o.Files) > 1 {
		return fmt.Errorf("-costs is about all safepoints of a file, and takes no %s", o.Files[1])
	}
	comp := explore.Compile(context.Background(), o.request(text), nil)
	if err := c.diagnose(comp.Outline(), text, nil); err != nil {
		return err
	}
	if err := c.flush(); err != nil {
		return err
	}
	if why := panes.Replaced(comp); why != "" {
		fmt.Fprintln(c.stdout, why)
	}
	costs := panes.Costs(comp)
	if costs == nil {
		fmt.Fprintln(c.stdout, panes.NoMap(comp))
		return nil
	}
	return tables.Costs(c.stdout, costs)
}
