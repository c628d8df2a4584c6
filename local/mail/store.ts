import { createHash, randomUUID } from "node:crypto";
import type { MailContent, Message } from "./message.ts";

const maxMessages = 500;
const keyTtlMs = 24 * 60 * 60 * 1000;

/** `since` is an ISO time, as in `created_at`. */
export type MailFilter = { to?: string; since?: string; limit?: number };

type Remembered = { payload: string; ids: string[]; until: number };

export type MailStore = ReturnType<typeof createMailStore>;

/** Keeps the last 500 emails in memory, newest first, and idempotency keys for 24 hours. */
export function createMailStore() {
  let messages: Message[] = [];
  const keys = new Map<string, Remembered>();

  return {
    list: ({ to, since, limit }: MailFilter = {}) =>
      messages
        .filter((message) => !to || message.to.includes(to))
        .filter((message) => !since || message.created_at >= since)
        .slice(0, limit),
    find: (id: string) => messages.find((message) => message.id === id),
    clear() {
      messages = [];
    },
    /** Stores the emails of one request; returns their ids. */
    add(mails: MailContent[]): string[] {
      const created_at = new Date().toISOString();
      const added = mails.map((mail) => ({ id: randomUUID(), ...mail, created_at }));
      messages = [...added.toReversed(), ...messages].slice(0, maxMessages);
      return added.map((message) => message.id);
    },
    /** Returns the ids stored for this key, "other" if the body differs, or null for a new key. */
    recall(key: string, body: string): string[] | "other" | null {
      forgetOld(keys);
      const known = keys.get(key);
      if (!known) return null;
      return known.payload === digest(body) ? known.ids : "other";
    },
    remember(key: string, body: string, ids: string[]): void {
      keys.set(key, { payload: digest(body), ids, until: Date.now() + keyTtlMs });
    },
  };
}

// A Map preserves insertion order, so the oldest keys come first.
function forgetOld(keys: Map<string, Remembered>): void {
  for (const [key, { until }] of keys) {
    if (until > Date.now()) return;
    keys.delete(key);
  }
}

const digest = (body: string): string => createHash("sha256").update(body).digest("base64");
