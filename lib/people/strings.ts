import { personData } from "@/lib/domains/registered";
import { pluralize } from "@/lib/numbers";
import type { ErasureObstacle, Person } from "./schema";

export const personStrings = {
  failed: "Something went wrong. Nothing was changed. Please try again.",
  mismatch: "The email addresses don't match. Nothing was erased.",
  erased: "All data about this email address was erased.",
  missing: "No data is stored about this email address any more.",
  allowed: "Emails to this address are allowed again.",
} as const;

export const obstacleTexts: Record<ErasureObstacle, string> = {
  admin: "This is the email of an admin or member. Remove their access under Users first.",
  agency: "This is the agency's own email address. Emails sent to it are about other people.",
};

/** Whether a search text is a full email address, not the start of one. */
export const isFullEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

export function countText(kind: string, count: number): string {
  const [, one, many] = personData[kind] ?? [kind, kind, kind];
  return pluralize(count, one, many);
}

export const nothingText = ({ email }: Person): string => `No data is stored about ${email}.`;

/** Returns an empty string if the viewer's role shows everything. */
export function unseenText({ unseen }: Person): string {
  const counts = Object.entries(unseen).map(([kind, count = 0]) => countText(kind, count));
  return counts.length > 0 ? `Not shown to your role: ${counts.join(", ")}.` : "";
}
