package track

import (
	"slices"
	"testing"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
)

const slot = provenance.ID(7)

// function is a function of instructions of a byte each.
func function(insts ...code.Inst) *code.Func {
	for i := range insts {
		insts[i].Offset, insts[i].Size = uint32(i), 1
	}
	return &code.Func{Insts: insts}
}

func store() code.Inst {
	return code.Inst{At: []provenance.ID{slot}, Inst: amd64.Ins(amd64.MOV, amd64.W64,
		amd64.M(amd64.RSP, 8), amd64.R(amd64.RAX))}
}

func load() code.Inst {
	return code.Inst{At: []provenance.ID{slot}, Inst: amd64.Ins(amd64.MOV, amd64.W64,
		amd64.R(amd64.RCX), amd64.M(amd64.RSP, 8))}
}

func compare() code.Inst {
	return code.Inst{At: []provenance.ID{slot}, Inst: amd64.Ins(amd64.CMP, amd64.W64,
		amd64.M(amd64.RSP, 8), amd64.R(amd64.RAX))}
}

func call(pads ...uint32) code.Inst {
	return code.Inst{To: pads, Record: 1, Inst: amd64.Ins(amd64.CALL, amd64.W64,
		amd64.R(amd64.RAX))}
}

func jump(op amd64.Op, to uint32) code.Inst {
	return code.Inst{To: []uint32{to}, Inst: amd64.Ins(op, amd64.W0)}
}

func ret() code.Inst { return code.Inst{Inst: amd64.Ins(amd64.RET, amd64.W0)} }

func TestCross(t *testing.T) {
	ended := call()
	ended.Ends = true
	for _, c := range []struct {
		name string
		fn   *code.Func
		at   int32
		want Crossing
	}{
		{"straight", function(store(), call(), load(), ret()), 1,
			Crossing{Stores: []int32{0}, Fresh: []int32{0}, Reads: []int32{2}, Ends: true}},
		{"stays", function(store(), call(), call(), ret()), 2,
			Crossing{Stores: []int32{0}, Since: []int32{1}, Ends: true}},
		{"until", function(store(), call(), call(), ret()), 1,
			Crossing{Stores: []int32{0}, Fresh: []int32{0}, Until: []int32{2}}},
		{"loop", function(store(), call(), jump(amd64.JCC, 1), compare(), ret()), 1,
			Crossing{Stores: []int32{0}, Fresh: []int32{0}, Since: []int32{1}, Reads: []int32{3},
				Until: []int32{1}, Ends: true}},
		{"unwinds", function(store(), call(4), load(), ret(), compare(), ret()), 1,
			Crossing{Stores: []int32{0}, Fresh: []int32{0}, Reads: []int32{2, 4}, Ends: true}},
		{"does not return", function(store(), call(), jump(amd64.JMP, 4), ended, load(), ret()), 3,
			Crossing{}},
		{"arrives", function(call(), load(), ret()), 0,
			Crossing{Arrives: true, Reads: []int32{1}, Ends: true}},
		{"two stores", function(jump(amd64.JCC, 3), store(), jump(amd64.JMP, 4), store(), call(),
			ret()), 4, Crossing{Stores: []int32{1, 3}, Fresh: []int32{1, 3}, Ends: true}},
	} {
		isCall := func(i int32) bool { return c.fn.Insts[i].Record > 0 }
		got := NewFlow(c.fn).Cross(c.at, slot, isCall)
		if !slices.Equal(got.Stores, c.want.Stores) || !slices.Equal(got.Fresh, c.want.Fresh) ||
			!slices.Equal(got.Since, c.want.Since) || !slices.Equal(got.Reads, c.want.Reads) ||
			!slices.Equal(got.Until, c.want.Until) || got.Arrives != c.want.Arrives ||
			got.Ends != c.want.Ends {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
