export const roleStrings = {
  granted: "Admin access granted.",
  revoked: "Admin access revoked.",
  own: "This is you. Only another admin can change your access.",
  last: "This is the only admin, so the access cannot be revoked.",
  missing: "This account no longer exists.",
  forbidden: "Your account is no longer allowed to do this.",
  failed: "The access could not be changed. Please try again.",
} as const;
