import { adminClient } from "./accounts";
import { serviceClient } from "./stored";

let client: ReturnType<typeof adminClient> | undefined;
const admin = () => (client ??= adminClient());

type Redirect = { source: string; target: string | null; status?: number };

/** Stores redirects and returns the database's result for each. */
export async function storeRedirects(redirects: readonly Redirect[]) {
  const lines = redirects.map((one) => ({ status: one.target === null ? 410 : 308, ...one }));
  const storing = (await admin()).rpc("store_redirects", { p_redirects: lines });
  const { data } = await storing.throwOnError();
  return data as { status: string; reason?: string }[];
}

export async function deleteRedirect(source: string): Promise<void> {
  const { data } = await (await admin()).from("redirects").select("id").eq("source", source);
  const p_ids = (data ?? []).map(({ id }) => id);
  await (await admin()).rpc("delete_rows", { p_source: "redirects", p_ids }).throwOnError();
}

export async function storedRedirect(source: string) {
  const rows = (await admin()).from("redirects").select();
  return (await rows.eq("source", source).maybeSingle()).data;
}

/** Stores a visit to a missing path, as the site does every few seconds. */
export async function storeMissing(path: string): Promise<void> {
  const client = await serviceClient();
  await client.rpc("count_paths", { p_hits: {}, p_missing: { [path]: 1 } }).throwOnError();
}

export async function storedMissing(path: string) {
  const rows = (await admin()).from("missing_paths").select();
  return (await rows.eq("path", path).maybeSingle()).data;
}
