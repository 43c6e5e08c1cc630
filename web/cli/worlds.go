package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/web/explore/panes"
	"statepoint/web/explore/worlds"
	"statepoint/web/report"
	"statepoint/web/report/tables"
)

// worldsOptions are the options of worlds and of its passes. Undefined functions are always stubs.
var worldsOptions = withPassOptions("entry", "dialect", "stackmap-version", "stubs", "Werror",
	"Wno-")

// worlds compares the cost of a program on a shadow stack, with a map of roots, and with
// statepoints.
func (c *cli) worlds(args []string) error {
	var given []string
	if end := slices.Index(args, "--"); end >= 0 {
		args, given = args[:end], args[end+1:]
	}
	o, err := c.flags("", worldsOptions, args)
	if err != nil {
		return err
	}
	if o.Has("stubs") && !o.On("stubs") {
		return errors.New("worlds always makes undefined functions stubs: the three programs are " +
			"compared by what they call; -stubs=false is not possible")
	}
	if len(o.Files) != 1 {
		return fmt.Errorf(
			"worlds needs one file of LLVM IR, or - for standard input; arguments of " +
				"the function follow --")
	}
	text, err := c.readIR(o.Files)
	if err != nil {
		return err
	}
	setup := report.RunSetup{Arguments: strings.Join(given, ", ")}
	if o.Has("entry") {
		setup.Entry = strings.TrimPrefix(o.Value("entry"), "@")
	} else if len(given) > 0 {
		setup.Entry = "main"
	}
	req := o.request(text)
	if err := c.diagnose(panes.Run(context.Background(), req), text, nil); err != nil {
		return err
	}
	w, err := worlds.Compare(context.Background(), req, setup)
	if err != nil {
		return err
	}
	if err := c.flush(); err != nil {
		return err
	}
	if err := tables.Worlds(c.stdout, w); err != nil {
		return err
	}
	return w.Err()
}
