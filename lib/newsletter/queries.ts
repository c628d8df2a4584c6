import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { serviceClient } from "@/lib/supabase/service";
import type { LinkKind } from "./links";
import type { Reader } from "./mails";

export type Subscriber = Reader & { status: "pending" | "confirmed" | "unsubscribed" };
/** Where somebody asked for it. */
export type Source = "footer" | "sign-up";

type Request = {
  email: string;
  source: Source;
  /** What the link in `mails` names. */
  confirmation: string;
  /** The visitor's network address, which the limit counts by. */
  address: string;
  mails: OutgoingMail[];
};

/**
 * Records the wish to subscribe and queues its confirmation mail. Answers null, or, over the limit,
 * the seconds to wait; never whether the address was known. Throws on an outage.
 */
export async function storeSubscription(request: Request): Promise<number | null> {
  const { data, error } = await serviceClient().rpc("subscribe", {
    p_email: request.email,
    p_source: request.source,
    p_confirmation: request.confirmation,
    p_address: request.address,
    p_mails: request.mails,
  });
  if (error) throw new Error(`subscribe: ${error.message}`);
  const answer = data as { status: "accepted" | "limited"; retry_after?: number };
  return answer.status === "limited" ? (answer.retry_after ?? 0) : null;
}

/** The subscriber that a link's id stands for, or null. Throws on an outage. */
export async function getSubscriber(kind: LinkKind, id: string): Promise<Subscriber | null> {
  const all = serviceClient().from("subscribers").select("id, email, status");
  const found = kind === "confirm" ? all.contains("confirmations", [id]) : all.eq("id", id);
  const { data, error } = await found.maybeSingle();
  if (error) throw new Error(`subscribers: ${error.message}`);
  return data as Subscriber | null;
}

/** Confirms, and queues what welcomes; a link that has done its work does nothing. */
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

/** Takes a subscriber off the list; once off, or unknown, nothing happens. */
export async function storeUnsubscription(id: string): Promise<void> {
  const { error } = await serviceClient().rpc("unsubscribe", { p_id: id });
  if (error) throw new Error(`unsubscribe: ${error.message}`);
}

/** Forgets who never confirmed. Answers how many. */
export async function expireSubscriptions(): Promise<number> {
  const { data, error } = await serviceClient().rpc("expire_subscriptions");
  if (error) throw new Error(`expire_subscriptions: ${error.message}`);
  return data;
}
