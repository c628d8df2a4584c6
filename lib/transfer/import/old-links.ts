import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/markdown/parse";
import { pluralize } from "@/lib/numbers";

/** A note on the links of a text that still lead to one of these hosts; null where none does. */
export function oldLinksNote(content: string, hosts: ReadonlySet<string>): string | null {
  const isOld = (host: string) =>
    hosts.has(host) || hosts.has(`www.${host}`) || hosts.has(host.replace(/^www\./, ""));
  // Most texts need not be parsed.
  const found = content.matchAll(/:\/\/([\w.-]{1,253}(?::\d{1,5})?)/g);
  if (![...found].some(([, host = ""]) => isOld(host.toLowerCase()))) return null;
  let count = 0;
  visit(parseMarkdown(content), "link", ({ url }) => {
    if (isOld(URL.parse(url)?.host ?? "")) count += 1;
  });
  if (count === 0) return null;
  return `${pluralize(count, "link leads", "links lead")} to the old site`;
}
