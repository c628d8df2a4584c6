import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText, sortBy } from "@/lib/admin/search";
import { isOwnArea, normalPath, pathLimits } from "@/lib/redirects/path";
import type { CamelCased, Row } from "@/lib/supabase/row";
import { csvLimits, redirectStatuses, redirectStrings } from "./strings";

/** `target` is null if the page is gone. */
export type Redirect = CamelCased<
  Row<"redirects", "id, source, target, status, hits, last_hit_at, created_at">
> & {
  /** Created when the slug of a post changed. */
  isOfPost: boolean;
  /** A page exists at the path and takes precedence. */
  isIdle: boolean;
};

export type MissingPath = CamelCased<
  Row<"missing_paths", "id, path, hits, is_ignored, last_seen_at">
>;

/** Invalid values are ignored. */
export const RedirectFilters = z.object({
  q: SearchText,
  kind: z.enum(["", "own", "post", "gone", "unused"]).catch(""),
  sort: sortBy(orders.ofRedirects),
  page: PageNumber,
});
export type RedirectFilters = z.infer<typeof RedirectFilters>;

export const MissingFilters = z.object({
  q: SearchText,
  show: z.enum(["", "ignored"]).catch(""),
  sort: sortBy(orders.ofMissingPaths),
  page: PageNumber,
});
export type MissingFilters = z.infer<typeof MissingFilters>;

const statuses = Object.keys(redirectStatuses) as (keyof typeof redirectStatuses)[];

const maxTyped = 2_100;
const typed = z.string().max(maxTyped, "This is too long");

export const RedirectFields = z.object({
  id: z.guid().or(z.literal("")).catch(""),
  source: typed,
  target: typed.catch(""),
  status: z.enum(statuses, { error: "Choose 301, 302, 307, 308 or 410" }),
});

/**
 * Parses to the paths as stored; `host` is the site's own. The target is empty for a page that is
 * gone.
 */
export const redirectInput = (host: string) =>
  RedirectFields.check(({ value, issues }) => {
    const read = {
      source: readSource(value.source.trim()),
      target: value.status === "410" ? "" : readTarget(withoutOrigin(value.target.trim(), host)),
    };
    for (const [name, path] of Object.entries(read)) {
      if (typeof path === "string") Object.assign(value, { [name]: path });
      else issues.push({ code: "custom", input: value, path: [name], message: path.error });
    }
  });

export type RedirectField = "source" | "target" | "status";

export const IgnoredPath = z.object({ missing: z.guid(), ignored: z.enum(["yes", "no"]) });

export const CsvInput = z.object({
  csv: z
    .string()
    .max(csvLimits.text, redirectStrings.tooLong)
    .refine((text) => text.trim() !== "", "Choose a file or paste its lines here"),
});

type Read = string | { error: string };

function readSource(text: string): Read {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const path = url ? url.pathname + url.search + url.hash : text;
  if (path === "") return { error: "Enter the old path, e.g. /old-page" };
  if (/[?#]/.test(path)) return { error: "Remove the ? or # and everything after it" };
  if (path.includes("*")) return { error: "Enter a whole path. * doesn't stand for others" };
  const normal = normalPath(path);
  if (normal === null) return { error: "Enter a path that starts with /, e.g. /old-page" };
  if (normal === "/") return { error: "The home page cannot be redirected" };
  return isOwnArea(normal) ? { error: "This part of the site cannot be redirected" } : normal;
}

/** Turns a full URL of this site into a path; otherwise a loop through it would go undetected. */
function withoutOrigin(target: string, host: string): string {
  const url = /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null;
  if (url?.host !== host || url.username || url.password) return target;
  return url.pathname + url.search + url.hash;
}

const ownOrigin = "https://own.invalid";

function readTarget(text: string): Read {
  if (text === "") return { error: "Enter the new path or URL, or choose “Gone (410)”" };
  const isOwn = /^\/(?!\/)/.test(text);
  const isSafe = !/[\\\p{Cc}]/u.test(text) && (isOwn || /^https:\/\/[^/]/i.test(text));
  const url = isSafe && URL.canParse(text, ownOrigin) ? new URL(text, ownOrigin) : null;
  if (!url || url.username || url.password || (url.origin === ownOrigin) !== isOwn) {
    return { error: "Enter a path like /about or a URL that starts with https://" };
  }
  const path = isOwn ? normalPath(url.pathname) : url.origin + url.pathname;
  const target = `${path}${url.search}${url.hash}`;
  if (path === null || target.length > pathLimits.target) return { error: "This is too long" };
  return target;
}
