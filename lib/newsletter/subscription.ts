import "server-only";
import { randomUUID } from "node:crypto";
import type { Sender } from "@/lib/forms/sender";
import { confirmationLink } from "./links";
import { confirmationMail } from "./mails";
import { type Source, storeSubscription } from "./queries";

/** Null, or the seconds to wait over the limit. Throws on an outage. */
export function requestSubscription(
  email: string,
  source: Source,
  sender: Sender,
): Promise<number | null> {
  const confirmation = randomUUID();
  const mails = [confirmationMail(email, confirmationLink(confirmation))];
  return storeSubscription({ email, source, confirmation, sender, mails });
}
