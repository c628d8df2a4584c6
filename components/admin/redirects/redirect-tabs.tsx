import { ListTabs } from "@/components/admin/list/filter/list-tabs";

const tabs = [
  { label: "Redirects", href: "/admin/redirects" },
  { label: "Missing pages", href: "/admin/redirects/missing" },
  { label: "Import", href: "/admin/redirects/import" },
] as const;

export function RedirectTabs({ current }: { current: (typeof tabs)[number]["label"] }) {
  const shown = tabs.map((tab) => ({ ...tab, current: tab.label === current }));
  return <ListTabs label="Redirects" tabs={shown} />;
}
