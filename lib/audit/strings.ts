import type { auditSubjects } from "./schema";

export const auditStrings = {
  server: "Server",
  unknown: "Unknown",
  deleted: "Deleted account",
} as const;

export const subjectNames: Record<(typeof auditSubjects)[number], string> = {
  booking: "Bookings",
  "draft-link": "Preview links",
  erasure: "Erasures",
  import: "Imports",
  list: "Exports",
  mail: "Emails",
  message: "Messages",
  "missing-path": "Missing pages",
  password: "Passwords",
  picture: "Images",
  post: "Posts",
  "recovery-code": "Recovery codes",
  redirect: "Redirects",
  "second-factor": "Two-step sign-in",
  session: "Sign-ins",
  settings: "Settings",
  "sign-in": "Failed sign-ins",
  subscriber: "Subscribers",
  tag: "Tags",
  user: "Users",
  waitlist: "Waitlist",
};

const special: Partial<Record<string, string>> = {
  "created session": "Signed in",
  "deleted session": "Session ended",
  "refused sign-in": "Sign-in failed",
  "changed password": "Password changed",
  "changed user": "Role changed",
  "deleted user": "Account deleted",
  "exported list": "List exported",
  "created erasure": "Person erased",
  "deleted erasure": "Erased email allowed again",
  "created import": "Import started",
  "deleted import": "Import discarded",
  "created draft-link": "Preview link created",
  "changed draft-link": "Preview link revoked",
  "deleted draft-link": "Preview link deleted",
  "created recovery-code": "New recovery codes created",
  "deleted recovery-code": "Recovery code used",
  "refused recovery-code": "Recovery code rejected",
  "created second-factor": "Two-step sign-in set up",
  "deleted second-factor": "Two-step sign-in turned off",
  "refused second-factor": "Sign-in code rejected",
};

const nouns: Partial<Record<string, string>> = {
  mail: "Email",
  "missing-path": "Missing page",
  picture: "Image",
  waitlist: "Waitlist entry",
};

/** Returns text such as "Post changed". */
export function eventText(action: string, subject: string): string {
  return special[`${action} ${subject}`] ?? `${nouns[subject] ?? capitalize(subject)} ${action}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
