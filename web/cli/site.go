package cli

import (
	"errors"
	"fmt"
	"os"

	"statepoint/web/site"
)

// siteOptions are the options of site.
var siteOptions = []string{"site", "o", "lessons", "only", "no-offline",
	"package"}

// site writes the static site, or the package for npm.
func (c *cli) site(args []string) error {
	o, err := c.flags("", siteOptions, args)
	if err != nil {
		return err
	}
	dir := o.Value("o")
	if dir == "" {
		return errors.New("site needs an output folder: -o DIR")
	}
	if o.On("package") {
		if err := site.WritePackage(dir, os.DirFS(o.built())); err != nil {
			return o.notBuilt(err)
		}
		fmt.Fprintf(c.stdout, "wrote the package to %s\n", dir)
		return nil
	}
	if err := site.Write(dir, os.DirFS(o.built()), o.siteOptions(site.Best)); err != nil {
		return o.notBuilt(err)
	}
	fmt.Fprintf(c.stdout, "wrote the site to %s\n", dir)
	return nil
}
