import { join } from "node:path";
import "./check-node.cjs";

process.chdir(join(import.meta.dirname, ".."));
const { readConfig } = await import("../local/process/config.ts");
const { resetState } = await import("../local/process/reset-state.ts");
const { oneLine, StackError } = await import("../local/process/stack-error.ts");

try {
  const { dir } = readConfig();
  const removed = await resetState(dir);
  console.log(
    removed ? `Deleted ${dir}: the next start is a fresh one.` : `${dir} does not exist.`,
  );
} catch (error) {
  console.error(error instanceof StackError ? error.message : `Reset failed: ${oneLine(error)}`);
  process.exitCode = 1;
}
