import "server-only";
import { createHash } from "node:crypto";
import { clientIp } from "@/lib/security/sender";
import { keyField } from "./submission";

/** Rate limits count by `ip`. Requests with the same `key` count as one submission. */
export type Sender = { ip: string; key: string };

/**
 * The key covers the values, so an edited form counts as a new submission. Without JavaScript, the
 * IP identifies the form, because cached pages are the same for everyone.
 */
export async function readSender(name: string, form: FormData, values: object): Promise<Sender> {
  const ip = await clientIp();
  const rendered = form.get(keyField);
  const parts = [name, typeof rendered === "string" && rendered ? rendered : ip, values];
  return { ip, key: createHash("sha256").update(JSON.stringify(parts)).digest("hex") };
}

/** A database function's response to a submission. */
export type Stored = { status: string; retry_after?: number };

/** Returns null unless the sender is over the limit. */
export function secondsToWait({ status, retry_after }: Stored): number | null {
  return status === "limited" ? (retry_after ?? 0) : null;
}
