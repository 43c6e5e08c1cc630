; title: More pointers than registers
; about: Eight objects are live across one call. Each has a slot, listed once in the record, and each load after the call reads a slot that the collector may have updated.
; select: %e
; run: juggle({| 1}, {| 2}, {| 3}, {| 4}, {| 5}, {| 6}, {| 7}, {| 8}) = void prints foo(); eight({| 8}, {| 7}, {| 6}, {| 5}, {| 4}, {| 3}, {| 2}, {| 1})

declare void @foo()
declare void @eight(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1))

define void @juggle(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %f, ptr addrspace(1) %g, ptr addrspace(1) %h) gc "statepoint-example" {
entry:
  call void @foo()
  call void @eight(ptr addrspace(1) %h, ptr addrspace(1) %g, ptr addrspace(1) %f, ptr addrspace(1) %e, ptr addrspace(1) %d, ptr addrspace(1) %c, ptr addrspace(1) %b, ptr addrspace(1) %a)
  ret void
}
