"use server";

import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { after } from "next/server";
import type { ActionResult } from "@/lib/action";
import { drainOutbox } from "@/lib/email/outbox";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { looksAutomated, tooFast } from "@/lib/forms/spam";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { linkState } from "./link-state";
import type { LinkKind } from "./links";
import { welcomeMail } from "./mails";
import { storeConfirmation, storeUnsubscription } from "./queries";
import { type SubscriptionField, SubscriptionInput } from "./schema";
import { requestSubscription } from "./subscription";
import { limitedText, newsletterTexts } from "./texts";

type Result = ActionResult<SubscriptionField>;

/** Takes a subscription from the footer. The answer is the same whether the address is known or not. */
export async function subscribe(_previous: Result, form: FormData): Promise<Result> {
  const values = readFields(form, SubscriptionInput);
  if (looksAutomated(form)) return { status: "success", message: newsletterTexts.subscribed };
  const input = SubscriptionInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  if (tooFast(form)) return failure(newsletterTexts.tooFast, values);
  const email = input.data.newsletter_email;
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  try {
    const wait = await requestSubscription(email, "footer", address);
    if (wait !== null) return failure(limitedText(wait), values);
  } catch (error) {
    reportError(error, "newsletter form");
    return failure(newsletterTexts.failed, values);
  }
  sendAfterwards();
  return { status: "success", message: newsletterTexts.subscribed };
}

/** Confirms the subscription that the form's token names, or shows how things stand with it. */
export async function confirmSubscription(form: FormData): Promise<void> {
  const token = form.get("token");
  const link = await linkState("confirm", token);
  if (link.status !== "open") return showAgain("confirm", token);
  await storeConfirmation(link.id, [welcomeMail(link.subscriber)]);
  sendAfterwards();
  redirect("/newsletter/confirmed");
}

/** Ends the subscription that the form's token names, or shows how things stand with it. */
export async function leaveNewsletter(form: FormData): Promise<void> {
  const token = form.get("token");
  const link = await linkState("unsubscribe", token);
  if (link.status !== "open") return showAgain("unsubscribe", token);
  await storeUnsubscription(link.id);
  redirect("/newsletter/unsubscribed");
}

function failure(message: string, values: Partial<Record<SubscriptionField, string>>): Result {
  return { status: "error", message, errors: {}, values };
}

function sendAfterwards(): void {
  after(() => drainOutbox().catch((error) => reportError(error, "outbox")));
}

function showAgain(kind: LinkKind, token: unknown): never {
  const query = typeof token === "string" && token.length < 200 ? encodeURIComponent(token) : "";
  redirect(`/newsletter/${kind}?token=${query}` as Route);
}
