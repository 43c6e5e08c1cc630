package elements

// icon draws on a 20 × 20 grid in the colour of the surrounding text.
func icon(body string) string {
	return `<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` + body + `</svg>`
}

// The logo: a reference, and the object that it points to after the move.
const IconLogo = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><g class="cat-base"><circle cx="6" cy="7" r="3" stroke="currentColor"/><circle cx="18" cy="17" r="3" fill="currentColor" stroke="currentColor"/></g><path d="M9 7h4a5 5 0 0 1 5 5v1"/><path d="m15.5 10.5 2.5 2.6 2.5-2.6"/></svg>`

var (
	IconRun   = icon(`<path d="M6.5 4.5v11l9-5.5z"/>`)
	IconStop  = icon(`<rect x="5.5" y="5.5" width="9" height="9" rx="1"/>`)
	IconShare = icon(
		`<path d="M8.5 11.5a3.2 3.2 0 0 0 4.6.2l2.6-2.6a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6-.2l-2.6 2.6a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2"/>`)
	IconCheck = icon(`<path d="m4 10.5 4 4 8-9"/>`)
	// IconMore opens a menu.
	IconMore = icon(`<path d="M4.5 10h.1M10 10h.1M15.5 10h.1" stroke-width="2.6"/>`)
	// IconMoreMarked is the same with a mark: something in the menu is set.
	IconMoreMarked = icon(`<path d="M4.5 11.5h.1M10 11.5h.1M15.5 11.5h.1" stroke-width="2.6"/><circle cx="16.5" cy="4.5" r="2.2" fill="currentColor" stroke="none"/>`)
	IconClose      = icon(`<path d="m5 5 10 10M15 5 5 15"/>`)
	IconLeft       = icon(`<path d="m12 5-5 5 5 5"/>`)
	IconRight      = icon(`<path d="m8 5 5 5-5 5"/>`)
	IconUp         = icon(`<path d="m5 12 5-5 5 5"/>`)
)

// ThemeName returns the name of a theme; "" is the system's.
func ThemeName(theme string) string {
	if theme == "" {
		return "system"
	}
	return theme
}

// Icons of the Run view.
var (
	IconPrevious = icon(`<path d="M4.5 4.5v11M15.5 4.5 7 10l8.5 5.5z"/>`)
	IconNext     = icon(`<path d="M15.5 4.5v11M4.5 4.5 13 10l-8.5 5.5z"/>`)
	IconBack     = icon(`<path d="M13.5 4.5v11L5 10z"/>`)
	IconStep     = icon(`<path d="M10 3v8M6.8 8 10 11.2 13.2 8"/><circle cx="10" cy="16" r="1.4"/>`)
	IconOver     = icon(
		`<path d="M3.5 10.5a6.5 6.5 0 0 1 12.6-2M16.5 4.5v4h-4"/><circle cx="10" cy="15" r="1.4"/>`)
	IconOut   = icon(`<path d="M10 12V4M6.8 7.2 10 4l3.2 3.2"/><circle cx="10" cy="16" r="1.4"/>`)
	IconPause = icon(`<path d="M7 4.5v11M13 4.5v11"/>`)
	IconFast  = icon(`<path d="M3.5 5v10l6.5-5zM10 5v10l6.5-5z"/>`)
	IconBreak = icon(
		`<path d="M8 6 6.6 4.6M12 14l1.4 1.4M6 8H4M16 12h-2M8.5 11.5l-2.6 2.6a2.5 2.5 0 0 1-3.5-3.5M11.5 8.5l2.6-2.6a2.5 2.5 0 0 1 3.5 3.5"/>`)
)
