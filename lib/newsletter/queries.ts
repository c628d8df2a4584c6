import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { type Sender, type Stored, secondsToWait } from "@/lib/forms/sender";
import { call, orThrow } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";
import type { LinkKind } from "./links";
import type { Reader } from "./mails";

export type Subscriber = Reader & { status: string };
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
  const answer: Stored = await call(serviceClient(), "subscribe", {
    p_email: request.email,
    p_source: request.source,
    p_confirmation: request.confirmation,
    p_ip: request.sender.ip,
    p_key: request.sender.key,
    p_mails: request.mails,
  });
  return secondsToWait(answer);
}

export async function getSubscriber(kind: LinkKind, id: string): Promise<Subscriber | null> {
  const all = serviceClient().from("subscribers").select("id, email, status");
  const found = kind === "confirm" ? all.contains("confirmations", [id]) : all.eq("id", id);
  return found.maybeSingle().then(orThrow("subscribers"));
}

/** A used link changes nothing, and queues no mail. */
export async function storeConfirmation(
  confirmation: string,
  mails: OutgoingMail[],
): Promise<void> {
  await call(serviceClient(), "confirm_subscription", {
    p_confirmation: confirmation,
    p_mails: mails,
  });
}

export async function storeUnsubscription(id: string): Promise<void> {
  await call(serviceClient(), "unsubscribe", { p_id: id });
}
