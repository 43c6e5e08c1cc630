; test: liveness
; llvm: 14 22
; At an invoke is live what either of its ways uses; its result is not.
declare ptr addrspace(1) @make()
declare i32 @personality(...)

define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
entry:
  %new = invoke ptr addrspace(1) @make() to label %ok unwind label %bad
; live: %a, %b
ok:
  store i8 1, ptr addrspace(1) %a
  ret ptr addrspace(1) %new
bad:
  %pad = landingpad token cleanup
  ret ptr addrspace(1) %b
}
