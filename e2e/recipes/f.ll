declare void @foo()

define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %obj
}
