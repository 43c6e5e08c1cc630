package gen

// random is the splitmix64 generator of Steele, Lea and Flood, whose output for a seed never
// changes.
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1.
func (r *random) below(n int) int { return int(r.next() % uint64(n)) }

// between returns a number from low to high.
func (r *random) between(low, high int) int { return low + r.below(high-low+1) }

// chance is true once in n.
func (r *random) chance(n int) bool { return r.below(n) == 0 }

// pick returns one of the list, which must not be empty.
func pick[T any](r *random, list []T) T { return list[r.below(len(list))] }
