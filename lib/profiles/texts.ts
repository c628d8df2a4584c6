/** What is said about who is an admin. */
export const roleTexts = {
  granted: "Admin access granted.",
  revoked: "Admin access revoked.",
  own: "You cannot change your own access. Another admin can.",
  last: "Nobody else is an admin, so this access cannot be taken away.",
  missing: "This account no longer exists.",
  refused: "Your account is no longer allowed to do this.",
  failed: "The access could not be changed. Please try again.",
} as const;
