import { maxQueryLength, type ResultKind } from "./schema";

/** Number of results at which the database stops counting. */
const maxCount = 500;

export const searchStrings = {
  title: "Search",
  label: "Search this site",
  hint: "Articles, projects and pages.",
  searching: "Searching…",
  tooLong: `Searches can be up to ${maxQueryLength} characters. Use fewer words.`,
  unavailable: "Search isn't available right now. Please try again later.",
  offline: "You're offline. Search will work again once you're connected.",
  best: "Showing the best matches. Add a word to narrow the search.",
  near: "Did you mean",
  all: "See all results",
  groups: { article: "Articles", project: "Projects", page: "Pages", person: "People" },
} as const;

export const resultKinds = ["article", "project", "page", "person"] as const satisfies ResultKind[];

export function limitedText(seconds: number): string {
  return `Too many searches. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}

export function countText(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  if (count >= maxCount) return `${maxCount} or more results for “${query}”`;
  return `${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}
