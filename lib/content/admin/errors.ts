import "server-only";
import { describe } from "@/lib/content/form/describe";
import { type Typed, textsIn } from "@/lib/content/form/typed";
import { type Kind, schemaOf } from "@/lib/content/kind";
import { isKindName, type KindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { getPublished } from "@/lib/content/queries";
import { listProjectPaths } from "@/lib/portfolio/paths";
import { listYears, yearPath } from "@/lib/posts/archive";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";

type EntryId = { name: KindName; key: string };

/**
 * Returns errors that need the database, by field: links to missing pages, and a duplicate of a
 * unique field.
 */
export async function databaseErrors(
  client: SessionClient,
  id: EntryId,
  value: unknown,
): Promise<Record<string, string>> {
  const [missing, duplicates] = await Promise.all([
    missingPages(client, id, value as Typed),
    duplicate(client, id, value),
  ]);
  return { ...missing, ...duplicates };
}

/** Pages in the database: projects, posts, tags, authors and years of the archive. */
const storedPages = /^\/(portfolio|blog|blog\/(tag|author|archive))\/[^/]+$/;

async function missingPages(client: SessionClient, { name, key }: EntryId, value: Typed) {
  const links = textsIn(describe(schemaOf(kinds[name], key)), value, ["link"])
    .map(([field, url]) => [field, pathOf(url)] as const)
    .filter(([, path]) => storedPages.test(path) && path !== "/blog/archive");
  if (links.length === 0) return {};
  const [missing, projects, years] = await Promise.all([
    call(client, "missing_pages", { p_paths: links.map(([, path]) => path) }),
    listProjectPaths(client),
    listYears(),
  ]);
  const known = new Set([...projects, ...years.map(({ year }) => yearPath(year))]);
  const broken = links.filter(([, path]) => missing.includes(path) && !known.has(path));
  return Object.fromEntries(broken.map(([field, path]) => [field, `There is no page at ${path}`]));
}

/** Whether the published navigation or plans link to the page of one of these entries, by row id. */
export async function areLinked(client: SessionClient, ids: string[]): Promise<boolean> {
  const entries = await client
    .from("contents")
    .select("kind, key, published")
    .in("id", ids)
    .then(orThrow("contents"));
  const pages = entries.map(({ kind: name, key, published }) => {
    const kind: Kind | null = isKindName(name) ? kinds[name] : null;
    return published && kind?.shownOn?.(key, published);
  });
  const linksOf = async (name: "navigation" | "plans") =>
    textsIn(describe(kinds[name].schema), (await getPublished(name)) as Typed, ["link"]);
  const links = [...(await linksOf("navigation")), ...(await linksOf("plans"))];
  return links.some(([, url]) => pages.includes(pathOf(url)));
}

const pathOf = (url: string) => url.replace(/[?#].*$/, "");

async function duplicate(client: SessionClient, { name, key }: EntryId, value: unknown) {
  const { unique, noun }: Kind = kinds[name];
  if (!unique) return {};
  const found = await client
    .from("contents")
    .select("key")
    .eq("kind", name)
    .neq("key", key)
    .eq(`published->>${unique}`, Object(value)[unique])
    .limit(1)
    .then(orThrow("contents"));
  return found.length > 0 ? { [unique]: `Another ${noun} already uses this ${unique}.` } : {};
}
