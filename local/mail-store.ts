import { createHash, randomUUID } from "node:crypto";
import type { MailContent, Message } from "./mail-message.ts";

const MOST_MESSAGES = 500;
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

type Remembered = { payload: string; ids: string[]; until: number };

export type MailStore = ReturnType<typeof createMailStore>;

/** Keeps the last 500 mails in memory, newest first, and Resend's idempotency keys for 24 hours. */
export function createMailStore() {
  let messages: Message[] = [];
  const keys = new Map<string, Remembered>();

  return {
    list: () => messages,
    find: (id: string) => messages.find((message) => message.id === id),
    clear() {
      messages = [];
    },
    /** Stores the mails of one request; returns their ids. */
    add(mails: MailContent[]): string[] {
      const created_at = new Date().toISOString();
      const added = mails.map((mail) => ({ id: randomUUID(), ...mail, created_at }));
      messages = [...added.toReversed(), ...messages].slice(0, MOST_MESSAGES);
      return added.map((message) => message.id);
    },
    /** The ids answered to this key before, "other" if it came with another body, else null. */
    recall(key: string, body: string): string[] | "other" | null {
      forgetOld(keys);
      const known = keys.get(key);
      if (!known) return null;
      return known.payload === digest(body) ? known.ids : "other";
    },
    remember(key: string, body: string, ids: string[]): void {
      keys.set(key, { payload: digest(body), ids, until: Date.now() + KEY_LIFE_MS });
    },
  };
}

// A Map keeps the order of insertion, so the oldest keys come first.
function forgetOld(keys: Map<string, Remembered>): void {
  for (const [key, { until }] of keys) {
    if (until > Date.now()) return;
    keys.delete(key);
  }
}

function digest(body: string): string {
  return createHash("sha256").update(body).digest("base64");
}
