import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeProject } from "./test-stack.ts";

const module = new URL("../../local/database/pglite.ts", import.meta.url).href;

test.each([0, 3])("a process with PGlite in it ends with its own exit code (%i)", async (code) => {
  const script = `
    process.exitCode = ${code};
    const { openPglite } = await import(${JSON.stringify(module)});
    const database = await openPglite(".local");
    await database.sql("select * from no_such_table").catch(() => {});
    await database.sql("select 1");
    await database.close();
  `;
  const options = { cwd: await makeProject(), encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    options,
  );
  expect([status, stderr]).toEqual([code, ""]);
});
