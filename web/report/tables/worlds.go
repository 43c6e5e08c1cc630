package tables

import (
	"fmt"
	"io"
	"text/tabwriter"

	"statepoint/web/report"
)

// Worlds writes a table of a program's worlds, and a summary of its figures. Runs that did not
// return are errors, which Worlds.Err describes.
func Worlds(to io.Writer, ws *report.Worlds) error {
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
	row("instructions", func(i int) string { return fmt.Sprint(ws.Worlds[i].Executed) })
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
		if world := &ws.Worlds[i]; world.Trouble != "" {
			fmt.Fprintf(to, "%s: not available: %s.\n", world.Title, world.Trouble)
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
