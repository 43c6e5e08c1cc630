package collect

import "errors"

// Sources is an error in a browser, where the page fetches the source texts from the site.
func Sources() (map[string]string, error) {
	return nil, errors.New("collect: programs for a browser do not contain the source texts")
}
