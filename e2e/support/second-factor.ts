import { readClaims } from "@/lib/auth/viewer";
import { totp } from "@/local/supabase/totp";
import { type Account, auth, newAccount } from "./accounts";
import { serviceClient } from "./stored";

export type AccountWithFactor = Account & { secret: string; codes: string[] };

/** Enrols without going through the site, so that none of the factor's codes counts as used. */
export async function newAdminWithFactor(): Promise<AccountWithFactor> {
  const account = await newAccount({ isAdmin: true });
  const client = await auth();
  await client.signInWithPassword(account);
  const enrolled = await client.mfa.enroll({ factorType: "totp" });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp: shown } = enrolled.data;
  const code = totp(shown.secret, Date.now());
  const verified = await client.mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
  const session = readClaims(verified.data.access_token);
  const words = { subject: "Added", html: "<p>Added</p>", text: "Added" };
  const { data } = await (await serviceClient()).rpc("confirm_enrolment", {
    p_user: account.id,
    p_session: session?.sessionId ?? "",
    p_mails: [{ kind: "second-factor-added", to: account.email, ...words }],
  });
  return { ...account, secret: shown.secret, codes: data ?? [] };
}

/** Returns the current code, or the one `steps` × 30 s later. The next code is accepted too. */
export function codeOf({ secret }: { secret: string }, steps = 0): string {
  return totp(secret, Date.now() + steps * 30_000);
}
