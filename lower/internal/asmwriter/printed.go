package asmwriter

import (
	"strconv"

	"statepoint/lower/code"
	"statepoint/lower/internal/asmtext"
	"statepoint/stackmap/rootmap"
)

// printedTables writes the output of printers of roots, before everything else or, in reverse
// order, after it, as LLVM does.
func (w *writer) printedTables(begin bool) {
	n := len(w.m.Printed)
	for i := range w.m.Printed {
		if begin {
			w.items(w.m.Printed[i].Begin)
		} else {
			w.items(w.m.Printed[n-1-i].Finish)
		}
	}
}

// sizes are the directives of numbers.
var sizes = map[int]string{1: ".byte", 2: ".short", 4: ".long", 8: ".quad"}

// items writes items, each in its section.
func (w *writer) items(items []*rootmap.Item) {
	for _, it := range items {
		if it.Kind == rootmap.ItemBegin || it.Kind == rootmap.ItemEnd {
			continue
		}
		w.section(code.ItemRef(it))
		switch it.Kind {
		case rootmap.ItemLabel:
			name := w.name(it.Name)
			if it.Global {
				w.line("\t.globl\t%s", name)
			}
			w.line("%s:", name)
		case rootmap.ItemAlign:
			w.alignData(uint64(it.Size))
		case rootmap.ItemInt:
			w.comment("\t"+sizes[it.Size]+"\t"+strconv.FormatInt(it.Value, 10), it.Comment)
		case rootmap.ItemULEB:
			w.comment("\t.uleb128\t"+strconv.FormatUint(uint64(it.Value), 10), it.Comment)
		case rootmap.ItemSLEB:
			w.comment("\t.sleb128\t"+strconv.FormatInt(it.Value, 10), it.Comment)
		case rootmap.ItemDistance:
			w.comment("\t.long\t"+w.placeLabel(&it.Place)+"-.", it.Comment)
		case rootmap.ItemAddress:
			text := w.name(it.Place.Symbol)
			if it.Place.Func == 0 {
				text += asmtext.Addend(it.Place.Offset)
			}
			w.comment("\t"+sizes[it.Size]+"\t"+text, it.Comment)
		case rootmap.ItemRemark:
			w.comment("", it.Name)
		}
	}
}

// placeLabel is the text of a place: one in a function is relative to the function's start.
func (w *writer) placeLabel(p *rootmap.Place) string {
	if p.Func == 0 {
		return w.name(p.Symbol) + asmtext.Addend(p.Offset)
	}
	return w.private() + "func_begin" + strconv.Itoa(int(p.Func-1)) + asmtext.Addend(p.Offset)
}

// findSafePoints finds the safe points of each function.
func (w *writer) findSafePoints() {
	w.safePoints = make([][]rootmap.Point, len(w.m.Funcs))
	for i := range w.m.Roots.Functions {
		f := &w.m.Roots.Functions[i]
		w.safePoints[f.Number] = f.Points
		w.labelled += len(f.Points)
	}
}

// safePointsUpTo writes the labels of safe points up to an offset from the function's start, and
// returns the other points.
func (w *writer) safePointsUpTo(points []rootmap.Point, at uint32) []rootmap.Point {
	for len(points) > 0 && points[0].Offset <= at {
		w.line("%s:", w.local(points[0].Label))
		points = points[1:]
	}
	return points
}

// returnsUpTo is safePointsUpTo for return addresses only, which are after their calls.
func (w *writer) returnsUpTo(points []rootmap.Point, at uint32) []rootmap.Point {
	for len(points) > 0 && points[0].Offset <= at && points[0].Kind == rootmap.PostCall {
		w.line("%s:", w.local(points[0].Label))
		points = points[1:]
	}
	return points
}
