package intrinsics

// signaturesOpaque are the types of the target-independent intrinsics of LLVM 22: a line "= results
// | parameters" in the words of signature.match, then the names that have these, without "llvm.".
const signaturesOpaque = `
= |
debugtrap donothing eh.sjlj.setup.dispatch eh.unwind.init reset.fpenv reset.fpmode seh.scope.begin seh.scope.end
seh.try.begin seh.try.end sideeffect trap
= | ...
fake.use icall.branch.funnel localescape objc.clang.arc.noop.use objc.clang.arc.use
= | i1
assume
= | i1 ...
experimental.guard
= | i32
eh.sjlj.callsite pcmarker set.rounding
= | i32 ptr
eh.return.i32
= | i64 i32 ...
experimental.stackmap
= | i64 i32 ptr i32 ...
experimental.patchpoint.void
= | i64 i64 i32 i64
pseudoprobe
= | i64 ptr
eh.return.i64
= | i64 ptr i64
xray.typedevent
= | i8
ubsantrap
= | int
set.fpenv set.fpmode set.loop.iterations
= | metadata
codeview.annotation dbg.label experimental.noalias.scope.decl reloc.none
= | metadata int
write_register
= | metadata metadata metadata
dbg.declare dbg.value
= | metadata metadata metadata metadata metadata metadata
dbg.assign
= | pointer
lifetime.end lifetime.start stackrestore va_end va_start
= | pointer 0
va_copy
= | pointer any int i1
experimental.memset.pattern
= | pointer i32 i32 i32
prefetch
= | pointer i8 int i1
memset memset.inline
= | pointer i8 int i32
memset.element.unordered.atomic
= | pointer pointer 1 i32 1
var.annotation
= | pointer pointer int i1
memcpy memcpy.inline memmove
= | pointer pointer int i32
memcpy.element.unordered.atomic memmove.element.unordered.atomic
= | ptr
coro.async.context.dealloc coro.destroy coro.resume eh.sjlj.functioncontext eh.sjlj.longjmp objc.autoreleasePoolPop
objc.destroyWeak objc.release
= | ptr i1 ...
coro.end.async
= | ptr i1 token
coro.end
= | ptr i32
asan.check.memaccess
= | ptr i32 i64
hwasan.check.memaccess.fixedshadow hwasan.check.memaccess.shortgranules.fixedshadow
= | ptr i64
xray.customevent
= | ptr i64 i32
instrprof.mcdc.parameters
= | ptr i64 i32 i32
instrprof.cover instrprof.increment instrprof.timestamp
= | ptr i64 i32 i32 i64
instrprof.increment.step
= | ptr i64 i32 i32 ptr
instrprof.callsite
= | ptr i64 i32 ptr
instrprof.mcdc.tvbitmap.update
= | ptr i64 i64 i32 i32
instrprof.value.profile
= | ptr i64 pointer
invariant.end
= | ptr ptr
clear_cache coro.async.size.replace gcroot objc.arc.annotation.bottomup.bbend objc.arc.annotation.bottomup.bbstart
objc.arc.annotation.topdown.bbend objc.arc.annotation.topdown.bbstart objc.copyWeak objc.moveWeak objc.storeStrong
stackprotector
= | ptr ptr i32
hwasan.check.memaccess hwasan.check.memaccess.shortgranules
= | ptr ptr ptr
coro.await.suspend.handle coro.await.suspend.void gcwrite init.trampoline
= | token
call.preallocated.teardown coro.alloca.free
= | vector int like0:i1
experimental.vector.histogram.add experimental.vector.histogram.uadd.sat experimental.vector.histogram.umax
experimental.vector.histogram.umin
= | vector pointer int like0:i1 i32
experimental.vp.strided.store
= | vector pointer like0:i1
masked.store
= | vector pointer like0:i1 i32
vp.store
= | vector ptr int i1 i32 i32
matrix.column.major.store
= | vector ptr like0:i1
masked.compressstore
= | vector ptrs0 like0:i1
masked.scatter
= | vector ptrs0 like0:i1 i32
vp.scatter
= 0 0 | float
modf sincos sincospi
= 0 | float float
vector.partial.reduce.fadd
= 0 | vector vector
vector.partial.reduce.add
` + signaturesOpaqueValues
