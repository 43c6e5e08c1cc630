; run: lookup({| 7}) = 7
declare void @rt_collect()
declare void @rt_root(ptr) "gc-leaf-function"

@cache = internal thread_local global i64 0

define i64 @lookup(ptr addrspace(1) %entry) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %entry to i64
  store i64 %bits, ptr @cache
  call void @rt_collect()
  %cached.bits = load i64, ptr @cache
  %cached = inttoptr i64 %cached.bits to ptr addrspace(1)
  %at = getelementptr i8, ptr addrspace(1) %cached, i64 8
  %x = load i64, ptr addrspace(1) %at
  ret i64 %x
}
