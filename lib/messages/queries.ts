import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import type { Sender } from "@/lib/forms/sender";
import { serviceClient } from "@/lib/supabase/service";
import type { MessageInput } from "./schema";

/** Null, or the seconds to wait over the limit. Ignores a duplicate within a day. */
export async function storeMessage(
  id: string,
  message: MessageInput,
  sender: Sender,
  mails: OutgoingMail[],
): Promise<number | null> {
  const { data, error } = await serviceClient().rpc("submit_message", {
    p_id: id,
    p_name: message.user_name,
    p_email: message.user_email,
    p_company: message.user_company ?? "",
    p_message: message.message,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mails,
  });
  if (error) throw new Error(`submit_message: ${error.message}`);
  const answer = data as { status: "stored" | "duplicate" | "limited"; retry_after?: number };
  return answer.status === "limited" ? (answer.retry_after ?? 0) : null;
}
