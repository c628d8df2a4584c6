export const deletedStrings = {
  deleted: "Deleted. You have 24 hours to restore it.",
  kept: "Not deleted: it has changed or was already deleted.",
  failed: "Something went wrong. Nothing was changed. Please try again.",
  restored: "Restored.",
  missing: "Already restored or expired.",
  taken: "Not restored: a newer item has taken its place.",
} as const;
