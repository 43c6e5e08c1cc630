// Package layered lays out a control flow graph for drawing: blocks in layers from top to bottom,
// edges between them.
//
// It is the method of Sugiyama, Tagawa and Toda ("Methods for visual understanding of hierarchical
// system structures", 1981), in steps, each in its own file:
//
//	ranks.go  a depth-first search from the entry finds back edges; a block's layer is the length of
//	          the longest path to it
//	loops.go  the natural loops around each block (Aho, Lam, Sethi and Ullman, "Compilers", section
//	          9.6.6), by which it is indented
//	order.go  edges over several layers get a joint in each; sweeps put blocks and joints at the
//	          median of their neighbours to reduce crossings, and the best order is kept
//	place.go  horizontal positions, layer by layer: as near as possible to the mean of the
//	          neighbours, least squares under the order and the distances (pool adjacent
//	          violators), so that long edges are straight
//	runs.go   edges run vertically along the layers and horizontally between them, each at its own
//	          height
//	route.go  edges leave a block below and enter it above, each at its own position; back edges run
//	          beside the layers they pass
//
// The layout is deterministic, and takes time roughly linear in the number of blocks and joints.
// Lengths are in pixels of the drawing.
package layered
