// Package desk is the four panes on screen: the open view of each, its content, and how all of them
// scroll to the pins.
//
// [Panes] consists of parts, each of which names its few dependencies in its fields; [New], in
// parts.go, connects them. [Tabs] tracks the open views, [Display] passes their content to the
// widgets, [Selection] and [Follower] scroll to the pins, [Services] answers an editor's questions
// about a position, [Trail] shows the path of a finding, [Files] copies and downloads, [Section]
// renders a pane, [Functions] lists the functions, of which [Folds] shows one, and [Fit] determines
// how wide the page must be.
package desk
