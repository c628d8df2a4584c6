import "server-only";
import type { Route } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { type SessionClient, sessionClient } from "@/lib/supabase/session";
import { sessionTexts } from "./texts";
import { checkViewer, type Viewer, type ViewerCheck } from "./viewer";

export type AdminSession = { viewer: Viewer; client: SessionClient };

/** Why an action is refused, in words; `ended` where signing in (again) helps. */
export type RefusedSession = { client: null; ended: boolean; message: string };

const readSession = cache(async (): Promise<{ check: ViewerCheck; client: SessionClient }> => {
  // A page may be rendered ahead of its request, with its cookies but with nobody waiting: not this.
  await connection();
  const client = await sessionClient();
  return { check: await checkViewer(client), client };
});

/** Who sent this request; null for a visitor. Asked once for each request. Throws when it could not be found out. */
export async function getViewer(): Promise<Viewer | null> {
  const { check } = await readSession();
  if (check.status === "timed-out") throw new Error(sessionTexts.timedOut);
  if (check.status === "unavailable") throw new Error(sessionTexts.failed);
  return check.status === "signed-in" ? check.viewer : null;
}

/**
 * For pages and their queries: the admin and a client with their rights. Anybody else goes to sign in.
 * Throws when it could not be found out.
 */
export async function requireAdmin(): Promise<AdminSession> {
  const viewer = await getViewer();
  if (!viewer?.isAdmin) redirect("/login?next=/admin" as Route);
  const { client } = await readSession();
  return { viewer, client };
}

/** For actions and routes: the same, or why not. */
export async function adminSession(): Promise<AdminSession | RefusedSession> {
  const { check, client } = await readSession();
  if (check.status === "signed-in" && check.viewer.isAdmin) return { viewer: check.viewer, client };
  const ended = check.status === "signed-in" || check.status === "nobody";
  if (ended) return { client: null, ended, message: sessionTexts.ended };
  const message = check.status === "timed-out" ? sessionTexts.timedOut : sessionTexts.failed;
  return { client: null, ended, message };
}
