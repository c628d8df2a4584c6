import "server-only";
import type { z } from "zod";
import { isClientError } from "@/lib/auth/client-error";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { publicClient } from "@/lib/supabase/clients";
import { accountMail } from "./mails";
import { remindOfAccount } from "./queries";
import type { SignUpInput } from "./schema";
import { signUpStrings } from "./sign-up-strings";

type Outcome = { status: "registered" } | { status: "weak" | "failed"; message: string };

/** An existing account counts as registered; its owner gets a mail. Throws when the database fails. */
export async function registerAccount(input: z.infer<typeof SignUpInput>): Promise<Outcome> {
  const { username, email, password } = input;
  // No cookies: the mailed link must work in any browser, and nobody is signed in here.
  const { data, error } = await publicClient().auth.signUp({
    email,
    password,
    options: { data: { username, is_admin: false }, emailRedirectTo: env().SITE_URL },
  });
  if (error?.code === "weak_password") return { status: "weak", message: error.message };
  if (!error && !data.user) return { status: "failed", message: signUpStrings.noUser };
  // An existing email shows up as a user without identities, a rate limit or an error, depending on
  // the server version. Each may mean something else, so the database is asked.
  const isNew = !error && data.user?.identities?.length !== 0;
  if (isNew || (await remindOfAccount(email, accountMail(email, env().SITE_URL)))) {
    return { status: "registered" };
  }
  reportError(error ?? "no identities", "sign-up");
  // Only client errors carry a readable message.
  const message = error && isClientError(error) ? error.message : "";
  return { status: "failed", message: message || signUpStrings.failed };
}
