import "server-only";
import { withReporting } from "@/lib/action";
import { requireAdmin } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { call } from "@/lib/supabase/query";

/** `key` is a key of the database's setup_progress. */
const steps = [
  { key: "notifications", label: "Choose a notification email", href: "/admin/settings" },
  { key: "post", label: "Publish your first post", href: "/admin/posts/new" },
  { key: "second_factor", label: "Turn on two-step sign-in", href: "/admin/settings/security" },
  { key: "mail", label: "Send a test email", href: "/admin/system#test-mail" },
  { key: "backup", label: "Make a backup: npm run backup", href: "/admin/system" },
] as const;

type Key = (typeof steps)[number]["key"];

export type SetupStep = { key: Key; label: string; href: string; isDone: boolean };

/** Returns nothing once every step is done; also if the query fails, which is reported. */
export async function listSetupSteps(): Promise<SetupStep[]> {
  const { client } = await requireAdmin("settings");
  return withReporting<SetupStep[]>("setup steps", [], async () => {
    const done: Record<Key, boolean> = await call(client, "setup_progress");
    done.notifications ||= env().MAIL_TO !== undefined;
    const listed = steps.map((step) => ({ ...step, isDone: done[step.key] }));
    return listed.every(({ isDone }) => isDone) ? [] : listed;
  });
}
