; a function is called that is not declared
; SP0112 warning 6:13 `@gc_colect` -> `@gc_collect`
declare void @gc_collect()

define void @f() {
  call void @gc_colect()
  ret void
}
