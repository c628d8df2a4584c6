import { createClient } from "@supabase/supabase-js";

export type Account = { id: string; email: string; accessToken: string };

type Addresses = { supabaseUrl: string; publishableKey: string; mailUrl: string };

/** Signs up with `metadata`, uses the link in the mail, signs in. Throws when any step fails. */
export async function signUp(
  { supabaseUrl, publishableKey, mailUrl }: Addresses,
  email: string,
  metadata: object = {},
): Promise<Account> {
  const password = "correct horse battery";
  const { auth } = createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedUp = await auth.signUp({ email, password, options: { data: metadata } });
  if (signedUp.error) throw signedUp.error;
  const token_hash = await mailedToken(mailUrl, email);
  const confirmed = await auth.verifyOtp({ token_hash, type: "signup" });
  if (confirmed.error) throw confirmed.error;
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { id: data.user.id, email, accessToken: data.session.access_token };
}

/** The token of the link in the newest mail to `email`. */
async function mailedToken(mailUrl: string, email: string): Promise<string> {
  const response = await fetch(`${mailUrl}/api/messages`);
  const mails: { to: string | string[]; text: string }[] = await response.json();
  const mail = mails.find(({ to }) => [to].flat().includes(email));
  const token = /[?&]token_hash=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No mail with a link came to ${email}.`);
  return token;
}
