package stackmap_test

import (
	"encoding/hex"
	"fmt"
	"log"

	"statepoint/stackmap"
)

// written is LLVM 22's section .llvm_stackmaps for a function f with a call to allocate at which
// %obj and %field, a pointer into the same object, are live, and 42 is a deopt operand.
const written = "0300000001000000000000000100000000000000000000001800000000000000" +
	"0100000000000000070000000000000013000000000006000400080000000000" +
	"0000000004000800000000000000000004000800000000000100000004000800" +
	"000000002a000000030008000700000010000000030008000700000008000000" +
	"0000000000000000"

// foreign decodes the section. A relocation in its object gives the word at offset 16 the address
// of f.
func foreign() []*stackmap.Map {
	data, err := hex.DecodeString(written)
	check(err)
	maps, err := stackmap.Decode(data, stackmap.DecodeOptions{
		Relocations: []stackmap.Relocation{{Offset: 16, Symbol: "f"}}})
	check(err)
	return maps
}

// Decoding a map of another compiler from the bytes of its section.
func Example() {
	for _, m := range foreign() {
		fmt.Printf("version %d\n", m.Version)
		m.Each(func(function, record int) {
			f, r := &m.Functions[function], &m.Records[record]
			sp, err := r.Statepoint()
			check(err)
			fmt.Printf("%s has a frame of %d bytes; when the call before +%d returns,\n", f.Symbol,
				f.StackSize, r.Offset)
			for i := range sp.Pairs() {
				base, derived := sp.Pair(i)
				fmt.Printf("  %v points into the object at %v\n", derived, base)
			}
			fmt.Println("  the interpreter resumes with", sp.Deopt)
		})
	}
	// Output:
	// version 3
	// f has a frame of 24 bytes; when the call before +19 returns,
	//   [rsp+8] points into the object at [rsp+16]
	//   the interpreter resumes with [42]
}

// A collector walks the frames of a stopped thread. It moves the object at 0x5000 to 0x6000, and
// preserves the offset of the derived pointer.
func ExampleWalker() {
	symbols := map[string]uint64{"f": 0x1000} // the address at which the program is loaded
	index := stackmap.NewIndex(foreign(), func(f *stackmap.Function) (uint64, bool) {
		address, ok := symbols[f.Symbol]
		return address, ok
	})
	stack := words{
		0x8008: 0x5018, // [rsp+8], a pointer into the object
		0x8010: 0x5000, // [rsp+16], its base
		0x8018: 0x4040, // the return address of f
	}
	walker := stackmap.Walker{Index: index, Memory: stack}
	outer, err := walker.Walk(0x1013, 0x8000, func(f *stackmap.Frame) error {
		sp, err := f.Entry.Record.Statepoint()
		check(err)
		for i := range sp.Pairs() {
			base, derived := sp.Pair(i)
			from, err := f.Place(*base)
			check(err)
			to, err := f.Place(*derived)
			check(err)
			object, err := f.Load(from, 0)
			check(err)
			pointer, err := f.Load(to, 0)
			check(err)
			check(f.Store(to, 0, 0x6000+pointer-object))
		}
		return nil
	})
	check(err)
	fmt.Printf("updated %#x; %#x has no record\n", stack[0x8008], outer)
	// Output:
	// updated 0x6018; 0x4040 has no record
}

// A runtime that is being built checks what it walks before it moves anything: each base is the
// start of an object, or null, and each derived pointer lies in its object. The error names the
// frame and the place.
func ExampleWalker_check() {
	objects := map[uint64]uint64{0x5000: 32} // the size of each, by its start
	index := stackmap.NewIndex(foreign(), func(*stackmap.Function) (uint64, bool) {
		return 0x1000, true
	})
	verify := func(f *stackmap.Frame) error {
		sp, err := f.Entry.Record.Statepoint()
		if err != nil {
			return err
		}
		for i := range sp.Pairs() {
			base, derived := sp.Pair(i)
			var words [2]uint64
			for k, l := range []*stackmap.Location{base, derived} {
				at, err := f.Place(*l)
				if err != nil {
					return err
				}
				if words[k], err = f.Load(at, 0); err != nil {
					return err
				}
			}
			size, known := objects[words[0]]
			switch {
			case words[0] == 0:
			case !known:
				return fmt.Errorf("frame %d, %v: %#x is not the start of an object", f.Depth, base,
					words[0])
			case words[1]-words[0] > size: // one past the end is no mistake
				return fmt.Errorf("frame %d, %v: %#x lies outside the object at %#x", f.Depth,
					derived, words[1], words[0])
			}
		}
		return nil
	}
	for _, pointer := range []uint64{0x5018, 0x6018} {
		walker := stackmap.Walker{Index: index,
			Memory: words{0x8008: pointer, 0x8010: 0x5000, 0x8018: 0x4040}}
		outer, err := walker.Walk(0x1013, 0x8000, verify)
		fmt.Printf("%#x: walked to %#x, %v\n", pointer, outer, err)
	}
	// Output:
	// 0x5018: walked to 0x4040, <nil>
	// 0x6018: walked to 0x0, frame 0, [rsp+8]: 0x6018 lies outside the object at 0x5000
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
