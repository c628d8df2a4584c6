import type { Metadata } from "next";
import { CallLinkForm } from "@/components/admin/bookings/call-link-form";
import { Panel } from "@/components/admin/frame/panel";
import { NotificationForm } from "@/components/admin/settings/notification-form";
import { RateForm } from "@/components/admin/settings/rate-form";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { callLinkForm } from "@/lib/bookings/admin/strings";
import { readFlashes } from "@/lib/forms/flash";
import { settingsForms } from "@/lib/settings/admin/forms";
import { getSettings } from "@/lib/settings/admin/queries";
import { defaultNotificationEmail } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Settings" };

export default async function AgencyPage({ searchParams }: PageProps<"/admin/settings">) {
  const [settings, flashFor, fallback] = await Promise.all([
    getSettings(),
    readFlashes(searchParams),
    defaultNotificationEmail(),
  ]);
  return (
    <SettingsPage path="/admin/settings">
      <Panel title="Exchange rate">
        <RateForm exchangeRate={settings.exchangeRate} flash={flashFor(settingsForms.rate)} />
      </Panel>
      <Panel title="Notifications">
        <NotificationForm
          email={settings.notificationEmail}
          fallback={fallback}
          flash={flashFor(settingsForms.notifications)}
        />
      </Panel>
      <Panel title="Call link">
        <CallLinkForm
          link={settings.callLink}
          hint="Emailed to visitors 1 day and 1 hour before their call"
          flash={flashFor(callLinkForm)}
        />
      </Panel>
    </SettingsPage>
  );
}
