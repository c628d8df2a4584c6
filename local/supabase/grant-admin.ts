import { connect, type Project } from "../../lib/supabase/connect.ts";
import type { Variables } from "../process/config.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import { findProject } from "./project.ts";

const timeoutMs = 10_000;

/** Returns the only argument if it is an email, otherwise null. */
export function readEmail(args: string[]): string | null {
  const [email = "", ...others] = args;
  return others.length === 0 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null;
}

/**
 * Makes the account with this email an admin of the project in SUPABASE_URL and
 * SUPABASE_SECRET_KEY, or of the running local stack. Returns a one-line result. Throws a
 * StackError.
 */
export async function grantAdmin(
  email: string,
  variables: Variables = process.env,
): Promise<string> {
  const { url, isNew } = await grant(await findProject(variables), email);
  return `${email} is an admin at ${url} ${isNew ? "now" : "already"}.`;
}

/** Like {@link grantAdmin}, for an admin who has lost both phone and recovery codes. */
export async function grantWithoutSecondFactor(
  email: string,
  variables: Variables = process.env,
): Promise<string> {
  const project = await findProject(variables);
  const { id, url } = await grant(project, email);
  const { data, error, status } = await connect(project, timeoutMs).rpc("forget_second_factor", {
    p_user: id,
  });
  if (error) throw failure(project, status, error);
  const outcome = data
    ? "has no second factor any more, and is signed out"
    : "has no second factor";
  return `${email} is an admin at ${url} and ${outcome}.`;
}

async function grant(project: Project, email: string) {
  const profiles = connect(project, timeoutMs).from("profiles");
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
