package object

// Needed reports which members of archives a linker takes: each that defines a name that the
// objects, or members taken before it, use and leave undefined. entry is used anyway.
func Needed(objects, members []*Object, entry string) []bool {
	used, defined := map[string]bool{entry: true}, map[string]bool{}
	add := func(o *Object) {
		for i := range o.Symbols {
			switch s := &o.Symbols[i]; {
			case s.Name == "" || s.Bind == Local:
			case s.Section != Undefined:
				defined[s.Name] = true
			case s.Bind == Global: // a weak name may stay undefined
				used[s.Name] = true
			}
		}
	}
	for _, o := range objects {
		add(o)
	}
	isNeeded := func(o *Object) bool {
		for i := range o.Symbols {
			s := &o.Symbols[i]
			if s.Bind != Local && s.Section != Undefined && used[s.Name] && !defined[s.Name] {
				return true
			}
		}
		return false
	}
	taken := make([]bool, len(members))
	for more := true; more; {
		more = false
		for i, o := range members {
			if !taken[i] && isNeeded(o) {
				taken[i], more = true, true
				add(o)
			}
		}
	}
	return taken
}
