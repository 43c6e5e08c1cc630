package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/chromedp"
)

// A look is a size of the window and a theme.
type look struct {
	name          string
	width, height int64
	scheme        string
	touch         bool
}

// looks are those in which every state is photographed.
var looks = []look{
	{"wide-light", 1440, 900, "light", false}, {"wide-dark", 1440, 900, "dark", false},
	{"tablet-light", 820, 1180, "light", true}, {"tablet-dark", 820, 1180, "dark", true},
	{"phone-light", 390, 844, "light", true}, {"phone-dark", 390, 844, "dark", true},
	{"1280-light", 1280, 720, "light", false}, {"1920-dark", 1920, 1080, "dark", false},
	{"landscape-light", 1180, 820, "light", true},
}

// views are the views of the panes, by the ids of their tabs.
var views = []struct{ pane, id string }{
	{"source", "source"}, {"module", "ir"}, {"module", "diff"}, {"module", "cfg"},
	{"module", "liveness"}, {"module", "functions"},
	{"asm", "asm"}, {"asm", "frame"}, {"asm", "worlds"}, {"map", "bytes"}, {"map", "records"},
	{"map", "roots"}, {"map", "json"}, {"map", "parse"},
}

// states are what the selection goes through in each view.
var states = []string{"none", "hovered", "pinned", "cleared"}

// photograph takes a picture of every view in every state of the selection in one
// look, and puts them on contact sheets: a row for each view, a column for each
// state. example is what is compiled, name the value that is pinned where the view
// itself has nothing to point at.
func photograph(dir, example string, l look) error {
	ctx, end, err := open(l.width, l.height, l.scheme, l.touch)
	if err != nil {
		return err
	}
	defer end()
	run := func(js string) error {
		_, err := chromedp.Run(ctx, chromedp.Evaluate[any]("(async () => {"+js+"})()",
			chromedp.EvalAwaitPromise))
		return err
	}
	pick := fmt.Sprintf(
		`const s = document.querySelector("#examples"); s.value = %q;
			s.dispatchEvent(new Event("change", { bubbles: true }));`, example)
	if err := run(pick + "await new Promise((r) => setTimeout(r, 1500));"); err != nil {
		return err
	}
	var rows [][]image.Image
	for _, v := range views {
		var row []image.Image
		open := fmt.Sprintf(`const dock = [...document.querySelectorAll(".dock button")][%d];
			if (dock.checkVisibility()) dock.click();
			await new Promise((r) => setTimeout(r, 100));
			document.querySelector("#tab-%s")?.click();
			await new Promise((r) => setTimeout(r, 900));`, paneNumber(v.pane), v.id)
		if err := run(open); err != nil {
			return err
		}
		for _, state := range states {
			if err := enter(ctx, run, v.pane, state); err != nil && err != errNothing {
				return fmt.Errorf("%s, %s, %s: %w", l.name, v.id, state, err)
			}
			shot, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
			if err != nil {
				return err
			}
			picture, err := png.Decode(bytes.NewReader(shot))
			if err != nil {
				return err
			}
			row = append(row, picture)
			if err := os.WriteFile(filepath.Join(dir,
				strings.Join([]string{l.name, v.id, state}, "-")+".png"), shot, 0o644); err != nil {
				return err
			}
		}
		rows = append(rows, row)
	}
	return contactSheets(dir, l.name, rows)
}

func paneNumber(pane string) int {
	for i, p := range []string{"source", "module", "asm", "map"} {
		if p == pane {
			return i
		}
	}
	return -1
}

// errNothing is of views in which nothing can be pointed at.
var errNothing = errors.New("nothing to point at")

// enter brings the selection into a state.
func enter(ctx context.Context, run func(string) error, pane, state string) error {
	const rest = "await new Promise((r) => setTimeout(r, 350));"
	clear := `document.activeElement?.blur();
		dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));` + rest
	at := func() (x, y float64, err error) {
		p, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](fmt.Sprintf(thing, pane)))
		if err == nil && len(p) != 2 {
			err = errNothing
		}
		if err != nil {
			return 0, 0, err
		}
		return p[0], p[1], nil
	}
	switch state {
	case "none", "cleared":
		if err := chromedp.Do(ctx, chromedp.MouseEvent(chromedp.MouseMoved, 2, 2)); err != nil {
			return err
		}
		return run(clear)
	case "hovered":
		x, y, err := at()
		if err != nil {
			return err
		}
		if err := chromedp.Do(ctx, chromedp.MouseEvent(chromedp.MouseMoved, x, y)); err != nil {
			return err
		}
	case "pinned":
		x, y, err := at()
		if err != nil {
			return err
		}
		if err := chromedp.Do(ctx, chromedp.MouseClickXY(x, y),
			chromedp.MouseEvent(chromedp.MouseMoved, 2, 2)); err != nil {
			return err
		}
	}
	return run(rest)
}

