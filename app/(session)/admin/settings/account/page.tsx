import type { Metadata } from "next";
import { Panel } from "@/components/admin/frame/panel";
import { OwnSessions } from "@/components/admin/settings/own-sessions";
import { PasswordForm } from "@/components/admin/settings/password-form";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { requireAdmin } from "@/lib/auth/session";
import { readFlashes } from "@/lib/forms/flash";
import { settingsForms } from "@/lib/settings/admin/forms";
import { listOwnSessions } from "@/lib/settings/admin/queries";

export const metadata: Metadata = { title: "My account" };

export default async function AccountPage({ searchParams }: PageProps<"/admin/settings/account">) {
  const [{ viewer }, sessions, flashFor] = await Promise.all([
    requireAdmin("admin"),
    listOwnSessions(),
    readFlashes(searchParams),
  ]);
  return (
    <SettingsPage path="/admin/settings/account">
      <Panel title="Your password">
        <PasswordForm email={viewer.email} flash={flashFor(settingsForms.password)} />
      </Panel>
      <Panel title="Your sessions">
        <OwnSessions sessions={sessions} flash={flashFor(settingsForms.sessions)} />
      </Panel>
    </SettingsPage>
  );
}
