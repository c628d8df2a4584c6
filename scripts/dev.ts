import { join } from "node:path";
import "./check-node.cjs";

process.chdir(join(import.meta.dirname, ".."));
const { runSite } = await import("../local/process/run-site.ts");
await runSite("dev");
