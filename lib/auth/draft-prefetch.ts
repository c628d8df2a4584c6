import { draftMode } from "next/headers";
import { connection } from "next/server";

// In Draft Mode the second, cached render reports uncached calls as missing, so skip it.
export async function skipDraftPrefetch(): Promise<void> {
  if ((await draftMode()).isEnabled) await connection();
}
