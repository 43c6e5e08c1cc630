package bundle

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// expansion describes a WebAssembly function that restores the derivable part of the linker's data
// about functions: functions have consecutive numbers, which are the upper parts of their
// addresses, and the lists of functions by address only say where each entry is. That data
// compresses badly, because it never repeats. The module calls the function when it is
// instantiated, before any Go code runs. Positions are addresses in memory.
type expansion struct {
	count    int    // functions
	number   uint32 // of the first
	list     int64  // of functions: number and address of the entry
	first    int64  // entry
	buckets  int64  // of addresses: the number of the function there
	nbuckets int
	columns  []column
	// deferring has, for each function, whether recovery from a panic enters it.
	deferring []bool
}

// The layout of a list of functions by address (findfuncbucket in runtime/symtab.go).
const (
	bucketSize     = 20
	bucketShift    = 12 // size of a bucket in addresses; functions share the lower 16 bits
	functionBucket = 16 - bucketShift
	listed         = 8 // bytes for each function in the list
	entryAlign     = 8
)

// shorten removes what expansion restores, and makes offsets of names relative to the previous one.
// start is the header's address. It returns nil, and changes nothing, if the layout is unexpected.
func (t *funcTable) shorten(start int64) *expansion {
	if t.data == nil || t.count == 0 || t.buckets > uint64(len(t.entries)) {
		return nil
	}
	x := &expansion{count: t.count, list: start + t.starts[entriesPart], number: number(t.entries)}
	x.buckets = x.list + int64(t.buckets)
	at := number(t.entries[4:])
	x.first = x.list + int64(at)
	for i, f := range t.funcs {
		x.deferring = append(x.deferring, number(f.b[funcDeferReturn:]) != 0)
		n := x.number + uint32(i)
		if number(t.entries[listed*i:]) != n || number(t.entries[listed*i+4:]) != at ||
			number(f.b) != n {
			return nil
		}
		size := funcPCData + 4*(f.tables+f.data)
		at += uint32(size+entryAlign-1) &^ (entryAlign - 1)
	}
	buckets := t.entries[t.buckets:]
	bucket := make([]byte, bucketSize)
	for bytes.HasPrefix(buckets[bucketSize*x.nbuckets:], bucket) {
		x.nbuckets++
		binary.LittleEndian.PutUint32(bucket, uint32(x.nbuckets>>functionBucket))
	}
	// The last function has a number of buckets that depends on its length, or none.
	if x.nbuckets < (t.count-1)<<functionBucket {
		return nil
	}
	clear(buckets[:bucketSize*x.nbuckets])
	clear(t.entries[:listed*t.count])
	name := uint32(0)
	for _, f := range t.funcs {
		clear(f.b[:funcName])
		at := number(f.b[funcName:])
		binary.LittleEndian.PutUint32(f.b[funcName:], at-name)
		name = at
	}
	// The columns use the space of the buckets, which are far larger.
	x.columns = columns()
	rest, restAt := buckets[:bucketSize*x.nbuckets], x.buckets
	if len(rest) < columnBytes*t.count*len(x.columns) {
		x.columns = nil
	}
	for i := range x.columns {
		rest, restAt = x.columns[i].take(t, rest, restAt)
	}
	return x
}

// The WebAssembly instructions and types that the function uses.
const (
	opLoop, opBranchIf, opI32, opNothing              = 0x03, 0x0d, 0x7f, 0x40
	opGet, opSet, opTee                               = 0x20, 0x21, 0x22
	opLoad, opLoadByte, opStore                       = 0x28, 0x2d, 0x36
	opLess, opAdd, opSub, opAnd, opShift, opShiftDown = 0x49, 0x6a, 0x6b, 0x71, 0x74, 0x76
	opOr, opI64Const, opStore64                       = 0x72, 0x42, 0x37
	functionType                                      = 0x60
)

// Locals.
const (
	localNumber = iota
	localTo
	localAt
	localName
	localLast
	localNext
	localField
	locals
)

// wasmCode is the code of a function.
type wasmCode []byte

