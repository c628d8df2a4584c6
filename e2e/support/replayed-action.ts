import { newAccount, sessionCookies, setAdmin } from "./accounts";

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

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
