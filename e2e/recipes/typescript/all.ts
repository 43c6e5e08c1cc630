// Every type of engine.d.ts, as a page of one's own would have it.
import {
  StatepointError, statepoint,
  type Category, type CompileOptions, type Diagnostic, type Figures, type Kind, type LineClass,
  type Link, type Mark, type Module, type Outcome, type Purpose, type Report, type Role,
  type RunOptions, type Severity, type Stage, type Statepoint, type Text, type Verdict,
} from "./engine.js";

const colours: Record<Category, string> = {
  value: "black", base: "blue", derived: "red", deopt: "brown", call: "orange",
  constant: "green", header: "grey",
};
const shades: Record<Severity, number> = { error: 2, warning: 1, note: 0 };

function place(text: Text, mark: Mark): string {
  const role: Role | undefined = mark.role;
  const first: LineClass | undefined = text.lines?.[0]?.class;
  return [text.text?.slice(mark.start, mark.end), role, first, text.gutter?.length, text.caption].join();
}

function name(link: Link): string {
  const kind: Kind = link.kind;
  const purpose: Purpose | undefined = link.purpose;
  const module: Module | undefined = link.text;
  const from: readonly number[] = link.from ?? [];
  return `${colours[link.category ?? "value"]} ${kind} ${link.label} ${purpose} ${module} ${from.join()} ` +
    `${link.at?.length} ${link.function} ${link.in} ${link.by} ${link.copy} ${link.after} ${link.detail}`;
}

function tell(d: Diagnostic): string {
  return `${d.line}:${d.column}: ${shades[d.severity]} ${d.message} ${d.expected ?? d.suggestion ?? ""} ` +
    `${d.notes?.join("\n")} ${d.code} ${d.stack} ${d.end - d.start}`;
}

const sum = (f: Figures): number => f.codeBytes + f.frameBytes + f.stackMapBytes + f.sourceBytes +
  f.instructions + f.polls + f.statepoints + f.relocates + f.machineInstructions + f.records;

export async function show(source: string): Promise<string[]> {
  const sp: Statepoint = await statepoint({ memory: 1 << 28 });
  const options: CompileOptions = {
    name: "f.ll", passes: ["rewrite-statepoints-for-gc"], flags: ["-spp-all-backedges"],
    dialect: "15", syntax: "intel", strategy: "statepoint-example", map: "3",
    signal: AbortSignal.timeout(5000),
  };
  try {
    const r: Report = await sp.compile(source, options);
    const stage: Stage | undefined = r.stages.find((s) => s.changed && s.module);
    return [stage?.title ?? "", stage?.summary ?? "", stage?.key ?? "", r.dialect ?? "", String(sum(r.figures)),
      ...r.links.map(name), ...r.assembly.marks.map((m) => place(r.assembly, m)),
      ...r.stackMap.marks.map((m) => place(r.stackMap, m)), r.source.text ?? ""];
  } catch (err: unknown) {
    if (!(err instanceof StatepointError)) throw err;
    const at: number | undefined = err.line ?? err.column;
    return [`${at}`, err.report?.failed ?? "", ...err.diagnostics.map(tell)];
  } finally {
    sp.close();
  }
}

export async function run(sp: Statepoint, source: string): Promise<string[]> {
  const options: RunOptions = {
    collector: "semispace", stress: "every-safepoint", throws: ["g"], heap: 4096, steps: 1000, seed: 2,
    syntax: "go",
  };
  const o: Outcome = await sp.run(source, "f({| 3})", options);
  const verdicts: Verdict[] = await sp.check(source, "safe", { name: "f.ll" });
  return [o.result ?? o.stopped ?? "", o.output, o.unsound ?? o.blame ?? "", ...(o.assumed ?? []),
    `${o.steps + o.safepoints + o.collections + o.moved + o.updated + o.unsounds} ${o.collector}`,
    ...verdicts.map((v) => `${v.line} ${v.check} ${v.ok} ${v.open} ${v.said} ${v.told}`)];
}

// What the types refuse.
export async function wrong(sp: Statepoint): Promise<void> {
  // @ts-expect-error there is no such syntax
  await sp.compile("", { syntax: "masm" });
  // @ts-expect-error a source is a text
  await sp.compile(7);
  const r = await sp.compile("");
  // @ts-expect-error a stage may have no module
  r.stages[0]!.module.text;
  // @ts-expect-error there is no such category
  colours.pointer;
}
