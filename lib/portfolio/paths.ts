import "server-only";
import { projects } from "@/content/projects";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";

const pathOf = (id: number | string) => `/portfolio/${id}`;

/** Paths of the projects in the site's files. */
export const filePaths: ReadonlySet<string> = new Set(projects.map(({ id }) => pathOf(id)));

/**
 * Lists the paths of the projects that visitors see, without reading their content. The client's
 * user must be allowed to see hidden ones. Throws on an outage.
 */
export async function listProjectPaths(client: Pick<SessionClient, "from">): Promise<Set<string>> {
  const rows = await client
    .from("contents")
    .select("key, status")
    .eq("kind", "projects")
    .then(orThrow("contents"));
  const paths = new Set(filePaths);
  for (const { key, status } of rows) {
    if (status === "published") paths.add(pathOf(key));
    if (status === "hidden") paths.delete(pathOf(key));
  }
  return paths;
}
