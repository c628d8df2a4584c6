import "server-only";
import type { Route } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, idle } from "@/lib/action";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { baseCookieOptions } from "@/lib/cookie-options";
import { parseJson } from "@/lib/parse-json";

export const flashCookie = "form-answer";

/** Lifetime in seconds, long enough for one redirect. */
const maxAge = 60;

/** Below browsers' size limit for a cookie. */
const maxCookieBytes = 3_500;

const record = z.record(z.string(), z.string());
const schema = z.object({
  id: z.string(),
  result: z.discriminatedUnion("status", [
    z.object({
      status: z.literal("success"),
      message: z.string(),
      next: z
        .string()
        .transform((next) => safeRedirectPath(next))
        .optional(),
      undo: z.array(z.tuple([z.string(), z.string()])).optional(),
    }),
    z.object({
      status: z.literal("error"),
      message: z.string(),
      errors: record,
      values: record,
      retryAfter: z.int().positive().optional(),
    }),
  ]),
  status: z.literal([400, 409, 413]).optional(),
});

/** Next.js sets this header when the page's scripts submit the form and show the result. */
export const sentByScripts = async (): Promise<boolean> => (await headers()).has("next-action");

export type FlashPage =
  | "/account"
  | "/booking"
  | "/login"
  | "/login/code"
  | "/login/enrol"
  | "/login/recovery"
  | "/register"
  | "/register/invitation"
  | "/reset-password"
  | "/setup"
  | `/admin/${string}`;

/**
 * Without JavaScript, a cookie replaces the form state that Next.js loses. It must not contain
 * passwords. A success without a message redirects to its `next`.
 */
export async function flashResult<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  query: Record<string, string> = {},
): Promise<ActionResult<Field>> {
  if (result.status === "success" && result.next && !result.message) redirect(result.next as Route);
  return (await sentByScripts()) ? result : redirectWith(page, result, query);
}

/**
 * For a form that opens a session. With JavaScript, the page loads `next` in full; without, this
 * redirects to it: other root layouts must see the session.
 */
export async function flashOrLeave<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  query: Record<string, string>,
): Promise<ActionResult<Field>> {
  if (result.status !== "success" || !result.next) return flashResult(page, result, query);
  if (!(await sentByScripts())) redirect(result.next as Route);
  return result;
}

/** Redirects to a page that shows the result with `readFlash`. */
export async function redirectWith<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  query: Record<string, string> = {},
): Promise<never> {
  redirect((await keepFlash(page, result, { query })) as Route);
}

type FlashOptions = {
  query?: Record<string, string>;
  /** HTTP status of the page that shows the result. */
  status?: 400 | 409 | 413;
};

/** Returns the URL of a page that shows the result with `readFlash`. */
export async function keepFlash<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  { query = {}, status }: FlashOptions = {},
): Promise<string> {
  const id = crypto.randomUUID();
  (await cookies()).set(flashCookie, fitting({ id, result, status }), {
    path: sectionOf(page),
    httpOnly: true,
    ...baseCookieOptions(),
    maxAge,
  });
  // The id keeps an old result from showing on a later visit to the page.
  return `${page}?${new URLSearchParams({ ...query, answer: id })}`;
}

/** One cookie per section: of two with the same name, the one with the broader path would win. */
const sectionOf = (page: FlashPage): string => /^(\/admin)?\/[^/]+/.exec(page)?.[0] ?? page;

export async function readFlash<Field extends string>(
  answer: string | string[] | undefined,
): Promise<ActionResult<Field>> {
  const flash = parseFlash((await cookies()).get(flashCookie)?.value);
  return flash && flash.id === answer ? (flash.result as ActionResult<Field>) : idle;
}

/** For a page with several forms. Returns a function from a form's id to its result. */
export async function readFlashes(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
) {
  const { answer, form } = await searchParams;
  const flash = await readFlash(answer);
  return (id: string) => (form === id ? flash : idle);
}

/** Status of a page that shows a result, and its Retry-After in seconds. */
export function flashStatus(cookie: string | undefined, answer: string | null) {
  const flash = parseFlash(cookie);
  if (!flash || flash.id !== answer) return {};
  const { result, status } = flash;
  const retryAfter = result.status === "error" ? result.retryAfter : undefined;
  return { retryAfter, status: retryAfter ? 429 : status };
}

type Flash = { id: string; result: ActionResult; status?: FlashOptions["status"] };

function fitting({ result, ...flash }: Flash): string {
  const whole = JSON.stringify({ ...flash, result });
  if (encodeURIComponent(whole).length <= maxCookieBytes || result.status !== "error") return whole;
  return JSON.stringify({ ...flash, result: { ...result, values: {} } });
}

const parseFlash = (text: string | undefined) => schema.safeParse(parseJson(text)).data ?? null;
