; an attribute is misspelt
; SP0108 warning 3:18 `nounwnid` -> `nounwind`
define void @f() nounwnid {
  ret void
}
