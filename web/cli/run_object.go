package cli

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"statepoint/lower/image"
	"statepoint/lower/object"
	"statepoint/lower/run"
	"statepoint/web/explore/breaks"
)

// isObject reports whether a file is an object, an archive or, by its name, assembly text, rather
// than IR. Standard input is IR.
func isObject(name string) bool {
	if strings.HasSuffix(name, ".s") {
		return true
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 4)
	if n, _ := f.Read(head); n < 4 {
		return false
	}
	switch two := string(head[:2]); {
	case string(head[:3]) == "\xef\xbb\xbf": // a byte order mark before text
		return false
	case string(head) == "\x7fELF", string(head) == "!<ar":
		return true
	default:
		return head[0] >= 0x80 || two == "MZ" || two == "\x64\x86" || two == "\x64\xaa"
	}
}

// runObjects links objects of any compiler in the emulator, or loads a linked file, with the
// runtime, and runs them.
func (c *cli) runObjects(o *flags, opt run.Options, entry string, given []string,
	out *bufio.Writer) error {
	var names []string
	var objects []*object.Object
	for _, name := range o.Files {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		images, err := image.Open(name, data)
		if err != nil {
			return err
		}
		if len(images) > 1 || images[0].Name != name {
			return fmt.Errorf("%s: archives are not linked; extract the objects: ar x %[1]s",
				name)
		}
		if im := images[0]; im.Format != "ELF" || im.Machine != image.AMD64 {
			return fmt.Errorf("%s: only ELF files for x86-64 run in the emulator", im.Title())
		}
		obj, err := object.Read(images[0].File)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		names, objects = append(names, name), append(objects, obj)
	}
	obj, err := object.Join(names, objects)
	if err != nil {
		return err
	}
	if o.Has("break") {
		done, err := c.breakObject(o, obj, &opt, out)
		if done || err != nil {
			return err
		}
	}
	program, err := run.Load(obj, opt)
	if err != nil {
		return err
	}
	return c.runProgram(o, program, opt.Err, entry, given)
}

// breakObject breaks the stack map of an object, or lists where it can be broken; done reports that
// nothing is left to do.
func (c *cli) breakObject(o *flags, obj *object.Object, opt *run.Options,
	out *bufio.Writer) (done bool, err error) {
	whole, err := breaks.OfObject(obj)
	if err != nil {
		return false, err
	}
	sites := whole.Sites
	if kind, is := breakList(o); is {
		return true, listSites(out, sites, kind)
	}
	site, err := breaks.Find(sites, o.Value("break"))
	if err != nil {
		return false, fmt.Errorf("%w; only the map of an object can be broken: %s, %s and %s", err,
			breaks.DropRoot, breaks.SwapBase, breaks.FlipByte)
	}
	opt.Damage = site.Damage()
	fmt.Fprintf(c.stderr, "statepoint: broken: %s\n", strings.ReplaceAll(site.What, "`", ""))
	return false, whole.Break(site)
}
