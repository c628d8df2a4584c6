import "server-only";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { listEntries } from "@/lib/content/admin/queries";
import { listPublished } from "@/lib/content/queries";

export type AuthorOption = { key: string; name: string };

/**
 * Lists the authors that a post can name, and those of `chosen` that are no longer shown. Only those
 * who may edit contents can read the names of the latter.
 */
export async function listAuthorOptions(chosen: readonly string[]): Promise<AuthorOption[]> {
  const { client, viewer } = await requireAdmin("posts.own");
  const shown = (await listPublished("authors")).map(({ key, value }) => ({
    key,
    name: value.name,
  }));
  const gone = chosen.filter((key) => !shown.some((author) => author.key === key));
  const isNamed = gone.length > 0 && may(viewer, "contents");
  const hidden = isNamed ? await listEntries(client, "authors") : [];
  const nameOf = (key: string) => {
    const author = hidden.find((entry) => entry.key === key);
    return author ? `${author.title} (hidden)` : `Hidden or deleted author (${key})`;
  };
  return [...shown, ...gone.map((key) => ({ key, name: nameOf(key) }))];
}
