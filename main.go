// Command statepoint is Statepoint Explorer for a shell: the line that runs in the browser tab,
// natively. Package web/cli has its subcommands.
package main

import (
	"os"

	"statepoint/web/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:])) }
