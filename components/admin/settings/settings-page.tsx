import type { ReactNode } from "react";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ListTabs } from "@/components/admin/list/filter/list-tabs";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { permissionFor } from "@/lib/domains/registered";
import { settingsPages } from "@/lib/settings/admin/forms";

type Props = { path: keyof typeof settingsPages; children: ReactNode };

/** A page of the settings, with tabs for the others. */
export async function SettingsPage({ path, children }: Props) {
  const { viewer } = await requireAdmin("admin");
  return (
    <>
      <PageHeader title="Settings" />
      <ListTabs
        label="Settings"
        tabs={Object.entries(settingsPages)
          .filter(([href]) => may(viewer, permissionFor(href)))
          .map(([href, label]) => ({ ...{ href, label }, current: href === path }))}
      />
      {children}
    </>
  );
}
