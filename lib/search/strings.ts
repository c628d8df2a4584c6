import { maxQueryLength, type ResultKind } from "./schema";

/** The database stops counting here. */
const maxCount = 500;

export const searchStrings = {
  title: "Search",
  label: "Search this site",
  hint: "Articles, projects and pages, by one or more words.",
  searching: "Searching…",
  tooLong: `That is more than ${maxQueryLength} characters. Please search for fewer words.`,
  unavailable: "The search cannot be reached at the moment. Please try again later.",
  offline: "You are offline. The search works again once you are connected.",
  best: "These are the best of them. One more word narrows the search.",
  near: "Perhaps one of these",
  all: "See all results",
  groups: { article: "Articles", project: "Projects", page: "Pages" },
} as const;

export const resultKinds = ["article", "project", "page"] as const satisfies ResultKind[];

export function limitedText(seconds: number): string {
  return `Too many searches. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}

export function countText(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  if (count >= maxCount) return `${maxCount} or more results for “${query}”`;
  return `${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}
