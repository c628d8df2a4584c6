import { totp } from "@/local/supabase/totp";
import { noticeTo, sessionOf } from "@/tests/database/accounts/session-calls";
import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import type { Account } from "@/tests/database/support/sign-up";

/** An account with a second factor, which its session has verified. */
export type Enrolled = Account & { factorId: string; secret: string; codes: string[] };

type Answer = { status: number; body: Record<string, unknown> };

/** Sends a request to the auth server with an account's token. */
export async function ask(
  { supabaseUrl, publishableKey }: TestDatabase,
  { accessToken }: Account,
  path: string,
  body: object,
  method = "POST",
): Promise<Answer> {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${accessToken}`,
    "content-type": "application/json",
  };
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, init);
  return { status: response.status, body: await response.json() };
}

/** Adds a factor at the auth server; it takes effect only once confirmed. */
export async function addFactor(database: TestDatabase, account: Account) {
  const { body } = await ask(database, account, "factors", { factor_type: "totp" });
  return { factorId: String(body.id), secret: (body.totp as { secret: string }).secret };
}

export async function giveCode(
  database: TestDatabase,
  account: Account,
  { factorId, secret }: { factorId: string; secret: string },
  code = totp(secret, Date.now()),
): Promise<Answer> {
  const challenge = await ask(database, account, `factors/${factorId}/challenge`, {});
  const verify = { challenge_id: challenge.body.id, code };
  return ask(database, account, `factors/${factorId}/verify`, verify);
}

/** The account with the access token from a response. */
export const withTokens = <T extends Account>(account: T, { body }: Answer): T => ({
  ...account,
  accessToken: String(body.access_token),
});

export const idsOf = (account: Account) => ({ p_user: account.id, p_session: sessionOf(account) });

export function confirm({ as }: TestDatabase, account: Account): Promise<string[] | null> {
  const call = { ...idsOf(account), ...noticeTo(account) };
  return dataOf(as("service").rpc("confirm_enrolment", call));
}

export async function enrol(database: TestDatabase, account: Account): Promise<Enrolled> {
  const factor = await addFactor(database, account);
  const answer = await giveCode(database, account, factor);
  const raised = withTokens(account, answer);
  return { ...raised, ...factor, codes: (await confirm(database, raised)) ?? [] };
}

export async function stepOf({ as }: TestDatabase, account: Account): Promise<unknown> {
  const viewer = await dataOf(as(account).rpc("get_viewer"));
  return (viewer as { step: unknown } | null)?.step;
}
