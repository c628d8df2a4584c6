export const reviewStrings = {
  hint: "Save your draft first. We'll email an editor, who can publish it.",
  inReview: "In review",
  asked: "Review requested.",
  gone: "This post is no longer a draft.",
  failed: "The review could not be requested. Please try again.",
} as const;
