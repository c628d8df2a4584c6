"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, limited, storeOnce, success } from "@/lib/action";
import { getMailWords } from "@/lib/content/mail-words";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { linkState } from "./link-state";
import type { LinkKind } from "./links";
import { welcomeMail } from "./mails";
import { requestSubscription, storeConfirmation, storeUnsubscription } from "./queries";
import { type SubscriptionField, SubscriptionInput } from "./schema";
import { newsletterStrings } from "./strings";

const subscribed = success(newsletterStrings.subscribed);

/** The result never reveals whether the email is already on the list. */
export const subscribe = formAction<ActionResult<SubscriptionField>>(async (form) => {
  const guards = { success: () => subscribed };
  const { result, data, values } = readSubmission(form, SubscriptionInput, guards);
  if (result) return result;
  const fallback = failure(newsletterStrings.failed, values);
  return storeOnce<SubscriptionField>("newsletter form", "subscription", fallback, async () => {
    const sender = await readSender("newsletter", form, data);
    const wait = await requestSubscription(data.newsletter_email, "footer", sender);
    if (wait !== null) return limited(newsletterStrings.limited, wait, values);
    sendQueuedMail();
    return subscribed;
  });
});

export const confirmSubscription = formAction<ActionResult>(async (form) => {
  const token = form.get("token");
  const link = await linkState("confirm", token);
  // A repeated press finds the subscription already confirmed.
  const isConfirmed = link.status === "used" && link.subscriber.status === "confirmed";
  if (link.status !== "open" && !isConfirmed) return showAgain("confirm", token);
  const words = await getMailWords("newsletter-welcome");
  await storeConfirmation(link.id, [welcomeMail(link.subscriber, words)]);
  sendQueuedMail();
  redirect("/newsletter/confirmed");
});

export const leaveNewsletter = formAction<ActionResult>(async (form) => {
  const token = form.get("token");
  const link = await linkState("unsubscribe", token);
  if (link.status !== "open" && link.status !== "used") return showAgain("unsubscribe", token);
  await storeUnsubscription(link.id);
  redirect("/newsletter/unsubscribed");
});

function showAgain(kind: LinkKind, token: unknown): never {
  const query = typeof token === "string" && token.length < 200 ? encodeURIComponent(token) : "";
  redirect(`/newsletter/${kind}?token=${query}` as Route);
}
