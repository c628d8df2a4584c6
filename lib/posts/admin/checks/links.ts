import { isSlug } from "@/lib/forms/slug";

/** Target of a URL in a post's text. `path` is on this site, without query and fragment. */
type Target =
  | { kind: "fine" }
  | { kind: "empty" }
  | { kind: "malformed" }
  | { kind: "own"; path: string };

export function targetOf(url: string, siteUrl: string): Target {
  const address = url.trim();
  if (address === "" || address === "#") return { kind: "empty" };
  if (address.startsWith("#")) return { kind: "fine" };
  if (/^\/(?!\/)/.test(address)) return ownTarget(address, siteUrl);
  if (/^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d\s().-]+$/i.test(address)) return { kind: "fine" };
  if (!/^(https?:)?\/\/[^/\s]/i.test(address)) return { kind: "malformed" };
  const parsed = URL.parse(address, siteUrl);
  if (!parsed || !/^[^.]+(\.[^.]+)+\.?$|^localhost$|^\[/.test(parsed.hostname)) {
    return { kind: "malformed" };
  }
  return parsed.host === new URL(siteUrl).host ? ownTarget(address, siteUrl) : { kind: "fine" };
}

function ownTarget(address: string, siteUrl: string): Target {
  const { pathname } = new URL(address, siteUrl);
  return { kind: "own", path: pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname };
}

/** Returns the slug if a path on this site is a post's; otherwise null. */
export function slugOf(path: string): string | null {
  const [, slug] = /^\/blog\/([^/]+?)(?:\.md)?$/.exec(path) ?? [];
  return slug !== undefined && slug !== "archive" && isSlug(slug) ? slug : null;
}
