// A page of one's own, which has engine.js from where the explorer lies; tsconfig.json says where its
// types are.
import { StatepointError, statepoint } from "https://explorer.example/engine.js";

const text = document.querySelector("textarea")!.value;
const sp = await statepoint();
try {
  const report = await sp.compile(text, { name: "f.ll", syntax: "intel", signal: AbortSignal.timeout(5000) });
  document.body.append(report.assembly.text ?? "");
} catch (err) {
  if (!(err instanceof StatepointError)) throw err;
  document.body.append(err.message);
}
