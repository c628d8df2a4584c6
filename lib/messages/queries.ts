import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { type Sender, type Stored, secondsToWait } from "@/lib/forms/sender";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";
import type { MessageInput } from "./schema";

/** Returns the seconds to wait if over the limit, else null. Ignores a duplicate within a day. */
export async function storeMessage(
  id: string,
  message: MessageInput,
  sender: Sender,
  mails: OutgoingMail[],
): Promise<number | null> {
  const answer: Stored = await call(serviceClient(), "submit_message", {
    p_id: id,
    p_name: message.user_name,
    p_email: message.user_email,
    p_company: message.user_company ?? "",
    p_message: message.message,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mails,
  });
  return secondsToWait(answer);
}
