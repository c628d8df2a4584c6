import type { Project } from "../../lib/supabase/connect.ts";
import { readConfig, type Variables } from "../process/config.ts";
import { lockHolder } from "../process/lock.ts";
import { arePortsFree } from "../process/ports.ts";
import { StackError } from "../process/stack-error.ts";
import { loadKeys } from "./keys.ts";

/**
 * Returns the project in SUPABASE_URL and SUPABASE_SECRET_KEY, or the running local stack. Throws a
 * StackError.
 */
export async function findProject(variables: Variables): Promise<Project> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = variables;
  if (!url && !secretKey) return findLocalStack(variables);
  // A single variable must not silently fall back to the local stack.
  if (!url || !secretKey) {
    const missing = url ? "SUPABASE_SECRET_KEY" : "SUPABASE_URL";
    throw new StackError(`${missing} is not set: set both it and the other, or neither.`);
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new StackError(`SUPABASE_URL should be an http(s) address, not "${url}".`);
  }
  return { url, secretKey };
}

async function findLocalStack(variables: Variables): Promise<Project> {
  const { dir, supabasePort } = readConfig(variables);
  if ((await lockHolder(dir)) === null) {
    throw new StackError(
      `No local stack is running on ${dir}: start it with npm run preview, or set SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    );
  }
  if (await arePortsFree([supabasePort])) {
    throw new StackError(
      `The local stack on ${dir} does not listen on port ${supabasePort}: wait until it has started, or set the SUPABASE_PORT it was started with.`,
    );
  }
  const { secretKey } = await loadKeys(dir);
  return { url: `http://127.0.0.1:${supabasePort}`, secretKey };
}
