import type { auditSubjects } from "./schema";

export const auditStrings = {
  server: "The server",
  unknown: "Unknown",
  deleted: "Deleted account",
} as const;

export const subjectNames: Record<(typeof auditSubjects)[number], string> = {
  booking: "Bookings",
  "draft-link": "Links to drafts",
  erasure: "Erasures",
  import: "Imports",
  list: "Exports",
  mail: "Mail",
  message: "Messages",
  "missing-path": "Missing pages",
  password: "Passwords",
  picture: "Pictures",
  post: "Posts",
  "recovery-code": "Recovery codes",
  redirect: "Redirects",
  "second-factor": "Second factors",
  session: "Sign-ins",
  settings: "Settings",
  "sign-in": "Refused sign-ins",
  subscriber: "Subscribers",
  tag: "Tags",
  user: "Users",
  waitlist: "Waitlist",
};

const special: Partial<Record<string, string>> = {
  "created session": "Signed in",
  "deleted session": "Session ended",
  "refused sign-in": "Sign-in refused",
  "changed password": "Password set",
  "changed user": "Role changed",
  "deleted user": "Account deleted",
  "exported list": "List exported",
  "created erasure": "Person erased",
  "deleted erasure": "Erased email allowed again",
  "created import": "Import started",
  "deleted import": "Import discarded",
  "created draft-link": "Link to a draft made",
  "changed draft-link": "Link to a draft revoked",
  "deleted draft-link": "Link to a draft deleted",
  "created recovery-code": "Recovery codes renewed",
  "deleted recovery-code": "Recovery code used",
  "refused recovery-code": "Recovery code refused",
  "created second-factor": "Second factor set up",
  "deleted second-factor": "Second factor removed",
  "refused second-factor": "Code refused",
};

const nouns: Partial<Record<string, string>> = {
  "missing-path": "Missing page",
  waitlist: "Waitlist entry",
};

/** Returns text such as "Post changed". */
export function eventText(action: string, subject: string): string {
  return special[`${action} ${subject}`] ?? `${nouns[subject] ?? capitalize(subject)} ${action}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
