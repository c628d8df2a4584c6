import type { Section } from "@/lib/domains/registered";
import { withFallback } from "@/lib/with-fallback";

type Options = { pages: Section["pages"]; mayPublish: boolean };

/** Shortcuts for what the viewer may open and do. Single keys work only while no field has focus. */
export function shortcutsFor({ pages, mayPublish }: Options) {
  const mayOpen = (href: string) => pages.some((page) => page.href === href);
  const targets = Object.entries(pagesByLetter).filter(([, { href }]) => mayOpen(href));
  const places = targets.map(([letter, { name }]) => `${name} (${letter.toUpperCase()})`);
  const create = mayOpen("/admin/redirects")
    ? "Create a post, or a redirect on the Redirects page"
    : "Create a post";
  return [
    { keys: "Ctrl+K", action: `Find a ${oneOf(findable(pages, ["page", "post", "person"]))}` },
    { keys: "/", action: "Search this list" },
    { keys: "J, K", action: "Next and previous row" },
    { keys: "E", action: "Open the row" },
    mayOpen("/admin/bookings") && { keys: "M", action: "Reschedule the booking" },
    mayOpen("/admin/posts/new") && { keys: "C", action: create },
    { keys: "G, then a letter", action: `Go to ${oneOf(places)}` },
    mayPublish && { keys: "Ctrl+Enter", action: "Schedule the post in the editor" },
    { keys: "?", action: "Show keyboard shortcuts" },
  ].filter((shortcut) => shortcut !== false);
}

/** Returns the words for pages, posts and people, without those that the search won't find. */
export function findable(
  pages: Section["pages"],
  [page, post, person]: readonly [string, string, string],
): string[] {
  const has = (href: string) => pages.some((listed) => listed.href === href);
  return [page, ...(has("/admin/posts") ? [post] : []), ...(has("/admin/people") ? [person] : [])];
}

const inList = (type: Intl.ListFormatType) => {
  const format = new Intl.ListFormat("en-GB", { type });
  return (words: readonly string[]) => format.format(words);
};
export const oneOf = inList("disjunction");
export const allOf = inList("conjunction");

/** Pages by the letter after G. */
export const pagesByLetter: Readonly<Record<string, { href: string; name: string }>> = {
  p: { href: "/admin/posts", name: "posts" },
  m: { href: "/admin/messages", name: "messages" },
  b: { href: "/admin/bookings", name: "bookings" },
  t: { href: "/admin", name: "dashboard" },
};

const storageKey = "single-keys";

/** Whether single-key shortcuts are on. Speech input may trigger them by accident (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return withFallback(true, () => localStorage.getItem(storageKey) !== "off");
}

/** Stores the choice in this browser, unless its storage is blocked. */
export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {}
}
