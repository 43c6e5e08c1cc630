package cli

import (
	"bufio"
	"errors"
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
	head := make([]byte, 64)
	n, _ := f.Read(head)
	return image.IsObject(head[:n])
}

// runObjects links objects of any compiler in the emulator, or loads a linked file, with the
// runtime, and runs them.
func (c *cli) runObjects(o *flags, opt run.Options, entry string, given []string,
	out *bufio.Writer) error {
	names, objects, err := openObjects(o.Files, entry)
	if err != nil {
		return err
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

// openObjects reads objects, and of archives the members that these need, or that define the entry.
func openObjects(files []string, entry string) (names []string, objects []*object.Object,
	err error) {
	var members []*object.Object
	var memberNames, without []string
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, nil, err
		}
		images, err := image.Open(name, data)
		if err != nil {
			return nil, nil, err
		}
		for _, im := range images {
			if im.Format != "ELF" || im.Machine != image.AMD64 {
				return nil, nil, fmt.Errorf("%s: only ELF files for x86-64 run in the emulator",
					im.Title())
			}
			if why := im.WithoutCode(); why != "" {
				if im.Name == name {
					return nil, nil, fmt.Errorf("%s: no code to run: %s", name, why)
				}
				without = append(without, im.Name+": "+why)
			}
			obj, err := object.Read(im.File)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", im.Name, err)
			}
			if im.Name == name {
				names, objects = append(names, name), append(objects, obj)
			} else {
				memberNames, members = append(memberNames, im.Name), append(members, obj)
			}
		}
	}
	for i, taken := range object.Needed(objects, members, entry) {
		if taken {
			names, objects = append(names, memberNames[i]), append(objects, members[i])
		}
	}
	if len(objects) == 0 {
		text := fmt.Sprintf("no member of %s defines @%s; --entry=NAME names another function",
			strings.Join(files, " or "), entry)
		return nil, nil, errors.New(strings.Join(append([]string{text}, without...), "; "))
	}
	return names, objects, nil
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
