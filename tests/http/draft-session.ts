import type { APIRequestContext } from "@playwright/test";
import { cookieHeader, sessionCookies } from "@/e2e/support/accounts";
import { testSite } from "@/e2e/support/test-site";

export const draftCookie = "draft-mode";

/** The cookies of a new session, of an admin with the one of Draft Mode, as every page of the admin asks for it. */
export async function signIn(
  request: APIRequestContext,
  account: Parameters<typeof sessionCookies>[0],
) {
  const session = cookieHeader(await sessionCookies(account));
  const headers = { cookie: session, origin: testSite.url };
  const answer = await request.post("/auth/draft-mode", { headers });
  const set = answer.headers()["set-cookie"] ?? "";
  const [draftMode = ""] = new RegExp(`${draftCookie}=[^;]+`).exec(set) ?? [];
  return { session, draftMode, both: `${session}; ${draftMode}` };
}
