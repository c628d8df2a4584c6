export const postStrings = {
  saved: "Post saved successfully!",
  signedOut: "You must be logged in to create or edit posts",
  unknown: "An unknown error occurred while saving the post",
  slugTaken: "Another post has this slug already. Choose another one.",
  gone: "This post no longer exists.",
  goneWithText: "Somebody deleted this post. Your text is below: saving it makes a new post.",
  conflict:
    "Somebody saved another version of this post while you were writing. Your text is below; saving it again replaces theirs, which stays among the versions.",
  unreached: "The server could not be reached. Check your connection and try again.",
  notAnswered: "The server could not do it. Your text is kept here; try again in a minute.",
  updated:
    "The site was updated meanwhile. Reload this page: your text is kept, and offered there.",
  notLoaded: "Failed to load posts",
  notRestored: "The version could not be restored. Please try again.",
} as const;

export const contentError = (reason: string | null) => `Content cannot be shown: ${reason}`;
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
