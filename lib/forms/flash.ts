import "server-only";
import type { Route } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, idle } from "@/lib/action";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { baseCookieOptions } from "@/lib/cookie-options";
import { retryAfter } from "./limited";

export const flashCookie = "form-answer";

/** In seconds: long enough for one redirect. */
const maxAge = 60;

/** Below the size limit of browsers for one cookie. */
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
    z.object({ status: z.literal("error"), message: z.string(), errors: record, values: record }),
  ]),
  retryAfter: z.int().positive().optional(),
});

/** Next.js sets this header when the page's scripts send the form and show the result. */
export async function sentByScripts(): Promise<boolean> {
  return (await headers()).has("next-action");
}

type FlashPage =
  | "/login"
  | "/login/code"
  | "/login/enrol"
  | "/login/recovery"
  | "/register"
  | "/reset-password"
  | "/admin/deleted"
  | "/admin/media"
  | "/admin/people"
  | "/admin/posts"
  | "/admin/settings"
  | `/admin/posts/${string}`
  | "/admin/redirects"
  | `/admin/redirects/${string}`;

/** A cookie replaces the form state that Next.js loses without JavaScript: no passwords in it. */
export async function flashResult<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  query: Record<string, string> = {},
): Promise<ActionResult<Field>> {
  return (await sentByScripts()) ? result : redirectWith(page, result, query);
}

/** To a page that shows the result by `readFlash`. */
export async function redirectWith<Field extends string>(
  page: FlashPage,
  result: ActionResult<Field>,
  query: Record<string, string> = {},
): Promise<never> {
  const id = crypto.randomUUID();
  (await cookies()).set(flashCookie, fitting({ id, result, retryAfter: retryAfter() }), {
    path: page,
    httpOnly: true,
    ...baseCookieOptions(),
    maxAge,
  });
  // The id keeps an old result from showing on a later visit to the page.
  redirect(`${page}?${new URLSearchParams({ ...query, answer: id })}` as Route);
}

export async function readFlash<Field extends string>(
  answer: string | string[] | undefined,
): Promise<ActionResult<Field>> {
  const flash = parseFlash((await cookies()).get(flashCookie)?.value);
  return flash && flash.id === answer ? (flash.result as ActionResult<Field>) : idle;
}

/** In seconds, of a result that says to wait; undefined for any other, and for another page's. */
export function flashRetryAfter(cookie: string | undefined, answer: string | null) {
  const flash = parseFlash(cookie);
  return flash?.id === answer ? flash?.retryAfter : undefined;
}

type Flash = { id: string; result: ActionResult; retryAfter?: number | undefined };

function fitting({ result, ...flash }: Flash): string {
  const whole = JSON.stringify({ ...flash, result });
  if (encodeURIComponent(whole).length <= maxCookieBytes || result.status !== "error") return whole;
  return JSON.stringify({ ...flash, result: { ...result, values: {} } });
}

function parseFlash(text: string | undefined) {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
