import { failures } from "@/content/failure-pages";
import { audit } from "@/lib/audit/domain";
import { may, type Permission } from "@/lib/auth/permissions";
import type { Viewer } from "@/lib/auth/viewer";
import { bookings } from "@/lib/bookings/domain";
import { content } from "@/lib/content/domain";
import { trash } from "@/lib/deleted/domain";
import { media } from "@/lib/media/domain";
import { members } from "@/lib/members/domain";
import { messages } from "@/lib/messages/domain";
import { newsletter } from "@/lib/newsletter/domain";
import { outbox } from "@/lib/outbox/domain";
import { people } from "@/lib/people/domain";
import { posts } from "@/lib/posts/domain";
import { redirects } from "@/lib/redirects/domain";
import { secondFactor } from "@/lib/second-factor/domain";
import { settings } from "@/lib/settings/domain";
import { tags } from "@/lib/tags/domain";
import { transfer } from "@/lib/transfer/domain";
import { users } from "@/lib/users/domain";
import { waitlist } from "@/lib/waitlist/domain";
import type { AdminPage, Domain } from "./domain";

const dashboard: Domain = {
  pages: [
    { href: "/admin", permission: "admin", label: "Dashboard" },
    { href: "/admin/counts", permission: "admin" },
    { href: "/admin/find", permission: "admin" },
    { href: "/admin/help", permission: "admin" },
  ],
};
const system: Domain = {
  pages: [{ href: "/admin/system", permission: "system", label: "System" }],
};

/** Domains by their group in the admin's navigation, in its order. */
const groups: readonly { label?: string; domains: readonly Domain[] }[] = [
  { domains: [dashboard] },
  { label: "Leads", domains: [messages, bookings, waitlist, people] },
  { label: "Writing", domains: [posts, media, tags] },
  { label: "Content", domains: [content] },
  { label: "Audience", domains: [newsletter] },
  { label: "Site", domains: [redirects] },
  {
    label: "Settings",
    domains: [settings, users, members, secondFactor, transfer, outbox, trash, audit, system],
  },
];
const domains = groups.flatMap((group) => group.domains);

type NavigationPage = AdminPage & { label: string };

export type Section = { label?: string | undefined; pages: readonly NavigationPage[] };

export const adminSections: readonly Section[] = groups.map(({ label, domains }) => ({
  label,
  pages: pagesOf(domains).filter((page): page is NavigationPage => page.label !== undefined),
}));

/** The sections and pages that the viewer may open. */
export function sectionsFor(viewer: Viewer): Section[] {
  return adminSections.flatMap(({ label, pages }) => {
    const visible = pages.filter(
      ({ permission, unless }) => may(viewer, permission) && !(unless && may(viewer, unless)),
    );
    return visible.length > 0 ? [{ label, pages: visible }] : [];
  });
}

const adminPages: ReadonlyMap<string, AdminPage> = new Map(
  pagesOf(domains).map((page) => [page.href, page]),
);

/** The permission for a path under /admin: that of the closest page above it. */
export function permissionFor(path: string): Permission {
  const parent = path.replace(/\/[^/]*$/, "");
  const page = adminPages.get(path);
  if (page) return page.permission;
  // Never inherits the dashboard's permission, which everyone has.
  return parent === "/admin" || parent === "" ? "system" : permissionFor(parent);
}

/** Text for an admin page that failed to load. */
export function adminFailureText(path: string): string {
  const failed = adminPages.get(path)?.failed;
  return failed ? `Failed to ${failed}` : failures.admin.text;
}

export const deletableNames = merged("deletable");
/** In the order in which a person's data is shown. */
export const personData = merged("person", [users, messages, bookings]);
export const auditSubjects = merged("audit");

function pagesOf(domains: readonly Domain[]): AdminPage[] {
  return domains.flatMap(({ pages = [] }) => pages);
}

/** Joins what all domains register under a key, with that of `first` before the rest. */
function merged<Key extends "deletable" | "person" | "audit">(
  key: Key,
  first: readonly Domain[] = [],
): NonNullable<Domain[Key]> {
  return Object.assign({}, ...[...first, ...domains].map((domain) => domain[key]));
}
