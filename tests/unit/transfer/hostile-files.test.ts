import { expect, test } from "vitest";
import { hostileFile } from "@/bench/transfer/hostile-files";
import type { SessionClient } from "@/lib/supabase/clients";
import { importFile } from "@/lib/transfer/import/import-file";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { withFile } from "@/tests/with-file";

/** A database that accepts every post and contains none. */
const client = {
  async rpc(name: string, { p_posts = [] }: { p_posts?: { slug: string }[] }) {
    if (name === "imported_hashes") return { data: {}, error: null };
    const data = p_posts.map(({ slug }) => ({ status: "created", id: slug, slug }));
    return { data, error: null };
  },
  from: () => ({ select: () => ({ eq: () => ({ maybeSingle: async () => ({}) }) }) }),
} as unknown as SessionClient;

// `npm run bench:hostile-imports` sends 500 such files to a site.
test("each of 25 hostile files ends in a short report or an error message for the user", async () => {
  for (let seed = 0; seed < 25; seed += 1) {
    const { kind, bytes } = await hostileFile(seed, 2_000);
    const options = { client, isApplied: false, onProgress: () => {} };
    const ended = await withFile(bytes, (file) => importFile(file, options)).catch(
      (error) => error,
    );
    const text = ended instanceof TransferError ? ended.message : JSON.stringify(ended.leftOut);
    expect(text, `${kind} ${seed}`).toBeTypeOf("string");
    expect(JSON.stringify(ended).length, `${kind} ${seed}`).toBeLessThan(4_500_000);
  }
}, 60_000);
