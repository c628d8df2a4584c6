import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import type { Database } from "./database.ts";

/** Sets up what a hosted project has before its first migration. Idempotent. */
export async function prepareDatabase(database: Database): Promise<void> {
  const read = (file: string) => readFile(join(import.meta.dirname, file), "utf8");
  const scripts = [
    await read("roles.sql"),
    getAuthSchemaSql(),
    await read("second-factor.sql"),
    getStorageSchemaSql(),
    await read("storage-grants.sql"),
  ];
  await database.transaction(async ({ exec }) => {
    for (const script of scripts) await exec(script);
  });
}
