package link

import "strings"

// A place is what follows the page's address in a link: "?example=NAME" for an example as it is,
// the fragment of a state, or both for an example that is shown in another way. The state's source
// is then empty.

// examplePlace begins the place of an example.
const examplePlace = "?example="

// Example returns the place of an example that is shown as the state s says; nil means as usual.
func Example(name string, s *State) string {
	if s == nil {
		return examplePlace + name
	}
	return examplePlace + name + "#" + s.Fragment()
}

// Cut splits a place into the name of an example, or "", and the fragment, or "".
func Cut(place string) (example, fragment string) {
	query, fragment, _ := strings.Cut(place, "#")
	if !strings.HasPrefix(query, examplePlace) {
		return "", fragment
	}
	return query[len(examplePlace):], fragment
}
