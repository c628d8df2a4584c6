import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import type { Sender } from "@/lib/forms/sender";
import { serviceClient } from "@/lib/supabase/service";
import type { LinkKind } from "./links";
import type { Reader } from "./mails";

export type Subscriber = Reader & { status: "pending" | "confirmed" | "unsubscribed" };
export type Source = "footer" | "sign-up";

type Request = {
  email: string;
  source: Source;
  /** The id in the link of `mails`. */
  confirmation: string;
  sender: Sender;
  mails: OutgoingMail[];
};

/** Null, or the seconds to wait over the limit; never whether the email was known. */
export async function storeSubscription(request: Request): Promise<number | null> {
  const { data, error } = await serviceClient().rpc("subscribe", {
    p_email: request.email,
    p_source: request.source,
    p_confirmation: request.confirmation,
    p_ip: request.sender.ip,
    p_key: request.sender.key,
    p_mails: request.mails,
  });
  if (error) throw new Error(`subscribe: ${error.message}`);
  const answer = data as { status: "accepted" | "limited"; retry_after?: number };
  return answer.status === "limited" ? (answer.retry_after ?? 0) : null;
}

export async function getSubscriber(kind: LinkKind, id: string): Promise<Subscriber | null> {
  const all = serviceClient().from("subscribers").select("id, email, status");
  const found = kind === "confirm" ? all.contains("confirmations", [id]) : all.eq("id", id);
  const { data, error } = await found.maybeSingle();
  if (error) throw new Error(`subscribers: ${error.message}`);
  return data as Subscriber | null;
}

/** A used link changes nothing, and queues no mail. */
export async function storeConfirmation(
  confirmation: string,
  mails: OutgoingMail[],
): Promise<void> {
  const { error } = await serviceClient().rpc("confirm_subscription", {
    p_confirmation: confirmation,
    p_mails: mails,
  });
  if (error) throw new Error(`confirm_subscription: ${error.message}`);
}

export async function storeUnsubscription(id: string): Promise<void> {
  const { error } = await serviceClient().rpc("unsubscribe", { p_id: id });
  if (error) throw new Error(`unsubscribe: ${error.message}`);
}
