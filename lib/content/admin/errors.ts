import "server-only";
import { describe } from "@/lib/content/form/describe";
import { type Typed, textsIn } from "@/lib/content/form/typed";
import { type Kind, schemaOf } from "@/lib/content/kind";
import type { KindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { listProjectPaths } from "@/lib/portfolio/paths";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";

type Place = { name: KindName; key: string };

/**
 * Returns the errors of a valid value that depend on what is stored, by field: links to pages that
 * don't exist, and a text that must be unique but isn't.
 */
export async function databaseErrors(
  client: SessionClient,
  place: Place,
  value: unknown,
): Promise<Record<string, string>> {
  const [missing, taken] = await Promise.all([
    missingPages(client, place, value as Typed),
    takenText(client, place, value),
  ]);
  return { ...missing, ...taken };
}

/** Pages in the database: projects, posts, tags and authors. */
const stored = /^\/(portfolio|blog|blog\/tag|blog\/author)\/[^/]+$/;

async function missingPages(client: SessionClient, { name, key }: Place, value: Typed) {
  const links = textsIn(describe(schemaOf(kinds[name], key)), value, ["link"])
    .map(([field, url]) => [field, url.replace(/[?#].*$/, "")] as const)
    .filter(([, path]) => stored.test(path) && path !== "/blog/archive");
  if (links.length === 0) return {};
  const [missing, projects] = await Promise.all([
    call(client, "missing_pages", { p_paths: links.map(([, path]) => path) }),
    listProjectPaths(client),
  ]);
  const broken = links.filter(([, path]) => missing.includes(path) && !projects.has(path));
  return Object.fromEntries(broken.map(([field, path]) => [field, `There is no page at ${path}`]));
}

async function takenText(client: SessionClient, { name, key }: Place, value: unknown) {
  const { unique, noun }: Kind = kinds[name];
  if (!unique) return {};
  const uniqueOf = (of: unknown) => Object(of)[unique];
  const others = await client
    .from("contents")
    .select("published")
    .eq("kind", name)
    .neq("key", key)
    .then(orThrow("contents"));
  const isTaken = others.some(({ published }) => uniqueOf(published) === uniqueOf(value));
  return isTaken ? { [unique]: `Another ${noun} has this ${unique}. Choose another one.` } : {};
}
