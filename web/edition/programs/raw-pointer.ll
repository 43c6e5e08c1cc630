; title: A raw pointer for a C function
; about: The cast is repeated after the safepoint, so each raw pointer is used only while its object stays in place: @checksum is a leaf. Move %again before the call to @safepoint, and SP0415 warns.
; select: %raw

declare i64 @checksum(ptr) "gc-leaf-function"
declare void @safepoint()

define i64 @twice(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %raw = addrspacecast ptr addrspace(1) %obj to ptr
  %before = call i64 @checksum(ptr %raw)
  call void @safepoint()
  %again = addrspacecast ptr addrspace(1) %obj to ptr
  %after = call i64 @checksum(ptr %again)
  %sum = add i64 %before, %after
  ret i64 %sum
}
