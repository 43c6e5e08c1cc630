package report

// Handle identifies a request, so that a query about its compilation need not carry the source. It
// is a hash of everything that [Request.Same] compares: equal requests have the same handle in all
// pages that share an engine. 0 means none.
type Handle uint64

// Handle returns the request's handle.
func (r *Request) Handle() Handle {
	h := hash(14695981039346656037)
	h.text(r.FileName)
	h.text(r.Source)
	if r.Covered {
		h.byte(1)
	}
	p := &r.Options
	h.texts(p.Passes)
	h.texts(p.PassFlags)
	h.text(p.Dialect)
	h.text(p.Syntax)
	h.text(p.Strategy)
	h.text(p.MapVersion)
	h.text(p.Break)
	for n := p.Member; n != 0; n >>= 8 {
		h.byte(byte(n))
	}
	return max(1, Handle(h))
}

// hash is FNV-1a's state.
type hash uint64

func (h *hash) byte(b byte) { *h = (*h ^ hash(b)) * 1099511628211 }

// text ends with a byte that UTF-8 never contains, so that different lists of texts differ.
func (h *hash) text(s string) {
	n := *h
	for i := range len(s) {
		n = (n ^ hash(s[i])) * 1099511628211
	}
	*h = n
	h.byte(0xff)
}

func (h *hash) texts(list []string) {
	for _, s := range list {
		h.text(s)
	}
	h.byte(0xfe)
}
