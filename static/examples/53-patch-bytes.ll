; title: A call to be patched in
; about: Two attributes give the statepoint an id and room: five bytes of nops replace the call, and the record's offset is after them.
; select: %obj
; run: stub({| 1}) = {| 1}

declare void @slow_path()

define ptr addrspace(1) @stub(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  call void @slow_path() "statepoint-id"="1042" "statepoint-num-patch-bytes"="5"
  ret ptr addrspace(1) %obj
}
