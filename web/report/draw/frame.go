package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/location"
	"statepoint/core/source"
	"statepoint/web/report"
)

// Measures of the drawing, in its own units; a page scales it.
const (
	frameWidth = 400
	boxLeft    = 84
	boxWidth   = frameWidth - boxLeft - 4
	perByte    = 5  // units of height
	leastSlot  = 22 // a slot is at least this high, and then not to scale
	mostBytes  = 64 // a larger slot is drawn as this many bytes, with a mark
	mostSlots  = 400
)

// Frame draws a frame before the instruction of f.Steps[step]: high addresses at the top, slots to
// scale, with what the record at that instruction says about them, and the stack pointer.
func Frame(f *report.Frame, step int) string {
	if step < 0 || step >= len(f.Steps) {
		return ""
	}
	s := &f.Steps[step]
	d := frameDrawing{f: f, s: s, uses: map[uint32][]*report.FrameUse{}, touched: map[uint32]bool{}}
	for i := range s.Uses {
		d.uses[s.Uses[i].Slot] = append(d.uses[s.Uses[i].Slot], &s.Uses[i])
	}
	for _, id := range s.Touches {
		d.touched[id] = true
	}
	// From the top: incoming stack arguments, the return address, the frame.
	y, left := 8, 0
	for i := len(f.Slots) - 1; i >= 0; i-- {
		if len(f.Slots)-i > mostSlots {
			left = i + 1
			break
		}
		y += d.slot(&f.Slots[i], y)
	}
	if left > 0 {
		fmt.Fprintf(&d.b, `<text x="%d" y="%d" class="f-small">… and %s below</text>`,
			boxLeft, y+16, source.Count(left, "slot"))
		y += 24
	}
	if f.Dynamic && s.Body {
		y = d.moving(y)
	}
	if !d.pointed {
		d.pointer(y)
	}
	var out strings.Builder
	fmt.Fprintf(&out,
		`<svg class="frame-svg" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="group" aria-label="Stack frame of %s, %s">`,
		frameWidth, y+14, html.EscapeString(f.Name), frameSize(f))
	out.WriteString(d.b.String())
	out.WriteString(`</svg>`)
	return out.String()
}

// frameDrawing collects a drawing.
type frameDrawing struct {
	b       strings.Builder
	f       *report.Frame
	s       *report.FrameStep
	uses    map[uint32][]*report.FrameUse
	touched map[uint32]bool
	pointed bool // the stack pointer has been drawn
}

// bottom is the offset of the stack pointer when the instruction begins.
func (d *frameDrawing) bottom() int64 { return int64(d.f.Size) - int64(d.s.Depth) }

// placeOf is where a slot is when an instruction begins: while a function enters or leaves its
// frame, rsp is not where it is in the function's body.
func placeOf(f *report.Frame, step *report.FrameStep, s *report.FrameSlot) string {
	if s.Place != fmt.Sprintf("rsp%+d", s.Offset) {
		return s.Place // from another register
	}
	return fmt.Sprintf("rsp%+d", int64(s.Offset)-int64(f.Size)+int64(step.Depth))
}

// slot draws a slot at a y position and returns its height.
func (d *frameDrawing) slot(s *report.FrameSlot, y int) int {
	height := int(min(s.Size, mostBytes)) * perByte
	scaled := s.Size <= mostBytes && height >= leastSlot
	height = max(height, leastSlot)
	low, high := int64(s.Offset), int64(s.Offset)+int64(s.Size)
	// the stack pointer has reached it, or the end of the frame, below which the red zone begins
	there := low >= d.bottom() || low < 0 && d.bottom() == 0
	if high <= d.bottom() && !d.pointed {
		d.pointer(y)
	}
	kind := s.Kind.String()
	class := "f-slot f-" + strings.ReplaceAll(kind, " ", "-")
	category := s.Category
	ids := fmt.Sprint(s.ID)
	var says []string
	for _, u := range d.uses[s.ID] {
		says = append(says, u.Roles.String()+" "+u.Value)
		ids += fmt.Sprint(" ", u.Location)
		if category == report.CategoryNone || len(says) == 1 {
			category = u.Category
		}
	}
	if len(says) > 0 {
		class += " f-live of-" + category.String()
	}
	if d.touched[s.ID] {
		class += " f-touched"
	}
	if !there {
		class += " f-absent"
	}
	name := s.Name
	if name == "" || s.Kind == location.SlotReturn {
		name = kind
	}
	place := placeOf(d.f, d.s, s)
	label := fmt.Sprintf("%s, %s, %s", place, source.Count(s.Size, "byte"), kind)
	if s.Name != "" && s.Name != kind {
		label += ", for " + s.Name
	}
	if len(says) > 0 {
		label += "; the record says: " + strings.Join(says, ", ")
	}
	if !there {
		label += "; not there yet"
	}
	if s.ID != 0 {
		fmt.Fprintf(&d.b, `<g class="%s" data-p="%s" tabindex="0" role="button">`, class, ids)
	} else {
		fmt.Fprintf(&d.b, `<g class="%s" role="img">`, class)
	}
	fmt.Fprintf(&d.b, `<title>%s</title><rect x="%d" y="%d" width="%d" height="%d" rx="3"/>`,
		html.EscapeString(label), boxLeft, y, boxWidth, height-2)
	middle := y + height/2 + 3
	fmt.Fprintf(&d.b, `<text x="%d" y="%d" class="f-offset" text-anchor="end">%s</text>`,
		boxLeft-10, middle, place)
	size := fmt.Sprintf("%d B", s.Size)
	if !scaled {
		size = "≈ " + size
	}
	fmt.Fprintf(&d.b, `<text x="%d" y="%d" class="f-small" text-anchor="end">%s</text>`,
		boxLeft+boxWidth-8, middle, size)
	if len(says) > 0 && height >= 34 {
		d.text(boxLeft+10, middle-7, "f-name", name, 34)
		d.text(boxLeft+10, middle+8, "f-says", strings.Join(says, ", "), 38)
	} else if len(says) > 0 {
		d.text(boxLeft+10, middle, "f-says", strings.Join(says, ", "), 34)
	} else if s.Name != "" && s.Kind != location.SlotReturn && s.Kind != location.SlotSpill {
		d.text(boxLeft+10, middle, "f-name", kind+" "+name, 34)
	} else {
		d.text(boxLeft+10, middle, "f-name", name, 34)
	}
	d.b.WriteString(`</g>`)
	return height
}

