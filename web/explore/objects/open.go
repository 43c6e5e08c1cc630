package objects

import (
	"context"
	"errors"
	"fmt"
	"path"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/breaks"
	"statepoint/web/explore/emulator"
	"statepoint/web/report"
)

// MaxBytes bounds the size of a file.
const MaxBytes = 64 << 20

// opened is the shown object of a file.
type opened struct {
	comp    *explore.Compilation
	images  []*image.Image
	im      *image.Image
	maps    *image.Maps
	checked *check.Report
	b       *builder
	// steps are those of the findings of checked.
	steps [][]report.ObjectStep
	// linked are the other members of the archive that a run needs. together is set if the object
	// is one of several files opened together, all of which a run needs.
	linked   []string
	together bool
}

// syntaxes are the syntaxes that a request may name.
var syntaxes = map[string]image.Syntax{"intel": image.Intel, "go": image.Go}

// open opens the file of a request: the member that it names, or the first one with a map.
func open(req *report.Request) (*opened, error) {
	if len(req.Source) > MaxBytes {
		return nil, fmt.Errorf("%s has %s, the limit of the page is %d; the commands `statepoint "+
			"stackmap` and `statepoint check` have none", req.FileName,
			source.Count(len(req.Source), "byte"), MaxBytes)
	}
	o := &opened{together: strings.Contains(req.FileName, report.Together)}
	var err error
	o.images, err = image.Open(req.FileName, []byte(req.Source))
	if len(o.images) == 0 {
		return nil, err
	}
	if o.choose(int(req.Options.Member)); o.im == nil {
		return nil, fmt.Errorf("%s has no object %d", req.FileName, req.Options.Member)
	}
	if err != nil { // an archive that is damaged after some members
		o.im.Problems = append(o.im.Problems, err.Error())
	}
	o.checked = check.Check(o.im)
	o.b = build(o.im, o.maps, syntaxes[req.Options.Syntax])
	o.number()
	obj := o.describe(req)
	o.comp = explore.OfObject(req, obj)
	return o, nil
}

// choose chooses the object to show, by its number from 1; 0 is the first that has a map.
func (o *opened) choose(member int) {
	for i, im := range o.images {
		if member != 0 && member != i+1 {
			continue
		}
		maps := im.Maps()
		if o.im == nil || o.maps.Empty() && !maps.Empty() {
			o.im, o.maps = im, maps
		}
	}
}

// member is the name of an image within its archive.
func member(im *image.Image) string {
	_, name, ok := strings.Cut(im.Name, "(")
	if !ok {
		return im.Name
	}
	return strings.TrimSuffix(name, ")")
}

// describe makes the contents of the panes.
func (o *opened) describe(req *report.Request) *explore.Object {
	b := o.b
	obj := &explore.Object{Lowered: b.res, Rows: b.rows, Registers: o.im.Machine.Registers,
		Starts: b.starts, IDs: b.ids, Notes: o.notes(), Findings: o.proofs,
		NoMap:   o.noMap(),
		Surface: &run.Surface{Funcs: map[string]*run.Function{}}}
	switch {
	case o.im.Kind == image.Raw:
		obj.NoCode = "No code: the file is the bytes of a stack map alone."
	case o.im.WithoutCode() != "":
		obj.NoCode = "No code: " + o.im.WithoutCode() + "."
	case !o.im.Machine.Decodes():
		obj.NoCode = "Instructions of " + o.im.Machine.Name + " are not decoded."
	}
	for i := range b.res.Map.Functions {
		obj.Sizes = append(obj.Sizes, 0)
		for k := range b.res.Funcs {
			if uint32(b.res.Funcs[k].ID) == b.res.Map.Functions[i].Prov {
				obj.Sizes[i] = uint64(b.res.Funcs[k].Size)
			}
		}
	}
	o.load(obj)
	o.damage(req, obj)
	return obj
}

// noMap is the reason why there is no map.
func (o *opened) noMap() string {
	text := "No stack map: " + path.Base(o.im.Name) + " has no section .llvm_stackmaps and no " +
		"table of roots: " + o.im.WithoutMap() + "."
	for _, p := range o.im.Problems {
		text += " " + explore.UpperFirst(p) + "."
	}
	return text
}

// damage breaks the map on purpose, as requested.
func (o *opened) damage(req *report.Request, obj *explore.Object) {
	key := req.Options.Break
	if key == "" {
		return
	}
	site, err := o.breakAt(key)
	if err != nil {
		obj.Diagnostics = append(obj.Diagnostics, report.Diagnostic{Severity: report.Warning,
			Message: "the map is not broken: " + err.Error()})
		return
	}
	obj.Broken = &emulator.Breakage{Site: site}
	obj.Whole = func(context.Context) *explore.Compilation {
		whole := *req
		whole.Options.Break = ""
		w, err := open(&whole)
		if err != nil {
			return o.comp // as it was opened a moment ago, it can be again
		}
		return w.comp
	}
}

// breakAt breaks the map at a site.
func (o *opened) breakAt(key string) (*breaks.Site, error) {
	if o.b.res.Object == nil || len(o.b.res.StackMap.Bytes) == 0 {
		return nil, errors.New("the object does not run here")
	}
	if why := o.notBroken(); why != "" {
		return nil, errors.New(why)
	}
	site, err := breaks.Find(breaks.Sites(&ir.Module{}, o.b.res, nil), key)
	if err != nil {
		return nil, err
	}
	return site, site.EditResult(o.b.res)
}

// instruction finds an instruction by its address.
func (b *builder) instruction(addr uint64) *lower.Inst {
	for n := range b.res.Funcs {
		f := &b.res.Funcs[n]
		if addr < b.addrs[n] || addr-b.addrs[n] >= uint64(f.Size) {
			continue
		}
		for i := range f.Insts {
			if uint64(f.Insts[i].Offset) == addr-b.addrs[n] {
				return &f.Insts[i]
			}
		}
	}
	return nil
}
