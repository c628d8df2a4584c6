import { auditSubjects } from "@/lib/domains/registered";

export const auditStrings = {
  server: "Server",
  unknown: "Unknown",
  deleted: "Deleted account",
} as const;

/** Returns text such as "Post changed". */
export function eventText(action: string, subject: string): string {
  const { events, noun = capitalize(subject) } = auditSubjects[subject] ?? {};
  return events?.[action] ?? `${noun} ${action}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