// frameSize is the size of a frame in words.
func frameSize(f *report.Frame) string {
	if f.Dynamic {
		return fmt.Sprintf("%s of fixed size, and more below", source.Count(f.Size, "byte"))
	}
	return source.Count(f.Size, "byte")
}

// moving draws the areas below the fixed part, whose distance from it is known only at run time,
// and returns where they end.
func (d *frameDrawing) moving(y int) int {
	d.pointed = true
	f := d.f
	part := func(text string) {
		fmt.Fprintf(&d.b, `<g class="f-slot f-padding" role="img"><title>%s</title>`+
			`<rect x="%d" y="%d" width="%d" height="%d" rx="3"/>`, text, boxLeft, y, boxWidth,
			leastSlot-2)
		d.text(boxLeft+10, y+leastSlot/2+3, "f-name", text, 52)
		d.b.WriteString(`</g>`)
		y += leastSlot
	}
	slots := func(fromRBX bool) {
		for i := len(f.Moving) - 1; i >= 0; i-- {
			if s := f.Moving[i]; s.FromRBX == fromRBX {
				s.Offset = 0 // its content exists as long as the fixed part
				y += d.slot(&s, y)
			}
		}
	}
	if f.AlignTo > 0 {
		part(fmt.Sprintf("up to %d B, for a multiple of %d", f.AlignTo-16, f.AlignTo))
		slots(true)
	}
	if f.Grows {
		part("dynamic allocas, of a size known only at run time")
	}
	slots(false)
	d.pointed = false
	return y
}

// movingSays explains the areas below the fixed part.
func movingSays(f *report.Frame) (text string) {
	if f.AlignTo > 0 {
		text = fmt.Sprintf(" Below it are %s for slots aligned to %d, and rsp is rounded down to "+
			"a multiple of that, by up to %d bytes, known only at run time.",
			source.Count(f.Below, "byte"), f.AlignTo, f.AlignTo-16)
	}
	if f.Grows {
		text += " Dynamic allocas lower rsp further, by an amount known only at run time."
	}
	if f.Steps[f.FirstRecord()].Record != 0 {
		text += " So the stack map gives -1 as the size."
	}
	return text
}

// text writes a text, shortened to a number of characters.
func (d *frameDrawing) text(x, y int, class, text string, most int) {
	if r := []rune(text); len(r) > most {
		text = string(r[:most-1]) + "…"
	}
	fmt.Fprintf(&d.b, `<text x="%d" y="%d" class="%s">%s</text>`, x, y, class,
		html.EscapeString(text))
}

// pointer draws where the stack pointer is.
func (d *frameDrawing) pointer(y int) {
	d.pointed = true
	fmt.Fprintf(&d.b,
		`<g class="f-rsp" role="img" aria-label="The stack pointer is here"><path d="M%d %dH%d"/><path d="m%d %d 6 -4v8z"/><text x="4" y="%d">rsp</text></g>`,
		32, y-1, frameWidth-4, 28, y-1, y+3)
}

