/** Id of the form, which also distinguishes its result from other forms' on the page. */
export const scheduleForm = "schedule";

export const scheduleStrings = {
  saved: "Schedule saved.",
  failed: "The schedule could not be saved. Please try again.",
  gone: "This post no longer exists.",
  changed: "Somebody has published or unpublished this post meanwhile. Reload the page.",
  dateChanged: "Somebody has changed this date meanwhile. Reload the page.",
  publishedStays: "This post is published already. Change its publishing date instead.",
  unreadable: "Enter a date and a time",
  skipped: "Clocks skip this time on that day. Choose another one.",
  passed: "This time has passed. Choose one that is still to come.",
  tooEarly: "A post is unpublished after it was published. Choose a later time.",
  dateMissing: "Publishing date is required",
  dateInFuture: "The publishing date cannot be in the future. Plan the post instead.",
  dateTooOld: "The publishing date must be in 1900 or later",
} as const;
