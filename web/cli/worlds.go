package cli

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// worldsOptions are those of worlds, and of the passes it runs.
var worldsOptions = withPassOptions("entry", "dialect", "stackmap-version", "Werror", "Wno-")

// worlds compares what a program takes on a shadow stack, with a map of roots, and with
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
	if len(o.Files) != 1 {
		return fmt.Errorf(
			"worlds needs one file of LLVM IR, or - for standard input; arguments of " +
				"the function follow --")
	}
	text, err := c.readInput(o.Files)
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
	if err := c.tell(explore.Run(context.Background(), req), text, nil); err != nil {
		return err
	}
	w, err := explore.Worlds(context.Background(), req, setup)
	if err != nil {
		return err
	}
	if err := c.settle(); err != nil {
		return err
	}
	return printWorlds(c.stdout, w)
}

// printWorlds writes a table, and what its figures come to.
func printWorlds(to io.Writer, ws *report.Worlds) error {
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(name string, of func(i int) string) {
		fmt.Fprintf(w, "%s\t", name)
		for i := range ws.Worlds {
			text := "-"
			if ws.Worlds[i].Trouble == "" {
				text = of(i)
			}
			fmt.Fprintf(w, "%s\t", text)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, "\t")
	for i := range ws.Worlds {
		fmt.Fprintf(w, "%s\t", ws.Worlds[i].Title)
	}
	fmt.Fprintln(w)
	row("code bytes", func(i int) string { return fmt.Sprint(ws.Worlds[i].Code) })
	row("map bytes", func(i int) string { return fmt.Sprint(ws.Worlds[i].Map) })
	row("frame bytes", func(i int) string { return fmt.Sprint(ws.Worlds[i].Frames) })
	row("executed", func(i int) string { return fmt.Sprint(ws.Worlds[i].Executed) })
	for k := range ws.Functions {
		f := &ws.Functions[k]
		row("@"+f.Name+" code", func(i int) string { return fmt.Sprint(f.In[i].Code) })
		row("frame", func(i int) string { return f.In[i].FrameText() })
		row("executed per call", func(i int) string { return f.In[i].PerCallText() })
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(to)
	for i := range ws.Worlds {
		switch world := &ws.Worlds[i]; {
		case world.Trouble != "":
			fmt.Fprintf(to, "%s: not here: %s.\n", world.Title, world.Trouble)
		case world.Stopped != "":
			fmt.Fprintf(to, "%s: the run ended: %s.\n", world.Title, world.Stopped)
		}
	}
	if ws.NotRun != "" {
		fmt.Fprintf(to, "Nothing was run: %s.\n", ws.NotRun)
	}
	for _, sentence := range ws.Words {
		fmt.Fprintln(to, sentence)
	}
	return nil
}
