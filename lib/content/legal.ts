import "server-only";
import type { Content } from "./kinds";
import { fillLegal } from "./placeholders/legal";
import { getContent } from "./queries";

/** Returns a legal page, with its placeholders replaced by current values. */
export async function getLegal(key: "privacy" | "terms"): Promise<Content<"legal">> {
  const [page, { email }, { plans }] = await Promise.all([
    getContent("legal", key),
    getContent("site"),
    getContent("plans"),
  ]);
  return fillLegal(page, { email, plans });
}
