; title: A collector of one's own
; about: The boilerplate strategy that the document shows how to plug into LLVM: it adds no safepoints and writes no map, so every stage leaves the function alone.
; select: @f
; document: GarbageCollection.rst, "Implementing a collector plugin"
; refused: LLVM knows no strategy of that name until its plugin is loaded.
; run: f() = void

define void @f() gc "mygc" {
entry:
  ret void
}
