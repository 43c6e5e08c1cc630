; title: What is a base
; about: Four kinds at one call: an argument, a loaded reference, a call's result, and null. %one merges a derived pointer with null, so the pass adds a select of the bases.
; select: %one

declare void @safepoint()
declare ptr addrspace(1) @make()

define i64 @bases(ptr addrspace(1) %argument) gc "statepoint-example" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %argument, i64 8
  %loaded = load ptr addrspace(1), ptr addrspace(1) %field
  %result = call ptr addrspace(1) @make()
  %inside = getelementptr i8, ptr addrspace(1) %loaded, i64 8
  %none = icmp eq ptr addrspace(1) %result, null
  %one = select i1 %none, ptr addrspace(1) null, ptr addrspace(1) %inside
  call void @safepoint()
  %is.null = icmp eq ptr addrspace(1) %one, null
  %same = icmp eq ptr addrspace(1) %result, %argument
  %both = or i1 %is.null, %same
  %word = zext i1 %both to i64
  ret i64 %word
}
