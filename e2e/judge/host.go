package judge

import (
	"errors"
	"fmt"
	"math"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Host is the world around a run: what the module calls and does not define.
type Host struct {
	// Seed varies results and arguments.
	Seed uint64
	// HeapBytes is the size of the heap, both spaces.
	HeapBytes uint64
	// Throw makes one in Throw calls to an external that may throw do so; 0 for none.
	Throw uint64
	// Code is a function whose address is in the first word after the header of each object, "" for
	// none.
	Code string
	// Strict is set where the IR is known to have no undefined behaviour.
	Strict bool
	// Still leaves objects where they are.
	Still bool
}

// number is a small number that depends on the seed and on n.
func (h *Host) number(n int) uint64 {
	x := h.Seed*0x9E3779B97F4A7C15 + uint64(n)*0xBF58476D1CE4E5B9
	x ^= x >> 29
	return x * 0x94D049BB133111EB >> 58 // 0 to 63
}

// mostMoved bounds the moves of objects in a run. A program that allocates in a loop that arbitrary
// numbers keep from ending would otherwise move all its objects in each iteration: work quadratic
// in the heap.
const mostMoved = 1 << 20

// errLong is the end of a run whose collector has moved objects so often.
var errLong = errors.New("judge: objects have moved too often")

// external plays an external function for the machine.
func (n *native) external(name string) error {
	err := n.outside(name)
	if err != nil && n.fail == nil {
		n.fail = err
	}
	return err
}

func (n *native) outside(name string) error {
	tail := n.last.inst < 0 || n.s.Result.Funcs[n.last.fn].Insts[n.last.inst].Inst.Op != amd64.CALL
	f := n.s.Module.Func(name)
	y := &syncPoint{name: name, before: len(n.log.collections)}
	for i, t := range f.FuncType.Fields {
		if i >= 6 || t.Kind != ir.PointerKind && (t.Kind != ir.IntegerKind || t.Bits > 64) {
			break
		}
		v := n.m.Arg(i)
		if t.Kind == ir.IntegerKind && t.Bits < 64 {
			v &= 1<<t.Bits - 1
		}
		y.args = append(y.args, v)
	}
	if a := n.top(); a != nil {
		a.list = append(a.list, event{kind: called, n: len(n.log.syncs)})
	}
	n.log.syncs = append(n.log.syncs, y)
	count := len(n.log.syncs)

	ra, err := n.m.ReturnAddress()
	if err != nil {
		return err
	}
	if frames := n.frames(f, ra); frames != nil {
		// Once or twice, so that objects are not at the same address after every other call.
		for range 1 + n.host.number(count)&1 {
			moved, err := n.heap.collect(frames, ra, n.m.Get(amd64.RSP)+8)
			if err != nil {
				return err
			}
			n.log.collections = append(n.log.collections, moved)
			if n.moved += len(moved.moves); n.moved > mostMoved {
				return errLong
			}
		}
	}
	y.after = len(n.log.collections)
	if tail && len(n.stack) > 0 {
		n.leave()
		n.last.inst = -1
	}
	if n.host.Throw > 0 && n.host.number(count)%n.host.Throw == 0 {
		if err := n.throw(y, 0x5000+uint64(count)); y.thrown || err != nil {
			return err
		}
	}
	return n.result(f, y, count)
}

// result gives an external's result.
func (n *native) result(f *ir.Func, y *syncPoint, count int) error {
	t := f.FuncType.Result()
	switch t.Kind {
	case ir.VoidKind:
		return nil
	case ir.PointerKind:
		size := uint64(64)
		if f.Name() == "rt_alloc" && len(y.args) == 2 {
			size = 8 + 8*y.args[0] + y.args[1]
		}
		if t.AddrSpace == 0 && n.s.Module.Dialect.Opaque() && len(f.FuncType.Fields) == 0 {
			y.result = scratchBase
			break
		}
		object, err := n.heap.alloc(size)
		if err != nil {
			return err
		}
		y.result = object
	case ir.IntegerKind:
		if t.Bits > 64 {
			return fmt.Errorf("an external that returns %s", t)
		}
		y.result = n.host.number(count)
		if t.Bits < 64 {
			y.result &= 1<<t.Bits - 1
		}
	case ir.DoubleKind:
		y.result = math.Float64bits(float64(n.host.number(count)) / 4)
		n.m.XMM[0] = [2]uint64{y.result}
		return nil
	case ir.FloatKind:
		y.result = uint64(math.Float32bits(float32(n.host.number(count)) / 4))
		n.m.XMM[0] = [2]uint64{y.result}
		return nil
	default:
		return fmt.Errorf("an external that returns %s", t)
	}
	n.m.Return(y.result)
	return nil
}

// declared visits the variables that the module declares and does not define.
func (n *native) declared(visit func(i int, addr, size uint64) error) error {
	for i := range n.surface.Variables { // in the order of the module
		v := &n.surface.Variables[i]
		addr, ok := n.im.Lookup(v.Name)
		if ok && addr != 0 && !v.Defined && !v.ThreadLocal && v.Size > 0 {
			if err := visit(i, addr, v.Size); err != nil {
				return err
			}
		}
	}
	return nil
}

// data gives each variable that the module declares a number.
func (n *native) data() error {
	return n.declared(func(i int, addr, _ uint64) error {
		if collected(n.s.Module.Globals[i].Content) {
			return nil
		}
		return n.m.Mem.WriteAt(addr, []byte{byte(n.host.number(i) & 1)})
	})
}

// arguments generates arguments for a function: objects that refer to each other, or are empty,
// memory, small numbers.
func (n *native) arguments(f *ir.Func) ([]interp.Value, error) {
	const objects, words = 6, 16
	var made []uint64
	for range objects {
		o, err := n.heap.alloc(8 * words)
		if err != nil {
			return nil, err
		}
		made = append(made, o)
	}
	for i, o := range made {
		for w := uint64(1); w < words && n.host.Seed%3 > 0; w++ {
			v := n.host.number(int(w) + 100*i)
			if n.host.Seed%3 == 2 || w%2 == n.host.Seed/3%2 {
				v = made[min(i+1+int(v)%3, len(made)-1)]
				if i == len(made)-1 {
					v = 0
				}
			}
			if err := n.m.Mem.Store64(o+8*w, v); err != nil {
				return nil, err
			}
		}
	}
	if code, ok := n.im.Lookup(n.host.Code); ok && n.host.Code != "" {
		for _, o := range made {
			if err := n.m.Mem.Store64(o+8, code); err != nil {
				return nil, err
			}
		}
	}
	if err := n.m.Mem.Store64(scratchBase+512, made[objects-1]); err != nil {
		return nil, err
	}
	next := 0
	var args []interp.Value
	for i, a := range f.Args {
		v, err := n.madeUp(a.Type(), i, func() uint64 {
			if next++; next == 1 && n.host.Seed%6 == 5 {
				return 0
			}
			return made[next%3]
		})
		if err != nil {
			return nil, err
		}
		args = append(args, v)
	}
	return args, nil
}

// madeUp generates a value of a type.
func (n *native) madeUp(t *ir.Type, i int, object func() uint64) (interp.Value, error) {
	switch {
	case t.Kind == ir.PointerKind && (t.AddrSpace != 0 || !n.s.Module.Dialect.Opaque()):
		return interp.Pointer(t, object()), nil
	case t.Kind == ir.PointerKind:
		return interp.Pointer(t, scratchBase+512), nil
	case t.Kind == ir.IntegerKind && t.Bits <= 64:
		return interp.Int(t, n.host.number(i+7)%(2<<(2*(n.host.Seed%3)))), nil
	case t.Kind == ir.DoubleKind:
		return interp.Value{Type: t, Bits: math.Float64bits(float64(n.host.number(i)))}, nil
	case t.Kind == ir.StructKind || t.Kind == ir.VectorKind && !t.Scalable:
		v := interp.Zero(t)
		for k := range v.Elems {
			e, err := n.madeUp(v.Elems[k].Type, i+k, object)
			if err != nil {
				return v, err
			}
			v.Elems[k] = e
		}
		return v, nil
	}
	return interp.Value{}, fmt.Errorf("no argument of type %s is made up", t)
}
