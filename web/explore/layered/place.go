package layered

// rounds is the number of rounds of the placement, alternating down and up.
const rounds = 24

// Edges with fewer ends at blocks pull harder, so that two joints line up.
const (
	pullJoints = 8
	pullMixed  = 2
	pullNodes  = 1
)

// place computes the middle of each vertex.
func (g *graph) place() {
	g.x = make([]float64, len(g.layer))
	for _, l := range g.layers { // side by side, around 0
		at := 0.0
		for i, v := range l {
			if i > 0 {
				at += g.gap(l[i-1], v) + g.width[l[i-1]]/2 + g.width[v]/2
			}
			g.x[v] = at
		}
		for _, v := range l {
			g.x[v] -= at / 2
		}
	}
	for r := range rounds {
		if r%2 == 0 {
			for l := range g.layers {
				g.placeLayer(g.layers[l], r)
			}
		} else {
			for l := len(g.layers) - 1; l >= 0; l-- {
				g.placeLayer(g.layers[l], r)
			}
		}
	}
}

// placeLayer moves the vertices of a layer as near as possible to the means of their neighbours,
// corrected for differing indentation. The first rounds use the neighbours on one side only, which
// moves whole groups; the later ones use both.
func (g *graph) placeLayer(layer []int, round int) {
	type block struct {
		weight, sum float64 // of its vertices, and of the wanted starts of their blocks
		count       int
	}
	want := make([]float64, len(layer))
	weight := make([]float64, len(layer))
	for i, v := range layer {
		sum, total := 0.0, 0.0
		pull := func(neighbours []int) {
			for _, w := range neighbours {
				p := float64(pullNodes)
				switch {
				case g.isJoint(v) && g.isJoint(w):
					p = pullJoints
				case g.isJoint(v) || g.isJoint(w):
					p = pullMixed
				}
				sum += p * (g.x[w] - g.inset(w) + g.inset(v))
				total += p
			}
		}
		if both := round >= rounds/2; both || round%2 == 0 {
			pull(g.up[v])
		}
		if both := round >= rounds/2; both || round%2 == 1 {
			pull(g.down[v])
		}
		want[i], weight[i] = g.x[v], 0.01
		if total > 0 {
			want[i], weight[i] = sum/total, total
		}
	}
	// offset[i] is the distance of vertex i from the first if all are as close as allowed.
	offset := make([]float64, len(layer))
	for i := 1; i < len(layer); i++ {
		a, b := layer[i-1], layer[i]
		offset[i] = offset[i-1] + g.width[a]/2 + g.gap(a, b) + g.width[b]/2
	}
	blocks := make([]block, 0, len(layer))
	for i := range layer {
		b := block{weight[i], weight[i] * (want[i] - offset[i]), 1}
		for len(blocks) > 0 {
			last := blocks[len(blocks)-1]
			if last.sum/last.weight < b.sum/b.weight {
				break
			}
			b.weight, b.sum, b.count = b.weight+last.weight, b.sum+last.sum, b.count+last.count
			blocks = blocks[:len(blocks)-1]
		}
		blocks = append(blocks, b)
	}
	i := 0
	for _, b := range blocks {
		for range b.count {
			g.x[layer[i]] = b.sum/b.weight + offset[i]
			i++
		}
	}
}
