// Package layered lays out a control flow graph for drawing: blocks in layers from top to bottom,
// edges between them.
//
// It is the method of Sugiyama, Tagawa and Toda ("Methods for visual understanding of hierarchical
// system structures", 1981), in steps, each in a file of its own:
//
//	ranks.go  a depth-first search from the entry finds back edges; a block's layer is the length of the longest path to it
//	loops.go  the natural loops around each block (Aho, Lam, Sethi and Ullman, "Compilers", section 9.6.6), by which it stands in
//	order.go  edges over several layers get a joint in each; joints and blocks of a layer are ordered to cross little, by sweeps that
//	          put each at the median of its neighbours, the best order of all being kept
//	place.go  positions across: in turn for each layer, as near as possible to the mean of the neighbours, least squares under
//	          the order and the distances (pool adjacent violators), so that long edges come out straight
//	runs.go   edges go upright along the layers and sideways between them, each at a height of its own
//	route.go  edges leave a block below and enter it above, each at a place of its own; those that lead back run beside
//	          the layers they pass
//
// The layout is deterministic, and takes time roughly linear in the number of blocks and joints.
// Lengths are in pixels of the drawing.
package layered
