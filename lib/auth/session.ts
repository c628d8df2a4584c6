import "server-only";
import type { Route } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { type SessionClient, sessionClient } from "@/lib/supabase/clients";
import { stepPath } from "./step-path";
import { sessionStrings } from "./strings";
import { checkViewer, type Viewer, type ViewerCheck } from "./viewer";

export type Session = { viewer: Viewer; client: SessionClient };

export type NoAdminSession = { client: null; ended: boolean; message: string };

const readSession = cache(async (): Promise<{ check: ViewerCheck; client: SessionClient }> => {
  // A prerender has cookies but no visitor, so it must not check the session.
  await connection();
  const client = await sessionClient();
  return { check: await checkViewer(client), client };
});

export async function getViewer(): Promise<Viewer | null> {
  const { check } = await readSession();
  if (check.status === "timed-out") throw new Error(sessionStrings.timedOut);
  if (check.status === "unavailable") throw new Error(sessionStrings.failed);
  return check.status === "signed-in" ? check.viewer : null;
}

export async function requireAdmin(): Promise<Session> {
  const viewer = await getViewer();
  if (viewer?.step) redirect(stepPath(viewer.step, "/admin"));
  if (!viewer?.isAdmin) redirect("/login?next=/admin" as Route);
  const { client } = await readSession();
  return { viewer, client };
}

/** Session of any signed-in user, admin or not. Throws if it can't be checked. */
export async function ownSession(): Promise<Session | null> {
  const viewer = await getViewer();
  if (!viewer) return null;
  const { client } = await readSession();
  return { viewer, client };
}

export const adminSession = () => sessionOf(({ isAdmin }) => isAdmin);

export const memberSession = () => sessionOf(({ isAdmin, step }) => !isAdmin && step === null);

async function sessionOf(
  isAllowed: (viewer: Viewer) => boolean,
): Promise<Session | NoAdminSession> {
  const { check, client } = await readSession();
  if (check.status === "signed-in" && isAllowed(check.viewer)) {
    return { viewer: check.viewer, client };
  }
  const ended = check.status === "signed-in" || check.status === "nobody";
  if (ended) return { client: null, ended, message: sessionStrings.ended };
  const message = check.status === "timed-out" ? sessionStrings.timedOut : sessionStrings.failed;
  return { client: null, ended, message };
}
