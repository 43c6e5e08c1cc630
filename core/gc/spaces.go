package gc

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
)

// mostSpaces bounds the address spaces that are tried. A strategy answers for one type at a time.
const mostSpaces = 1 << 8

// ReferenceSpaces returns the address spaces below 256 whose pointers are references of a strategy
// with statepoints, in ascending order; none for another strategy.
func ReferenceSpaces(s Strategy) (spaces []uint32) {
	if !s.UsesStatepoints() {
		return nil
	}
	for n := range uint32(mostSpaces) {
		if IsGCPointer(s, &ir.Type{Kind: ir.PointerKind, AddrSpace: n}) {
			spaces = append(spaces, n)
		}
	}
	return spaces
}

// PassedPointers returns the types of pointers that functions of a module pass to each other, each
// once. The intrinsics of statepoints, which passes declare, do not count.
func PassedPointers(m *ir.Module) (all []*ir.Type) {
	add := func(t *ir.Type) {
		t.Holds(func(t *ir.Type) bool {
			if t = t.Scalar(); t.Kind == ir.PointerKind && !slices.Contains(all, t) {
				all = append(all, t)
			}
			return false
		})
	}
	for _, f := range m.Funcs {
		if !f.IsIntrinsic() {
			add(f.FuncType.Elem)
			for _, t := range f.FuncType.Fields {
				add(t)
			}
		}
	}
	return all
}

// SpacesText says which pointers are references of a strategy, by its name.
func SpacesText(name string, s Strategy) string {
	spaces := ReferenceSpaces(s)
	switch len(spaces) {
	case 0:
		return fmt.Sprintf("no pointer is a reference of the strategy `%s`", name)
	case mostSpaces:
		return fmt.Sprintf("every pointer is a reference of the strategy `%s`", name)
	}
	if len(spaces) == 1 {
		return fmt.Sprintf("references of the strategy `%s` are the pointers of address space %d",
			name, spaces[0])
	}
	numbers := strings.Fields(strings.Trim(fmt.Sprint(spaces), "[]"))
	last := len(numbers) - 1
	return fmt.Sprintf("references of the strategy `%s` are the pointers of address spaces %s and "+
		"%s", name, strings.Join(numbers[:last], ", "), numbers[last])
}
