import "server-only";
import type { Route } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, idle } from "@/lib/action";
import { nextPath } from "@/lib/auth/next-path";
import { ownCookie } from "@/lib/security/own-cookie";

const keptCookie = "kiskadee-answer";

/** Long enough for one redirect, in seconds. */
const maxAge = 60;

/** Less than browsers take as one cookie, in bytes. */
const longest = 3_500;

const texts = z.record(z.string(), z.string());
const schema = z.object({
  id: z.string(),
  result: z.discriminatedUnion("status", [
    z.object({
      status: z.literal("success"),
      message: z.string(),
      next: z
        .string()
        .transform((next) => nextPath(next))
        .optional(),
    }),
    z.object({ status: z.literal("error"), message: z.string(), errors: texts, values: texts }),
  ]),
});

/** Whether a form was sent by the page's scripts, which then show the answer themselves. */
export async function sentByScripts(): Promise<boolean> {
  return (await headers()).has("next-action");
}

/**
 * The answer to a form on `page`, a page under (session). With scripts it is returned. Without, it waits
 * in a cookie, and the browser is sent back to the page: Next.js resumes these pages from a stored
 * shell, and loses the state of a form on the way. Passwords must not be among the values.
 */
export async function answerForm<Field extends string>(
  page: "/login" | "/register" | "/reset-password" | "/admin/settings",
  result: ActionResult<Field>,
  query: Record<string, string> = {},
): Promise<ActionResult<Field>> {
  if (await sentByScripts()) return result;
  const id = crypto.randomUUID();
  (await cookies()).set(keptCookie, fitting({ id, result }), {
    path: page,
    httpOnly: true,
    ...ownCookie(),
    maxAge,
  });
  // The id keeps an answer from showing up on a later visit to the page.
  redirect(`${page}?${new URLSearchParams({ ...query, answer: id })}` as Route);
}

/** The answer that was kept for this request, by the `answer` of its address; else the idle one. */
export async function keptAnswer<Field extends string>(
  answer: string | string[] | undefined,
): Promise<ActionResult<Field>> {
  const kept = readKept((await cookies()).get(keptCookie)?.value);
  return kept && kept.id === answer ? (kept.result as ActionResult<Field>) : idle;
}

function fitting({ id, result }: { id: string; result: ActionResult }): string {
  const whole = JSON.stringify({ id, result });
  if (encodeURIComponent(whole).length <= longest || result.status !== "error") return whole;
  return JSON.stringify({ id, result: { ...result, values: {} } });
}

function readKept(text: string | undefined) {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
