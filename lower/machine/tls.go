package machine

import (
	"fmt"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// The thread-local block ends at the thread pointer (psABI, "Thread-Local
// Storage", variant II), which is tlsBase.

// dtpoff is the offset of a thread-local symbol in the block.
func (im *Image) dtpoff(s amd64.Sym) uint64 {
	sym := &im.obj.Symbols[s]
	if sym.Section <= 0 {
		return 0
	}
	return im.tlsAt[sym.Section] + sym.Value
}

// tpoff is the offset of a thread-local symbol from the thread pointer.
func (im *Image) tpoff(s amd64.Sym) uint64 { return im.dtpoff(s) - im.blockSize() }

// ThreadLocal returns the offset of a thread-local variable of the object from each thread's thread
// pointer, CPU.FSBase. It reports false for any other symbol.
func (im *Image) ThreadLocal(s amd64.Sym) (offset uint64, ok bool) {
	sym := &im.obj.Symbols[s]
	if sym.Section <= 0 || im.obj.Sections[sym.Section].Flags&object.TLS == 0 {
		return 0, false
	}
	return im.tpoff(s), true
}

// blockSize is the size of the block, aligned as its end must be. Linkers have computed offsets
// from that end by the alignment of the variables.
func (im *Image) blockSize() uint64 {
	align := max(im.tlsAlign, 64)
	if im.obj.Linked != nil {
		align = max(im.tlsAlign, 1)
	}
	return (im.tlsSize + align - 1) &^ (align - 1)
}

// LocalSize is the size of each thread's thread-local block, which ends at CPU.FSBase: 0 if the
// object has no thread-local variables, and a multiple of 8.
func (im *Image) LocalSize() uint64 {
	if im.tlsSize == 0 {
		return 0
	}
	return im.blockSize() &^ 7
}

// threadLocal creates the thread-local block of the first thread.
func (im *Image) threadLocal() error {
	m := im.m
	if m.FSBase != 0 && im.tlsSize == 0 {
		return nil
	}
	if m.tls != nil && m.tls.tlsSize != 0 {
		return fmt.Errorf(
			"machine: two objects with thread-local storage; a thread has one block, of one object")
	}
	if len(m.threads) > 1 && im.tlsSize != 0 {
		return fmt.Errorf(
			"machine: an object with thread-local storage must be loaded before threads begin")
	}
	m.tls = im
	var err error
	m.FSBase, err = m.newBlock(0)
	return err
}

// newBlock creates the thread-local block of a thread, with the initial values of its variables,
// and returns the thread pointer. There is none without a loaded object.
func (m *Machine) newBlock(thread uint64) (uint64, error) {
	im := m.tls
	if im == nil {
		return 0, nil
	}
	size := im.blockSize()
	align := max(im.tlsAlign, PageSize)
	stride := (size + 8 + PageSize + align - 1) &^ (align - 1)
	base := tlsBase - thread*stride
	if err := m.Mem.Map(base-size, size+8, Read|Write); err != nil {
		return 0, err
	}
	if err := m.Mem.WriteAt(base-size, make([]byte, size)); err != nil {
		return 0, err
	}
	// the thread pointer points to itself
	if err := m.Mem.Store64(base, base); err != nil {
		return 0, err
	}
	for i := 1; i < len(im.obj.Sections); i++ {
		if s := im.obj.Sections[i]; s.Flags&object.TLS != 0 && s.Type != object.NoBits {
			b := make([]byte, len(s.Data)) // relocated
			if err := m.Mem.ReadAt(im.bases[i], b); err != nil {
				return 0, err
			}
			if err := m.Mem.WriteAt(base-size+im.tlsAt[i], b); err != nil {
				return 0, err
			}
		}
	}
	return base, nil
}

// tlsGetAddr is __tls_get_addr: its argument points to a module and an offset.
func (im *Image) tlsGetAddr(m *Machine) error {
	off, err := m.Mem.Load64(m.Arg(0) + 8)
	if err != nil {
		return err
	}
	m.Return(m.FSBase - im.blockSize() + off)
	return nil
}
