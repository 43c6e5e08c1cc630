package explore

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// restore has the code of functions found by their texts, because none of them is known.
func (k *keeping) restore() {
	for _, one := range k.from.functions {
		if one.code != nil {
			k.b.before.code.Add(one.key(), one.code)
		}
	}
}

func (k *keeping) finish() *Past {
	c, now := k.b.c, &k.past.kept
	if k.any {
		k.lost = k.lost || c.lowered == nil || !k.keeps || k.changed != k.from.changed ||
			now.between != k.from.between && dropped != dependBetween || k.unlinked()
		if k.lost && k.b.ctx.Err() == nil {
			k.restore()
			again := *k.b.before
			again.kept = kept{outside: now.outside, poll: now.poll, failed: now.failed + 1}
			return &again
		}
		now.failed = 0
	}
	if now.changed = k.changed; !k.keeps || c.lowered == nil {
		*now = kept{outside: now.outside, poll: now.poll, failed: now.failed}
		return nil
	}
	k.settle()
	return nil
}

// unlinked reports whether a finding is about something in a function that is known.
func (k *keeping) unlinked() bool {
	t := k.b.c.links
	without := func(ids ...uint32) bool {
		return slices.ContainsFunc(ids, func(id uint32) bool {
			return id != 0 && t.Get(provenance.ID(id)) == nil
		})
	}
	return slices.ContainsFunc(k.b.c.outline.Findings, func(f report.Finding) bool {
		return without(f.Value, f.Use, f.Safepoint, f.Instead) || without(f.Path...) ||
			without(f.Steps...)
	})
}

// settle completes what is kept of functions.
func (k *keeping) settle() {
	c, now := k.b.c, &k.past.kept
	inFindings := map[uint32]bool{}
	for i := range c.outline.Findings {
		f := &c.outline.Findings[i]
		for _, id := range slices.Concat([]uint32{f.Value, f.Use, f.Safepoint, f.Instead}, f.Path,
			f.Steps) {
			if l := c.links.Get(provenance.ID(id)); l != nil {
				inFindings[l.Func] = true
			}
		}
	}
	c.polls = map[int32]bool{}
	records := make([][]int32, len(k.all))
	for i := range c.lowered.Funcs {
		cf := &c.lowered.Funcs[i]
		if p := k.placeOf(cf.ID); p >= 0 {
			records[p] = cf.Records
		}
	}
	for i, f := range k.all {
		one := now.functions[i]
		if k.known[i] {
			for n, is := range one.polls {
				if is {
					c.polls[records[i][n]] = true
				}
			}
			continue
		}
		one.open = one.open || inFindings[uint32(f.ID())] || len(one.texts) <= k.stage ||
			len(one.calls) <= k.stage || len(one.passes) < k.pass
		if one.open {
			continue
		}
		one.code = k.past.code.Code(one.key())
		for _, n := range records[i] {
			one.polls = append(one.polls, c.IsPoll(n))
		}
		if !slices.Contains(one.polls, true) {
			one.polls = nil
		}
	}
}
