/** Id of the form, which also distinguishes its result from other forms' on the page. */
export const scheduleForm = "schedule";

export const scheduleStrings = {
  saved: "Schedule saved.",
  failed: "The schedule could not be saved. Please try again.",
  gone: "This post no longer exists.",
  changed: "Someone else has published or unpublished this post. Reload the page.",
  dateChanged: "Someone else has changed this date. Reload the page.",
  publishedStays: "This post is already published. Change its publishing date instead.",
  unreadable: "Enter a date and time",
  skipped: "The clocks change that day and skip this time. Choose another one.",
  passed: "This time has passed. Choose a later one.",
  tooEarly: "Choose a time after the post is published.",
  dateMissing: "Publishing date is required",
  dateInFuture: "The publishing date cannot be in the future. Schedule the post instead.",
  dateTooOld: "The publishing date must be in 1900 or later",
} as const;
