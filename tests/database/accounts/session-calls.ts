import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import { testMail } from "@/tests/database/support/rows";
import type { Account } from "@/tests/database/support/sign-up";

/** The session ID in an account's access token. */
export function sessionOf({ accessToken }: Account): string {
  const [, claims = ""] = accessToken.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).session_id;
}

/** Records a session's details, as sign-in does; the session is remembered by default. */
export function remember(
  { as }: TestDatabase,
  account: Account,
  p_remembered = true,
): Promise<unknown> {
  const details = { p_id: sessionOf(account), p_browser: "Firefox on Linux", p_remembered };
  return dataOf(as("service").rpc("describe_session", details));
}

/** Confirms a session, as the site does after the password is re-entered. */
export function confirmSession({ as }: TestDatabase, account: Account): Promise<unknown> {
  return dataOf(as("service").rpc("confirm_session", { p_id: sessionOf(account) }));
}

/** The email that notifies an account's owner of a change. */
export const noticeTo = ({ email }: Account) => ({
  p_mails: [testMail(email)],
});

/** Allows a password change, as the site does just before making one. */
export function allowPassword({ as }: TestDatabase, account: Account): Promise<unknown> {
  const call = { p_session: sessionOf(account), ...noticeTo(account) };
  return dataOf(as("service").rpc("allow_password", call));
}

/** Grants or revokes admin rights, as an admin does on the site. */
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

/** Sets how long ago a session was created and last used. */
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
