export const postStrings = {
  saved: "Post saved successfully!",
  signedOut: "You must be logged in to create or edit posts",
  unknown: "An unknown error occurred while saving the post",
  slugTaken: "Another post already uses this slug. Choose a different one.",
  gone: "This post no longer exists.",
  notAllowed:
    "You can no longer change this post. It may have been published, or your role has changed. Your text is still here.",
  goneWithText: "Someone deleted this post. Your text is below. Saving it creates a new post.",
  conflict:
    "Someone saved another version of this post while you were editing. Your text is below. Saving it again replaces theirs, which stays in the history.",
  unreached: "The server could not be reached. Check your connection and try again.",
  notAnswered: "Server error. Your text is still here. Try again in a minute.",
  updated: "The site has been updated. Reload this page, then restore your text.",
  notLoaded: "Failed to load posts",
  notRestored: "The version could not be restored. Please try again.",
} as const;

export const contentError = (reason: string | null) => `Content cannot be rendered: ${reason}`;
export const updateFailed = (message: string) => `Failed to update post: ${message}`;
export const deleteFailed = (message: string) => `Failed to delete post: ${message}`;

export function saveFailed(error: {
  message: string;
  details?: string | null;
  hint?: string | null;
}): string {
  const { message, details, hint } = error;
  if (!message) return postStrings.unknown;
  const more = [details && ` - Details: ${details}`, hint && ` - Hint: ${hint}`];
  return `There was an error saving your post: ${message}${more.filter(Boolean).join("")}`;
}
