import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { type KindName, kindLabels } from "@/lib/content/kind-labels";
import { contentTag } from "@/lib/content/queries";

const tags = (Object.keys(kindLabels) as KindName[]).map(contentTag);

/** For actions: expires the pages that show contents of any kind. */
export function refreshContents(): void {
  for (const tag of tags) updateTag(tag);
}

/** Like refreshContents, for jobs. */
export function expireContents(): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