// thing is the middle of something of a pane that can be pointed at: of a text the
// last pointer on the screen, of a drawing the last thing.
const thing = `(() => {
	const pane = %q, drawing = document.querySelector("#drawing-" + pane);
	const seen = (e, within) => {
		const r = e.getBoundingClientRect(), b = within.getBoundingClientRect();
		return e.checkVisibility() && r.width > 0 && r.left >= b.left && r.right <= b.right &&
			r.top >= b.top && r.bottom <= b.bottom;
	};
	let list;
	if (!drawing.hidden) list =
		[...drawing.querySelectorAll("tspan[data-p].link-base, tr[data-p], .f-slot[data-p]")]
		.filter((e) => seen(e, drawing));
	else {
		const root = document.querySelector("#host-" + pane);
		list = [...root.shadowRoot.querySelectorAll(".cm-content .link-derived")]
			.filter((e) => seen(e, root));
		if (list.length === 0) list =
			[...root.shadowRoot.querySelectorAll(".cm-content .link-base, .cm-content .link")]
			.filter((e) => seen(e, root));
	}
	if (list.length === 0 && drawing.hidden) { // JSON has no links
		const r = document.querySelector("#host-" + pane).getBoundingClientRect();
		return [r.left + 80, r.top + 30];
	}
	const e = list[list.length - 1];
	if (!e) return [];
	const r = e.getBoundingClientRect();
	return [r.left + Math.min(8, r.width / 2), r.top + r.height / 2];
})()`

// sheetWidth is how wide, in pixels, a contact sheet is.
const sheetWidth = 1900

// contactSheets writes the pictures in rows, as many rows to a sheet as can still
// be made out.
func contactSheets(dir, name string, rows [][]image.Image) error {
	const gap = 6
	size := rows[0][0].Bounds().Size()
	width := min((sheetWidth-gap)/len(rows[0])-gap, size.X)
	height := size.Y * width / size.X
	each := max(1, 1500/(height+gap))
	for from := 0; from < len(rows); from += each {
		some := rows[from:min(len(rows), from+each)]
		sheet := image.NewRGBA(image.Rect(0, 0, len(some[0])*(width+gap)+gap,
			len(some)*(height+gap)+gap))
		draw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.RGBA{200, 30, 30, 255}),
			image.Point{}, draw.Src)
		for y, row := range some {
			for x, picture := range row {
				shrink(sheet, picture, gap+x*(width+gap), gap+y*(height+gap), width, height)
			}
		}
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("sheet-%s-%d.png", name, from/each+1)))
		if err != nil {
			return err
		}
		if err := png.Encode(f, sheet); err != nil {
			return err
		}
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
}

// shrink draws a picture at a place in a smaller size; each pixel is the mean of
// those it stands for.
func shrink(to *image.RGBA, from image.Image, left, top, width, height int) {
	b := from.Bounds()
	for y := range height {
		y0, y1 := b.Min.Y+y*b.Dy()/height, b.Min.Y+max((y+1)*b.Dy()/height, y*b.Dy()/height+1)
		for x := range width {
			x0, x1 := b.Min.X+x*b.Dx()/width, b.Min.X+max((x+1)*b.Dx()/width, x*b.Dx()/width+1)
			var sum [3]uint32
			n := uint32(0)
			for sy := y0; sy < y1; sy++ {
				for sx := x0; sx < x1; sx++ {
					r, g, b, _ := from.At(sx, sy).RGBA()
					sum[0], sum[1], sum[2], n = sum[0]+r>>8, sum[1]+g>>8, sum[2]+b>>8, n+1
				}
			}
			to.SetRGBA(left+x, top+y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n),
				uint8(sum[2] / n), 255})
		}
	}
}
