import defaultHandler from "next/dist/server/lib/cache-handlers/default.js";
import { sharedTags } from "./shared-tags.ts";

const maxBytes = 8 * 1024 * 1024;

/**
 * Next.js's own cache, which also refreshes the tags, because pages rendered per request bypass the
 * page cache.
 */
export default {
  ...defaultHandler.createDefaultCacheHandler(maxBytes),
  refreshTags: () => sharedTags.refresh(),
};
