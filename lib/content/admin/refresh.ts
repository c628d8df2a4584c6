import "server-only";
import { updateTag } from "next/cache";
import { type KindName, kindLabels } from "@/lib/content/kind-labels";
import { contentTag } from "@/lib/content/queries";

/** Expires the pages that show contents of any kind. */
export function refreshContents(): void {
  for (const name of Object.keys(kindLabels) as KindName[]) updateTag(contentTag(name));
}
