import "server-only";
import { listPublished } from "@/lib/content/queries";

export type AuthorOption = { key: string; name: string };

/** Lists the authors that a post can name, and those of `chosen` that are no longer shown. */
export async function listAuthorOptions(chosen: readonly string[]): Promise<AuthorOption[]> {
  const shown = (await listPublished("authors")).map(({ key, value }) => ({
    key,
    name: value.name,
  }));
  const gone = chosen.filter((key) => !shown.some((author) => author.key === key));
  return [...shown, ...gone.map((key) => ({ key, name: `Hidden or deleted author (${key})` }))];
}
