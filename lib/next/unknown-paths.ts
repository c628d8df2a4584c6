import { AsyncLocalStorage } from "node:async_hooks";
import { isServing } from "../env.ts";
import { callDatabase } from "./database-call.ts";

/** The same formats that the pages accept. */
const slug = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pageNumber = /^[1-9]\d{0,4}$/;
const year = /^[1-9]\d{3}$/;
const projectId = /^[1-9]\d{0,4}$/;

type Kind = { path: RegExp; parts: RegExp[]; isKnown?: (name: string) => Promise<boolean> };

/** Asks the database, which returns null or false for an unknown name. */
const isKnownBy =
  (lookup: "post_is_known" | "find_tag" | "author_is_known") => async (name: string) =>
    Boolean(await (await callDatabase(lookup, { p_slug: name })).json());

/** Pages of a list in this folder of the blog; the first one has no number. */
const listIn = (folder: string) => new RegExp(`(?<=/blog/${folder}/)([^/]+)(?:/page/([^/]+))?$`);

/** Matched against a cache key, which begins with the route. */
const kinds: Kind[] = [
  { path: /(?<=\/blog\/)([^/]+)$/, parts: [slug], isKnown: isKnownBy("post_is_known") },
  { path: /(?<=\/blog\/page\/)([^/]+)$/, parts: [pageNumber] },
  { path: listIn("tag"), parts: [slug, pageNumber], isKnown: isKnownBy("find_tag") },
  { path: listIn("author"), parts: [slug, pageNumber], isKnown: isKnownBy("author_is_known") },
  { path: listIn("archive"), parts: [year, pageNumber] },
  { path: /(?<=\/portfolio\/)([^/]+)$/, parts: [projectId] },
  { path: /(?<=\/portfolio\/page\/)([^/]+)$/, parts: [pageNumber] },
];

/** Cache key of the 404 page that all unknown paths of a kind share; null for other kinds. */
export function sharedKey(key: string): string | null {
  const kind = kinds.find(({ path }) => path.test(key));
  return kind ? key.replace(kind.path, "-") : null;
}

/** Next.js stores the shared shell of a kind's pages under their folder name, such as `[slug]`. */
const shell = /^\[\w+\]$/;

// During a render, Next.js treats network requests as part of the page's content.
const outsideRequests = AsyncLocalStorage.snapshot();

/** Returns false if unsure; the page then does its own lookup. */
export async function isUnknownPath(key: string): Promise<boolean> {
  const kind = kinds.find(({ path }) => path.test(key));
  const [, ...parts] = kind?.path.exec(key) ?? [];
  const [name] = parts;
  if (!kind || name === undefined || shell.test(name)) return false;
  const isMalformed = (part: string | undefined, index: number) =>
    part !== undefined && !kind.parts[index]?.test(part);
  if (parts.some(isMalformed)) return true;
  const { isKnown } = kind;
  if (!isKnown || !isServing) return false;
  return outsideRequests(() => isKnown(name).then((known) => !known)).catch(() => false);
}
