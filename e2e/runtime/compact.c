// compact.c: walks the frames of compiled code by compact maps, with the header
// that the project gives to runtimes.

#include "runtime.h"
#include "statepoint_table.h"

size_t rt_map_load(void)
{
    size_t tables = 0;
    for (const uint8_t *p = __start_statepoint_compact; p < __stop_statepoint_compact; p += spc_u32(p + 4)) {
        if (spc_u32(p) != SPC_MAGIC || spc_u32(p + 4) == 0)
            rt_fail("no table at %p", (const void *)p);
        tables++;
    }
    return tables;
}

static void patch(uint64_t *place, void *argument)
{
    rt_forward *forward = *(rt_forward **)argument;
    *place = (uint64_t)forward((rt_object *)*place, "a reference on the stack");
    rt_patched++;
}

void rt_patch_frames(rt_registers *registers, rt_forward *forward)
{
    uint64_t *const saved[SP_REGISTERS] = {
        [SP_RBP] = &registers->rbp, [SP_RBX] = &registers->rbx, [SP_R12] = &registers->r12,
        [SP_R13] = &registers->r13, [SP_R14] = &registers->r14, [SP_R15] = &registers->r15,
    };
    sp_frame f;
    sp_frame_start(&f, registers->pc, (uint64_t)(registers + 1), saved);
    while (f.pc != (uint64_t)rt_enter_return) {
        if (!spc_frame_find(&f))
            rt_fail("no map knows the return address %#lx", (unsigned long)f.pc);
        if (!spc_frame_roots(&f, patch, &forward))
            rt_fail("nobody knows where a register of the frame at %#lx was saved", (unsigned long)f.sp);
        sp_frame_next(&f);
    }
}
