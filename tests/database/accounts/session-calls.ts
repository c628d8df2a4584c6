import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import type { Account } from "@/tests/database/support/sign-up";

/** The id of a token's session. */
export function sessionOf({ accessToken }: Account): string {
  const [, claims = ""] = accessToken.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id;
}

/** As a sign-in does, that asked to be remembered unless it says otherwise. */
export function remember(
  { as }: TestDatabase,
  account: Account,
  p_remembered = true,
): Promise<unknown> {
  const details = { p_id: sessionOf(account), p_browser: "Firefox on Linux", p_remembered };
  return dataOf(as("service").rpc("describe_session", details));
}

/** As the site does once the password was entered again. */
export function confirmSession({ as }: TestDatabase, account: Account): Promise<unknown> {
  return dataOf(as("service").rpc("confirm_session", { p_id: sessionOf(account) }));
}

/** As the site does just before it sets a password. */
export function allowPassword({ as }: TestDatabase, account: Account): Promise<unknown> {
  return dataOf(as("service").rpc("allow_password", { p_session: sessionOf(account) }));
}

/** As an admin does in the site. */
export function setAdmin(
  { call }: TestDatabase,
  admin: Account,
  p_id: string,
  p_is_admin: boolean | null,
  p_mails: object[] = [],
) {
  const session = { p_admin: admin.id, p_session: sessionOf(admin) };
  return call("set_admin", { ...session, p_id, p_is_admin, p_mails });
}

/** Moves a session's sign-in and its last use so far into the past. */
export function age({ sql }: TestDatabase, account: Account, created: string, used: string | null) {
  return sql(
    `update auth.sessions set created_at = now() - $2::interval,
       refreshed_at = now() at time zone 'UTC' - $3::interval
     where id = $1`,
    sessionOf(account),
    created,
    used,
  );
}
