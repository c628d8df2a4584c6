import { env } from "../env.ts";

/** Timeouts in milliseconds. A busy server may be slow to read a response. */
const timeouts = {
  expire_tags: 1_500,
  expired_tags_since: 3_000,
  // If these time out, the page does its own lookup.
  post_is_known: 300,
  find_tag: 300,
  author_is_known: 300,
};

export type SharedTag = { tag: string; expired_at: string; seq: number };

/** Tags expired by any server that uses this database. */
export const tagsTable = {
  async expire(tags: string[]): Promise<void> {
    await callDatabase("expire_tags", { p_tags: tags });
  },
  async since(seq: number): Promise<SharedTag[]> {
    return (await callDatabase("expired_tags_since", { p_seq: seq })).json();
  },
};

/** Calls the API directly, because Supabase's client can't be loaded here. */
export async function callDatabase(name: keyof typeof timeouts, values: object): Promise<Response> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env();
  const response = await fetch(`${SUPABASE_URL.replace(/\/$/, "")}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: SUPABASE_SECRET_KEY,
      authorization: `Bearer ${SUPABASE_SECRET_KEY}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeouts[name]),
  });
  if (!response.ok) {
    throw new Error(`${name}: ${response.status} ${(await response.text()).slice(0, 200)}`);
  }
  return response;
}
