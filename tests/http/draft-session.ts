import type { APIRequestContext } from "@playwright/test";
import { cookieOf, type sessionCookies } from "@/e2e/support/accounts";

export const draftCookie = "draft-mode";

/** Signs in and returns the cookies. An admin's include the one for Draft Mode. */
export async function signIn(
  request: APIRequestContext,
  account: Parameters<typeof sessionCookies>[0],
) {
  const session = await cookieOf(account);
  const answer = await request.get("/login", { headers: { cookie: session }, maxRedirects: 0 });
  const set = answer.headers()["set-cookie"] ?? "";
  const [draftMode = ""] = new RegExp(`${draftCookie}=[^;]+`).exec(set) ?? [];
  return { session, draftMode, both: `${session}; ${draftMode}` };
}
