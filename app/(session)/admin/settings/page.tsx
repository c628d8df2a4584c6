import type { Metadata } from "next";
import { CallLinkForm } from "@/components/admin/bookings/call-link-form";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { NotificationForm } from "@/components/admin/settings/notification-form";
import { OwnSessions } from "@/components/admin/settings/own-sessions";
import { PasswordForm } from "@/components/admin/settings/password-form";
import { RateForm } from "@/components/admin/settings/rate-form";
import { RequirementForm } from "@/components/admin/settings/requirement-form";
import { SecondFactorForm } from "@/components/admin/settings/second-factor-form";
import { idle } from "@/lib/action";
import { requireAdmin } from "@/lib/auth/session";
import { callLinkForm } from "@/lib/bookings/admin/strings";
import { readFlash } from "@/lib/forms/flash";
import { settingsForms } from "@/lib/settings/admin/forms";
import { countRecoveryCodes, getSettings, listOwnSessions } from "@/lib/settings/admin/queries";
import { defaultNotificationEmail } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage({ searchParams }: PageProps<"/admin/settings">) {
  const { viewer } = await requireAdmin();
  const [settings, sessions, recoveryCodes] = await Promise.all([
    getSettings(),
    listOwnSessions(),
    countRecoveryCodes(),
  ]);
  const { answer, form } = await searchParams;
  const flash = await readFlash(answer);
  const flashFor = (id: string) => (form === id ? flash : undefined);
  return (
    <>
      <PageHeader title="Settings" />
      <Panel title="Exchange rate">
        <RateForm exchangeRate={settings.exchangeRate} flash={flashFor(settingsForms.rate)} />
      </Panel>
      <Panel title="Notifications">
        <NotificationForm
          email={settings.notificationEmail}
          fallback={defaultNotificationEmail()}
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
      <Panel title="Your password">
        <PasswordForm email={viewer.email} flash={flashFor(settingsForms.password)} />
      </Panel>
      <Panel title="Two-step sign-in">
        <SecondFactorForm
          recoveryCodes={recoveryCodes}
          flash={flashFor(settingsForms.secondFactor)}
        />
      </Panel>
      <Panel title="Two-step sign-in for all admins">
        <RequirementForm
          isRequired={settings.isSecondFactorRequired}
          viewer={viewer}
          flash={flashFor(settingsForms.requirement)}
        />
      </Panel>
      <Panel title="Your sessions">
        <OwnSessions sessions={sessions} flash={flashFor(settingsForms.sessions) ?? idle} />
      </Panel>
    </>
  );
}
