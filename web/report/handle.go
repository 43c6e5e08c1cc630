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

// hash is FNV-1a's state. Of a text it takes eight bytes at a time, and their number.
type hash uint64

func (h *hash) byte(b byte) { *h = (*h ^ hash(b)) * 1099511628211 }

func (h *hash) text(s string) {
	n := (*h ^ hash(len(s))) * 1099511628211
	for ; len(s) >= 8; s = s[8:] {
		eight := hash(s[0]) | hash(s[1])<<8 | hash(s[2])<<16 | hash(s[3])<<24 | hash(s[4])<<32 |
			hash(s[5])<<40 | hash(s[6])<<48 | hash(s[7])<<56
		n = (n ^ eight) * 1099511628211
		n ^= n >> 32 // or high bits would only change higher ones
	}
	for i := range len(s) {
		n = (n ^ hash(s[i])) * 1099511628211
	}
	*h = n
}

func (h *hash) texts(list []string) {
	for _, s := range list {
		h.text(s)
	}
	h.byte(0xfe)
}
