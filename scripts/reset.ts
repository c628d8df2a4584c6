import { join } from "node:path";
import "./check-node.cjs";

process.chdir(join(import.meta.dirname, ".."));
const { readConfig } = await import("../local/process/config.ts");
const { resetState } = await import("../local/process/reset-state.ts");
const { orReport } = await import("../local/process/command.ts");

await orReport("Reset", async () => {
  const { dir } = readConfig();
  const removed = await resetState(dir);
  console.log(
    removed ? `Deleted ${dir}: the next start is a fresh one.` : `${dir} does not exist.`,
  );
});
