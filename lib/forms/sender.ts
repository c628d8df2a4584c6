import "server-only";
import { createHash } from "node:crypto";
import { clientIp } from "@/lib/security/sender";
import { keyField } from "./submission";

/** The limit counts by the ip. What has the same key is one submission, however often it comes. */
export type Sender = { ip: string; key: string };

/**
 * The key covers the values, so that a form that was changed is sent. Without scripts, stored pages being
 * the same for everybody, the ip stands for the rendered form.
 */
export async function readSender(name: string, form: FormData, values: object): Promise<Sender> {
  const ip = await clientIp();
  const rendered = form.get(keyField);
  const parts = [name, typeof rendered === "string" && rendered ? rendered : ip, values];
  return { ip, key: createHash("sha256").update(JSON.stringify(parts)).digest("hex") };
}

/** How a function of the database answers to a submission. */
export type Stored = { status: string; retry_after?: number };

/** Null unless the sender is over the limit. */
export function secondsToWait({ status, retry_after }: Stored): number | null {
  return status === "limited" ? (retry_after ?? 0) : null;
}
