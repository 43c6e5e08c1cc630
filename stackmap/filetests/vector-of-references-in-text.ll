; test: stackmap -as=records -passes=rewrite-statepoints-for-gc
; A vector of references is as many pointers as it has.
declare void @foo()
define <4 x ptr addrspace(1)> @f(<4 x ptr addrspace(1)> %v, ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  %r = load ptr addrspace(1), ptr addrspace(1) %p
  %w = insertelement <4 x ptr addrspace(1)> %v, ptr addrspace(1) %r, i64 0
  ret <4 x ptr addrspace(1)> %w
}

; => stackmap -as=records -passes=rewrite-statepoints-for-gc
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 56 bytes
;     record 0 at f+0x17, id 0xABCDEF00
;       pointer [rsp+0]
;       4 pointers from [rsp+16]