// FrameView is the whole view: the choice of function and instruction, buttons to the next and
// previous one, and the frame. An element with data-act="7" goes to the step of instruction 7, and
// so does a choice of the select.
func FrameView(frames []report.Frame, at int, step int) string {
	f := &frames[at]
	s := &f.Steps[step]
	var b strings.Builder
	b.WriteString(`<div class="frame-view"><div class="frame-bar">`)
	if len(frames) > 1 {
		b.WriteString(`<select data-choose aria-label="Function">`)
		for i := range frames {
			if len(frames[i].Steps) == 0 {
				continue
			}
			selected := ""
			if i == at {
				selected = " selected"
			}
			fmt.Fprintf(&b, `<option value="%d"%s>%s</option>`,
				frames[i].Steps[frames[i].FirstRecord()].ID, selected,
				html.EscapeString(frames[i].Name))
		}
		b.WriteString(`</select>`)
	}
	button := func(to int, label, text string) {
		if to < 0 || to >= len(f.Steps) {
			fmt.Fprintf(&b, `<button type="button" data-key="%[2]s" aria-disabled="true" `+
				`aria-label="%[1]s">%[2]s</button>`, label, text)
			return
		}
		fmt.Fprintf(&b, `<button type="button" data-key="%[3]s" data-act="%[1]d" `+
			`aria-label="%[2]s" title="%[2]s">%[3]s</button>`, f.Steps[to].ID, label, text)
	}
	button(step-1, "Instruction before", "◂")
	fmt.Fprintf(&b, `<code data-p="%d" tabindex="0" role="button">%x: %s</code>`, s.ID,
		s.Start-f.Start, html.EscapeString(s.Text))
	button(step+1, "Next instruction", "▸")
	next := -1
	for i := 1; i <= len(f.Steps); i++ {
		if j := (step + i) % len(f.Steps); f.Steps[j].Record != 0 && j != step {
			next = j
			break
		}
	}
	if next >= 0 {
		button(next, "Next safepoint", "next safepoint")
	}
	b.WriteString(`</div>`)
	b.WriteString(Frame(f, step))
	fmt.Fprintf(&b, `<p class="frame-says">%s</p>`, html.EscapeString(frameSays(f, s)))
	slotList(&b, f, s)
	b.WriteString(`</div>`)
	return b.String()
}

// roleSays explains the roles that a record gives slots.
func roleSays(s *report.FrameStep) (text string) {
	var roles location.RoleSet
	for i := range s.Uses {
		roles |= s.Uses[i].Roles
	}
	if roles.Has(location.RoleBase) {
		text = " A base is the address of the start of an object."
	}
	if roles.Has(location.RoleDerived) {
		text += " A derived pointer points into its object, and moves with its base."
	}
	return text
}

// slotList lists all slots with their full names, which the drawing may shorten.
func slotList(b *strings.Builder, f *report.Frame, step *report.FrameStep) {
	b.WriteString(`<details class="frame-list"><summary>All slots as a list</summary><table>`)
	for i := len(f.Slots) + len(f.Moving) - 1; i >= 0; i-- {
		var s *report.FrameSlot
		if i >= len(f.Moving) {
			s = &f.Slots[i-len(f.Moving)]
		} else {
			s = &f.Moving[i]
		}
		tag := `<tr>`
		if s.ID != 0 {
			tag = fmt.Sprintf(`<tr data-p="%d" tabindex="0">`, s.ID)
		}
		fmt.Fprintf(b, `%s<td>%s, %d B</td><td>%s</td><td>%s</td></tr>`, tag,
			placeOf(f, step, s), s.Size,
			html.EscapeString(s.Kind.String()), html.EscapeString(s.Name))
	}
	b.WriteString(`</table></details>`)
}

// frameSays explains a step in a sentence or two.
func frameSays(f *report.Frame, s *report.FrameStep) string {
	text := fmt.Sprintf("Before this instruction, %d of the frame's %s are allocated.", s.Depth,
		source.Count(f.Size, "byte"))
	switch {
	case f.Dynamic && !s.Body:
		text = fmt.Sprintf("Before this instruction, rsp is %s below the return address; %s of "+
			"the frame have a fixed size.", source.Count(s.Depth, "byte"),
			source.Count(f.Size, "byte"))
	case f.Dynamic:
		text = fmt.Sprintf("%s of fixed size are below the return address, counted from "+
			"rbp.", source.Count(f.Size, "byte")) + movingSays(f)
	case s.Depth == f.Size:
		text = fmt.Sprintf("The whole frame is allocated: %s below the return address.",
			source.Count(f.Size, "byte"))
	}
	switch {
	case s.Record == 0:
	case len(s.Uses) == 0:
		text += " The record here names none of its slots."
	case s.Finds():
		text += " During the call the collector may run; it finds its pointers where the record " +
			"says." + roleSays(s)
	default:
		text += " The record here describes it."
	}
	return text
}
