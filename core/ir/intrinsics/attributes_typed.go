package intrinsics

// intrinsicsTyped are the attributes of the target-independent intrinsics as LLVM 14 prints them: a
// line "= function | result | parameters", then the names that have these, without "llvm.".
const intrinsicsTyped = `
=  |  | immarg ; immarg ; - ; immarg ; immarg
experimental.gc.statepoint
= argmemonly nofree nosync nounwind readonly willreturn |  | 
adjust.trampoline load.relative vp.gather
= argmemonly nofree nosync nounwind readonly willreturn |  | - ; immarg
masked.load
= argmemonly nofree nosync nounwind readonly willreturn |  | nocapture
vp.load
= argmemonly nofree nosync nounwind readonly willreturn |  | nocapture ; - ; immarg ; immarg ; immarg
matrix.column.major.load
= argmemonly nofree nosync nounwind willreturn |  | 
vp.scatter
= argmemonly nofree nosync nounwind willreturn |  | - ; immarg ; nocapture
invariant.end
= argmemonly nofree nosync nounwind willreturn |  | immarg ; nocapture
invariant.start lifetime.end lifetime.start
= argmemonly nofree nosync nounwind willreturn |  | nocapture writeonly ; readnone ; readnone
init.trampoline
= argmemonly nofree nosync nounwind willreturn writeonly |  | 
masked.compressstore
= argmemonly nofree nosync nounwind willreturn writeonly |  | - ; - ; immarg
masked.store
= argmemonly nofree nosync nounwind willreturn writeonly |  | - ; nocapture
vp.store
= argmemonly nofree nosync nounwind willreturn writeonly |  | - ; nocapture writeonly ; - ; immarg ; immarg ; immarg
matrix.column.major.store
= argmemonly nofree nounwind willreturn |  | noalias nocapture writeonly ; noalias nocapture readonly ; - ; immarg
memcpy
= argmemonly nofree nounwind willreturn |  | noalias nocapture writeonly ; noalias nocapture readonly ; immarg ; immarg
memcpy.inline
= argmemonly nofree nounwind willreturn |  | nocapture writeonly ; nocapture readonly ; - ; immarg
memmove
= argmemonly nofree nounwind willreturn writeonly |  | nocapture writeonly ; - ; - ; immarg
memset
= argmemonly nosync nounwind willreturn |  | nocapture writeonly ; nocapture readonly ; - ; immarg
memcpy.element.unordered.atomic memmove.element.unordered.atomic
= argmemonly nosync nounwind willreturn writeonly |  | nocapture writeonly ; - ; - ; immarg
memset.element.unordered.atomic
= argmemonly nounwind |  | - ; nocapture ; nocapture
gcwrite
= argmemonly nounwind |  | nocapture readonly
coro.done
= argmemonly nounwind readonly |  | 
gcread
= argmemonly nounwind readonly |  | - ; nocapture readonly
coro.free
= argmemonly nounwind readonly |  | - ; readnone ; nocapture readonly
coro.id
= argmemonly nounwind readonly |  | nocapture readonly
coro.subfn.addr
= cold noreturn nounwind |  | 
trap
= cold noreturn nounwind |  | immarg
ubsantrap
= convergent nofree nosync nounwind readnone willreturn |  | 
is.constant
= inaccessiblemem_or_argmemonly nofree nosync nounwind willreturn |  | nocapture readonly ; immarg ; immarg
prefetch
= inaccessiblememonly noduplicate nofree nosync nounwind willreturn |  | 
codeview.annotation
= inaccessiblememonly nofree nosync nounwind speculatable willreturn |  | 
experimental.widenable.condition launder.invariant.group
= inaccessiblememonly nofree nosync nounwind willreturn |  | 
annotation experimental.constrained.ceil experimental.constrained.cos experimental.constrained.exp
experimental.constrained.exp2 experimental.constrained.fadd experimental.constrained.fcmp
experimental.constrained.fcmps experimental.constrained.fdiv experimental.constrained.floor
experimental.constrained.fma experimental.constrained.fmul experimental.constrained.fmuladd
experimental.constrained.fpext experimental.constrained.fptosi experimental.constrained.fptoui
experimental.constrained.fptrunc experimental.constrained.frem experimental.constrained.fsub
experimental.constrained.llrint experimental.constrained.llround experimental.constrained.log
experimental.constrained.log10 experimental.constrained.log2 experimental.constrained.lrint
experimental.constrained.lround experimental.constrained.maximum experimental.constrained.maxnum
experimental.constrained.minimum experimental.constrained.minnum
experimental.constrained.nearbyint experimental.constrained.pow experimental.constrained.powi
experimental.constrained.rint experimental.constrained.round experimental.constrained.roundeven
experimental.constrained.sin experimental.constrained.sitofp experimental.constrained.sqrt
experimental.constrained.trunc experimental.constrained.uitofp experimental.noalias.scope.decl
flt.rounds objc.clang.arc.noop.use pseudoprobe ptr.annotation set.rounding sideeffect
var.annotation
= inaccessiblememonly nofree nosync nounwind willreturn |  | noundef
assume
= noduplicate nofree nosync nounwind willreturn |  | 
loop.decrement loop.decrement.reg set.loop.iterations start.loop.iterations
test.set.loop.iterations test.start.loop.iterations
= nofree nosync nounwind readnone speculatable willreturn |  | 
bitreverse bswap canonicalize ceil copysign cos ctpop dbg.addr dbg.declare dbg.label dbg.value exp
exp2 fabs floor fma fmuladd fptosi.sat fptoui.sat fshl fshr llrint llround log log10 log2 lrint
lround maximum maxnum minimum minnum nearbyint pow powi ptrmask rint round roundeven sadd.sat
sadd.with.overflow sin smax smin smul.with.overflow sqrt sshl.sat ssub.sat ssub.with.overflow
strip.invariant.group trunc type.test uadd.sat uadd.with.overflow umax umin umul.with.overflow
ushl.sat usub.sat usub.with.overflow vp.add vp.and vp.ashr vp.fadd vp.fdiv vp.fmul vp.frem vp.fsub
vp.lshr vp.mul vp.or vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmin
vp.reduce.fmul vp.reduce.mul vp.reduce.or vp.reduce.smax vp.reduce.smin vp.reduce.umax
vp.reduce.umin vp.reduce.xor vp.shl vp.sub vp.xor
= nofree nosync nounwind readnone speculatable willreturn |  | - ; - ; immarg
smul.fix smul.fix.sat umul.fix umul.fix.sat
= nofree nosync nounwind readnone speculatable willreturn |  | - ; - ; immarg ; immarg ; immarg
matrix.multiply
= nofree nosync nounwind readnone speculatable willreturn |  | - ; immarg
abs ctlz cttz
= nofree nosync nounwind readnone speculatable willreturn |  | - ; immarg ; immarg
matrix.transpose
= nofree nosync nounwind readnone speculatable willreturn |  | - ; immarg ; immarg ; immarg
objectsize
= nofree nosync nounwind readnone willreturn |  | 
addressofreturnaddress convert.from.fp16 convert.to.fp16 donothing eh.recoverfp expect
expect.with.probability experimental.stepvector experimental.vector.reverse get.active.lane.mask
localaddress sponentry thread.pointer type.checked.load vector.reduce.add vector.reduce.and
vector.reduce.fadd vector.reduce.fmax vector.reduce.fmin vector.reduce.fmul vector.reduce.mul
vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin
vector.reduce.xor vp.sdiv vp.srem vp.udiv vp.urem vscale
= nofree nosync nounwind readnone willreturn |  | - ; - ; immarg
experimental.vector.insert experimental.vector.splice experimental.vp.splice localrecover sdiv.fix
sdiv.fix.sat udiv.fix udiv.fix.sat
= nofree nosync nounwind readnone willreturn |  | - ; immarg
experimental.vector.extract preserve.union.access.index
= nofree nosync nounwind readnone willreturn |  | - ; immarg ; immarg
preserve.array.access.index preserve.struct.access.index
= nofree nosync nounwind readnone willreturn |  | immarg
frameaddress returnaddress
= nofree nosync nounwind readnone willreturn |  | returned
ssa.copy
= nofree nosync nounwind readonly willreturn |  | 
masked.expandload
= nofree nosync nounwind readonly willreturn |  | - ; immarg
masked.gather
= nofree nosync nounwind willreturn |  | 
call.preallocated.arg call.preallocated.setup call.preallocated.teardown get.dynamic.area.offset
icall.branch.funnel localescape pcmarker readcyclecounter stackguard stackprotector stackrestore
stacksave va_copy va_end va_start vp.merge vp.select
= nofree nosync nounwind willreturn writeonly |  | - ; - ; immarg
masked.scatter
= nofree nosync willreturn |  | 
experimental.guard experimental.patchpoint.i64 experimental.patchpoint.void experimental.stackmap
= noreturn nounwind |  | 
eh.sjlj.longjmp
= nounwind |  | 
clear_cache coro.alloc coro.alloca.alloc coro.alloca.free coro.alloca.get coro.async.context.alloc
coro.async.context.dealloc coro.async.resume coro.async.size.replace coro.end coro.end.async
coro.id.async coro.id.retcon coro.id.retcon.once coro.save coro.suspend coro.suspend.async
coro.suspend.retcon debugtrap eh.dwarf.cfa eh.return.i32 eh.return.i64 eh.sjlj.functioncontext
eh.sjlj.setjmp eh.sjlj.setup.dispatch eh.unwind.init gcroot instrprof.cover instrprof.increment
instrprof.increment.step instrprof.value.profile objc.arc.annotation.bottomup.bbend
objc.arc.annotation.bottomup.bbstart objc.arc.annotation.topdown.bbend
objc.arc.annotation.topdown.bbstart objc.autorelease objc.autoreleasePoolPop
objc.autoreleasePoolPush objc.autoreleaseReturnValue objc.clang.arc.use objc.copyWeak
objc.destroyWeak objc.initWeak objc.loadWeak objc.loadWeakRetained objc.moveWeak objc.release
objc.retain objc.retain.autorelease objc.retainAutorelease objc.retainAutoreleaseReturnValue
objc.retainAutoreleasedReturnValue objc.retainBlock objc.retainedObject objc.storeStrong
objc.storeWeak objc.sync.enter objc.sync.exit objc.unretainedObject objc.unretainedPointer
objc.unsafeClaimAutoreleasedReturnValue read_volatile_register write_register
= nounwind |  | - ; - ; immarg
hwasan.check.memaccess hwasan.check.memaccess.shortgranules
= nounwind |  | - ; immarg
asan.check.memaccess
= nounwind |  | - ; writeonly
coro.begin
= nounwind readnone |  | 
arithmetic.fence coro.align coro.frame coro.noop coro.prepare.async coro.prepare.retcon coro.size
eh.exceptioncode eh.exceptionpointer eh.sjlj.callsite eh.sjlj.lsda eh.typeid.for
experimental.gc.result ptrauth.blend ptrauth.sign.generic seh.scope.begin seh.scope.end
swift.async.context.addr
= nounwind readnone |  | - ; immarg
ptrauth.auth ptrauth.sign ptrauth.strip
= nounwind readnone |  | - ; immarg ; - ; immarg
ptrauth.resign
= nounwind readnone |  | - ; immarg ; immarg
experimental.gc.relocate
= nounwind readnone |  | nocapture
coro.promise
= nounwind readnone willreturn |  | nocapture readnone
experimental.gc.get.pointer.base experimental.gc.get.pointer.offset
= nounwind readonly |  | 
read_register
= nounwind willreturn writeonly |  | 
seh.try.begin seh.try.end
= nounwind writeonly |  | - ; nocapture readonly
xray.typedevent
= nounwind writeonly |  | nocapture readonly
xray.customevent
`