func (c *wasmCode) op(b ...byte) { *c = append(*c, b...) }

func (c *wasmCode) get(local byte) { c.op(opGet, local) }

func (c *wasmCode) set(local byte) { c.op(opSet, local) }

// constant is followed by an operation on it and the value below it on the stack.
func (c *wasmCode) constant(v int64, then ...byte) {
	*c = appendSigned(append(*c, opI32Const), int64(int32(v)))
	c.op(then...)
}

// access loads or stores an aligned word, or a byte.
func (c *wasmCode) access(op byte, offset int) {
	align := byte(2)
	if op == opLoadByte {
		align = 0
	}
	*c = binary.AppendUvarint(append(*c, op, align), uint64(offset))
}

// code returns the function's code with its locals, as encoded in a module.
func (x *expansion) code() []byte {
	var c wasmCode
	c.op(1, locals, opI32)
	for i := range x.columns {
		x.columns[i].code(x, &c)
	}
	next := func(size int64, count int) { // ends a loop over the functions
		c.get(localTo)
		c.constant(size, opAdd, opSet, localTo)
		c.get(localNumber)
		c.constant(1, opAdd, opTee, localNumber)
		c.constant(int64(count), opLess, opBranchIf, 0, opEnd)
	}
	c.constant(0, opSet, localNumber)
	c.constant(x.buckets, opSet, localTo)
	c.op(opLoop, opNothing)
	c.get(localTo)
	c.get(localNumber)
	c.constant(functionBucket, opShiftDown)
	c.access(opStore, 0)
	for _, at := range []byte{4, 12} {
		c.get(localTo)
		c.op(opI64Const, 0, opStore64, 2, at)
	}
	next(bucketSize, x.nbuckets)

	c.constant(0, opSet, localNumber)
	c.constant(0, opSet, localName)
	c.constant(x.list, opSet, localTo)
	c.constant(x.first, opSet, localAt)
	c.op(opLoop, opNothing)
	for _, place := range []byte{localTo, localAt} {
		c.get(place)
		c.get(localNumber)
		c.constant(int64(x.number), opAdd)
		c.access(opStore, 0)
	}
	c.get(localTo)
	c.get(localAt)
	c.constant(x.list, opSub)
	c.access(opStore, 4)
	c.get(localAt)
	c.get(localAt)
	c.access(opLoad, funcName)
	c.get(localName)
	c.op(opAdd, opTee, localName)
	c.access(opStore, funcName)
	c.nextEntry()
	next(listed, x.count)
	c.op(opEnd)
	return append(binary.AppendUvarint(nil, uint64(len(c))), c...)
}

// add adds the function to a module without a start function.
func (x *expansion) add(parts []section) ([]section, error) {
	var out []section
	var imports, types, functions int
	more := func(body []byte, item ...byte) (grown []byte, had int) {
		r := moduleReader{b: body}
		had = r.number()
		grown = append(binary.AppendUvarint(nil, uint64(had+1)), r.b...)
		return append(grown, item...), had
	}
	const importedFunction = 0
	done := false
	for _, p := range parts {
		switch p.id {
		case typeSection:
			p.body, types = more(p.body, functionType, 0, 0)
		case importSection:
			r := moduleReader{b: p.body}
			for imports = r.number(); len(r.b) > 0 && !r.failed; r.number() {
				r.bytes(r.number())
				r.bytes(r.number())
				if r.bytes(1)[0] != importedFunction {
					return nil, fmt.Errorf("section of imports: %w", errModule)
				}
			}
		case functionSection:
			p.body, functions = more(p.body, binary.AppendUvarint(nil, uint64(types))...)
		case codeSection:
			p.body, _ = more(p.body, x.code()...)
		}
		if p.id > startSection && !done {
			start := binary.AppendUvarint(nil, uint64(imports+functions))
			out, done = append(out, section{startSection, start}), true
		}
		out = append(out, p)
	}
	if functions == 0 || !done {
		return nil, errModule
	}
	return out, nil
}
