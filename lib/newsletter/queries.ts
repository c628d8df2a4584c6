import "server-only";
import { randomUUID } from "node:crypto";
import { getMailWords } from "@/lib/content/mail-words";
import type { OutgoingMail } from "@/lib/email/mail";
import { type Sender, type Stored, secondsToWait } from "@/lib/forms/sender";
import { call, orThrow } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";
import { confirmationLink, type LinkKind } from "./links";
import { confirmationMail, type Reader } from "./mails";

export type Subscriber = Reader & { status: string };

/**
 * Returns the seconds to wait if over the limit, else null. Never reveals whether the email was
 * known.
 */
export async function requestSubscription(
  email: string,
  source: "footer" | "sign-up",
  { ip, key }: Sender,
): Promise<number | null> {
  const confirmation = randomUUID();
  const words = await getMailWords("subscription-confirmation");
  const answer: Stored = await call(serviceClient(), "subscribe", {
    p_email: email,
    p_source: source,
    p_confirmation: confirmation,
    p_ip: ip,
    p_key: key,
    p_mails: [confirmationMail(email, confirmationLink(confirmation), words)],
  });
  return secondsToWait(answer);
}

export async function getSubscriber(kind: LinkKind, id: string): Promise<Subscriber | null> {
  const all = serviceClient().from("subscribers").select("id, email, status");
  const found = kind === "confirm" ? all.contains("confirmations", [id]) : all.eq("id", id);
  return found.maybeSingle().then(orThrow("subscribers"));
}

/** A used link changes nothing and queues no email. */
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
