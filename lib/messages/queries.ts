import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { serviceClient } from "@/lib/supabase/service";
import type { MessageInput } from "./schema";

export type StoreOutcome =
  | { status: "stored" | "duplicate" }
  | { status: "limited"; retryAfter: number };

/**
 * Stores a message and queues its mails in one transaction. `retryAfter` is in seconds. The same
 * message again within a day is a duplicate: nothing is stored or mailed twice. Throws on an outage.
 */
export async function storeMessage(
  message: MessageInput,
  address: string,
  mails: OutgoingMail[],
): Promise<StoreOutcome> {
  const { data, error } = await serviceClient().rpc("submit_message", {
    p_name: message.user_name,
    p_email: message.user_email,
    p_company: message.user_company ?? "",
    p_message: message.message,
    p_address: address,
    p_mails: mails,
  });
  if (error) throw new Error(`submit_message: ${error.message}`);
  const answer = data as { status: "stored" | "duplicate" | "limited"; retry_after?: number };
  return answer.status === "limited"
    ? { status: "limited", retryAfter: answer.retry_after ?? 0 }
    : { status: answer.status };
}
