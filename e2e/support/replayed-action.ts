import { type APIRequestContext, expect, type Page, type Request } from "@playwright/test";
import { newAccount, seeded, sessionCookies, setAdmin } from "./accounts";

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

/** A call of a server action as a page sends it, caught before it reaches the server. */
export type Caught = { url: string; headers: Record<string, string>; body: Buffer };

/** Presses something in a page and keeps what would be sent; the page reads that it failed. */
export async function catchAction(page: Page, press: () => Promise<void>): Promise<Caught> {
  const caught = Promise.withResolvers<Request>();
  await page.route("**/admin/**", async (route) => {
    const request = route.request();
    if (!("next-action" in request.headers())) return route.fallback();
    await route.abort();
    caught.resolve(request);
  });
  await press();
  const request = await caught.promise;
  await page.unroute("**/admin/**");
  const { "next-action": action = "", "content-type": type = "" } = request.headers();
  return {
    url: request.url(),
    headers: { "next-action": action, "content-type": type, accept: "text/x-component" },
    body: request.postDataBuffer() ?? Buffer.from(""),
  };
}

/** Sends it with these cookies, from this site or another, and answers status and body. */
export async function replay(
  request: APIRequestContext,
  { url, headers, body }: Caught,
  cookies: Cookies,
  origin = new URL(url).origin,
) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await request.post(url, {
    headers: { ...headers, origin, cookie },
    data: body,
    maxRedirects: 0,
  });
  return { status: answer.status(), text: await answer.text() };
}

/**
 * Fails where the call gets another answer than this for anybody but an admin, shows them the email, or is
 * taken from an admin on another site. Returns an admin's cookies.
 */
export async function expectForAdminsOnly(
  request: APIRequestContext,
  caught: Caught,
  email: string,
  answer = "Your session has ended.",
): Promise<Cookies> {
  for (const [who, cookies] of Object.entries(await unauthorizedSessions())) {
    const { text } = await replay(request, caught, cookies);
    expect(text, who).toContain(answer);
    expect(text, who).not.toContain(email);
  }
  const admin = await sessionCookies(seeded.admin);
  const foreign = await replay(request, caught, admin, "https://elsewhere.example");
  expect(foreign.status).toBe(403);
  return admin;
}

/** Cookies of everybody who may not act as an admin: nobody, a member, and one who was an admin. */
export async function unauthorizedSessions(): Promise<
  Record<"visitor" | "member" | "revoked", Cookies>
> {
  const [member, revoked] = await Promise.all([newAccount(), newAccount({ isAdmin: true })]);
  const cookies = {
    visitor: [],
    member: await sessionCookies(member),
    revoked: await sessionCookies(revoked),
  };
  await setAdmin(revoked.id, false);
  return cookies;
}
