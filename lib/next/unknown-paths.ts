import { AsyncLocalStorage } from "node:async_hooks";
import { isServing } from "../env.ts";
import { callDatabase } from "./database-call.ts";

/** The same formats that the pages accept. */
const slug = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pageNumber = /^[1-9]\d{0,4}$/;
const year = /^[1-9]\d{3}$/;
const projectId = /^[1-9]\d{0,4}$/;

type Kind = { path: RegExp; parts: RegExp[]; isKnown?: (name: string) => Promise<boolean> };

const postIsKnown = async (name: string) =>
  (await callDatabase("post_is_known", { p_slug: name })).json();

const tagIsKnown = async (name: string) =>
  (await (await callDatabase("find_tag", { p_slug: name })).json()) !== null;

const authorIsKnown = async (name: string) =>
  (await callDatabase("author_is_known", { p_slug: name })).json();

/** Matched against a cache key, which begins with the route. */
const kinds: Kind[] = [
  { path: /(?<=\/blog\/)([^/]+)$/, parts: [slug], isKnown: postIsKnown },
  { path: /(?<=\/blog\/page\/)([^/]+)$/, parts: [pageNumber] },
  { path: /(?<=\/blog\/tag\/)([^/]+)$/, parts: [slug], isKnown: tagIsKnown },
  {
    path: /(?<=\/blog\/tag\/)([^/]+)\/page\/([^/]+)$/,
    parts: [slug, pageNumber],
    isKnown: tagIsKnown,
  },
  { path: /(?<=\/blog\/author\/)([^/]+)$/, parts: [slug], isKnown: authorIsKnown },
  {
    path: /(?<=\/blog\/author\/)([^/]+)\/page\/([^/]+)$/,
    parts: [slug, pageNumber],
    isKnown: authorIsKnown,
  },
  { path: /(?<=\/blog\/archive\/)([^/]+)$/, parts: [year] },
  { path: /(?<=\/blog\/archive\/)([^/]+)\/page\/([^/]+)$/, parts: [year, pageNumber] },
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
  if (kind.parts.some((form, index) => !form.test(parts[index] ?? ""))) return true;
  const { isKnown } = kind;
  if (!isKnown || !isServing) return false;
  return outsideRequests(() => isKnown(name).then((known) => !known)).catch(() => false);
}
