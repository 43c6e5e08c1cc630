package intrinsics

// signaturesTyped are the types of the target-independent intrinsics of LLVM 14: a line "= results
// | parameters" in the words of signature.match, then the names that have these, without "llvm.".
const signaturesTyped = `
= |
debugtrap donothing eh.sjlj.setup.dispatch eh.unwind.init seh.scope.begin seh.scope.end seh.try.begin seh.try.end
sideeffect trap
= | ...
icall.branch.funnel localescape objc.clang.arc.noop.use objc.clang.arc.use
= | emptyptr i64 pointer
invariant.end
= | i1
assume
= | i1 ...
experimental.guard
= | i16 ptr i32
xray.typedevent
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
= | i64 pointer
lifetime.end lifetime.start
= | i64 ptr
eh.return.i64
= | i8
ubsantrap
= | int
set.loop.iterations
= | metadata
codeview.annotation dbg.label experimental.noalias.scope.decl
= | metadata int
write_register
= | metadata metadata metadata
dbg.addr dbg.declare dbg.value
= | pointer i32 i32 i32
prefetch
= | pointer i8 int i1
memset
= | pointer i8 int i32
memset.element.unordered.atomic
= | pointer pointer int i1
memcpy memcpy.inline memmove
= | pointer pointer int i32
memcpy.element.unordered.atomic memmove.element.unordered.atomic
= | ptr
coro.async.context.dealloc coro.destroy coro.resume eh.sjlj.functioncontext eh.sjlj.longjmp objc.autoreleasePoolPop
objc.release stackrestore va_end va_start
= | ptr i32
asan.check.memaccess xray.customevent
= | ptr i64 i32 i32
instrprof.cover instrprof.increment
= | ptr i64 i32 i32 i64
instrprof.increment.step
= | ptr i64 i64 i32 i32
instrprof.value.profile
= | ptr ptr
clear_cache coro.async.size.replace va_copy
= | ptr ptr i32
hwasan.check.memaccess hwasan.check.memaccess.shortgranules
= | ptr ptr ptr
init.trampoline
= | ptr ptr ptr i32 ptr
var.annotation
= | ptr ptr ptrptr
gcwrite
= | ptr ptrptr
stackprotector
= | ptrptr
objc.destroyWeak
= | ptrptr ptr
gcroot objc.storeStrong
= | ptrptr ptrptr
objc.arc.annotation.bottomup.bbend objc.arc.annotation.bottomup.bbstart objc.arc.annotation.topdown.bbend
objc.arc.annotation.topdown.bbstart objc.copyWeak objc.moveWeak
= | token
call.preallocated.teardown coro.alloca.free
= | vector pointer i32 like0:i1
masked.store
= | vector pointer like0:i1 i32
vp.store
= | vector ptrs0 i32 like0:i1
masked.scatter
= | vector ptrs0 like0:i1 i32
vp.scatter
= | vector toelt0 int i1 i32 i32
matrix.column.major.store
= | vector toelt0 like0:i1
masked.compressstore
= any | ...
coro.suspend.retcon experimental.deoptimize
= any | 0
ssa.copy
= any | i32 ptr ptr ...
coro.suspend.async
= any | token
experimental.gc.result
= any | token i32 i32
experimental.gc.relocate
= elem0 | elem0 vector
vector.reduce.fadd vector.reduce.fmul
= elem0 | elem0 vector like0:i1 i32
vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmin vp.reduce.fmul vp.reduce.mul vp.reduce.or
vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor
= elem0 | vector
vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmin vector.reduce.mul vector.reduce.or
vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor
= emptyptr | i64 pointer
invariant.start
= float | 0
arithmetic.fence canonicalize ceil cos exp exp2 fabs floor log log10 log2 nearbyint rint round roundeven sin sqrt
trunc
= float | 0 0
copysign maximum maxnum minimum minnum pow
= float | 0 0 0
fma fmuladd
= float | 0 0 0 metadata metadata
experimental.constrained.fma experimental.constrained.fmuladd
= float | 0 0 metadata
experimental.constrained.maximum experimental.constrained.maxnum experimental.constrained.minimum
experimental.constrained.minnum
= float | 0 0 metadata metadata
experimental.constrained.fadd experimental.constrained.fdiv experimental.constrained.fmul
experimental.constrained.frem experimental.constrained.fsub experimental.constrained.pow
= float | 0 i32 metadata metadata
experimental.constrained.powi
= float | 0 int
powi
= float | 0 metadata
experimental.constrained.ceil experimental.constrained.floor experimental.constrained.round
experimental.constrained.roundeven experimental.constrained.trunc
= float | 0 metadata metadata
experimental.constrained.cos experimental.constrained.exp experimental.constrained.exp2 experimental.constrained.log
experimental.constrained.log10 experimental.constrained.log2 experimental.constrained.nearbyint
experimental.constrained.rint experimental.constrained.sin experimental.constrained.sqrt
= float | float metadata
experimental.constrained.fpext
= float | float metadata metadata
experimental.constrained.fptrunc
= float | i16
convert.from.fp16
= float | int metadata metadata
experimental.constrained.sitofp experimental.constrained.uitofp
= i1 |
experimental.widenable.condition
= i1 | any
is.constant
= i1 | int
loop.decrement test.set.loop.iterations
= i1 | ptr
coro.done
= i1 | ptr i1
coro.end
= i1 | ptr i1 ...
coro.end.async
= i1 | ptr metadata
type.test
= i1 | token
coro.alloc
= i16 | float
convert.to.fp16
= i32 |
flt.rounds
= i32 | ptr
eh.sjlj.setjmp eh.typeid.for objc.sync.enter objc.sync.exit
= i32 | token
eh.exceptioncode
= i64 |
readcyclecounter
= i64 | i64 i32
ptrauth.strip
= i64 | i64 i32 i64
ptrauth.auth ptrauth.sign
= i64 | i64 i32 i64 i32 i64
ptrauth.resign
= i64 | i64 i32 ptr i32 ...
experimental.patchpoint.i64
= i64 | i64 i64
ptrauth.blend ptrauth.sign.generic
= i64 | pointer
experimental.gc.get.pointer.offset
= i8 | token i1
coro.suspend
= int i1 | 0
test.start.loop.iterations
= int like0:i1 | 0 0
sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow usub.with.overflow
= int |
coro.align coro.size get.dynamic.area.offset vscale
= int | 0
bitreverse bswap ctpop start.loop.iterations
= int | 0 0
expect loop.decrement.reg sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat
= int | 0 0 0
fshl fshr
= int | 0 0 double
expect.with.probability
= int | 0 0 i32
sdiv.fix sdiv.fix.sat smul.fix smul.fix.sat udiv.fix udiv.fix.sat umul.fix umul.fix.sat
= int | 0 i1
abs ctlz cttz
= int | 0 ptr ptr i32
annotation
= int | float
fptosi.sat fptoui.sat llrint llround lrint lround
= int | float metadata
experimental.constrained.fptosi experimental.constrained.fptoui experimental.constrained.llround
experimental.constrained.lround
= int | float metadata metadata
experimental.constrained.llrint experimental.constrained.lrint
= int | metadata
read_register read_volatile_register
= int | pointer i1 i1 i1
objectsize
= like0:i1 | float 0 metadata metadata
experimental.constrained.fcmp experimental.constrained.fcmps
= pointer |
addressofreturnaddress sponentry
= pointer | 0
launder.invariant.group strip.invariant.group
= pointer | 0 int
ptrmask
= pointer | 0 ptr ptr i32 ptr
ptr.annotation
= pointer | i32
frameaddress
= pointer | pointer
experimental.gc.get.pointer.base
= pointer | pointer i32
preserve.union.access.index
= pointer | pointer i32 i32
preserve.array.access.index preserve.struct.access.index
= pointer | token
eh.exceptionpointer
= ptr i1 | ptr i32 metadata
type.checked.load
= ptr |
coro.async.resume coro.frame coro.noop eh.sjlj.lsda localaddress objc.autoreleasePoolPush stackguard stacksave
thread.pointer
= ptr | i32
eh.dwarf.cfa returnaddress
= ptr | ptr
adjust.trampoline coro.prepare.async coro.prepare.retcon objc.autorelease objc.autoreleaseReturnValue objc.retain
objc.retain.autorelease objc.retainAutorelease objc.retainAutoreleaseReturnValue objc.retainAutoreleasedReturnValue
objc.retainBlock objc.retainedObject objc.unretainedObject objc.unretainedPointer
objc.unsafeClaimAutoreleasedReturnValue
= ptr | ptr i32 i1
coro.promise
= ptr | ptr i8
coro.subfn.addr
= ptr | ptr int
load.relative
= ptr | ptr ptr
coro.async.context.alloc eh.recoverfp
= ptr | ptr ptr i32
localrecover
= ptr | ptr ptrptr
gcread
= ptr | ptrptr
objc.loadWeak objc.loadWeakRetained
= ptr | ptrptr ptr
objc.initWeak objc.storeWeak
= ptr | token
coro.alloca.get
= ptr | token i32
call.preallocated.arg
= ptr | token ptr
coro.begin coro.free
= ptrptr |
swift.async.context.addr
= token | i32
call.preallocated.setup
= token | i32 i32 i32 ptr
coro.id.async
= token | i32 i32 ptr ptr ptr ptr
coro.id.retcon coro.id.retcon.once
= token | i32 ptr ptr ptr
coro.id
= token | i64 i32 pointer i32 i32 ...
experimental.gc.statepoint
= token | int i32
coro.alloca.alloc
= token | ptr
coro.save
= vector |
experimental.stepvector
= vector | 0
experimental.vector.reverse
= vector | 0 0 i32
experimental.vector.splice
= vector | 0 0 i32 like0:i1 i32 i32
experimental.vp.splice
= vector | 0 0 like0:i1 i32
vp.add vp.and vp.ashr vp.fadd vp.fdiv vp.fmul vp.frem vp.fsub vp.lshr vp.mul vp.or vp.sdiv vp.shl vp.srem vp.sub
vp.udiv vp.urem vp.xor
= vector | 0 i32 i32
matrix.transpose
= vector | 0 vector i64
experimental.vector.insert
= vector | int 1
get.active.lane.mask
= vector | like0:i1 0 0 i32
vp.merge vp.select
= vector | pointer i32 like0:i1 0
masked.load
= vector | pointer like0:i1 i32
vp.load
= vector | ptrs0 i32 like0:i1 0
masked.gather
= vector | ptrs0 like0:i1 i32
vp.gather
= vector | toelt0 int i1 i32 i32
matrix.column.major.load
= vector | toelt0 like0:i1 0
masked.expandload
= vector | vector i64
experimental.vector.extract
= vector | vector vector i32 i32 i32
matrix.multiply
`
