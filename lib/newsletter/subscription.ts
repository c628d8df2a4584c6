import "server-only";
import { randomUUID } from "node:crypto";
import { confirmationLink } from "./links";
import { confirmationMail } from "./mails";
import { type Source, storeSubscription } from "./queries";

/**
 * Records that somebody at this network address wants the newsletter, and queues the mail that asks
 * for confirmation. Answers null, or, over the limit, the seconds to wait. Throws on an outage.
 */
export function requestSubscription(
  email: string,
  source: Source,
  address: string,
): Promise<number | null> {
  const confirmation = randomUUID();
  const mails = [confirmationMail(email, confirmationLink(confirmation))];
  return storeSubscription({ email, source, confirmation, address, mails });
}
