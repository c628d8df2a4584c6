/** What is said about who is an admin. */
export const roleTexts = {
  granted: "Admin access granted.",
  revoked: "Admin access revoked.",
  own: "This is you. Only another admin can change your access.",
  last: "Nobody else is an admin, so this access cannot be taken away.",
  missing: "This account no longer exists.",
  refused: "Your account is no longer allowed to do this.",
  failed: "The access could not be changed. Please try again.",
} as const;
