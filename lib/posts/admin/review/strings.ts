/** Distinguishes the form's result from other forms' on the page. */
export const reviewForm = "review";

export const reviewStrings = {
  hint: "Save your draft first. We'll email the agency, and an editor can publish it.",
  inReview: "In review",
  asked: "Review requested.",
  gone: "This post is no longer a draft.",
  failed: "The review could not be requested. Please try again.",
} as const;
