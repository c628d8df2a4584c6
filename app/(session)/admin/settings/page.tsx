import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/page-header";
import { Panel } from "@/components/admin/panel";
import { NotificationForm } from "@/components/admin/settings/notification-form";
import { PasswordForm } from "@/components/admin/settings/password-form";
import { RateForm } from "@/components/admin/settings/rate-form";
import { requireAdmin } from "@/lib/auth/session";
import { getSettings } from "@/lib/settings/admin-queries";
import { defaultNotificationAddress } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const { viewer } = await requireAdmin();
  const { usdPerTtd, notificationAddress } = await getSettings();
  return (
    <>
      <PageHeader title="Settings" />
      <Panel title="Exchange rate">
        <RateForm usdPerTtd={usdPerTtd} />
      </Panel>
      <Panel title="Notifications">
        <NotificationForm address={notificationAddress} fallback={defaultNotificationAddress()} />
      </Panel>
      <Panel title="Your password">
        <PasswordForm email={viewer.email} />
      </Panel>
    </>
  );
}
