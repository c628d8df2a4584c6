import { callDatabase } from "./database-call.ts";

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
