import "server-only";
import { withReporting } from "@/lib/action";
import { requireAdmin } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { call } from "@/lib/supabase/query";

/** `key` is a key of the database's setup_progress. */
const steps = [
  { key: "notifications", label: "Choose a notification email", href: "/admin/settings" },
  { key: "project", label: "Publish your first project", href: "/admin/content/projects" },
  { key: "post", label: "Publish your first post", href: "/admin/posts/new" },
  { key: "hours", label: "Set your consultation hours", href: "/admin/content/hours" },
  { key: "second_factor", label: "Turn on two-step sign-in", href: "/admin/settings/security" },
  { key: "mail", label: "Send a test email", href: "/admin/system#test-mail" },
  { key: "backup", label: "Make a backup: npm run backup", href: "/admin/system" },
] as const;

export type SetupStep = (typeof steps)[number] & { isDone: boolean };

/** Returns nothing once every step is done; also if the query fails, which is reported. */
export async function listSetupSteps(): Promise<SetupStep[]> {
  const { client } = await requireAdmin("settings");
  return withReporting<SetupStep[]>("setup steps", [], async () => {
    const done: Record<SetupStep["key"], boolean> = await call(client, "setup_progress");
    done.notifications ||= env().MAIL_TO !== undefined;
    const listed = steps.map((step) => ({ ...step, isDone: done[step.key] }));
    return listed.every(({ isDone }) => isDone) ? [] : listed;
  });
}
