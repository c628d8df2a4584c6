import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { openPostgres } from "../database/postgres.ts";
import { readConfig, type Variables } from "../process/config.ts";
import { lockFolder } from "../process/lock.ts";
import { makeFolder } from "../process/stack.ts";
import { StackError } from "../process/stack-error.ts";
import { loadKeys } from "../supabase/keys.ts";
import { hostedPictures, localPictures, type Pictures } from "./pictures.ts";

export type Place = {
  /** Shown in messages. */
  name: string;
  database: Database;
  pictures: Pictures;
  /** Whether this is a Supabase project, with its own auth and storage services. */
  isHosted: boolean;
  close(): Promise<void>;
};

const hosted = ["SUPABASE_DB_URL", "SUPABASE_URL", "SUPABASE_SECRET_KEY"] as const;

/** Opens the project set in the environment, or else the local stack. Throws a StackError. */
export async function openPlace(
  use: "backup" | "restore",
  variables: Variables = process.env,
): Promise<Place> {
  if (hosted.every((name) => !variables[name])) return openLocal(use, variables);
  const [databaseUrl = "", url = "", secretKey = ""] = hosted.map((name) => {
    // A partial configuration must not silently fall back to the local stack.
    if (variables[name]) return variables[name];
    throw new StackError(`${name} is not set: set all of ${hosted.join(", ")}, or none.`);
  });
  const database = await openPostgres(databaseUrl, "SUPABASE_DB_URL");
  const pictures = hostedPictures(url, secretKey);
  return {
    name: `The project at ${url}`,
    database,
    pictures,
    isHosted: true,
    close: database.close,
  };
}

async function openLocal(use: "backup" | "restore", variables: Variables): Promise<Place> {
  const { dir, databaseUrl } = readConfig(variables);
  if (use === "restore") await makeFolder(dir);
  else if (!databaseUrl && !existsSync(join(dir, "db"))) {
    throw new StackError(`There is no database in ${dir}: start it once with npm run preview.`);
  }
  // Only one process can open PGlite; a Postgres server has no such limit.
  const unlock = databaseUrl ? async () => {} : await lockFolder(dir);
  try {
    if (use === "restore") await loadKeys(dir);
    const database = await openDatabase(dir, databaseUrl);
    return {
      name: databaseUrl ? "The database of LOCAL_DB_URL" : `The database in ${dir}`,
      database,
      pictures: localPictures(dir),
      isHosted: false,
      async close() {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
