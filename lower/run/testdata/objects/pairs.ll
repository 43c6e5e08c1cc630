; An array of structs, one word of each a reference, of an allocator that is told the number of
; elements; they are copied to a larger array by memcpy.
%pair = type { i64, ptr addrspace(1) }
declare ptr addrspace(1) @pairs_alloc(i64, i64)
declare ptr addrspace(1) @leaf(i64)
declare void @poll()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

define void @put(ptr addrspace(1) %a, i64 %i, i64 %key) gc "statepoint-example" {
  %l = call ptr addrspace(1) @leaf(i64 16)
  %l.at = getelementptr i8, ptr addrspace(1) %l, i64 8
  %v = mul i64 %key, 10
  store i64 %v, ptr addrspace(1) %l.at
  %k.at = getelementptr %pair, ptr addrspace(1) %a, i64 %i, i32 0
  store i64 %key, ptr addrspace(1) %k.at
  %r.at = getelementptr %pair, ptr addrspace(1) %a, i64 %i, i32 1
  store ptr addrspace(1) %l, ptr addrspace(1) %r.at
  ret void
}

define i64 @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @pairs_alloc(i64 3, i64 16)
  call void @put(ptr addrspace(1) %a, i64 0, i64 1)
  call void @put(ptr addrspace(1) %a, i64 1, i64 2)
  call void @put(ptr addrspace(1) %a, i64 2, i64 3)
  %b = call ptr addrspace(1) @pairs_alloc(i64 6, i64 16)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %b, ptr addrspace(1) %a, i64 48, i1 false)
  call void @put(ptr addrspace(1) %b, i64 5, i64 4)
  call void @poll()
  %x.at = getelementptr %pair, ptr addrspace(1) %b, i64 1, i32 1
  %x = load ptr addrspace(1), ptr addrspace(1) %x.at
  call void @poll()
  %x.v = getelementptr i8, ptr addrspace(1) %x, i64 8
  %n = load i64, ptr addrspace(1) %x.v
  %y.at = getelementptr %pair, ptr addrspace(1) %b, i64 5, i32 1
  %y = load ptr addrspace(1), ptr addrspace(1) %y.at
  %y.v = getelementptr i8, ptr addrspace(1) %y, i64 8
  %m = load i64, ptr addrspace(1) %y.v
  %s = add i64 %n, %m
  ret i64 %s
}
