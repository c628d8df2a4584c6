import type { Permission } from "@/lib/auth/permissions";

/** What a domain adds to the admin. `registered.ts` lists all domains. */
export type Domain = {
  pages?: readonly AdminPage[];
  /** Names of rows in the trash, by table. */
  deletable?: Readonly<Record<string, string>>;
  /** Data about a person, by its kind in `private.row_rules`: its heading, and its nouns. */
  person?: Readonly<Record<string, readonly [title: string, one: string, many: string]>>;
  /** Subjects of the audit log. */
  audit?: Readonly<Record<string, AuditSubject>>;
};

export type AdminPage = {
  href: string;
  /** Needed for this page and the ones below it. */
  permission: Permission;
  /** Only pages with a label are in the navigation. */
  label?: string;
  /** Hides the label from viewers with this permission, who reach the page another way. */
  unless?: Permission;
  /** Completes "Failed to", shown when the page fails to load. */
  failed?: string;
  /** The number of open items beside the label: its kind in `private.row_rules`, and its name. */
  count?: { kind: string; of: string };
  /** The guide in docs/owner about this page. */
  guide?: string;
};

type AuditSubject = {
  label: string;
  /** Subject of an event's text, if it isn't the capitalised key: "Waitlist entry deleted". */
  noun?: string;
  /** The list that has its rows. */
  href?: string;
  /** Texts of events, by action, if they aren't composed. */
  events?: Readonly<Record<string, string>>;
};
