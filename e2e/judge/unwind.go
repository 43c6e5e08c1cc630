package judge

import "statepoint/lower/amd64"

// throw makes an external throw if some activation has a landing pad for it, and reports whether
// one has.
func (n *native) throw(y *syncPoint, pointer uint64) error {
	landed, err := n.p.Land(pointer)
	if !landed || err != nil {
		return err
	}
	y.thrown, y.result, y.selector = true, pointer, n.m.Get(amd64.RDX)
	sp := n.m.Get(amd64.RSP)
	for len(n.stack) > 1 && n.top().frame != sp {
		n.leave()
	}
	n.after = n.after[:0]
	ra, err := n.m.Mem.Load64(sp - 8) // which the call left there
	n.came(n.top(), ra)
	n.last.inst = -1
	return err
}
