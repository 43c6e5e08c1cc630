package breaks

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/code"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// OfObject returns where the stack map of an object that another compiler made can be broken: its
// roots, its bases and its bytes. The result is what Site.EditResult changes, the section among it.
func OfObject(o *object.Object, sec *object.Section) ([]Site, *lower.Result, error) {
	var opts stackmap.DecodeOptions
	for _, r := range sec.Relocs {
		opts.Relocations = append(opts.Relocations, stackmap.Relocation{Offset: uint64(r.Off),
			Symbol: o.Target(r)})
	}
	if o.Linked != nil {
		opts.Names = o.FunctionAt
	}
	data := o.Contents(sec)
	a, err := stackmap.DecodeAnnotated(data, opts)
	if err != nil {
		return nil, nil, err
	}
	if len(a.Maps) != 1 {
		return nil, nil, fmt.Errorf("%s has %s; break one object at a time",
			stackmap.SectionName, source.Count(len(a.Maps), "map"))
	}
	res := &lower.Result{Module: code.Module{Map: a.Maps[0],
		StackMap: &stackmap.Encoding{Bytes: data, Annotation: a}}, Object: o}
	return append(rootSites(&ir.Module{}, res), byteSites(res)...), res, nil
}
