import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../lib/supabase/database.types.ts";
import { readConfig } from "../process/config.ts";
import { lockHolder } from "../process/lock.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import { loadKeys } from "./keys.ts";

type Variables = Record<string, string | undefined>;
type Project = { url: string; secretKey: string };

const timeoutMs = 10_000;

/** The one argument, when it is an e-mail address; null for anything else. */
export function readEmail(args: string[]): string | null {
  const [email = "", ...others] = args;
  return others.length === 0 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null;
}

/**
 * Makes the account with this email an admin: of the project that SUPABASE_URL and
 * SUPABASE_SECRET_KEY name, or else of the running local stack. Returns a one-line result. Throws a StackError.
 */
export async function grantAdmin(
  email: string,
  variables: Variables = process.env,
): Promise<string> {
  const { url, isNew } = await grant(await findProject(variables), email);
  return `${email} is an admin at ${url} ${isNew ? "now" : "already"}.`;
}

/** As {@link grantAdmin}, for an admin who has lost phone and recovery codes. */
export async function grantWithoutSecondFactor(
  email: string,
  variables: Variables = process.env,
): Promise<string> {
  const project = await findProject(variables);
  const { id, url } = await grant(project, email);
  const { data, error, status } = await connect(project).rpc("forget_second_factor", {
    p_user: id,
  });
  if (error) throw failure(project, status, error);
  const outcome = data
    ? "has no second factor any more, and is signed out"
    : "has no second factor";
  return `${email} is an admin at ${url} and ${outcome}.`;
}

async function grant(project: Project, email: string) {
  const profiles = connect(project).from("profiles");
  // The auth service stores every email in lower case.
  const found = await profiles
    .select("id, is_admin")
    .eq("email", email.toLowerCase())
    .maybeSingle();
  if (found.error) throw failure(project, found.status, found.error);
  if (!found.data) {
    throw new StackError(
      `There is no account of ${email} at ${project.url}: sign up on the site first, then run this again.`,
    );
  }
  const { id, is_admin } = found.data;
  if (!is_admin) {
    const { error, status } = await profiles.update({ is_admin: true }).eq("id", id);
    if (error) throw failure(project, status, error);
  }
  return { id, url: project.url, isNew: !is_admin };
}

async function findProject(variables: Variables): Promise<Project> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = variables;
  if (!url && !secretKey) return findLocalStack(variables);
  // One variable alone is a mistake: it must not silently mean the local stack.
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
  const { secretKey } = await loadKeys(dir);
  return { url: `http://127.0.0.1:${supabasePort}`, secretKey };
}

function connect({ url, secretKey }: Project) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    },
  });
}

function failure({ url }: Project, status: number, error: { message: string }): StackError {
  const reason = oneLine(error);
  if (status === 0) {
    return new StackError(`Supabase at ${url} cannot be reached (${reason}): nothing was changed.`);
  }
  if (status === 401 || status === 403) {
    return new StackError(
      `Supabase at ${url} refuses SUPABASE_SECRET_KEY (${reason}): nothing was changed.`,
    );
  }
  return new StackError(`Supabase at ${url} answered ${status} (${reason}): nothing was changed.`);
}
