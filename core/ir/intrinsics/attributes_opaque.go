package intrinsics

// intrinsicsOpaque are the attributes of the target-independent intrinsics as LLVM 22 prints them:
// a line "= function | result | parameters", then the names that have these, without "llvm.".
const intrinsicsOpaque = `
=  |  | immarg ; immarg ; - ; immarg
experimental.patchpoint experimental.patchpoint.void
=  |  | immarg ; immarg ; - ; immarg ; immarg
experimental.gc.statepoint
= cold noreturn nounwind memory(inaccessiblemem: write) |  | 
trap
= cold noreturn nounwind memory(inaccessiblemem: write) |  | immarg
ubsantrap
= convergent nocallback nofree nosync nounwind willreturn memory(none) |  | 
experimental.convergence.anchor experimental.convergence.entry experimental.convergence.loop
is.constant
= nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) |  | 
arithmetic.fence bitreverse bswap canonicalize ceil clmul copysign cos ctpop exp exp10 exp2 fabs
floor fma fmuladd fptosi.sat fptoui.sat fptrunc.round frexp fshl fshr ldexp llrint llround log
log10 log2 lrint lround maximum maximumnum maxnum minimum minimumnum minnum nearbyint pow powi
ptrmask rint round roundeven sadd.sat sadd.with.overflow sin smax smin smul.with.overflow sqrt
ssub.sat ssub.with.overflow trunc uadd.sat uadd.with.overflow umax umin umul.with.overflow
usub.sat usub.with.overflow
= nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) |  | - ; immarg
is.fpclass
= nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) | range(i32 -1, 2) | 
scmp ucmp
= nocallback noduplicate nofree nosync nounwind willreturn |  | 
loop.decrement loop.decrement.reg set.loop.iterations start.loop.iterations
test.set.loop.iterations test.start.loop.iterations
= nocallback noduplicate nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) |  | 
codeview.annotation
= nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) |  | 
launder.invariant.group
= nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) | noundef | 
experimental.widenable.condition
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | 
acos asin atan atan2 cosh experimental.vector.extract.last.active experimental.vector.match
experimental.vp.reverse get.active.lane.mask modf public.type.test sincos sincospi sinh sshl.sat
strip.invariant.group tan tanh type.test ushl.sat vector.deinterleave2 vector.deinterleave3
vector.deinterleave4 vector.deinterleave5 vector.deinterleave6 vector.deinterleave7
vector.deinterleave8 vector.interleave2 vector.interleave3 vector.interleave4 vector.interleave5
vector.interleave6 vector.interleave7 vector.interleave8 vector.partial.reduce.add
vector.reduce.add vector.reduce.and vector.reduce.fadd vector.reduce.fmax vector.reduce.fmaximum
vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul vector.reduce.mul vector.reduce.or
vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor
vector.reverse vp.abs vp.add vp.and vp.ashr vp.bitreverse vp.bswap vp.ceil vp.copysign vp.ctpop
vp.fabs vp.fadd vp.fcmp vp.fdiv vp.floor vp.fma vp.fmul vp.fmuladd vp.fneg vp.fpext vp.fptosi
vp.fptoui vp.fptrunc vp.frem vp.fshl vp.fshr vp.fsub vp.icmp vp.inttoptr vp.llrint vp.lrint
vp.lshr vp.maximum vp.maxnum vp.merge vp.minimum vp.minnum vp.mul vp.nearbyint vp.or vp.ptrtoint
vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum vp.reduce.fmin
vp.reduce.fminimum vp.reduce.fmul vp.reduce.mul vp.reduce.or vp.reduce.smax vp.reduce.smin
vp.reduce.umax vp.reduce.umin vp.reduce.xor vp.rint vp.round vp.roundeven vp.roundtozero
vp.sadd.sat vp.select vp.sext vp.shl vp.sitofp vp.smax vp.smin vp.sqrt vp.ssub.sat vp.sub vp.trunc
vp.uadd.sat vp.uitofp vp.umax vp.umin vp.usub.sat vp.xor vp.zext vscale
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | - ; - ; immarg
experimental.vp.splice smul.fix smul.fix.sat umul.fix umul.fix.sat vector.insert
vector.splice.left vector.splice.right
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | - ; - ; immarg ; immarg ; immarg
matrix.multiply
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | - ; immarg
abs ctlz cttz experimental.cttz.elts vector.extract vp.ctlz vp.cttz vp.cttz.elts vp.is.fpclass
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | - ; immarg ; immarg
experimental.get.vector.length matrix.transpose
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | - ; immarg ; immarg ; immarg
objectsize
= nocallback nofree nosync nounwind speculatable willreturn memory(none) |  | readnone
preserve.static.offset
= nocallback nofree nosync nounwind speculatable willreturn memory(none) | nonnull | nonnull
threadlocal.address
= nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) |  | 
experimental.constrained.acos experimental.constrained.asin experimental.constrained.atan
experimental.constrained.atan2 experimental.constrained.ceil experimental.constrained.cos
experimental.constrained.cosh experimental.constrained.exp experimental.constrained.exp2
experimental.constrained.fadd experimental.constrained.fcmp experimental.constrained.fcmps
experimental.constrained.fdiv experimental.constrained.floor experimental.constrained.fma
experimental.constrained.fmul experimental.constrained.fmuladd experimental.constrained.fpext
experimental.constrained.fptosi experimental.constrained.fptoui experimental.constrained.fptrunc
experimental.constrained.frem experimental.constrained.fsub experimental.constrained.ldexp
experimental.constrained.llrint experimental.constrained.llround experimental.constrained.log
experimental.constrained.log10 experimental.constrained.log2 experimental.constrained.lrint
experimental.constrained.lround experimental.constrained.maximum experimental.constrained.maxnum
experimental.constrained.minimum experimental.constrained.minnum
experimental.constrained.nearbyint experimental.constrained.pow experimental.constrained.powi
experimental.constrained.rint experimental.constrained.round experimental.constrained.roundeven
experimental.constrained.sin experimental.constrained.sinh experimental.constrained.sitofp
experimental.constrained.sqrt experimental.constrained.tan experimental.constrained.tanh
experimental.constrained.trunc experimental.constrained.uitofp
= nocallback nofree nosync nounwind willreturn |  | 
call.preallocated.teardown get.dynamic.area.offset icall.branch.funnel localescape pcmarker
readcyclecounter readsteadycounter reloc.none stackaddress stackguard stackprotector stackrestore
stacksave va_copy va_end va_start vp.scatter
= nocallback nofree nosync nounwind willreturn |  | - ; immarg
call.preallocated.arg
= nocallback nofree nosync nounwind willreturn |  | immarg
call.preallocated.setup
= nocallback nofree nosync nounwind willreturn memory(argmem: read) |  | 
adjust.trampoline load.relative
= nocallback nofree nosync nounwind willreturn memory(argmem: read) |  | - ; readnone ; readonly captures(none)
coro.id
= nocallback nofree nosync nounwind willreturn memory(argmem: read) |  | captures(none)
experimental.vp.strided.load masked.load vp.load vp.load.ff
= nocallback nofree nosync nounwind willreturn memory(argmem: read) |  | captures(none) ; - ; immarg ; immarg ; immarg
matrix.column.major.load
= nocallback nofree nosync nounwind willreturn memory(argmem: read) |  | readonly captures(none)
coro.subfn.addr
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) |  | 
experimental.vector.histogram.add experimental.vector.histogram.uadd.sat
experimental.vector.histogram.umax experimental.vector.histogram.umin
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) |  | - ; immarg ; captures(none)
invariant.end
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) |  | captures(none)
lifetime.end lifetime.start
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) |  | immarg ; captures(none)
invariant.start
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) |  | writeonly captures(none) ; readnone ; readnone
init.trampoline
= nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) |  | readonly captures(none) ; immarg ; immarg ; immarg
prefetch
= nocallback nofree nosync nounwind willreturn memory(argmem: write) |  | - ; captures(none)
experimental.vp.strided.store masked.compressstore masked.store vp.store
= nocallback nofree nosync nounwind willreturn memory(argmem: write) |  | - ; writeonly captures(none) ; - ; immarg ; immarg ; immarg
matrix.column.major.store
= nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) |  | 
annotation experimental.noalias.scope.decl fake.use get.fpenv get.fpmode get.rounding
objc.clang.arc.noop.use pseudoprobe ptr.annotation reset.fpenv reset.fpmode set.fpenv set.fpmode
set.rounding sideeffect var.annotation
= nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) | noundef | 
allow.runtime.check allow.sanitize.address allow.sanitize.hwaddress allow.sanitize.memory
allow.sanitize.thread
= nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) | noundef | immarg
allow.ubsan.check
= nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) |  | noundef
assume
= nocallback nofree nosync nounwind willreturn memory(none) |  | 
addressofreturnaddress convert.from.fp16 convert.to.fp16 donothing eh.recoverfp expect
experimental.gc.result experimental.vector.compress localaddress ptrauth.blend
ptrauth.sign.generic sponentry stepvector thread.pointer type.checked.load
type.checked.load.relative vector.partial.reduce.fadd vp.sdiv vp.srem vp.udiv vp.urem
= nocallback nofree nosync nounwind willreturn memory(none) |  | - ; - ; immarg
expect.with.probability localrecover loop.dependence.raw.mask loop.dependence.war.mask
protected.field.ptr sdiv.fix sdiv.fix.sat udiv.fix udiv.fix.sat
= nocallback nofree nosync nounwind willreturn memory(none) |  | - ; immarg
preserve.union.access.index ptrauth.sign ptrauth.strip
= nocallback nofree nosync nounwind willreturn memory(none) |  | - ; immarg ; immarg
experimental.gc.relocate preserve.array.access.index preserve.struct.access.index
= nocallback nofree nosync nounwind willreturn memory(none) |  | immarg
frameaddress returnaddress
= nocallback nofree nosync nounwind willreturn memory(none) |  | readnone captures(none)
experimental.gc.get.pointer.base experimental.gc.get.pointer.offset
= nocallback nofree nosync nounwind willreturn memory(none) |  | returned
ssa.copy
= nocallback nofree nosync nounwind willreturn memory(none) | noundef | 
alloc.token.id
= nocallback nofree nosync nounwind willreturn memory(read) |  | 
masked.gather read_register vp.gather
= nocallback nofree nosync nounwind willreturn memory(read) |  | captures(none)
masked.expandload
= nocallback nofree nosync nounwind willreturn memory(write) |  | 
masked.scatter
= nocallback nofree nosync willreturn |  | immarg ; immarg
experimental.stackmap
= nocallback nofree nounwind willreturn memory(argmem: readwrite) |  | noalias writeonly captures(none) ; noalias readonly captures(none) ; - ; immarg
memcpy memcpy.inline
= nocallback nofree nounwind willreturn memory(argmem: readwrite) |  | writeonly captures(none) ; readonly captures(none) ; - ; immarg
memmove
= nocallback nofree nounwind willreturn memory(argmem: write) |  | writeonly captures(none) ; - ; - ; immarg
experimental.memset.pattern memset memset.inline
= nocallback nounwind |  | 
write_register
= nomerge nounwind |  | 
callbr.landingpad coro.async.resume coro.save
= noreturn nounwind |  | 
eh.sjlj.longjmp
= nosync nounwind willreturn memory(argmem: readwrite) |  | writeonly captures(none) ; readonly captures(none) ; - ; immarg
memcpy.element.unordered.atomic memmove.element.unordered.atomic
= nosync nounwind willreturn memory(argmem: write) |  | writeonly captures(none) ; - ; - ; immarg
memset.element.unordered.atomic
= nounwind |  | 
clear_cache coro.alloc coro.alloca.alloc coro.alloca.free coro.alloca.get coro.async.context.alloc
coro.async.context.dealloc coro.async.size.replace coro.end coro.end.async coro.end.results
coro.id.async coro.id.retcon coro.id.retcon.once coro.suspend debugtrap eh.dwarf.cfa eh.return.i32
eh.return.i64 eh.sjlj.functioncontext eh.sjlj.setjmp eh.sjlj.setup.dispatch eh.unwind.init gcroot
instrprof.callsite instrprof.cover instrprof.increment instrprof.increment.step
instrprof.mcdc.parameters instrprof.mcdc.tvbitmap.update instrprof.timestamp
instrprof.value.profile objc.arc.annotation.bottomup.bbend objc.arc.annotation.bottomup.bbstart
objc.arc.annotation.topdown.bbend objc.arc.annotation.topdown.bbstart objc.autoreleasePoolPop
objc.autoreleasePoolPush objc.claimAutoreleasedReturnValue objc.clang.arc.use objc.copyWeak
objc.destroyWeak objc.initWeak objc.loadWeak objc.loadWeakRetained objc.moveWeak objc.release
objc.retainAutoreleasedReturnValue objc.retainBlock objc.retainedObject objc.storeStrong
objc.storeWeak objc.sync.enter objc.sync.exit objc.unretainedObject objc.unretainedPointer
objc.unsafeClaimAutoreleasedReturnValue read_volatile_register swift.async.context.addr
= nounwind |  | - ; - ; immarg
hwasan.check.memaccess hwasan.check.memaccess.shortgranules
= nounwind |  | - ; immarg
asan.check.memaccess
= nounwind |  | - ; immarg ; immarg
hwasan.check.memaccess.fixedshadow hwasan.check.memaccess.shortgranules.fixedshadow
= nounwind |  | - ; writeonly
coro.begin coro.begin.custom.abi
= nounwind |  | returned
objc.autorelease objc.autoreleaseReturnValue objc.retain objc.retain.autorelease
objc.retainAutorelease objc.retainAutoreleaseReturnValue
= nounwind memory(argmem: read) |  | 
gcread
= nounwind memory(argmem: read) |  | - ; readonly captures(none)
coro.free
= nounwind memory(argmem: readwrite) |  | - ; captures(none) ; captures(none)
gcwrite
= nounwind memory(argmem: readwrite) |  | readonly captures(none)
coro.done
= nounwind memory(none) |  | 
coro.align coro.frame coro.is_in_ramp coro.noop coro.prepare.async coro.prepare.retcon coro.size
eh.exceptioncode eh.exceptionpointer eh.sjlj.lsda eh.typeid.for seh.scope.begin seh.scope.end
= nounwind memory(none) |  | - ; immarg
ptrauth.auth
= nounwind memory(none) |  | - ; immarg ; - ; immarg
ptrauth.resign
= nounwind memory(none) |  | captures(none)
coro.promise
= nounwind memory(none) |  | immarg
eh.sjlj.callsite
= nounwind memory(write) |  | - ; readonly captures(none)
xray.typedevent
= nounwind memory(write) |  | readonly captures(none)
xray.customevent
= nounwind willreturn memory(write) |  | 
seh.try.begin seh.try.end
`
