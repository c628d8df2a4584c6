import type { Role } from "@/lib/auth/permissions";
import { capitalize } from "@/lib/capitalize";
import type { Profile } from "./schema";

export const roleStrings = {
  granted: "Admin access granted.",
  revoked: "Admin access revoked.",
  saved: "Role saved.",
  change: "Change access",
  own: "This is you. Only another admin can change your access.",
  last: "This is the only admin, so their access cannot be revoked.",
  missing: "This account no longer exists.",
  stale: "Please enter your password and try again.",
  forbidden: "You no longer have permission to do this.",
  failed: "Access could not be changed. Please try again.",
} as const;

const granting = {
  label: "Grant admin access",
  button: "Grant admin",
  question: (name: string) =>
    `Give ${name} full access to the admin area? That includes all messages, bookings and email addresses.`,
} as const;

const revoking = {
  label: "Revoke admin access",
  button: "Revoke admin",
  question: (name: string) =>
    `Remove ${name}'s access to the admin area? They keep their account and can be made an admin again.`,
} as const;

/** What each role may do, as a hint. */
export const roleHints: Record<Role, string> = {
  editor: "All posts, site content, tags, images and redirects",
  author: "Own posts, including publishing them, and images",
  contributor: "Own drafts, published by an editor",
  desk: "Messages, bookings, waitlist, subscribers and people",
};

export const noRole = "No access";

/** Forms on a user's page. */
export const userForms = { admin: "admin-access", role: "role" } as const;

type Access = { isAdmin: boolean; role: Role | null };

export function roleName({ isAdmin, role }: Access): string {
  return isAdmin ? "Admin" : capitalize(role ?? "member");
}

export const roleWords = (isAdmin: boolean) => (isAdmin ? revoking : granting);

/** Accounts can be created without an email. */
export const nameOf = ({ email, username }: Profile): string => email ?? username ?? "No email";
