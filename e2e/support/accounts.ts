import type { BrowserContext } from "@playwright/test";
import { createServerClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import type { Role } from "@/lib/auth/permissions";
import { hintCookie } from "@/lib/auth/session-hint";
import type { Database } from "@/lib/supabase/database.types";
import { seedUsers } from "@/local/database/seed";
import { mailsTo } from "./mail";
import { serviceClient, stackKeys } from "./stored";
import { testSite } from "./test-site";

export type Account = { id: string; email: string; password: string };

const { supabaseUrl } = testSite;

/** Credentials of the seeded accounts: an admin and a member. */
export const seeded = { admin: seededAs("admin"), visitor: seededAs("visitor") };

type Access = { isAdmin?: boolean; role?: Role | null };

/** Creates an account with a confirmed email, optionally with access to the admin area. */
export async function newAccount({ isAdmin = false, role = null }: Access = {}): Promise<Account> {
  const account = await unconfirmedAccount();
  const [mail] = await mailsTo(account.email);
  const token = /[?&]token_hash=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const confirmed = await (await auth()).verifyOtp({ token_hash: token, type: "signup" });
  if (confirmed.error) throw confirmed.error;
  if (isAdmin) await setAdmin(account.id, true);
  if (role) await setRole(account.id, role);
  return account;
}

/** Creates an account whose confirmation link hasn't been opened yet. */
export async function unconfirmedAccount(): Promise<Account> {
  const email = `account-${crypto.randomUUID()}@mail.example`;
  const password = `word-${crypto.randomUUID().slice(0, 13)}`;
  const { data, error } = await (await auth()).signUp({ email, password });
  if (error || !data.user) throw error ?? new Error("No user came back.");
  return { id: data.user.id, email, password };
}

/** Creates a signed-out client for the stack under test. */
async function newClient() {
  return createClient<Database>(supabaseUrl, (await stackKeys()).publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Creates a signed-out auth client. */
export async function auth() {
  return (await newClient()).auth;
}

/** Creates a database client signed in as the seeded admin. */
export async function adminClient() {
  const client = await newClient();
  const { error } = await client.auth.signInWithPassword(seeded.admin);
  if (error) throw error;
  return client;
}

/** Grants or revokes admin access directly in the database. */
export async function setAdmin(id: string, isAdmin: boolean): Promise<void> {
  const profiles = (await serviceClient()).from("profiles");
  await profiles.update({ is_admin: isAdmin }).eq("id", id).throwOnError();
}

/** Sets or removes an account's role directly in the database. */
export async function setRole(id: string, role: Role | null): Promise<void> {
  const profiles = (await serviceClient()).from("profiles");
  await profiles.update({ role }).eq("id", id).throwOnError();
}

type Credentials = { email: string; password: string };

/** Signs the browser in without the sign-in form, so Draft Mode stays off. */
export async function signIn(context: BrowserContext, account: Credentials): Promise<void> {
  const cookies = await sessionCookies(account);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: testSite.url })));
}

/** Starts a session and returns the cookies the site would set for it. */
export async function sessionCookies({ email, password }: Credentials) {
  const jar = new Map<string, string>();
  const client = createServerClient<Database>(supabaseUrl, (await stackKeys()).publishableKey, {
    cookieOptions: { name: "auth-session" },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll(changed) {
        for (const { name, value } of changed) jar.set(name, value);
      },
    },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const { data: profile } = await client.from("profiles").select("is_admin").eq("id", data.user.id);
  jar.set(hintCookie, profile?.[0]?.is_admin ? "admin" : "member");
  return [...jar].map(([name, value]) => ({ name, value }));
}

/** Starts a session and returns its cookies as a request header. */
export async function cookieOf(account: Credentials): Promise<string> {
  return cookieHeader(await sessionCookies(account));
}

/** Formats cookies as a `Cookie` request header. */
export function cookieHeader(cookies: Awaited<ReturnType<typeof sessionCookies>>): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Returns a `Cookie` header with a forged admin session: expired, with a fake refresh token. */
export function madeUpCookie(): string {
  const session = { access_token: "a.e30.a", refresh_token: crypto.randomUUID(), expires_at: 1 };
  const value = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `${hintCookie}=admin; draft-mode=x; auth-session=base64-${value}`;
}

function seededAs(username: string): Credentials {
  const user = seedUsers.find((candidate) => candidate.username === username);
  if (!user) throw new Error(`Nobody is seeded as ${username}.`);
  return user;
}

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

/** Returns cookies without admin access: a visitor's, a member's and a former admin's. */
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
