import type { Metadata } from "next";
import { Panel } from "@/components/admin/frame/panel";
import { RequirementForm } from "@/components/admin/settings/requirement-form";
import { SecondFactorForm } from "@/components/admin/settings/second-factor-form";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { readFlashes } from "@/lib/forms/flash";
import { settingsForms } from "@/lib/settings/admin/forms";
import { countRecoveryCodes, getSettings } from "@/lib/settings/admin/queries";

export const metadata: Metadata = { title: "Security" };

type Props = PageProps<"/admin/settings/security">;

export default async function SecurityPage({ searchParams }: Props) {
  const { viewer } = await requireAdmin("admin");
  const [settings, recoveryCodes, flashFor] = await Promise.all([
    may(viewer, "settings") ? getSettings() : null,
    countRecoveryCodes(),
    readFlashes(searchParams),
  ]);
  return (
    <SettingsPage path="/admin/settings/security">
      <Panel title="Two-step sign-in">
        <SecondFactorForm
          recoveryCodes={recoveryCodes}
          flash={flashFor(settingsForms.secondFactor)}
        />
      </Panel>
      {settings && (
        <Panel title="Two-step sign-in for all admins and members">
          <RequirementForm
            isRequired={settings.isSecondFactorRequired}
            viewer={viewer}
            flash={flashFor(settingsForms.requirement)}
          />
        </Panel>
      )}
    </SettingsPage>
  );
}
