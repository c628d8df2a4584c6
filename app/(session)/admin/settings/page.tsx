import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/page-header";
import { Panel } from "@/components/admin/panel";
import { NotificationForm } from "@/components/admin/settings/notification-form";
import { PasswordForm } from "@/components/admin/settings/password-form";
import { RateForm } from "@/components/admin/settings/rate-form";
import { requireAdmin } from "@/lib/auth/session";
import { keptAnswer } from "@/lib/forms/kept-answer";
import { getSettings } from "@/lib/settings/admin-queries";
import { settingsForms } from "@/lib/settings/forms";
import { defaultNotificationAddress } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage({ searchParams }: PageProps<"/admin/settings">) {
  const { viewer } = await requireAdmin();
  const { usdPerTtd, notificationAddress: address } = await getSettings();
  const { answer, form } = await searchParams;
  const kept = await keptAnswer(answer);
  const keptFor = (id: string) => (form === id ? kept : undefined);
  return (
    <>
      <PageHeader title="Settings" />
      <Panel title="Exchange rate">
        <RateForm usdPerTtd={usdPerTtd} kept={keptFor(settingsForms.rate)} />
      </Panel>
      <Panel title="Notifications">
        <NotificationForm
          address={address}
          fallback={defaultNotificationAddress()}
          kept={keptFor(settingsForms.notifications)}
        />
      </Panel>
      <Panel title="Your password">
        <PasswordForm email={viewer.email} kept={keptFor(settingsForms.password)} />
      </Panel>
    </>
  );
}
