import { env } from "../env.ts";

export type SharedTag = { tag: string; expired_at: string; seq: number };

/** In milliseconds. A busy server may take its time to read an answer. */
const timeouts = { expire_tags: 1_500, expired_tags_since: 3_000 };

/** The tags that any server over this database has expired. Supabase's client cannot be loaded here. */
export const tagsTable = {
  async expire(tags: string[]): Promise<void> {
    await call("expire_tags", { p_tags: tags });
  },
  async since(seq: number): Promise<SharedTag[]> {
    return (await call("expired_tags_since", { p_seq: seq })).json();
  },
};

async function call(name: keyof typeof timeouts, values: object): Promise<Response> {
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
