// Package desk is the four panes on screen: which view is open in each, what they show,
// what is pinned and how that is brought into view in all of them.
//
// [Panes] is put together of parts, each of which names in its fields the few others that it
// asks; [New], in parts.go, joins them. [Tabs] know which view is open, [Display] hands the
// widgets what it shows, [Selection] and [Follower] bring into view what is pinned,
// [Services] answer what an editor asks about a place, [Trail] shows the way of a finding,
// [Files] are what a reader takes along, [Section] renders a pane, and [Fit] says how wide
// the page must be.
package desk
