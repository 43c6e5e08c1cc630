package ir

// GlobalInfo is the symbol information that all kinds of global values share. Keywords are kept as
// written, "" for none.
type GlobalInfo struct {
	Linkage     string // private, internal, weak_odr, …
	Preemption  string // dso_local, dso_preemptable
	Visibility  string // hidden, protected, default
	DLLStorage  string // dllimport, dllexport
	UnnamedAddr string // unnamed_addr, local_unnamed_addr
	ThreadLocal string // "thread_local" or "thread_local(model)"
	Section     string
	Partition   string
	Align       uint64 // bytes, 0 if not written
	AddrSpace   uint32
	Comdat      *Comdat
	// Sanitize are the keywords of a global variable's sanitizer flags and code model, as written.
	Extra []string
}

// Interposable reports whether the linker may choose another definition, which may behave
// differently.
func (g *GlobalInfo) Interposable() bool {
	switch g.Linkage {
	case "weak", "linkonce", "common", "extern_weak":
		return true
	}
	return false
}

// Global is a global variable. As a value it is its address.
type Global struct {
	node
	located
	GlobalInfo
	// Content is the type of the variable.
	Content *Type
	// Constant is set for `constant`, unset for `global`.
	Constant              bool
	ExternallyInitialized bool
	// Init is the initialiser, nil for a declaration.
	Init        Value
	Attrs       *AttrSet
	Attachments []Attachment
}

// Alias is a second name for an address.
type Alias struct {
	node
	located
	GlobalInfo
	Content *Type
	Aliasee Value
}

// IFunc is a function resolved when the program is loaded.
type IFunc struct {
	node
	located
	GlobalInfo
	Content     *Type
	Resolver    Value
	Attachments []Attachment
}

// Comdat is a group of sections that the linker keeps or drops together.
type Comdat struct {
	Name string
	// Kind is the selection kind by keyword: any, exactmatch, largest, nodeduplicate, samesize.
	Kind string
}

// Info returns the symbol information of a global value, nil for anything else.
func Info(v Value) *GlobalInfo {
	switch g := v.(type) {
	case *Func:
		return &g.GlobalInfo
	case *Global:
		return &g.GlobalInfo
	case *Alias:
		return &g.GlobalInfo
	case *IFunc:
		return &g.GlobalInfo
	}
	return nil
}

// Global values have no use list while the module is shared: their users are in several functions.
func (f *Func) useList() **Use   { return f.listUnless() }
func (g *Global) useList() **Use { return g.listUnless() }
func (a *Alias) useList() **Use  { return a.listUnless() }
func (i *IFunc) useList() **Use  { return i.listUnless() }

func (n *node) listUnless() **Use {
	if n.unlisted {
		return nil
	}
	return &n.uses
}
