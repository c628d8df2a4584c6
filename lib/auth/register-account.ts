import "server-only";
import type { z } from "zod";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { publicClient } from "@/lib/supabase/public";
import { accountMail } from "./mails";
import { remindOfAccount } from "./queries";
import { isRefusal } from "./refusal";
import type { SignUpInput } from "./schema";
import { signUpTexts } from "./sign-up-texts";

type Outcome = { status: "registered" } | { status: "weak" | "failed"; message: string };

/**
 * Makes the account, whose address is then confirmed by mail. One that exists already counts as
 * registered too, and is told so by mail. Throws on an outage of the database.
 */
export async function registerAccount(input: z.infer<typeof SignUpInput>): Promise<Outcome> {
  const { username, email, password } = input;
  // Without cookies: the mailed link is to work in any browser, and nobody is signed in by this.
  const { data, error } = await publicClient().auth.signUp({
    email,
    password,
    options: { data: { username, is_admin: false }, emailRedirectTo: env().SITE_URL },
  });
  if (error?.code === "weak_password") return { status: "weak", message: error.message };
  if (!error && !data.user) return { status: "failed", message: signUpTexts.noUser };
  // A hosted project answers with a user without identities, or that it is too soon for another
  // mail; other versions that the user exists. All of it may also mean something else, so we look.
  const isNew = !error && data.user?.identities?.length !== 0;
  if (isNew || (await remindOfAccount(email, accountMail(email, env().SITE_URL)))) {
    return { status: "registered" };
  }
  reportError(error ?? "no identities", "sign-up");
  // Of a request that it refuses the server says why; of its own troubles nothing readable.
  const message = error && isRefusal(error) ? error.message : "";
  return { status: "failed", message: message || signUpTexts.failed };
}
