package ir

// DominatorSolver computes immediate dominators with the algorithm of Lengauer and Tarjan ("A Fast
// Algorithm for Finding Dominators in a Flowgraph"), in its simple form: it takes at most O(edges ·
// log nodes), where iterating to a fixed point is quadratic on a long chain in which every block
// branches to one exit. It reuses its memory from one graph to the next.
//
// Nodes are numbered in the preorder of a depth-first search, 0 being the entry.
type DominatorSolver struct {
	semi, label, ancestor, idom, first, next, path []int32
}

// Solve returns the immediate dominator of every node; the entry's is itself. parent holds each
// node's parent in the search; the predecessors of node i are preds[start[i]:start[i+1]]. The
// result is valid until the next call.
func (s *DominatorSolver) Solve(parent, start, preds []int32) []int32 {
	n := int32(len(parent))
	s.resize(int(n))
	for i := n - 1; i > 0; i-- {
		for _, p := range preds[start[i]:start[i+1]] {
			if u := s.semi[s.eval(p)]; u < s.semi[i] {
				s.semi[i] = u
			}
		}
		s.next[i] = s.first[s.semi[i]]
		s.first[s.semi[i]] = i
		up := parent[i]
		s.ancestor[i] = up
		for v := s.first[up]; v >= 0; v = s.next[v] {
			if u := s.eval(v); s.semi[u] < s.semi[v] {
				s.idom[v] = u
			} else {
				s.idom[v] = up
			}
		}
		s.first[up] = -1
	}
	for i := int32(1); i < n; i++ {
		if s.idom[i] != s.semi[i] {
			s.idom[i] = s.idom[s.idom[i]]
		}
	}
	return s.idom
}

func (s *DominatorSolver) resize(n int) {
	if cap(s.semi) < n {
		s.semi, s.label, s.ancestor = make([]int32, n), make([]int32, n), make([]int32, n)
		s.idom, s.first, s.next = make([]int32, n), make([]int32, n), make([]int32, n)
	}
	s.semi, s.label, s.ancestor = s.semi[:n], s.label[:n], s.ancestor[:n]
	s.idom, s.first, s.next = s.idom[:n], s.first[:n], s.next[:n]
	for i := range s.semi {
		s.semi[i], s.label[i], s.ancestor[i], s.first[i] = int32(i), int32(i), -1, -1
	}
	if n > 0 {
		s.idom[0] = 0
	}
}

// eval returns the node with the least semidominator on the path from v up to the root of its tree
// in the forest, and compresses the path.
func (s *DominatorSolver) eval(v int32) int32 {
	a := s.ancestor[v]
	if a < 0 {
		return v
	}
	if s.ancestor[a] < 0 {
		return s.label[v]
	}
	s.path = s.path[:0]
	for u := v; s.ancestor[s.ancestor[u]] >= 0; u = s.ancestor[u] {
		s.path = append(s.path, u)
	}
	for i := len(s.path) - 1; i >= 0; i-- {
		u := s.path[i]
		a := s.ancestor[u]
		if s.semi[s.label[a]] < s.semi[s.label[u]] {
			s.label[u] = s.label[a]
		}
		s.ancestor[u] = s.ancestor[a]
	}
	return s.label[v]
}
