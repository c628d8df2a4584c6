import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { NotificationForm } from "@/components/admin/settings/notification-form";
import { PasswordForm } from "@/components/admin/settings/password-form";
import { RateForm } from "@/components/admin/settings/rate-form";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { settingsForms } from "@/lib/settings/admin/forms";
import { getSettings } from "@/lib/settings/admin/queries";
import { defaultNotificationEmail } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage({ searchParams }: PageProps<"/admin/settings">) {
  const { viewer } = await requireAdmin();
  const { exchangeRate, notificationEmail } = await getSettings();
  const { answer, form } = await searchParams;
  const flash = await readFlash(answer);
  const flashFor = (id: string) => (form === id ? flash : undefined);
  return (
    <>
      <PageHeader title="Settings" />
      <Panel title="Exchange rate">
        <RateForm exchangeRate={exchangeRate} flash={flashFor(settingsForms.rate)} />
      </Panel>
      <Panel title="Notifications">
        <NotificationForm
          email={notificationEmail}
          fallback={defaultNotificationEmail()}
          flash={flashFor(settingsForms.notifications)}
        />
      </Panel>
      <Panel title="Your password">
        <PasswordForm email={viewer.email} flash={flashFor(settingsForms.password)} />
      </Panel>
    </>
  );
}
