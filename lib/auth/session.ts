import "server-only";
import type { Route } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { type SessionClient, sessionClient } from "@/lib/supabase/clients";
import { may, type Permission } from "./permissions";
import { stepPath } from "./step-path";
import { sessionStrings } from "./strings";
import { checkViewer, type Viewer, type ViewerCheck } from "./viewer";

export type Session = { viewer: Viewer; client: SessionClient };

export type NoAdminSession = {
  client: null;
  ended: boolean;
  message: string;
  /** For route handlers: 403 if the session is open but lacks the permission. */
  status: 401 | 403 | 429 | 503;
};

const readSession = cache(async (): Promise<{ check: ViewerCheck; client: SessionClient }> => {
  // A prerender has cookies but no visitor, so it must not check the session.
  await connection();
  const client = await sessionClient();
  return { check: await checkViewer(client), client };
});

/** Session of any signed-in user, admin or not. Throws if it can't be checked. */
export async function ownSession(): Promise<Session | null> {
  const { check, client } = await readSession();
  if (check.status === "timed-out") throw new Error(sessionStrings.timedOut);
  if (check.status === "unavailable") throw new Error(sessionStrings.failed);
  return check.status === "signed-in" ? { viewer: check.viewer, client } : null;
}

export const getViewer = async (): Promise<Viewer | null> => (await ownSession())?.viewer ?? null;

/** Redirects anyone without the permission. */
export async function requireAdmin(permission: Permission): Promise<Session> {
  const session = await ownSession();
  if (session?.viewer.step) redirect(stepPath(session.viewer.step, "/admin"));
  if (!session || !may(session.viewer, "admin")) redirect("/login?next=/admin" as Route);
  if (!may(session.viewer, permission)) redirect("/admin" as Route);
  return session;
}

export const adminSession = (permission: Permission) =>
  sessionOf((viewer) => may(viewer, permission));

/** Session of a user without access to the admin area. */
export const userSession = () =>
  sessionOf(({ isAdmin, role, step }) => !isAdmin && role === null && step === null);

async function sessionOf(
  isAllowed: (viewer: Viewer) => boolean,
): Promise<Session | NoAdminSession> {
  const { check, client } = await readSession();
  if (check.status === "signed-in" && isAllowed(check.viewer)) {
    return { viewer: check.viewer, client };
  }
  const none = { client: null, ended: false } as const;
  if (check.status === "signed-in" && may(check.viewer, "admin")) {
    return { ...none, status: 403, message: sessionStrings.forbidden };
  }
  if (check.status === "signed-in" || check.status === "nobody") {
    return { ...none, ended: true, status: 401, message: sessionStrings.ended };
  }
  const message = check.status === "timed-out" ? sessionStrings.timedOut : sessionStrings.failed;
  return { ...none, status: 503, message };
}
