// The types of engine.js.

/** The compiler, in a worker. It answers one request after the other. */
export interface Statepoint {
  /**
   * Compiles LLVM assembly. It is rejected with a StatepointError when the text has errors, and with
   * the signal's reason when that aborts.
   */
  compile(source: string, options?: CompileOptions): Promise<Report>;
  /**
   * Compiles a program and runs it in the emulator from beginning to end: a call such as
   * "sum({| 3})", "main()" if not told. It is rejected as compile is, and when nothing can run. A
   * program that is stopped, or uses what is not there, has an outcome that says so.
   */
  run(source: string, entry?: string, options?: RunOptions): Promise<Outcome>;
  /**
   * Gives the verdicts of checks, as a lesson's, on a program; web/check has the language, and
   * `statepoint help checks` each check by example. It is rejected when the checks cannot be read.
   */
  check(source: string, checks: string, options?: CompileOptions): Promise<Verdict[]>;
  /** Ends the worker; what waits is rejected. */
  close(): void;
}

/**
 * Starts an engine, in a page or a worker. It may take `memory` bytes, a gigabyte if not told. It is
 * rejected when the engine cannot be loaded, or a content security policy forbids it.
 */
export function statepoint(options?: { memory?: number }): Promise<Statepoint>;

export interface CompileOptions {
  /** What diagnostics call the source; "input.ll" if not told. */
  name?: string;
  /** LLVM's names of the passes to run, in order; without any, both of the usual line. */
  passes?: string[];
  /** LLVM's options of those passes, "-spp-all-backedges". */
  flags?: string[];
  /** The version of LLVM in whose form the modules are, "3.8"; otherwise the source decides. */
  dialect?: string;
  /** Of the assembly. */
  syntax?: "att" | "intel" | "go";
  /** A strategy for every function that has one. */
  strategy?: string;
  /** The version of the stack map. */
  map?: "1" | "2" | "3";
  /** Gives up on the compilation; one that runs is ended. */
  signal?: AbortSignal;
}

export interface RunOptions extends CompileOptions {
  /** "semispace", "generational", "mark-sweep", "refcount", "incremental", "concurrent", …; otherwise the strategy decides. */
  collector?: string;
  /** When it runs beside when the heap is full: "every-safepoint", "every-allocation", or "3" for every third safepoint. */
  stress?: string;
  /** Undefined functions that throw an exception instead of returning. */
  throws?: string[];
  /** The size of the heap in bytes. */
  heap?: number;
  /** The most instructions that are executed. */
  steps?: number;
  /** Determines how threads take turns. */
  seed?: number;
}

/** What a run came to. */
export interface Outcome {
  collector: string;
  /** What the function returned, in the syntax of arguments: "3", "void"; missing if it was stopped. */
  result?: string;
  /** Why there is no result. */
  stopped?: string;
  /** The first read or write of something that is not there, such as a stale address. */
  unsound?: string;
  /** How many of these there were. */
  unsounds: number;
  /** What the emulator supplied that may be their cause. */
  blame?: string;
  output: string;
  /** What the emulator supplied for the run. */
  assumed?: string[];
  /** Instructions executed. */
  steps: number;
  /** Points where the collector could run. */
  safepoints: number;
  collections: number;
  /** Objects that collections moved. */
  moved: number;
  /** References in frames that collections updated. */
  updated: number;
}

/** What a check found. */
export interface Verdict {
  /** Of the check in its text, from 1. */
  line: number;
  /** As written. */
  check: string;
  ok: boolean;
  /** It could not be decided, for example because the program does not compile. */
  open: boolean;
  /** What is so. */
  said?: string;
  /** The author's text for this failure. */
  told?: string;
}

export class StatepointError extends Error {
  /** Of the first error, from 1; undefined if that is not of a place, or the engine ended instead. */
  readonly line?: number;
  readonly column?: number;
  readonly diagnostics: Diagnostic[];
  /** As far as the compilation went. */
  readonly report?: Report;
}

/** What Export writes as JSON. Offsets are bytes of UTF-8. Empty texts and lists may be missing. */
export interface Report {
  ok: boolean;
  /** The key of the stage that failed. */
  failed?: string;
  dialect?: string;
  source: Text;
  stages: Stage[];
  assembly: Text;
  stackMap: Text;
  links: Link[];
  diagnostics: Diagnostic[];
  figures: Figures;
}

export interface Stage {
  key: string;
  title: string;
  summary?: string;
  changed: boolean;
  /** The module after the stage, if that is one of modules. */
  module?: Text;
}

export interface Text {
  caption?: string;
  text?: string;
  /** Labels of the lines, if they are not their numbers. */
  gutter?: string[];
  marks: Mark[];
  lines?: { line: number; class?: LineClass }[];
}

/** A place in a text that stands for a link. */
export interface Mark {
  start: number;
  end: number;
  id: number;
  role?: Role;
}

/** A value, an instruction, a slot, a record or one of its fields, and where it came from. */
export interface Link {
  id: number;
  kind: Kind;
  category?: Category;
  purpose?: Purpose;
  label?: string;
  /** The module whose number the label is, where the source gives that to another value. */
  text?: Module;
  after?: string;
  /** What code, frames and records call it, if not by its label. */
  reader?: string;
  detail?: string;
  from?: number[];
  at?: number[];
  function?: number;
  /** The call that returns the value. */
  call?: number;
  /** Of a machine instruction: it is the call itself. */
  calls?: true;
  in?: number;
  by?: number;
  copy?: true;
  start?: number;
  end?: number;
}

export interface Diagnostic {
  severity: Severity;
  code?: string;
  /** From 1; 0 where it is about the options, or the module as a whole. */
  line: number;
  column: number;
  start: number;
  end: number;
  message: string;
  expected?: string;
  suggestion?: string;
  first?: string;
  notes?: string[];
  stack?: string;
}

export interface Figures {
  sourceBytes: number;
  instructions: number;
  polls: number;
  statepoints: number;
  relocates: number;
  machineInstructions: number;
  frameBytes: number;
  codeBytes: number;
  stackMapBytes: number;
  records: number;
}

// Made by `go run ./e2e/tools/enums` of web/report. Do not edit.
export type Kind = "value" | "argument" | "instruction" | "call" | "block" | "function" | "global" | "machine instruction" | "slot" | "register" | "record" | "location" | "field";
export type Category = "value" | "base" | "derived" | "deopt" | "call" | "constant" | "header";
export type Purpose = "" | "statepoint" | "relocate" | "result" | "merge" | "base" | "rematerialised" | "poll";
export type Role = "use" | "definition" | "whole" | "place" | "bytes" | "comment";
export type LineClass = "" | "changed" | "record" | "header" | "padding";
export type Severity = "error" | "warning" | "note";
export type Module = "rw";
