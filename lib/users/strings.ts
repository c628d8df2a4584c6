import type { Profile } from "./schema";

export const roleStrings = {
  granted: "Admin access granted.",
  revoked: "Admin access revoked.",
  own: "This is you. Only another admin can change your access.",
  last: "This is the only admin, so the access cannot be revoked.",
  missing: "This account no longer exists.",
  stale: "Your sign-in is no longer recent. Please try again with your password.",
  forbidden: "Your account is no longer allowed to do this.",
  failed: "The access could not be changed. Please try again.",
} as const;

const granting = {
  label: "Grant admin access",
  button: "Grant admin",
  named: "Grant admin to",
  question: (name: string) =>
    `Allow ${name} to see and change everything in this area? That includes every message, booking and email address.`,
} as const;

const revoking = {
  label: "Revoke admin access",
  button: "Revoke admin",
  named: "Revoke admin from",
  question: (name: string) =>
    `Remove ${name}'s access to this area? The account itself stays and can be made an admin again.`,
} as const;

export function roleWords(isAdmin: boolean) {
  return isAdmin ? revoking : granting;
}

/** Accounts can be created without an email. */
export function nameOf({ email, username }: Profile): string {
  return email ?? username ?? "No address";
}
