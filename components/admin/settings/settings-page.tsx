import type { ReactNode } from "react";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ListTabs } from "@/components/admin/list/filter/list-tabs";
import { settingsPages } from "@/lib/settings/admin/forms";

type Props = { path: keyof typeof settingsPages; children: ReactNode };

/** A page of the settings, with tabs for the others. */
export function SettingsPage({ path, children }: Props) {
  return (
    <>
      <PageHeader title="Settings" />
      <ListTabs
        label="Settings"
        tabs={Object.entries(settingsPages).map(([href, label]) => ({
          ...{ href, label },
          current: href === path,
        }))}
      />
      {children}
    </>
  );
}
