import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { testSite } from "@/e2e/support/test-site";

/** Reads the paths of all admin pages and handlers from the build manifest. */
export async function adminRoutes(): Promise<string[]> {
  const file = join(testSite.distDir, "server/app-paths-manifest.json");
  const built = Object.keys(JSON.parse(await readFile(file, "utf8")));
  return built
    .filter((path) => path.startsWith("/(session)/admin/"))
    .map((path) => path.replace("/(session)", "").replace(/\/(page|route)$/, ""))
    .map((path) => path.replace("[id]", crypto.randomUUID()).replace("[no]", "1"))
    .map((path) => path.replace("[kind]", "projects").replace("[key]", "9"));
}
