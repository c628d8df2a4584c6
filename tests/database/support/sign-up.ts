import { type AuthResponse, createClient } from "@supabase/supabase-js";
import { newEmail } from "./rows.ts";

export type Account = { id: string; email: string; accessToken: string };

type Urls = { supabaseUrl: string; publishableKey: string; mailUrl: string };

const password = "correct horse battery";

/** Signs up with `metadata`, and follows the emailed link. Throws if any step fails. */
export async function signUp(
  urls: Urls,
  metadata: object = {},
  email = newEmail(),
): Promise<Account> {
  const auth = authClient(urls);
  const signedUp = await auth.signUp({ email, password, options: { data: metadata } });
  if (signedUp.error) throw signedUp.error;
  const token_hash = await mailedToken(urls.mailUrl, email);
  return accountOf(email, await auth.verifyOtp({ token_hash, type: "signup" }));
}

/** Opens another session for an existing account. Throws on failure. */
export async function signIn(urls: Urls, email: string): Promise<Account> {
  return accountOf(email, await authClient(urls).signInWithPassword({ email, password }));
}

function accountOf(email: string, { data, error }: AuthResponse): Account {
  if (error) throw error;
  if (!data.user || !data.session) throw new Error(`${email} got no session.`);
  return { id: data.user.id, email, accessToken: data.session.access_token };
}

/** Signs out the access token's session, all sessions, or all others. */
export async function signOut(
  urls: Urls,
  { accessToken }: Account,
  scope: "local" | "global" | "others",
): Promise<void> {
  const { error } = await authClient(urls).admin.signOut(accessToken, scope);
  if (error) throw error;
}

/** Changes the password at the auth server, as a browser could. Throws on failure. */
export async function changePassword(urls: Urls, { accessToken }: Account): Promise<void> {
  const response = await fetch(`${urls.supabaseUrl}/auth/v1/user`, {
    method: "PUT",
    headers: {
      apikey: urls.publishableKey,
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ password: `another ${password}` }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function authClient({ supabaseUrl, publishableKey }: Urls) {
  return createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth;
}

/** The token from the link in the latest email to `email`. */
async function mailedToken(mailUrl: string, email: string): Promise<string> {
  const query = new URLSearchParams({ to: email, limit: "1" });
  const response = await fetch(`${mailUrl}/api/messages?${query}`);
  const [mail]: { text: string }[] = await response.json();
  const token = /[?&]token_hash=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No mail with a link came to ${email}.`);
  return token;
}
