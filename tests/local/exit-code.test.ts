import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makeProject } from "./test-stack.ts";

const MODULE = pathToFileURL(join(import.meta.dirname, "../../local/database/pglite.ts")).href;

test.each([0, 3])("a process with PGlite in it ends with its own exit code (%i)", async (code) => {
  const script = `
    process.exitCode = ${code};
    const { openPglite } = await import(${JSON.stringify(MODULE)});
    const database = await openPglite(".local");
    await database.sql("select * from no_such_table").catch(() => {});
    await database.sql("select 1");
    await database.close();
  `;
  const args = ["--input-type=module", "-e", script];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: await makeProject(),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([code, ""]);
});
