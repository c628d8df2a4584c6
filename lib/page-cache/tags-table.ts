import { callDatabase } from "./database-call.ts";

export type SharedTag = { tag: string; expired_at: string; seq: number };

/** The tags that any server over this database has expired. */
export const tagsTable = {
  async expire(tags: string[]): Promise<void> {
    await callDatabase("expire_tags", { p_tags: tags });
  },
  async since(seq: number): Promise<SharedTag[]> {
    return (await callDatabase("expired_tags_since", { p_seq: seq })).json();
  },
};
