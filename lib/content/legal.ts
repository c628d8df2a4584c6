import "server-only";
import type { Content } from "./kinds";
import { fillLegal, legalFacts } from "./placeholders/legal";
import { getContent } from "./queries";

/** Returns a legal page, with its placeholders replaced by current values. */
export async function getLegal(key: "privacy" | "terms"): Promise<Content<"legal">> {
  return fillLegal(await getContent("legal", key), legalFacts);
}
